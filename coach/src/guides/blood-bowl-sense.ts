import { countMarkers, type Moving, ON_BOARD, type Player, STANDING, STUNNED } from '@undercroft/ball'
import { type BloodMatch, END_ZONE, squareAt, xOf, yOf } from '@undercroft/blood-bowl'
import type { Action, Decision, Frame } from '@undercroft/engine'

type Told = Action & Readonly<Record<string, number | string | undefined>>

const away = (a: number, b: number): number => Math.max(Math.abs(xOf(a) - xOf(b)), Math.abs(yOf(a) - yOf(b)))

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
  ...[
    'solid-defence',
    'high-kick',
    'quick-snap',
    'kick-off-blitz',
    'wizard',
    'throw-a-rock',
    'concede',
    'shift-weather',
  ],
])
export const isBeforeTurns = (kind: string): boolean => BEFORE.has(kind)

/** How much somebody is the one to carry the ball. */
const handiness = ({ ma, ag }: Player): number => ma - 2 * ag

/** Answers that need no thought: line-ups, kicks, who gets a touchback, doctors. */
export function bloodReflex(match: BloodMatch, decision: Decision): Action | null {
  const { state } = match
  const actions = decision.actions as readonly Told[]
  const named = (type: string): Told | null => actions.find((action) => action.type === type) ?? null
  const formation = (name: string): Told | null =>
    actions.find((action) => action.type === 'formation' && action.name === name) ?? null
  switch (decision.kind) {
    case 'kick-or-receive':
      return named('receive')
    case 'set-up':
      return formation(decision.seat === state.kicking ? 'ladder' : 'attack')
    case 'kick-target':
      return actions.find((action) => action.square === squareAt(state.kicking === 0 ? 20 : 5, 7)) ?? actions[0]
    case 'touchback':
      return best(actions, ({ player }) => handiness(state.players[player as number]))
    case 'high-kick': {
      const near = actions.filter(({ type }) => type === 'put-under')
      return near.length > 0 ? best(near, ({ player }) => handiness(state.players[player as number])) : actions[0]
    }
    case 'concede':
      return named('play-on')
    case 'inducements':
      return named('done')
    case 'solid-defence':
    case 'quick-snap':
    case 'kick-off-blitz':
      return named('confirm')
    case 'wizard':
    case 'throw-a-rock':
    case 'on-the-ball':
      return named('rock') ?? named('decline')
    case 'apothecary':
      return named('treat')
    case 'choose-casualty':
      return actions[0]
    case 'argue':
      return named('bribe') ?? named('argue')
    case 'argue-again':
      return named('again')
    case 'harm-bonus':
      return named('add-bonus')
    case 'regenerate-again':
      return named('treat')
  }
  return null
}

function best(actions: readonly Told[], worth: (action: Told) => number): Told {
  return actions.reduce((most, action) => (worth(action) > worth(most) ? action : most))
}

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

/** Where the play is: the ball, or the middle of the pitch. */
const focusOf = ({ state }: BloodMatch): number =>
  state.ballHolder >= 0
    ? state.players[state.ballHolder].square
    : state.ballSquare >= 0
      ? state.ballSquare
      : squareAt(12, 7)

const URGENT = 7

/** Whoever is near to what matters comes first, Marked players before others, the carrier last of these. */
function mostUrgent(match: BloodMatch, actions: readonly Told[]): readonly Action[] {
  const { state } = match
  const focus = focusOf(match)
  const urgency = ({ player }: Told) => {
    const { id, square, team, status } = state.players[player as number]
    const marked = status === STANDING && countMarkers(match, square, team) > 0 ? 8 : 0
    return (id === state.ballHolder ? 6 : 0) + marked - away(square, focus)
  }
  const players = actions.filter(({ type }) => type === 'activate').sort((a, b) => urgency(b) - urgency(a))
  const carrier = players.find(({ player }) => player === state.ballHolder)
  const kept = players.slice(0, URGENT)
  if (carrier && !kept.includes(carrier)) kept.push(carrier)
  return [...kept, ...actions.filter(({ type }) => type === 'end-turn')]
}

const BLITZES = 2

function declarations(match: BloodMatch, actions: readonly Told[]): readonly Action[] {
  const { state } = match
  const player = state.players[state.activePlayer]
  const holds = state.ballHolder === player.id
  const range = player.ma + (player.status === STANDING ? 1 : -2)
  const kept: Action[] = []
  const blitzes: { action: Action; worth: number }[] = []
  for (const action of actions) {
    const target = action.target === undefined ? null : state.players[action.target as number]
    if (action.type === 'blitz' && target) {
      const distance = away(player.square, target.square)
      if (target.status !== STANDING || distance > range) continue
      const carrier = target.id === state.ballHolder ? 8 : 0
      blitzes.push({
        action,
        worth: 1 + carrier + player.st - target.st - distance / 10 - away(target.square, focusOf(match)) / 4,
      })
    } else if (action.type === 'foul' && target) {
      if (!holds && target.status === STUNNED && away(player.square, target.square) <= 2) kept.push(action)
    } else if (action.type === 'pass' || action.type === 'hand-off') {
      if (holds && matesAhead(match, player).length > 0) kept.push(action)
    } else if (action.type === 'block' || action.type === 'move') kept.push(action)
    else if (target && target.team !== player.team) kept.push(action)
  }
  blitzes.sort((a, b) => b.worth - a.worth)
  for (const { action, worth } of blitzes.slice(0, BLITZES)) if (worth > -2) kept.push(action)
  return kept.length > 0 ? kept : actions
}

const wayLeft = (square: number, team: number): number => Math.abs(xOf(square) - END_ZONE[1 - team])

/** Free team-mates nearer to the End Zone by four columns, within a long pass. */
function matesAhead({ state }: BloodMatch, player: Player): Player[] {
  return state.players.filter(
    (mate) =>
      mate.team === player.team &&
      mate.place === ON_BOARD &&
      mate.status === STANDING &&
      wayLeft(mate.square, mate.team) + 4 <= wayLeft(player.square, player.team) &&
      away(mate.square, player.square) <= 10,
  )
}

function receivers(match: BloodMatch, actions: readonly Told[]): readonly Action[] {
  const { state } = match
  const player = state.players[state.activePlayer] ?? state.players[0]
  const squares = new Set(matesAhead(match, player).map(({ square }) => square))
  const kept = actions.filter(({ type, to }) => type === 'keep' || (type === 'throw' && squares.has(to as number)))
  return kept.length > 0 ? kept : actions
}

/** Steps that lead somewhere: to the End Zone, to the ball, to the carrier, between an opposing carrier and the own End Zone. */
function moves(match: BloodMatch, actions: readonly Told[]): readonly Action[] {
  const { state, stack } = match
  const frame = stack[stack.length - 1] as Frame & Moving
  const player = state.players[frame.player]
  const goals = goalsOf(match, frame, player)
  const rushing = frame.left === 0
  const kept = actions.filter(({ type, to }) => {
    if (type === 'jump') return false
    if (type !== 'step') return true
    const square = to as number
    return goals.some((goal) => {
      const now = distanceTo(player.square, goal)
      const then = distanceTo(square, goal)
      return rushing
        ? then < now && then <= 1
        : then < now || (then === now && countMarkers(match, square, player.team) === 0)
    })
  })
  return kept.length > 0 ? kept : actions.slice(-1)
}

/** A square, or a column as -1 - x. */
const distanceTo = (square: number, goal: number): number =>
  goal < 0 ? Math.abs(xOf(square) - (-1 - goal)) : away(square, goal)

function goalsOf({ state }: BloodMatch, frame: Moving, player: Player): number[] {
  if (frame.action === 'blitz' && frame.acted === 0) return [state.players[frame.target].square]
  if (frame.action === 'foul' && frame.acted === 0) return [state.players[frame.target].square]
  if (state.ballHolder === player.id) return [-1 - END_ZONE[1 - player.team]]
  if (state.ballHolder >= 0) {
    const carrier = state.players[state.ballHolder]
    const step = carrier.team === player.team ? (player.team === 0 ? 1 : -1) : player.team === 0 ? -3 : 3
    const x = Math.max(0, Math.min(25, xOf(carrier.square) + step))
    return [carrier.square, squareAt(x, yOf(carrier.square))]
  }
  return state.ballSquare >= 0 ? [state.ballSquare] : [squareAt(12, 7)]
}
