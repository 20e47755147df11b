import { distribution, expected, withAskedDice } from '@undercroft/coach'
import { type Action, type Decision, dieByName, type GameEvent, outcomes } from '@undercroft/engine'
import type { AnyGame, AnyMatch } from '../adapter.ts'
import type { Aiming, Band, Brain, OddsRow } from '../brain.ts'
import { BANDS, type DungeonMatch, dungeonBowl, ON_BOARD, rangeBand, STANDING, venueOf } from './rules.ts'

const own = (match: AnyMatch): DungeonMatch => match as unknown as DungeonMatch

const widthOf = (match: AnyMatch): number => venueOf(own(match).options).dungeon.width

export const brain: Brain = {
  game: dungeonBowl as unknown as AnyGame,

  movement: (piece) => ({
    stepTo: (action) => {
      const { type, to } = action as Action & { to?: number }
      return (type === 'step' || type === 'jump') && to !== undefined ? to : null
    },
    mover: (match) => {
      const { square, status, place } = own(match).state.players[piece]
      return place === ON_BOARD && status === STANDING ? square : null
    },
    key: (match) => `${own(match).state.players[piece].square}-${own(match).state.ballHolder}`,
    arrived: ({ waiting }) => waiting?.what === 'portal',
    reroll: ({ kind, actions }) =>
      kind === 're-roll'
        ? (actions.find(({ type }) => type === 'skill-re-roll' || type === 'team-re-roll') ?? null)
        : null,
  }),

  squareAt(square, match) {
    const width = widthOf(match)
    return { x: square % width, y: Math.floor(square / width) }
  },

  /** Where only Rushes are left and nothing else could be done, the activation ends. */
  stop(match, actions) {
    const moving = match.stack.findLast(({ proc }) => proc === 'move') as unknown as { left: number } | undefined
    if (moving && moving.left > 0) return null
    if (actions.some(({ type }) => type !== 'step' && type !== 'jump' && type !== 'stop')) return null
    return actions.find(({ type }) => type === 'stop') ?? null
  },
  mayRest: () => true,

  aims(match, piece) {
    const decision = dungeonBowl.decision(own(match))
    return decision ? decision.actions.flatMap((action) => aimsOf(own(match), decision, action, piece)) : []
  },

  bands: (match) => bandsOf(own(match)),

  odds(view, given) {
    const match = own(view)
    const action = given as Action & { target?: number; to?: number }
    if (action.type === 'block') {
      const blitz = match.stack.findLast(({ proc }) => proc === 'move') as unknown as { target: number } | undefined
      return blockOdds(match, given, action.target ?? blitz?.target ?? -1)
    }
    if (blockAnswers.has(action.type)) {
      const { blocker, target } = dungeonBowl.about(match) as { blocker?: number; target?: number }
      return blocker === undefined ? [] : blockOdds(match, given, target ?? -1, blocker)
    }
    if (action.type === 'throw' && action.to !== undefined) {
      const receiver = match.state.squares[action.to]
      const flight = passOdds(match, given)
      return receiver < 0 ? flight : [...caughtOdds(match, given, receiver), ...flight]
    }
    if (action.type === 'hand-off' && action.target !== undefined) return caughtOdds(match, given, action.target)
    return []
  },
}

/** Answers to block dice that lie on the table. */
const blockAnswers = new Set(['face', 'team-re-roll', 'skill-re-roll', 'accept'])

const best = ['pow', 'stumble', 'push-back', 'both-down', 'player-down']

/** Questions that come before a Block is settled. */
const unsettled = new Set([
  'block-dice',
  'block-re-roll',
  're-roll',
  'use-skill',
  'push-square',
  'push-wall',
  'side-step',
  'harm-bonus',
  'place-ball',
  'rebound-corner',
])

function blockOdds(
  match: DungeonMatch,
  action: Action,
  target: number,
  blocker: number = match.state.activePlayer,
): OddsRow[] {
  if (target < 0 || blocker < 0) return []
  const { team } = match.state.players[blocker]
  const { square } = match.state.players[target]
  const found = distribution(
    dungeonBowl,
    match,
    action,
    (at, decision) => {
      const hit = at.state.players[target]
      const down = hit.place !== ON_BOARD || hit.status !== STANDING
      const attacker = at.state.players[blocker]
      const attackerDown = attacker.place !== ON_BOARD || attacker.status !== STANDING
      if (down && attackerDown) return 'both-down'
      if (attackerDown) return 'attacker-down'
      if (down) return hit.place === ON_BOARD ? 'down' : 'off'
      if (decision && unsettled.has(decision.kind)) return null
      return hit.square === square ? 'nothing' : 'pushed'
    },
    (decision) => chooseFace(decision, team),
  )
  const order = ['off', 'down', 'pushed', 'nothing', 'both-down', 'attacker-down']
  const bad = new Set(['attacker-down', 'both-down', 'nothing'])
  return order.flatMap((outcome): OddsRow[] => {
    const chance = found.get(outcome)
    if (!chance) return []
    const falls = outcome === 'off' || outcome === 'down'
    return [{ outcome, chance, tone: bad.has(outcome) ? 'bad' : 'good', ...(falls ? { wanted: true as const } : {}) }]
  })
}

function chooseFace(decision: Decision, team: number): Action | null {
  if (decision.kind === 'block-re-roll') return decision.actions[0]
  if (decision.kind !== 'block-dice') return null
  const faces = decision.actions.filter(({ type }) => type === 'face') as (Action & { face: string })[]
  const sorted = [...faces].sort((a, b) => best.indexOf(a.face) - best.indexOf(b.face))
  return decision.seat === team ? sorted[0] : sorted[sorted.length - 1]
}

/** How accurate the throw would be: the engine plays every fall of its first die. */
function passOdds(match: DungeonMatch, action: Action): OddsRow[] {
  const start = dungeonBowl.clone(match)
  start.dice = null
  const before = dungeonBowl.apply(start, action)
  const found = new Map<string, number>()
  const count = (events: readonly GameEvent[], share: number) => {
    const result = events.find(({ type }) => type === 'pass-result') as (GameEvent & { result?: string }) | undefined
    const outcome = result?.result ?? 'fumble'
    found.set(outcome, (found.get(outcome) ?? 0) + share)
  }
  if (!start.waiting) count(before, 1)
  else {
    const all = outcomes(start.waiting.dice.map((name) => dieByName(name, dungeonBowl.definition.dice)))
    const total = all.reduce((sum, { ways }) => sum + ways, 0)
    for (const { values, ways } of all) {
      const next = dungeonBowl.clone(start)
      let events = dungeonBowl.apply(next, { type: 'roll', values } as Action)
      for (let i = 0; i < 6 && !events.some(({ type }) => type === 'pass-result'); i++) {
        const decision = dungeonBowl.decision(next)
        if (!decision || decision.roll) break
        const accept =
          decision.actions.find(({ type }) => type === 'accept' || type === 'decline') ?? decision.actions[0]
        events = [...events, ...dungeonBowl.apply(next, accept)]
      }
      count(events, ways / total)
    }
  }
  return ['accurate', 'inaccurate', 'wild', 'fumble'].flatMap((outcome) => {
    const chance = found.get(outcome)
    return chance ? [{ outcome, chance, tone: outcome === 'accurate' ? ('good' as const) : ('bad' as const) }] : []
  })
}

/** What this action does to somebody, from where the player stands: a receiver, a victim, somebody to be thrown. */
function aimsOf(match: DungeonMatch, { kind, seat }: Decision, given: Action, piece: number): Aiming[] {
  const action = given as Action & { target?: number; to?: number }
  if (kind === 'pass-target') {
    const receiver = action.type === 'throw' ? match.state.squares[action.to!] : -1
    return isMate(match, receiver, seat, piece) ? [{ actions: [given], target: receiver }] : []
  }
  if (kind !== 'move') return []
  if (action.type === 'hand-off' || action.type === 'throw-team-mate')
    return [{ actions: [given], target: action.target! }]
  const moving = match.stack.findLast(({ proc }) => proc === 'move') as unknown as { target: number }
  if (action.type === 'block' || action.type === 'foul') return [{ actions: [given], target: moving.target }]
  if (action.type !== 'pass') return []
  const next = dungeonBowl.clone(match)
  dungeonBowl.play(next, given)
  const throws = next.waiting ? null : dungeonBowl.decision(next)
  if (!throws) return []
  return throws.actions
    .flatMap((inner) => aimsOf(next, throws, inner, piece))
    .map(({ actions, target }) => ({ actions: [given, ...actions], target }))
}

function isMate({ state }: DungeonMatch, player: number, seat: number, thrower: number): boolean {
  return (
    player >= 0 &&
    player !== thrower &&
    state.players[player].team === seat &&
    state.players[player].status === STANDING
  )
}

/** How far the ball, or a team-mate, can be thrown from here. */
function bandsOf(match: DungeonMatch): Band[] {
  const next = dungeonBowl.clone(match)
  let decision = dungeonBowl.decision(next)
  const pass = decision?.actions.find(({ type }) => type === 'pass')
  if (decision?.kind === 'move' && pass) {
    dungeonBowl.play(next, pass)
    decision = next.waiting ? null : dungeonBowl.decision(next)
  }
  const from = match.state.players[match.state.activePlayer]?.square ?? -1
  if (!decision || from < 0) return []
  const width = widthOf(match as never)
  const found = new Map<string, number[]>()
  for (const { type, to } of decision.actions as readonly (Action & { to?: number })[]) {
    if (type !== 'throw' || to === undefined) continue
    const band = BANDS[rangeBand((to % width) - (from % width), Math.floor(to / width) - Math.floor(from / width))]
    found.set(band, [...(found.get(band) ?? []), to])
  }
  return [...found].map(([name, squares]) => ({ name, squares }))
}

/** Does this player hold the ball when the throw is over? Caught on the fly, against everybody who may interfere; free re-rolls of skills are used. */
function caughtOdds(match: DungeonMatch, action: Action, receiver: number): OddsRow[] {
  const { team } = match.state.players[receiver]
  const chance = (at: DungeonMatch): number => {
    if (at.waiting) return onGround.has(at.waiting.what) ? 0 : expected(dungeonBowl, at, chance)
    const decision = dungeonBowl.decision(at)
    const flies = at.stack.some(({ proc }) => proc === 'pass' || proc === 'hand-off')
    if (!decision || !flies) return at.state.ballHolder === receiver ? 1 : 0
    const next = dungeonBowl.clone(at)
    dungeonBowl.play(next, inFlight(decision, team) ?? dungeonBowl.fallback(next))
    return chance(next)
  }
  const start = withAskedDice(dungeonBowl, match)
  dungeonBowl.play(start, action)
  const caught = chance(start)
  return [
    { outcome: 'caught', chance: caught, tone: 'good', wanted: true },
    { outcome: 'not-caught', chance: 1 - caught, tone: 'bad' },
  ]
}

/** The ball is not in anybody's reach any more, or far from where it was thrown. */
const onGround = new Set(['bounce', 'deviate', 'rebound'])

function inFlight({ kind, actions, seat }: Decision, team: number): Action | null {
  const find = (...types: string[]) => actions.find(({ type }) => types.includes(type)) ?? null
  if (kind === 're-roll') return find('skill-re-roll') ?? find('accept')
  if (kind === 'interfere') return seat === team ? find('decline') : actions[0]
  return seat === team ? (find('use', 'catch', 'try') ?? null) : null
}
