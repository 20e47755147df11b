import {
  EMPTY,
  NOBODY,
  NOWHERE,
  numberedAction,
  ON_BOARD,
  type Player,
  playerOf,
  putAt,
  RESERVES,
  takeOff,
} from '@undercroft/ball'
import { type Action, done, go, procedure, unwind } from '@undercroft/engine'
import { HALVES, halfOf, isOnLine, wideZoneOf } from './data/pitch.ts'
import { BUGMAN } from './data/staff.ts'
import { FORMATIONS, lineUp } from './formations.ts'
import { joinTeam } from './joining.ts'
import { type BloodMatch, STAFF } from './state.ts'

export const FULL_SIDE = 11
const ON_THE_LINE = 3
const IN_A_WIDE_ZONE = 2
/** So often may a coach move somebody before only whole formations are left: a set-up always ends. */
const MOST_CHANGES = 60

/** Who can be set up: in the Reserves or on the pitch, and not fainted (BB-SETUP-10). */
const availableFor = ({ state }: BloodMatch, team: number): Player[] =>
  state.players.filter(
    ({ id, team: own, place }) =>
      own === team && (place === RESERVES || place === ON_BOARD) && state.extras[id].fainted === 0,
  )

const onPitch = ({ state }: BloodMatch, team: number): Player[] =>
  state.players.filter(({ team: own, place }) => own === team && place === ON_BOARD)

/** Why a team cannot be left standing as it is, '' where it can (BB-SETUP-02 to BB-SETUP-07, BB-SETUP-11). */
function setUpProblem(match: BloodMatch, team: number): string {
  const standing = onPitch(match, team)
  const needed = Math.min(FULL_SIDE, availableFor(match, team).length)
  if (standing.length > needed) return 'too-many'
  if (standing.length < needed) return 'too-few'
  return placingProblem(standing, team)
}

/** The part of it that does not ask how many there are. */
export function placingProblem(standing: readonly Pick<Player, 'square'>[], team: number): string {
  if (standing.some(({ square }) => halfOf(square) !== team)) return 'other-half'
  const line = standing.filter(({ square }) => isOnLine(square, team)).length
  if (line < Math.min(ON_THE_LINE, standing.length)) return 'line'
  for (const zone of [0, 1])
    if (standing.filter(({ square }) => wideZoneOf(square) === zone).length > IN_A_WIDE_ZONE) return 'wide'
  return ''
}

/** Put the player into this square. */
export const putIn = numberedAction('put', 'square')

interface SettingUp {
  team: number
  player: number
  changes: number
}

const begin = ({ team }: { team: number }): SettingUp => ({ team, player: NOBODY, changes: 0 })

/** A team is set up: one player after the other, a formation to change afterwards ('sketch'), or one to stand as it is (BB-SETUP-01). */
export const setUp = procedure<BloodMatch, SettingUp, { team: number }>('set-up', begin, {
  start(match, frame) {
    const short = availableFor(match, frame.team).length < FULL_SIDE
    return short && match.state.sides[frame.team].bugman === 1 ? go(match, 'staff') : go(match, 'count')
  },
  /** A team of fewer than eleven may have Josef Bugman for one drive (BB-IND-23). */
  staff: {
    kind: 'staff-joins',
    seat: (_match, { team }) => team,
    actions: () => [{ type: 'join' }, { type: 'decline' }],
    answer(match, { team }, { type }: { type: string }) {
      if (type === 'decline') return go(match, 'count')
      match.state.sides[team].bugman = 2
      const { id } = joinTeam(match, team, BUGMAN, STAFF)
      match.events?.push({ type: 'recruited', player: id })
      return go(match, 'count')
    },
  },
  count(match, frame) {
    const available = availableFor(match, frame.team).length
    if (available === 0) return done(match)
    return available <= ON_THE_LINE ? go(match, 'few') : go(match, 'arrange')
  },
  /** With three players or fewer a coach may give up without penalty (BB-SETUP-07, BB-RES-10). */
  few: {
    kind: 'concede',
    seat: (_match, { team }) => team,
    actions: () => [{ type: 'play-on' }, { type: 'concede' }],
    answer(match, { team }, { type }: { type: string }) {
      if (type === 'play-on') return go(match, 'arrange')
      match.state.sides[team].conceded = 2
      match.events?.push({ type: 'conceded', team })
      return unwind(match, 'match', 'conceded')
    },
  },
  arrange: {
    kind: 'set-up',
    seat: (_match, { team }) => team,
    actions: (match, { team, changes }) => {
      const actions: (Action & { name?: string; player?: number })[] = []
      if (setUpProblem(match, team) === '') actions.push({ type: 'confirm' })
      for (const name of Object.keys(FORMATIONS)) actions.push({ type: 'formation', name })
      if (changes < MOST_CHANGES) for (const name of Object.keys(FORMATIONS)) actions.push({ type: 'sketch', name })
      if (changes < MOST_CHANGES)
        for (const { id } of availableFor(match, team)) actions.push({ type: 'take', player: id })
      return actions
    },
    fallback: (_match, _frame, actions) => actions[0],
    about: (match, { team }) => ({ team, problem: setUpProblem(match, team) }),
    answer(match, frame, action: Action & { name: string; player: number }) {
      if (action.type === 'formation') arrange(match, frame.team, action.name)
      if (action.type === 'confirm' || action.type === 'formation') {
        match.events?.push({ type: 'lined-up', team: frame.team })
        return done(match)
      }
      frame.changes++
      if (action.type === 'sketch') {
        arrange(match, frame.team, action.name)
        return go(match, 'arrange')
      }
      frame.player = action.player
      return go(match, 'put')
    },
  },
  put: {
    kind: 'set-up-square',
    seat: (_match, { team }) => team,
    actions: (match, { team, player }) => {
      const squares = HALVES[team].filter((square) => match.state.squares[square] === EMPTY)
      const actions: (Action & { square?: number })[] = squares.map(putIn)
      if (playerOf(match, player).place === ON_BOARD) actions.push({ type: 'bench' })
      return actions
    },
    about: (_match, { player }) => ({ player }),
    answer(match, { team, player: id }, action: Action & { square: number }) {
      const player = playerOf(match, id)
      if (action.type === 'bench') {
        takeOff(match, player, RESERVES)
        match.events?.push({ type: 'benched', team, player: player.id })
      } else {
        putAt(match, player, action.square)
        match.events?.push({ type: 'player-placed', team, player: player.id, square: action.square })
      }
      return go(match, 'arrange')
    },
  },
})

/** Everybody takes the place that a formation has for them. */
function arrange(match: BloodMatch, team: number, name: string): void {
  for (const player of onPitch(match, team)) takeOff(match, player, RESERVES)
  for (const [id, square] of lineUp(name, availableFor(match, team), team)) {
    putAt(match, playerOf(match, id), square)
    match.events?.push({ type: 'player-placed', team, player: id, square })
  }
}

/** Those on the pitch take part in the drive. */
export function takePart({ state }: BloodMatch): void {
  for (const { id, square } of state.players) if (square !== NOWHERE) state.extras[id].played = 1
}
