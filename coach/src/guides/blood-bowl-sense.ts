import { countMarkers, hasAbility, type Moving, type Player, STANDING } from '@undercroft/ball'
import { type BloodMatch, xOf, yOf } from '@undercroft/blood-bowl'
import type { Action, Decision, Frame } from '@undercroft/engine'
import { waysToScore, waysToSquare } from './blood-bowl-carrier.ts'
import { bestFetchers } from './blood-bowl-loose.ts'
import { isPlain } from './blood-bowl-odds.ts'
import { focusOf, placesFor } from './blood-bowl-places.ts'
import { matesAhead, targetsOf } from './blood-bowl-receivers.ts'
import { away, columnsLeft, type Way } from './blood-bowl-way.ts'

type Told = Action & Readonly<Record<string, number | string | undefined>>

/** Questions that come before the first turn of a drive, or between two turns. */
const BEFORE = new Set([
  ...['kick-or-receive', 'journeyman', 'inducements', 'mercenary-skill', 'pray', 'prayed-player', 'trained-skill'],
  ...[
    'set-up',
    'set-up-square',
    'kicker',
    'kick-target',
    'touchback',
    'swarming',
    'place-player',
    'on-the-ball',
    'run',
  ],
  ...['solid-defence', 'high-kick', 'quick-snap', 'kick-off-blitz', 'wizard', 'throw-a-rock', 'concede', 'staff-joins'],
  'shift-weather',
])
export const isBeforeTurns = (kind: string): boolean => BEFORE.has(kind)

/** Leaves out what is hardly ever good. */
export function bloodSensible(match: BloodMatch, decision: Decision): readonly Action[] {
  const actions = decision.actions as readonly Told[]
  switch (decision.kind) {
    case 'turn':
      return mostUrgent(match, actions)
    case 'declare':
      return declarations(match, actions)
    case 'move':
      return moves(match, actions)
    case 'pass-target':
    case 'throw-target':
      return receivers(match, actions)
    default:
      return actions
  }
}

/** The same for those who know what a block is worth without looking (`strikesOf`). */
export function withoutBlocks(match: BloodMatch, decision: Decision): readonly Action[] {
  const actions = bloodSensible(match, decision)
  if (decision.kind !== 'declare') return actions
  const { players, activePlayer, ballHolder } = match.state
  const player = players[activePlayer]
  if (player.status !== STANDING || player.id === ballHolder || !isPlain(match, player)) return actions
  const others = actions.filter(({ type }) => type !== 'block')
  return others.length > 0 ? others : actions
}

const URGENT = 7

/** Whoever is near to what matters comes first, Marked players before others; those who have the ball or may fetch it are always among them. */
function mostUrgent(match: BloodMatch, actions: readonly Told[]): readonly Action[] {
  const { state } = match
  const focus = focusOf(match)
  const fetchers = bestFetchers(match)
  const urgency = ({ player }: Told) => {
    const { id, square, team, status } = state.players[player as number]
    const marked = status === STANDING && countMarkers(match, square, team) > 0 ? 8 : 0
    return (id === state.ballHolder || fetchers.includes(id) ? 30 : 0) + marked - away(square, focus)
  }
  const players = actions.filter(({ type }) => type === 'activate')
  players.sort((a, b) => urgency(b) - urgency(a))
  return [...players.slice(0, URGENT), ...actions.filter(({ type }) => type === 'end-turn')]
}

const BLITZES = 2
const FOULS = 1

function declarations(match: BloodMatch, actions: readonly Told[]): readonly Action[] {
  const { state } = match
  const player = state.players[state.activePlayer]
  const holds = state.ballHolder === player.id
  const range = player.ma + (player.status === STANDING ? 1 : -2)
  const kept: Action[] = []
  const blitzes: { action: Action; worth: number }[] = []
  const fouls: { action: Action; worth: number }[] = []
  const focus = focusOf(match)
  for (const action of actions) {
    const target = action.target === undefined ? null : state.players[action.target as number]
    if (action.type === 'blitz' && target) {
      const distance = away(player.square, target.square)
      if (target.status !== STANDING || distance > range || distance === 1 || holds) continue
      const carrier = target.id === state.ballHolder ? 8 : 0
      const worth = carrier + player.st - target.st - distance / 10 - away(target.square, focus) / 4
      blitzes.push({ action, worth })
    } else if (action.type === 'foul' && target) {
      const distance = away(player.square, target.square)
      if (!holds && distance <= 3) fouls.push({ action, worth: target.st - distance })
    } else if (action.type === 'pass') {
      if (holds && targetsOf(match, player).length > 0) kept.push(action)
    } else if (action.type === 'hand-off') {
      if (holds && matesAhead(match, player).some(({ square }) => away(square, player.square) <= player.ma + 1))
        kept.push(action)
    } else if (action.type === 'block' || action.type === 'move') kept.push(action)
    else if (target && target.team !== player.team) kept.push(action)
  }
  const byWorth = (a: { worth: number }, b: { worth: number }) => b.worth - a.worth
  for (const { action } of blitzes.sort(byWorth).slice(0, BLITZES)) kept.push(action)
  for (const { action } of fouls.sort(byWorth).slice(0, FOULS)) kept.push(action)
  return kept.length > 0 ? kept : actions
}

function receivers(match: BloodMatch, actions: readonly Told[]): readonly Action[] {
  const { state } = match
  const player = state.players[state.activePlayer] ?? state.players[0]
  const squares = new Set(targetsOf(match, player).map(({ square }) => square))
  const kept = actions.filter(({ type, to }) => type === 'keep' || (type === 'throw' && squares.has(to as number)))
  return kept.length > 0 ? kept : actions
}

/** Steps that lead somewhere; what was declared is not broken off while there is a way to it. */
function moves(match: BloodMatch, actions: readonly Told[]): readonly Action[] {
  const { stack } = match
  const frame = stack[stack.length - 1] as Frame & Moving
  const steps = actions.filter(({ type }) => type === 'step')
  const others = actions.filter(({ type }) => type !== 'step' && type !== 'jump')
  const kept = [...usefulSteps(match, frame, steps), ...others]
  const isUnderWay = frame.acted === 0 && (frame.action !== 'move' || hasNotMoved(match, frame))
  const mustMove = isUnderWay && kept.length > 1 && !isHeld(match, frame)
  return mustMove ? kept.filter(({ type }) => type !== 'stop') : kept
}

const ERRATIC = ['bone-head', 'really-stupid', 'unchannelled-fury', 'take-root', 'animal-savagery']

/** Whoever had to roll before he may act is not made to dodge by it. */
function isHeld(match: BloodMatch, { player, action }: Moving): boolean {
  const own = match.state.players[player]
  if (action !== 'move' || countMarkers(match, own.square, own.team) === 0) return false
  return ERRATIC.some((trait) => hasAbility(match, own, trait))
}

/** Nobody is activated only to stay where he is. */
const hasNotMoved = ({ state }: BloodMatch, { player, left }: Moving): boolean => left >= state.players[player].ma

function usefulSteps(match: BloodMatch, frame: Moving, steps: readonly Told[]): readonly Told[] {
  const { state } = match
  const player = state.players[frame.player]
  const { team, square } = player
  if ((frame.action === 'blitz' || frame.action === 'foul') && frame.acted === 0)
    return shortest(steps, waysToSquare(match, player, state.players[frame.target].square), square, 3)
  // A walk that ends without a throw is a Move: it is looked at as such.
  if (frame.action === 'pass' && frame.acted === 0) return []
  if (frame.action === 'hand-off' && frame.acted === 0) {
    const [mate] = matesAhead(match, player).sort((a, b) => away(a.square, square) - away(b.square, square))
    return mate ? shortest(steps, waysToSquare(match, player, mate.square), square, 2) : []
  }
  if (state.ballHolder === player.id) return carrierSteps(match, player, frame, steps)
  if (state.ballHolder < 0 && state.ballSquare >= 0 && away(square, state.ballSquare) <= frame.left + frame.rushes)
    return shortest(steps, waysToSquare(match, player, state.ballSquare), square, 2)
  // Nobody rushes for a better place.
  if (frame.left === 0) return []
  const found = new Set<Told>()
  for (const goal of placesFor(match, player)) {
    const step = bestStep(match, steps, square, goal, team)
    if (step) found.add(step)
  }
  return [...found]
}

/** The steps with the shortest ways before them, none of them a detour. */
function shortest(steps: readonly Told[], ways: Way, from: number, count: number): readonly Told[] {
  const here = ways.cost(from)
  const nearer = steps.filter((step) => ways.cost(toOf(step)) < here)
  return nearer.sort((a, b) => ways.cost(toOf(a)) - ways.cost(toOf(b))).slice(0, count)
}

const toOf = ({ to }: Told): number => to as number

/** The carrier takes the best ways to the End Zone, or goes where fewer can reach him; Rushes are for scoring. */
function carrierSteps(match: BloodMatch, player: Player, frame: Moving, steps: readonly Told[]): readonly Told[] {
  const { square, team } = player
  const left = columnsLeft(square, team)
  if (frame.left === 0 && left > frame.rushes) return []
  const forward = shortest(steps, waysToScore(match, player), square, 3)
  if (frame.left === 0) return forward
  const aside = steps.filter((step) => !forward.includes(step) && columnsLeft(toOf(step), team) <= left + 1)
  return [
    ...forward,
    ...aside.sort((a, b) => company(match, toOf(a), team) - company(match, toOf(b), team)).slice(0, 2),
  ]
}

/** How close the others are to a square: less is better for whoever has the ball. */
function company({ state }: BloodMatch, square: number, team: number): number {
  let sum = 0
  for (const other of state.players) {
    if (other.square < 0 || other.status !== STANDING) continue
    const distance = away(other.square, square)
    if (other.team !== team) sum += 1 / (distance * distance)
    else if (distance > 0) sum -= 0.5 / (distance * distance)
  }
  return sum
}

function bestStep(match: BloodMatch, steps: readonly Told[], from: number, goal: number, team: number): Told | null {
  const now = away(from, goal)
  let best: Told | null = null
  let least = Number.POSITIVE_INFINITY
  for (const step of steps) {
    const then = away(toOf(step), goal)
    if (then > now || now === 0) continue
    const straight = Math.abs(xOf(toOf(step)) - xOf(goal)) + Math.abs(yOf(toOf(step)) - yOf(goal))
    const cost = 4 * then + 0.1 * straight + 3 * countMarkers(match, toOf(step), team)
    if (cost >= least) continue
    least = cost
    best = step
  }
  return best
}
