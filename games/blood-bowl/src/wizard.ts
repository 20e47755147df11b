import {
  boardOf,
  distance,
  goDown,
  harm,
  harmed,
  loseBall,
  NOBODY,
  ON_BOARD,
  playerOf,
  STANDING,
  settleBall,
  stepTo,
  tellRoll,
} from '@undercroft/ball'
import { type Action, call, die, done, go, procedure, roll } from '@undercroft/engine'
import { type BloodMatch, note } from './state.ts'
import { TABLE } from './table.ts'

const D6 = [die(6)]

interface Given {
  moment: 'start' | 'end'
  /** The coaches who are asked, in this order. */
  seats: readonly number[]
}

interface Casting extends Given {
  /** How many coaches have been asked. */
  asked: number
  target: number
  /** Those yet to be rolled for, and those who were hit. */
  near: number[]
  hit: number[]
}

const begin = ({ moment, seats }: Given): Casting => ({ moment, seats, asked: 0, target: NOBODY, near: [], hit: [] })

const seatAsked = (_match: BloodMatch, { seats, asked }: Casting): number => seats[asked - 1]

/** Most teams have no wizard: then nobody need be asked. */
export const isWizardThere = ({ state: { sides } }: BloodMatch): boolean => sides[0].wizards + sides[1].wizards > 0

/** The Hireling Sports-Wizard casts one of two spells, once in a match (BB-IND-24). */
export const castSpells = procedure<BloodMatch, Casting, Given>('cast-spells', begin, ['fireball', 'zap'], {
  start(match, frame) {
    while (frame.asked < frame.seats.length) {
      frame.asked++
      if (spells(match, frame).length > 0) return go(match, 'ask')
    }
    return done(match)
  },
  ask: {
    kind: 'wizard',
    seat: seatAsked,
    actions: (match, frame) => [{ type: 'decline' }, ...spells(match, frame)],
    answer(match, frame, action: Action & { player: number; square: number }) {
      const team = seatAsked(match, frame)
      if (action.type === 'decline') return go(match, 'start')
      match.state.sides[team].wizards = 0
      if (action.type === 'zap') {
        frame.target = action.player
        match.events?.push({ type: 'spell-cast', team, spell: 'zap', player: action.player })
        return roll(match, D6, 'zap', team, 'zapped')
      }
      match.events?.push({ type: 'spell-cast', team, spell: 'fireball', square: action.square })
      frame.near = standingNear(match, action.square)
      return go(match, 'burn')
    },
  },
  /** At least the Strength of the target, or a natural 6 (BB-IND-26). */
  zapped(match, frame, values: number[]) {
    const target = playerOf(match, frame.target)
    tellRoll(match, 'zap', seatAsked(match, frame), target.id, 'd6', values)
    if (values[0] < 6 && values[0] < target.st) return go(match, 'start')
    turnIntoFrog(match, target.id)
    return settleBall(match, 'start')
  },
  burn(match, frame) {
    if (frame.near.length === 0) return go(match, 'blast')
    return roll(match, D6, 'fireball', seatAsked(match, frame), 'burnt')
  },
  burnt(match, frame, values: number[]) {
    const [player, ...rest] = frame.near
    tellRoll(match, 'fireball', seatAsked(match, frame), player, 'd6', values)
    if (values[0] >= 4) frame.hit = [...frame.hit, player]
    frame.near = rest
    return go(match, 'burn')
  },
  /** Knocked Down, with a bonus on one of the two rolls (BB-IND-25). */
  blast(match, frame) {
    if (frame.hit.length === 0) return settleBall(match, 'start')
    const [player, ...rest] = frame.hit
    frame.hit = rest
    goDown(match, playerOf(match, player), 'knocked')
    return call(match, harm, Object.assign(harmed(player, NOBODY, 'fireball'), { bonus: 1 }), 'blast')
  },
})

const standingNear = (match: BloodMatch, square: number): number[] =>
  match.state.players
    .filter((player) => player.place === ON_BOARD && player.status === STANDING)
    .filter((player) => distance(boardOf(match), player.square, square) <= 1)
    .map(({ id }) => id)

/** Zap! before or after an opposing turn, a Fireball at the end of any turn, at any square where an opponent may be hit. */
function spells(match: BloodMatch, frame: Casting): Action[] {
  const { state } = match
  const team = seatAsked(match, frame)
  if (state.sides[team].wizards === 0) return []
  const actions: (Action & { player?: number; square?: number })[] = []
  if (team !== state.active) {
    for (const player of state.players)
      if (player.team !== team && player.place === ON_BOARD && state.extras[player.id].frog === 0)
        actions.push({ type: 'zap', player: player.id })
  }
  if (frame.moment === 'start') return actions
  const squares = new Set<number>()
  for (const player of state.players) {
    if (player.place !== ON_BOARD || player.team === team || player.status !== STANDING) continue
    squares.add(player.square)
    for (let direction = 0; direction < 8; direction++) {
      const beside = stepTo(match, player.square, direction)
      if (beside >= 0) squares.add(beside)
    }
  }
  for (const square of squares) actions.push({ type: 'fireball', square })
  return actions
}

const FROG = ['dodge', 'frog', 'leap', 'no-hands', 'stunty', 'titchy', 'very-long-legs']

/** BB-IND-27: a small, slippery thing without hands; a ball it held bounces, and that is no Turnover. */
function turnIntoFrog(match: BloodMatch, id: number): void {
  const { state } = match
  const player = playerOf(match, id)
  const { ma, st, ag, pa, av, skills } = player
  state.frogs = [...state.frogs, { player: id, ma, st, ag, pa, av, skills }]
  loseBall(match, player, 'transformed')
  player.ma = 5
  player.st = 1
  player.ag = 2
  player.pa = 0
  player.av = 5
  player.skills = TABLE.set(FROG)
  state.inPlay = TABLE.union([state.inPlay, player.skills])
  note(state, id, { frog: 1 })
  match.events?.push({ type: 'transformed', player: id })
}

/** At the end of the drive everybody is what they were. */
export function restoreFrogs({ state }: BloodMatch): void {
  for (const { player: id, ma, st, ag, pa, av, skills } of state.frogs) {
    Object.assign(state.players[id], { ma, st, ag, pa, av, skills })
    note(state, id, { frog: 0 })
  }
  state.frogs = []
}
