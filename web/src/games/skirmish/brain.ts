import { plainly, STRIKES, withAskedDice } from '@undercroft/coach'
import type { Action, Game, Match, RollEvent } from '@undercroft/engine'
import type { Brain } from '../brain.ts'
import { isPresent, type SkirmishMatch, STATUS_NAMES, skirmishGame } from './rules.ts'

const own = (match: Match): SkirmishMatch => match as unknown as SkirmishMatch

interface Walk {
  readonly proc: string
  readonly moved?: number
  readonly speed?: number
  readonly odd?: number
}

/** The frame of the turn or rush that is being walked. */
const walkOf = (match: Match): Walk | undefined =>
  match.stack.findLast(({ proc }) => proc === 'turn' || proc === 'rush') as unknown as Walk | undefined

export const brain: Brain = {
  game: skirmishGame as unknown as Game,

  movement: (piece) => ({
    stepTo: (action) => {
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

  squareAt: (square, match) => ({
    x: square % own(match).state.width,
    y: Math.floor(square / own(match).state.width),
  }),
  stop: () => null,
  /** Nobody stops on a square that somebody holds: there the turn could not end (SK-MOVE-04). */
  mayRest: (_match, actions) => actions.some(({ type }) => type === 'end' || type === 'stop'),

  /** A double move leaves no attack (SK-ACT-04). */
  spent(match) {
    const walk = walkOf(match)
    return walk === undefined || (walk.proc === 'turn' && (walk.moved ?? 0) > (walk.speed ?? 0))
  },

  aims: (match, _piece, wanted) =>
    (skirmishGame.decision(own(match))?.actions ?? []).flatMap((given) => {
      const { type, target = -1 } = given as Action & { target?: number }
      return type === wanted && target >= 0 ? [{ actions: [given], target }] : []
    }),

  told(view, given) {
    const match = withAskedDice(skirmishGame, own(view))
    if (!STRIKES.has(given.type) && given.type !== 'opportunity') return null
    const depth = match.stack.length
    const events = skirmishGame.apply(match, given)
    for (let i = 0; i < 12; i++) {
      const roll = events.find(({ type }) => type === 'roll') as RollEvent | undefined
      if (roll) return roll
      const action = match.waiting
        ? ({ type: 'roll', values: match.waiting.dice.map(() => 10) } as Action)
        : answerTo(match, depth)
      if (!action) return null
      events.push(...skirmishGame.apply(match, action))
    }
    return null
  },
}

/** Questions that come before the roll are answered plainly; null where the strike is over without one. */
function answerTo(match: SkirmishMatch, depth: number): Action | null {
  const decision = match.stack.length > depth ? skirmishGame.decision(match) : null
  return decision && plainly(decision)
}
