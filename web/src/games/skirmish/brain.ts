import { distribution, withAskedDice } from '@undercroft/coach'
import type { Action, Decision, RollEvent } from '@undercroft/engine'
import type { AnyGame, AnyMatch } from '../adapter.ts'
import type { Brain, OddsRow } from '../brain.ts'
import { isPresent, type SkirmishMatch, STATUS_NAMES, skirmishGame } from './rules.ts'

const own = (match: AnyMatch): SkirmishMatch => match as unknown as SkirmishMatch

interface Walk {
  readonly proc: string
  readonly moved?: number
  readonly odd?: number
}

/** The frame of the turn or rush that is being walked. */
const walkOf = (match: AnyMatch): Walk | undefined =>
  match.stack.findLast(({ proc }) => proc === 'turn' || proc === 'rush') as unknown as Walk | undefined

let width = 1

export const brain: Brain = {
  game: skirmishGame as unknown as AnyGame,

  movement: (piece) => ({
    stepTo: (action, match) => {
      width = own(match).state.width
      const { type, square } = action as Action & { square?: number }
      return type === 'step' && square !== undefined ? square : null
    },
    mover: (match) => {
      const creature = own(match).state.creatures[piece]
      return isPresent(creature) && (creature.status & STATUS_NAMES.routing) === 0 ? creature.square : null
    },
    key: (match) => `${own(match).state.creatures[piece].square}-${walkOf(match)?.odd ?? 0}`,
    // A turn that is over has used up everything.
    cost: (match) => walkOf(match)?.moved ?? Number.MAX_SAFE_INTEGER,
    pass: ({ kind, actions }) =>
      kind === 'opportunity' ? (actions.find(({ type }) => type === 'pass') ?? null) : null,
    reroll: ({ kind, actions }) => (kind === 'reroll' ? (actions.find(({ type }) => type === 'reroll') ?? null) : null),
  }),

  squareAt: (square) => ({ x: square % width, y: Math.floor(square / width) }),
  stop: () => null,
  staysOpen: true,

  odds(view, given) {
    const match = own(view)
    const { type, target, creature } = given as Action & { target?: number; creature?: number }
    if (type === 'opportunity') return strikeOdds(match, given, moverOf(match))
    const victim = target ?? (type === 'pick' ? creature : undefined)
    if (victim === undefined || victim < 0 || !match.state.creatures[victim]) return []
    return strikes.has(type) ? strikeOdds(match, given, victim) : []
  },

  roll(view, given) {
    const match = withAskedDice(skirmishGame, own(view))
    if (!strikes.has(given.type) && given.type !== 'opportunity') return null
    const events = skirmishGame.apply(match, given)
    for (let i = 0; i < 12; i++) {
      const roll = events.find(({ type }) => type === 'roll') as RollEvent | undefined
      if (roll) return roll
      const action = match.waiting
        ? ({ type: 'roll', values: match.waiting.dice.map(() => 10) } as Action)
        : skirmishGame.decision(match) && settles(match)
      if (!action) return null
      events.push(...skirmishGame.apply(match, action))
    }
    return null
  },
}

const strikes = new Set(['melee', 'ranged', 'charge', 'attack', 'hurl', 'cast', 'use'])

/** Who moves while others are asked whether they strike. */
function moverOf(match: SkirmishMatch): number {
  return (skirmishGame.about(match) as { mover?: number }).mover ?? -1
}

/** Questions that come before a strike is settled, answered plainly. */
function settles(match: SkirmishMatch): Action | null {
  const decision = skirmishGame.decision(match)
  return decision && plainly(decision)
}

const unsettled = new Set([
  'declare',
  'react',
  'reroll',
  'catch-arrow',
  'spell-resistance',
  'tyrannical-morale',
  'choose-attack',
  'opportunity',
  'hurl',
  'aim',
  'resolve-first',
  'cleave',
  'death-strike',
  'drag',
  'flee',
  'flee-underground',
])

function plainly({ kind, actions }: Decision): Action | null {
  if (!unsettled.has(kind)) return null
  const plain = actions.find(({ type }) => plainAnswers.has(type))
  return plain ?? actions[0]
}

const plainAnswers = new Set(['roll-attack', 'decline', 'pass', 'go-on'])

/** What an attack, spell or ability does to the one it is aimed at. */
function strikeOdds(match: SkirmishMatch, action: Action, target: number): OddsRow[] {
  if (target < 0) return []
  const { hp, status } = match.state.creatures[target]
  const found = distribution(
    skirmishGame,
    match,
    action,
    (at, decision) => {
      const victim = at.state.creatures[target]
      if (victim.status & STATUS_NAMES.eliminated) return 'destroyed'
      if ((victim.status & STATUS_NAMES.routing) !== 0 && (status & STATUS_NAMES.routing) === 0) return 'routed'
      if (decision && unsettled.has(decision.kind)) return null
      if (victim.hp < hp) return 'damaged'
      if (victim.hp > hp) return 'healed'
      return victim.status === status ? 'nothing' : 'afflicted'
    },
    (decision) => plainly(decision),
  )
  const order = ['destroyed', 'routed', 'damaged', 'afflicted', 'healed', 'nothing']
  return order.flatMap((outcome) => {
    const chance = found.get(outcome)
    return chance ? [{ outcome, chance, tone: outcome === 'nothing' ? ('bad' as const) : ('good' as const) }] : []
  })
}
