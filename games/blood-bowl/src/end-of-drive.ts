import {
  CASUALTY,
  EMPTY,
  emptied,
  hasAbility,
  KNOCKED_OUT,
  NOBODY,
  NOWHERE,
  ON_BOARD,
  OUT,
  playerOf,
  RESERVES,
  STANDING,
  takeOff,
  tellRoll,
} from '@undercroft/ball'
import { call, die, done, go, procedure, roll } from '@undercroft/engine'
import { PRAYER_SPAN } from './data/tables.ts'
import { layGround } from './ground.ts'
import { expire } from './loans.ts'
import { pickAtRandom } from './random-players.ts'
import { banish, sendOff } from './referee.ts'
import { spendStarRule, starRuleLeft } from './stars/limits.ts'
import { type BloodMatch, note, rested, STAFF } from './state.ts'
import { restoreWeather } from './weather-mage.ts'
import { restoreFrogs } from './wizard.ts'

const D6 = [die(6)]
const D3 = [die(3)]

interface Ending {
  /** Those yet to be dealt with. */
  left: number[]
  /** How many of each team faint, and which team is drawn for. */
  faint: number
  team: number
  /** Who has been rolled for a second time. */
  rerolled: number
}

const begin = (): Ending => ({ left: [], faint: 0, team: 0, rerolled: NOBODY })

/** Secret Weapons, recovery, heat, then everything that lasts for a drive ends (BB-DRIVE-02). */
export const endOfDrive = procedure<BloodMatch, Ending, object>('end-of-drive', begin, ['heat', 'recovery'], {
  start(match, frame) {
    const { state } = match
    state.inTurn = 0
    state.turnover = ''
    // The team whose turn it was comes first (BB-DRIVE-08).
    const armed = state.players.filter(
      (player) =>
        state.extras[player.id].played === 1 && player.place !== OUT && hasAbility(match, player, 'secret-weapon'),
    )
    frame.left = armed
      .sort((a, b) => Number(a.team !== state.active) - Number(b.team !== state.active) || a.id - b.id)
      .map(({ id }) => id)
    return go(match, 'weapons')
  },
  /** Sent-off for a Foul, wherever they are by now, unless the coach argues or pays (BB-DRIVE-05 to BB-DRIVE-07). */
  weapons(match, frame) {
    const [player, ...rest] = frame.left
    if (player === undefined) return go(match, 'recovery')
    frame.left = rest
    // Nobody argues for a casualty (BB-FOUL-12).
    if (playerOf(match, player).place === CASUALTY) {
      banish(match, player)
      return go(match, 'weapons')
    }
    if (starRuleLeft(match, player, 'ill-be-back')) {
      spendStarRule(match, player, 'ill-be-back')
      return go(match, 'weapons')
    }
    return call(match, sendOff, { player }, 'weapons')
  },
  recovery(match, frame) {
    const { state } = match
    for (const { id } of state.players)
      if (state.extras[id].contract === STAFF && state.extras[id].played === 1) banish(match, id)
    frame.left = state.players.filter(({ place }) => place === KNOCKED_OUT).map(({ id }) => id)
    return go(match, 'recover')
  },
  recover(match, { left }) {
    if (left.length === 0) return go(match, 'heat')
    return roll(match, D6, 'recovery', playerOf(match, left[0]).team, 'rolled')
  },
  /** On 4+, each keg adding 1, a natural 1 failing (BB-DRIVE-09, BB-IND-09). Bugman has it rolled again (BB-IND-23). */
  rolled(match, frame, values: number[]) {
    const [id, ...rest] = frame.left
    const player = playerOf(match, id)
    const { kegs, bugman } = match.state.sides[player.team]
    const again = values[0] === 1 && bugman > 0 && frame.rerolled !== id
    match.events?.push({
      type: 'roll',
      what: 'recovery',
      seat: player.team,
      piece: id,
      dice: ['d6'],
      values,
      target: 4,
      modifiers: kegs > 0 ? [{ source: 'kegs', value: kegs, rule: 'BB-IND-09' }] : [],
      passed: values[0] > 1 && values[0] + kegs >= 4,
      reroll: frame.rerolled === id ? 'josef-bugman' : null,
    })
    if (again) {
      frame.rerolled = id
      return go(match, 'recover')
    }
    if (values[0] > 1 && values[0] + kegs >= 4) {
      player.place = RESERVES
      match.events?.push({ type: 'recovered', player: id })
    }
    frame.left = rest
    return go(match, 'recover')
  },
  /** Sweltering Heat: D3 of each team faint and miss the next drive (BB-WEATHER-03). */
  heat(match) {
    match.state.extras.forEach(({ fainted }, id) => {
      if (fainted > 0) note(match.state, id, { fainted: fainted - 1 })
    })
    return match.state.weather === 'sweltering-heat' ? roll(match, D3, 'heat', 0, 'faint') : go(match, 'clear')
  },
  faint(match, frame, values: number[]) {
    tellRoll(match, 'heat', 0, -1, 'd3', values)
    frame.faint = values[0]
    return go(match, 'draw')
  },
  draw(match, frame) {
    if (frame.team === 2) return go(match, 'clear')
    const eligible = match.state.players
      .filter(({ team, place }) => team === frame.team && place === ON_BOARD)
      .map(({ id }) => id)
    return call(match, pickAtRandom, { eligible, count: frame.faint, seat: frame.team, what: 'heat-victim' }, 'drawn')
  },
  drawn(match, frame, victims: number[]) {
    for (const id of victims) {
      note(match.state, id, { fainted: 1 })
      match.events?.push({ type: 'fainted', player: id })
    }
    frame.team++
    return go(match, 'draw')
  },
  clear(match) {
    clearPitch(match)
    match.events?.push({ type: 'drive-ended' })
    return done(match)
  },
})

/** Everybody goes to the Reserves, Standing, the ball is taken off, and what lasts for a drive is over (BB-DRIVE-04, BB-DRIVE-11). */
export function clearPitch(match: BloodMatch): void {
  const { state } = match
  state.ballHolder = NOBODY
  state.ballSquare = NOWHERE
  state.ballLoose = 0
  state.ballOut = 0
  state.ballDroppedBy = NOBODY
  state.ballDroppedHow = ''
  state.activePlayer = NOBODY
  restoreFrogs(match)
  for (const player of state.players) {
    if (player.place === ON_BOARD) takeOff(match, player, RESERVES)
    player.status = STANDING
    player.activated = 0
    player.extraMa = 0
    player.extraSt = 0
    player.spentThisActivation = emptied(player.spentThisActivation)
  }
  state.extras = state.extras.map(rested)
  state.squares.fill(EMPTY)
  expire(match, 'drive')
  for (const [team, side] of state.sides.entries()) {
    const counters = state.teams[team]
    counters.rerolls -= counters.lapsing
    counters.lapsing = side.nextDriveRerolls
    counters.rerolls += side.nextDriveRerolls
    side.nextDriveRerolls = 0
    counters.spentThisDrive = []
    side.prayers = side.prayers.filter((prayer) => PRAYER_SPAN[prayer] !== 'drive')
  }
  if (state.weatherTurns > 0) restoreWeather(match)
  layGround(match)
}
