import { canActivate, countAssists, countMarkers, type Moving, ON_BOARD, type Player, STANDING } from '@undercroft/ball'
import type { DungeonMatch } from '@undercroft/dungeon-bowl'
import type { Action, Decision, Frame } from '@undercroft/engine'
import { isLastTurn } from './dungeon-bowl-clock.ts'
import { chooseFace } from './dungeon-bowl-dice.ts'
import { goalDistances, isInLair, reach, slowly, walkingFrom } from './dungeon-bowl-maps.ts'
import { canBeHit, huntFor } from './dungeon-bowl-prey.ts'
import { wayPast } from './dungeon-bowl-way.ts'
import { type Distances, stepsTowards } from './steps.ts'

type Targeted = Action & {
  readonly target?: number
  readonly to?: number
  readonly player?: number
  readonly square?: number
}

/** How many blitzes of one player and how many receivers of a pass are looked at. */
const BLITZES = 2
const LONGEST = 10
const RECEIVERS = 2
/** A pass must bring the ball so much nearer to the End Zone. */
const GAIN = 4

/** Leaves out what is hardly ever good: far-fetched declarations, Rushes that lead nowhere, passes to nobody. */
export function dungeonSensible(match: DungeonMatch, decision: Decision): readonly Action[] {
  const actions = decision.actions as readonly Targeted[]
  switch (decision.kind) {
    case 'turn':
      return mostUrgent(match, actions, decision.seat)
    case 'declare':
      return declarations(match, actions)
    case 'move':
      return moves(match, actions)
    case 'pass-target':
      return receivers(match, actions)
    default:
      return actions
  }
}

/** So many players are looked at when the next one is chosen. */
const URGENT = 6

/** Whoever is near to what matters comes first. One of those in the dugout stands for all. */
function mostUrgent(match: DungeonMatch, actions: readonly Targeted[], seat: number): readonly Action[] {
  const { state } = match
  const away = distanceFromPlay(match)
  const urgency = ({ player = 0 }: Targeted) => {
    const { id, square, status, ma } = state.players[player]
    if (id === state.ballHolder) return Number.POSITIVE_INFINITY
    const marked = status === STANDING && countMarkers(match, square, seat) > 0 ? ma : 0
    return marked - away(square)
  }
  const strength = ({ player = 0 }: Targeted) => state.players[player].ma + 2 * state.players[player].st
  const kept: Targeted[] = actions
    .filter(({ type }) => type === 'activate' || type === 'cast')
    .map((action) => ({ action, urgency: urgency(action) }))
    .sort((a, b) => b.urgency - a.urgency)
    .slice(0, URGENT)
    .map(({ action }) => action)
  for (const type of ['enter', 'revive']) {
    const waiting = actions.filter((action) => action.type === type)
    if (waiting.length > 0) kept.push(highest(waiting, strength))
  }
  const rest = actions.filter(({ type }) => !DUGOUT_AND_FIELD.has(type))
  return [...kept, ...rest]
}

const DUGOUT_AND_FIELD = new Set(['activate', 'cast', 'enter', 'revive'])

/** How far a square is from the ball, or from the nearest chest while nobody knows where it is. */
function distanceFromPlay(match: DungeonMatch): (square: number) => number {
  const { ballHolder, ballSquare, players } = match.state
  if (ballHolder < 0 && ballSquare < 0) return (square) => nearestChest(match, square)
  const steps = walkingFrom(match, ballHolder >= 0 ? players[ballHolder].square : ballSquare)
  return (square) => (steps[square] < 0 ? 99 : steps[square])
}

function declarations(match: DungeonMatch, actions: readonly Targeted[]): readonly Action[] {
  const { state } = match
  const player = state.players[state.activePlayer]
  const steps = walkingFrom(match, player.square)
  const away = (other: Player) => (steps[other.square] < 0 ? 99 : steps[other.square])
  const holds = state.ballHolder === player.id
  if (holds && isInLair(match, player)) return actions.filter(({ type }) => type === 'move')
  const range = player.ma + (player.status === STANDING ? 1 : -2)
  const kept: Action[] = []
  const blitzes: { action: Action; target: Player; worth: number }[] = []
  for (const action of actions) {
    const target = action.target === undefined ? null : state.players[action.target]
    if (action.type === 'blitz' && target) {
      if (target.status !== STANDING || away(target) > range) continue
      if (holds && !isStronger(match, player, target) && !isLast(match, player)) continue
      blitzes.push({ action, target, worth: blitzWorth(match, player, target) - away(target) / 10 })
    } else if (action.type === 'foul' && target) {
      if (!holds && away(target) <= 2 && target.status === 2) kept.push(action)
    } else if (action.type === 'pass' || action.type === 'hand-off') {
      const isLong = action.type === 'pass'
      if (holds && ((isLong && isLastTurn(match)) || mates(match, player, isLong ? LONGEST : range).length > 0))
        kept.push(action)
    } else if (action.type === 'block' && target) {
      if (!holds || isStronger(match, player, target) || isLast(match, player)) kept.push(action)
    } else if (!TEAM_MATES_IN_THE_AIR.has(action.type)) kept.push(action)
  }
  blitzes.sort((a, b) => b.worth - a.worth)
  const left = BLITZES + kept.length
  for (const { action, target, worth } of blitzes) {
    if (kept.length === left || worth <= 0) break
    if (canBeHit(match, player, target)) kept.push(action)
  }
  return kept
}

/** Hardly ever worth it, and the walk alone is a Move. */
const TEAM_MATES_IN_THE_AIR = new Set(['throw-team-mate', 'kick-team-mate'])

/** He picks from two dice or more. */
const isStronger = (match: DungeonMatch, player: Player, target: Player): boolean =>
  player.st + countAssists(match, player, target, 'block') > target.st + countAssists(match, target, player, 'block')

/** Nobody else could lose his activation to a Turnover. */
const isLast = (match: DungeonMatch, { id }: Player): boolean =>
  match.state.players.every((mate) => mate.id === id || !canActivate(match, mate))

/** Whom to hit: the carrier, whoever marks ours, whoever is near the ball; not somebody much stronger. */
function blitzWorth(match: DungeonMatch, player: Player, target: Player): number {
  const { ballHolder, ballSquare, players } = match.state
  let worth = 1 + (player.st - target.st)
  if (ballHolder === target.id) worth += 6
  else if (ballHolder >= 0) {
    const near = walkingFrom(match, players[ballHolder].square)[target.square]
    if (players[ballHolder].team === player.team && near >= 0 && near <= 2) worth += 3
  } else if (ballSquare >= 0) {
    const near = walkingFrom(match, ballSquare)[target.square]
    if (near >= 0 && near <= 2) worth += 3
  }
  return worth
}

/** Team-mates within range who are free and will be sooner at the End Zone than he is past everybody, the soonest first. */
function mates(match: DungeonMatch, player: Player, range: number): Player[] {
  const steps = walkingFrom(match, player.square)
  const goal = goalDistances(match, player.team)
  const own = slowly(reach(wayPast(match, player)[player.square]), player)
  return match.state.players
    .filter(
      (mate) =>
        mate.team === player.team &&
        mate.id !== player.id &&
        mate.place === ON_BOARD &&
        mate.status === STANDING &&
        steps[mate.square] >= 0 &&
        steps[mate.square] <= range &&
        goal[mate.square] >= 0 &&
        slowly(goal[mate.square], mate) + GAIN <= own &&
        countMarkers(match, mate.square, mate.team) === 0,
    )
    .sort((a, b) => slowly(goal[a.square], a) - slowly(goal[b.square], b))
}

function moves(match: DungeonMatch, actions: readonly Targeted[]): readonly Action[] {
  const { state, stack } = match
  const frame = stack[stack.length - 1] as Frame & Moving
  const player = state.players[frame.player]
  const holds = state.ballHolder === player.id
  // A Rush is for the ball, for the End Zone, or for somebody to hit.
  // Whoever has declared a Blitz or a Foul goes for it: the walk alone would have been a Move (DB-TURN-09).
  const prey = preyOf(match, frame, player)
  const wanted = frame.left > 0 ? null : (prey ?? rushGoal(match, player, frame.rushes, holds))
  const walking =
    wanted || isBesideCarrier(match, player)
      ? null
      : stepsTo(match, actions, player, prey ? [prey] : placesToGo(match, player))
  const goal = goalDistances(match, player.team)
  const kept = actions.filter((action) => {
    const { type, to = -1 } = action
    if (type === 'stop') return prey === null
    if (type === 'jump') return holds && goal[to] < goal[player.square]
    if (type === 'open') return state.ballFound === 0 || isInTheWay(match, player, action)
    if (type !== 'step') return true
    // He does not stroll about until he is too late.
    if (prey && !(prey[to] >= 0 && prey[to] < stepsLeft(frame))) return false
    if (wanted && !(wanted[to] >= 0 && wanted[to] < wanted[player.square])) return false
    if (state.portals.includes(to)) return frame.left > 0 && state.teleports[player.id] === 0 && isRemote(match, player)
    return walking === null || walking.has(action)
  })
  return kept.length > 0 ? kept : actions.slice(-1)
}

/** The ways to whom he wants to hit, as long as there is one. */
function preyOf(match: DungeonMatch, frame: Moving, player: Player): Distances | null {
  const { action, acted, target } = frame
  if ((action !== 'blitz' && action !== 'foul') || acted === 1) return null
  const steps = huntFor(match, player, match.state.players[target])
  const away = steps[player.square]
  return away < 0 || away > stepsLeft(frame) ? null : steps
}

/** How far away somebody may be whom he goes for: his Block costs a square as a step does, his Foul nothing. */
const stepsLeft = ({ action, left, rushes }: Moving): number => left + rushes + (action === 'blitz' ? 0 : 1)

/** Next to the own carrier: he may have to make room for him, wherever that is. */
function isBesideCarrier(match: DungeonMatch, { id, team, square }: Player): boolean {
  const { ballHolder, players } = match.state
  if (ballHolder < 0 || ballHolder === id || players[ballHolder].team !== team) return false
  return walkingFrom(match, players[ballHolder].square)[square] === 1
}

/** A closed chest between the own carrier and the End Zone. */
function isInTheWay(match: DungeonMatch, { square, team }: Player, { square: chest = -1 }: Targeted): boolean {
  const { ballHolder, players } = match.state
  if (ballHolder < 0 || players[ballHolder].team !== team) return false
  const goal = goalDistances(match, team)
  return goal[chest] < goal[square]
}

/** How many chests a scout has in mind. */
const CHESTS = 2

/** The End Zone, for a carrier; otherwise where he may be needed: at a chest, at the ball, beside the carrier, on a carrier's way. */
function placesToGo(match: DungeonMatch, player: Player): Distances[] {
  const { ballHolder, ballSquare, players, chests } = match.state
  if (ballHolder === player.id) return [wayPast(match, player), ...portalsInReach(match, player)]
  if (ballHolder >= 0) {
    const carrier = players[ballHolder]
    return [walkingFrom(match, carrier.square), goalDistances(match, carrier.team)]
  }
  if (ballSquare >= 0) return [walkingFrom(match, ballSquare)]
  return chests
    .map((chest) => walkingFrom(match, chest))
    .filter((steps) => steps[player.square] >= 0)
    .sort((a, b) => a[player.square] - b[player.square])
    .slice(0, CHESTS)
}

/** Straight there, and round whoever stands about. */
function stepsTo(
  match: DungeonMatch,
  actions: readonly Targeted[],
  player: Player,
  places: readonly Distances[],
): ReadonlySet<Targeted> {
  const steps = actions.filter(({ type, to = -1 }) => type === 'step' && !match.state.portals.includes(to))
  const trouble = (square: number) => 3 * countMarkers(match, square, player.team)
  const towards = (cost: (square: number) => number) =>
    stepsTowards(steps, ({ to = -1 }) => to, player.square, places, cost)
  return new Set([...towards(trouble), ...towards(() => 0)])
}

/** A portal is for those who are far from everything. */
const REMOTE = 9

function isRemote(match: DungeonMatch, { id, square, team }: Player): boolean {
  const { ballHolder, ballSquare, players } = match.state
  if (ballHolder < 0 && ballSquare < 0) return nearestChest(match, square) > REMOTE
  const ball = ballHolder >= 0 ? players[ballHolder].square : ballSquare
  const away = ballHolder === id ? goalDistances(match, team)[square] : walkingFrom(match, square)[ball]
  return away < 0 || away > REMOTE
}

/** The nearest portal, for a carrier who has a long way to go: the other end may be nearer, and nobody stands in between. */
function portalsInReach(match: DungeonMatch, player: Player): Distances[] {
  if (!isRemote(match, player)) return []
  const steps = walkingFrom(match, player.square)
  const near = match.state.portals.filter((portal) => portal >= 0 && steps[portal] >= 0 && steps[portal] <= player.ma)
  return near
    .sort((a, b) => steps[a] - steps[b])
    .slice(0, 1)
    .map((portal) => walkingFrom(match, portal))
}

const NOWHERE_TO_RUSH = new Int16Array(0)

function rushGoal(match: DungeonMatch, player: Player, rushes: number, holds: boolean): Int16Array {
  const { ballSquare, ballHolder } = match.state
  const goal = holds
    ? goalDistances(match, player.team)
    : ballHolder < 0 && ballSquare >= 0
      ? walkingFrom(match, ballSquare)
      : NOWHERE_TO_RUSH
  const near = goal[player.square]
  const isWorthIt = near <= rushes || (holds && isLastTurn(match))
  return near >= 0 && isWorthIt ? goal : NOWHERE_TO_RUSH
}

/** Only the most promising team-mates. */
function receivers(match: DungeonMatch, actions: readonly Targeted[]): readonly Action[] {
  const { state } = match
  const player = state.players[state.activePlayer]
  const squares = mates(match, player, LONGEST).map(({ square }) => square)
  const throws = actions.filter(({ type, to = -1 }) => type === 'throw' && squares.includes(to)).slice(0, RECEIVERS)
  const keep = actions.filter(({ type }) => type === 'keep')
  const kept = [...throws, ...(isLastTurn(match) ? thrownAhead(match, actions, player) : []), ...keep]
  return kept.length > 0 ? kept : actions.slice(0, 1)
}

/** After the last turn it counts how near the ball is, not who has it: the squares in reach that are nearest to the End Zone. */
function thrownAhead(match: DungeonMatch, actions: readonly Targeted[], { square, team }: Player): Targeted[] {
  const goal = goalDistances(match, team)
  const left = reach(goal[square])
  return actions
    .filter(({ type, to = -1 }) => type === 'throw' && goal[to] >= 0 && goal[to] < left)
    .sort((a, b) => goal[a.to ?? 0] - goal[b.to ?? 0])
    .slice(0, AHEAD)
}

const AHEAD = 3

/** Answers that need no thought: the better face of a block, and everything before the first turn. */
export function dungeonReflex(match: DungeonMatch, decision: Decision): Action | null {
  const actions = decision.actions as readonly Targeted[]
  switch (decision.kind) {
    case 'block-dice':
      return chooseFace(match, decision)
    case 'order':
      return actions[0]
    case 'starter':
      return highest(actions, ({ player = 0 }) => starterWorth(match.state.players[player]))
    case 'place-player':
      return highest(actions, ({ square = 0 }) => -nearestChest(match, square))
    case 'place-chest':
    case 'place-portal':
    case 'choose-end-zone':
      return actions[(match.rolls * 7 + actions.length * 3) % actions.length]
    case 'journeyman':
    case 'inducements':
      return actions[actions.length - 1]
    default:
      return null
  }
}

/** Fast players look for the ball, strong ones keep the others off. */
const starterWorth = ({ ma, st, ag }: Player): number => ma + 2 * st - ag

function nearestChest(match: DungeonMatch, square: number): number {
  let least = 99
  for (const chest of match.state.chests) {
    const away = walkingFrom(match, chest)[square]
    if (away >= 0 && away < least) least = away
  }
  return least
}

function highest<T extends Action>(actions: readonly T[], value: (action: T) => number): T {
  return actions.reduce((best, action) => (value(action) > value(best) ? action : best))
}
