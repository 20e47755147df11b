import {
  activation,
  EMPTY,
  freeAround,
  giveWay,
  harmed,
  hurtPlaced,
  isFree,
  isMarked,
  NOBODY,
  ON_BOARD,
  type Player,
  playerOf,
  putAt,
  rulesOf,
  STANDING,
  STUNNED,
  stepTo,
  stun,
  tellRoll,
} from '@undercroft/ball'
import {
  type Action,
  type AnyProcedure,
  call,
  die,
  done,
  go,
  type Next,
  type Procedure,
  procedure,
  roll,
} from '@undercroft/engine'
import { HALVES, halfOf, SORT_OF } from './data/pitch.ts'
import { type KickOffEvent, weatherFor } from './data/tables.ts'
import { changeWeather, layGround } from './ground.ts'
import { expire } from './loans.ts'
import { pray } from './prayers.ts'
import { pickAtRandom } from './random-players.ts'
import { banish } from './referee.ts'
import { CONFIRM, countBySort, PLACES, placingProblem, take } from './set-up.ts'
import type { BloodMatch } from './state.ts'
import { wayOf } from './throw-in.ts'
import { restoreWeather } from './weather-mage.ts'

const D8 = [die(8)]
const D6 = [die(6)]
const D3 = [die(3)]
const TWO_D6 = [die(6), die(6)]

/** Standing, with a Tackle Zone or not, and Marked by nobody. */
const isOpen = (match: BloodMatch, player: Player): boolean =>
  player.place === ON_BOARD && player.status === STANDING && !isMarked(match, player)

const openPlayers = (match: BloodMatch, team: number): number[] =>
  match.state.players.filter((player) => player.team === team && isOpen(match, player)).map(({ id }) => id)

/** Each team gets a bribe (BB-KICK-11). */
const getTheRef = procedure<BloodMatch, object>('get-the-ref', {
  start(match) {
    match.state.teams.forEach((team, seat) => {
      team.bribes++
      match.events?.push({ type: 'bribe-gained', team: seat })
    })
    return done(match)
  },
})

/** Both markers go back where the kicking team is on its last three turns, forward otherwise (BB-KICK-12). */
const timeOut = procedure<BloodMatch, object>('time-out', {
  start(match) {
    const { sides, kicking } = match.state
    const { turns } = match.options
    const by = sides[kicking].marker >= turns - 2 ? -1 : 1
    for (const [team, side] of sides.entries()) {
      side.marker = Math.max(0, Math.min(turns, side.marker + by))
      match.events?.push({ type: 'turn-markers', team, value: side.marker })
    }
    return done(match)
  },
})

interface Moving {
  left: number
  /** Those who may be moved, and those who were. */
  open: number[]
  moved: number[]
  player: number
}

const toMove = (): Moving => ({ left: 0, open: [], moved: [], player: NOBODY })

interface Rearranging extends Moving {
  changes: number
}

/** So often may a coach move somebody: a Solid Defence always ends. */
const MOST_CHANGES = 24

const toRearrange = (): Rearranging => ({ left: 0, open: [], moved: [], player: NOBODY, changes: 0 })

/** D3+3 Open players of the kicking team are set up again, by all rules (BB-KICK-13, BB-KICK-14). */
const solidDefence = procedure<BloodMatch, Rearranging, object>('solid-defence', toRearrange, ['solid-defence'], {
  start: (match) => roll(match, D3, 'solid-defence', match.state.kicking, 'rolled'),
  rolled(match, frame, values: number[]) {
    tellRoll(match, 'solid-defence', match.state.kicking, -1, 'd3', values)
    frame.left = values[0] + 3
    frame.open = openPlayers(match, match.state.kicking)
    return frame.open.length === 0 ? done(match) : go(match, 'ask')
  },
  /** One square after the other, each step leaving a legal set-up; who was taken up may be moved again, so that two may change places. */
  ask: {
    kind: 'solid-defence',
    seat: (match) => match.state.kicking,
    actions: (match, frame) => [CONFIRM, ...takable(frame).filter(fitsElsewhere(match)).map(take)],
    about: (_match, { left, moved }) => ({ left: left - moved.length }),
    answer(match, frame, { type, player }: { type: string; player: number }) {
      if (type === 'confirm') return done(match)
      frame.player = player
      return go(match, 'put')
    },
  },
  put: {
    kind: 'set-up-square',
    seat: (match) => match.state.kicking,
    actions: (match, { player }) => newPlaces(match, playerOf(match, player).square),
    about: (_match, { player }) => ({ player }),
    answer(match, frame, { square }: { type: string; square: number }) {
      const player = playerOf(match, frame.player)
      putAt(match, player, square)
      match.events?.push({ type: 'player-placed', team: player.team, player: player.id, square })
      if (!frame.moved.includes(player.id)) frame.moved = [...frame.moved, player.id]
      frame.changes++
      return takable(frame).length === 0 ? done(match) : go(match, 'ask')
    },
  },
})

/** Anybody Open until so many have been taken up, then only those. */
const takable = ({ open, moved, left, changes }: Rearranging): number[] =>
  changes >= MOST_CHANGES ? [] : moved.length < left ? open : moved

const movable = ({ open, moved, left }: Moving): number[] =>
  moved.length < left ? open.filter((id) => !moved.includes(id)) : []

/** Is the team lined up by the rules with one more player on this sort of square? */
function isLegalWith(standing: number[], sort: number): boolean {
  standing[sort]++
  const legal = placingProblem(standing) === ''
  standing[sort]--
  return legal
}

/** On which sorts of squares the kicking team may have one of theirs who is now on this sort, and still be lined up by the rules. */
function sortsFor(standing: number[], from: number): boolean[] {
  standing[from]--
  const legal = standing.map((_count, sort) => isLegalWith(standing, sort))
  standing[from]++
  return legal
}

/** Has a player somewhere else to go? Those on the same sort of square have the same places. */
function fitsElsewhere({ state: { players, squares, kicking } }: BloodMatch): (id: number) => boolean {
  const sortOf = SORT_OF[kicking]
  const standing = countBySort(players, kicking)
  const known: boolean[] = []
  return (id) => {
    const from = sortOf[players[id].square]
    if (known[from] === undefined) {
      const legal = sortsFor(standing, from)
      known[from] = HALVES[kicking].some((square) => squares[square] === EMPTY && legal[sortOf[square]])
    }
    return known[from]
  }
}

/** To put the player from this square into one that is free and leaves the team lined up by the rules. */
function newPlaces({ state: { players, squares, kicking } }: BloodMatch, from: number): Action[] {
  const sortOf = SORT_OF[kicking]
  const legal = sortsFor(countBySort(players, kicking), sortOf[from])
  return PLACES[kicking].filter(({ square }) => squares[square] === EMPTY && legal[sortOf[square]])
}

/** One Open player of the receiving team is put under the ball (BB-KICK-15). */
const highKick = procedure<BloodMatch, object>('high-kick', {
  start(match) {
    const { kickedTo, kicking } = match.state
    const possible = kickedTo >= 0 && isFree(match, kickedTo) && openPlayers(match, 1 - kicking).length > 0
    return possible ? go(match, 'ask') : done(match)
  },
  ask: {
    kind: 'high-kick',
    seat: (match) => 1 - match.state.kicking,
    actions: (match) => [
      ...openPlayers(match, 1 - match.state.kicking).map((player) => ({ type: 'put-under', player })),
      { type: 'decline' },
    ],
    answer(match, _frame, { type, player: id }: { type: string; player: number }) {
      if (type === 'decline') return done(match)
      const { kickedTo } = match.state
      const player = playerOf(match, id)
      match.events?.push({ type: 'moved', player: id, from: player.square, to: kickedTo })
      putAt(match, player, kickedTo)
      return giveWay(match, rulesOf(match).arrived(match, id, 0), 'end')
    },
  },
  end: (match) => done(match),
})

interface RollOff {
  totals: number[]
  team: number
  hit: number
  victims: number[]
}

const toCompare = (): RollOff => ({ totals: [], team: -1, hit: 0, victims: [] })

interface Added {
  what: string
  bonus: number[]
}

/** Each coach rolls a D6 and adds something; returns both totals. */
const addedRolls = procedure<BloodMatch, Added & { first: number }, Added>(
  'added-rolls',
  ({ what, bonus }) => ({ what, bonus, first: 0 }),
  ['brilliant-coaching', 'cheering-fans', 'officious-ref', 'pitch-invasion'],
  {
    start: (match, { what }) => roll(match, D6, what, 0, 'first'),
    first(match, frame, values: number[]) {
      tellRoll(match, frame.what, 0, -1, 'd6', values)
      frame.first = values[0] + frame.bonus[0]
      return roll(match, D6, frame.what, 1, 'second')
    },
    second(match, frame, values: number[]) {
      tellRoll(match, frame.what, 1, -1, 'd6', values)
      return done(match, [frame.first, values[0] + frame.bonus[1]])
    },
  },
)

const bonusOf = ({ state }: BloodMatch, of: (side: BloodMatch['state']['sides'][number], team: number) => number) =>
  state.sides.map(of)

/** D6 and cheerleaders: the higher total prays (BB-KICK-16). */
const cheeringFans = procedure<BloodMatch, object>('cheering-fans', {
  start: (match) =>
    call(match, addedRolls, { what: 'cheering-fans', bonus: bonusOf(match, (side) => side.cheerleaders) }, 'compared'),
  compared(match, _frame, [first, second]: number[]) {
    return first === second ? done(match) : call(match, pray, { team: first > second ? 0 : 1 }, 'end')
  },
  end: (match) => done(match),
})

/** D6 and assistant coaches, less 1 for an ejected coach: the higher total has one more re-roll in this drive (BB-KICK-17). */
const brilliantCoaching = procedure<BloodMatch, object>('brilliant-coaching', {
  start: (match) =>
    call(
      match,
      addedRolls,
      {
        what: 'brilliant-coaching',
        bonus: bonusOf(match, (side, team) => side.coaches - match.state.teams[team].silenced),
      },
      'compared',
    ),
  compared(match, _frame, [first, second]: number[]) {
    if (first !== second) gainForDrive(match, first > second ? 0 : 1, 'brilliant-coaching')
    return done(match)
  },
})

/** One more re-roll that is gone when the drive ends (BB-RR-12). */
export function gainForDrive(match: BloodMatch, team: number, item: string): void {
  match.state.teams[team].rerolls++
  match.state.teams[team].lapsing++
  match.events?.push({ type: 're-rolls-gained', team, value: 1, item })
}

/** New weather; in Perfect Conditions the ball scatters before it lands (BB-KICK-18). */
const changingWeather = procedure<BloodMatch, { left: number }, object>(
  'changing-weather',
  () => ({ left: 0 }),
  ['scatter', 'weather'],
  {
    start: (match) => roll(match, TWO_D6, 'weather', match.state.kicking, 'rolled'),
    rolled(match, frame, values: number[]) {
      tellRoll(match, 'weather', match.state.kicking, -1, 'd6', values)
      restoreWeather(match)
      changeWeather(match, weatherFor(values[0] + values[1]))
      frame.left = match.state.weather === 'perfect-conditions' && match.state.kickedTo >= 0 ? 3 : 0
      return go(match, 'scatter')
    },
    scatter: (match, { left }) => (left > 0 ? roll(match, D8, 'scatter', match.state.kicking, 'step') : done(match)),
    step(match, frame, values: number[]) {
      const { state } = match
      tellRoll(match, 'scatter', state.kicking, -1, 'd8', values)
      const to = stepTo(match, state.kickedTo, wayOf(values[0]))
      if (to < 0 || halfOf(to) === state.kicking) {
        state.kickedTo = -2
        return done(match)
      }
      match.events?.push({ type: 'ball-moved', how: 'scattered', from: state.kickedTo, to })
      state.kickedTo = to
      frame.left--
      return go(match, 'scatter')
    },
  },
)

/** D3+3 Open players of the receiving team move one square each (BB-KICK-19). */
const quickSnap = procedure<BloodMatch, Moving, object>('quick-snap', toMove, ['quick-snap'], {
  start: (match) => roll(match, D3, 'quick-snap', 1 - match.state.kicking, 'rolled'),
  rolled(match, frame, values: number[]) {
    tellRoll(match, 'quick-snap', 1 - match.state.kicking, -1, 'd3', values)
    frame.left = values[0] + 3
    frame.open = openPlayers(match, 1 - match.state.kicking)
    return go(match, 'next')
  },
  next(match, frame) {
    frame.open = frame.open.filter((id) => playerOf(match, id).place === ON_BOARD)
    return movable(frame).length > 0 ? go(match, 'ask') : done(match)
  },
  ask: {
    kind: 'quick-snap',
    seat: (match) => 1 - match.state.kicking,
    actions: (match, frame) => {
      const actions: (Action & { player?: number; to?: number })[] = [{ type: 'confirm' }]
      for (const player of movable(frame))
        for (const to of freeAround(match, playerOf(match, player).square)) actions.push({ type: 'snap', player, to })
      return actions
    },
    about: (_match, { left, moved }) => ({ left: left - moved.length }),
    answer(match, frame, action: Action & { player: number; to: number }) {
      if (action.type === 'confirm') return done(match)
      const player = playerOf(match, action.player)
      match.events?.push({ type: 'moved', player: player.id, from: player.square, to: action.to })
      putAt(match, player, action.to)
      frame.moved = [...frame.moved, player.id]
      return giveWay(match, rulesOf(match).arrived(match, player.id, 1), 'next')
    },
  },
})

/** D3+3 Open players of the kicking team act before the ball lands; it is no team turn (BB-KICK-20 to BB-KICK-23). */
const blitz = procedure<BloodMatch, Moving, object>('kick-off-blitz', toMove, ['kick-off-blitz'], {
  start: (match) => roll(match, D3, 'kick-off-blitz', match.state.kicking, 'rolled'),
  rolled(match, frame, values: number[]) {
    const { state } = match
    tellRoll(match, 'kick-off-blitz', state.kicking, -1, 'd3', values)
    frame.left = values[0] + 3
    frame.open = openPlayers(match, state.kicking)
    state.active = state.kicking
    state.turnover = ''
    const team = state.teams[state.kicking]
    team.passUsed = 0
    team.handOffUsed = 1
    team.throwUsed = 0
    team.blitzUsed = 0
    team.foulUsed = 1
    team.otherUsed = -1
    for (const player of state.players) player.activated = 0
    layGround(match, ['kick-off-blitz'])
    return go(match, 'next')
  },
  next(match, frame) {
    const { state } = match
    expire(match, 'activation')
    return state.turnover === '' && charging(match, frame).length > 0 ? go(match, 'ask') : go(match, 'over')
  },
  ask: {
    kind: 'kick-off-blitz',
    seat: (match) => match.state.kicking,
    actions: (match, frame) => [
      { type: 'confirm' },
      ...charging(match, frame).map((player) => ({ type: 'activate', player })),
    ],
    about: (_match, { left, moved }) => ({ left: left - moved.length }),
    answer(match, frame, { type, player }: { type: string; player: number }) {
      if (type === 'confirm') return go(match, 'over')
      frame.moved = [...frame.moved, player]
      return call(match, activation, { player }, 'next')
    },
  },
  over(match) {
    match.state.turnover = ''
    match.state.activePlayer = NOBODY
    layGround(match)
    return done(match)
  },
})

const charging = (match: BloodMatch, frame: Moving): number[] =>
  movable(frame).filter((id) => {
    const { place, status } = playerOf(match, id)
    return place === ON_BOARD && status === STANDING
  })

/** D6 and Fan Factor; a random player of the lower total is Stunned, or Sent-off on a 1 (BB-KICK-26, BB-KICK-27). */
const officiousRef = procedure<BloodMatch, RollOff, object>('officious-ref', toCompare, ['officious-ref-call'], {
  start: (match) =>
    call(match, addedRolls, { what: 'officious-ref', bonus: bonusOf(match, (side) => side.fanFactor) }, 'compared'),
  compared(match, frame, totals: number[]) {
    frame.totals = totals
    return go(match, 'next')
  },
  next(match, frame) {
    frame.team++
    if (frame.team > 1) return done(match)
    if (!losesOut(frame.totals, frame.team)) return go(match, 'next')
    return call(
      match,
      pickAtRandom,
      { eligible: onPitch(match, frame.team), count: 1, seat: frame.team, what: 'officious-ref-player' },
      'picked',
    )
  },
  picked(match, frame, picked: number[]) {
    if (picked.length === 0) return go(match, 'next')
    frame.victims = picked
    return roll(match, D6, 'officious-ref-call', frame.team, 'called')
  },
  called(match, frame, values: number[]) {
    const [id] = frame.victims
    tellRoll(match, 'officious-ref-call', frame.team, id, 'd6', values)
    if (values[0] > 1) return knockAbout(match, id, 'next')
    banish(match, id)
    return go(match, 'next')
  },
})

/** D6 and Fan Factor; D3 random players of the lower total are Stunned, of both on a tie (BB-KICK-28). */
const pitchInvasion = procedure<BloodMatch, RollOff, object>('pitch-invasion', toCompare, ['invaders'], {
  start: (match) =>
    call(match, addedRolls, { what: 'pitch-invasion', bonus: bonusOf(match, (side) => side.fanFactor) }, 'compared'),
  compared(match, frame, totals: number[]) {
    frame.totals = totals
    return roll(match, D3, 'invaders', match.state.kicking, 'counted')
  },
  counted(match, frame, values: number[]) {
    tellRoll(match, 'invaders', match.state.kicking, -1, 'd3', values)
    frame.hit = values[0]
    return go(match, 'next')
  },
  next(match, frame) {
    frame.team++
    if (frame.team > 1) return done(match)
    if (!losesOut(frame.totals, frame.team)) return go(match, 'next')
    return call(
      match,
      pickAtRandom,
      { eligible: onPitch(match, frame.team), count: frame.hit, seat: frame.team, what: 'invaded-player' },
      'picked',
    )
  },
  picked(match, frame, picked: number[]) {
    frame.victims = picked
    return go(match, 'trample')
  },
  trample(match, frame) {
    const [victim, ...rest] = frame.victims
    frame.victims = rest
    return victim === undefined ? go(match, 'next') : knockAbout(match, victim, 'trample')
  },
})

const losesOut = (totals: readonly number[], team: number): boolean => totals[team] <= totals[1 - team]

const onPitch = ({ state }: BloodMatch, team: number): number[] =>
  state.players.filter((player) => player.team === team && player.place === ON_BOARD).map(({ id }) => id)

/** Placed Prone and Stunned; it happened before the next turn of either team (BB-KICK-25). Some are hurt by that (BB-SKILL-13, BB-KICK-30). */
function knockAbout(match: BloodMatch, id: number, then: string): Next {
  const player = playerOf(match, id)
  match.events?.push({ type: 'placed-prone', player: id })
  player.status = STUNNED
  stun(match, player)
  player.freshlyStunned = 0
  match.events?.push({ type: 'injured', player: id, result: 'stunned', by: NOBODY })
  return hurtPlaced(match, harmed(id, NOBODY, 'kick-off'), then)
}

export const kickOffEvents: Readonly<Record<KickOffEvent, Procedure<BloodMatch, never, object>>> = {
  'get-the-ref': getTheRef,
  'time-out': timeOut,
  'solid-defence': solidDefence,
  'high-kick': highKick,
  'cheering-fans': cheeringFans,
  'brilliant-coaching': brilliantCoaching,
  'changing-weather': changingWeather,
  'quick-snap': quickSnap,
  blitz,
  'officious-ref': officiousRef,
  'pitch-invasion': pitchInvasion,
}

export const KICK_OFF_EVENT_PROCEDURES: readonly AnyProcedure[] = [...Object.values(kickOffEvents), addedRolls]
