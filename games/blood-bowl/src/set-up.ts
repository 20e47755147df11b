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
import { FORMATIONS } from './data/formations.ts'
import { HALVES, ON_LINE, OTHER_HALF, SORT_OF, SORTS, WIDE_ZONES } from './data/pitch.ts'
import { BUGMAN } from './data/staff.ts'
import { lineUp } from './formations.ts'
import { joinTeam } from './joining.ts'
import { type BloodMatch, STAFF, tookPart } from './state.ts'

export const FULL_SIDE = 11
const ON_THE_LINE = 3
const IN_A_WIDE_ZONE = 2
/** So often may a coach move somebody before only whole formations are left: a set-up always ends. */
const MOST_CHANGES = 60

/** Who can be set up: in the Reserves or on the pitch, and not fainted (BB-SETUP-10). */
const isAvailable = ({ state }: BloodMatch, { id, team, place }: Player, of: number): boolean =>
  team === of && (place === RESERVES || place === ON_BOARD) && state.extras[id].fainted === 0

const availableFor = (match: BloodMatch, team: number): Player[] =>
  match.state.players.filter((player) => isAvailable(match, player, team))

const onPitch = ({ state }: BloodMatch, team: number): Player[] =>
  state.players.filter(({ team: own, place }) => own === team && place === ON_BOARD)

/** Why a team cannot be left standing as it is, '' where it can (BB-SETUP-02 to BB-SETUP-07, BB-SETUP-11). */
function setUpProblem(match: BloodMatch, team: number): string {
  let available = 0
  for (const player of match.state.players) if (isAvailable(match, player, team)) available++
  const needed = Math.min(FULL_SIDE, available)
  const standing = countBySort(match.state.players, team)
  const count = sum(standing)
  if (count > needed) return 'too-many'
  if (count < needed) return 'too-few'
  return placingProblem(standing)
}

/** How many of the team stand on each sort of square. */
export function countBySort(players: readonly Pick<Player, 'team' | 'square'>[], team: number): number[] {
  const counts = new Array<number>(SORTS).fill(0)
  for (const player of players) if (player.team === team && player.square >= 0) counts[SORT_OF[team][player.square]]++
  return counts
}

const sum = (counts: readonly number[]): number => {
  let total = 0
  for (const count of counts) total += count
  return total
}

/** Why a team that stands like this on the sorts of squares is not lined up by the rules, '' where it is; however many they are. */
export function placingProblem(standing: readonly number[]): string {
  if (standing[OTHER_HALF] > 0) return 'other-half'
  if (standing[ON_LINE] < Math.min(ON_THE_LINE, sum(standing))) return 'line'
  for (const zone of WIDE_ZONES) if (standing[zone] > IN_A_WIDE_ZONE) return 'wide'
  return ''
}

/** To put a player into a square of each team's half. */
export const PLACES = HALVES.map((half) => half.map(numberedAction('put', 'square')))
export const take = numberedAction('take', 'player')
export const CONFIRM: Action = Object.freeze({ type: 'confirm' })
const BENCH: Action = Object.freeze({ type: 'bench' })
const STANDARD: readonly Action[] = Object.keys(FORMATIONS).map((name) => Object.freeze({ type: 'formation', name }))
const SKETCHES: readonly Action[] = Object.keys(FORMATIONS).map((name) => Object.freeze({ type: 'sketch', name }))

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
      const actions: Action[] = setUpProblem(match, team) === '' ? [CONFIRM] : []
      for (const formation of STANDARD) actions.push(formation)
      if (changes >= MOST_CHANGES) return actions
      for (const sketch of SKETCHES) actions.push(sketch)
      for (const player of match.state.players) if (isAvailable(match, player, team)) actions.push(take(player.id))
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
      const { squares } = match.state
      const actions: Action[] = []
      for (const place of PLACES[team]) if (squares[place.square] === EMPTY) actions.push(place)
      if (playerOf(match, player).place === ON_BOARD) actions.push(BENCH)
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
  state.extras = state.extras.map((extra, id) => (state.players[id].square === NOWHERE ? extra : tookPart(extra)))
}
