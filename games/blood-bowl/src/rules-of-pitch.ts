import {
  type BallMatch,
  bringRules,
  buildBoard,
  casualty,
  findInner,
  type GameRules,
  holdsBall,
  inner,
  interrupt,
  LONG_BOMB,
  loseBall,
  move,
  NOBODY,
  playerOf,
  RESERVES,
  SHORT,
  settleBall,
  takeOff,
  tellRoll,
  turnover,
} from '@undercroft/ball'
import { call, die, done, procedure, roll } from '@undercroft/engine'
import { makeGrid } from '@undercroft/engine/grid'
import { crowd, crowdInjury } from './crowd.ts'
import { END_ZONE, HEIGHT, isTrapdoor, WIDTH, xOf } from './data/pitch.ts'
import { hasPrayer } from './ground.ts'
import { expire } from './loans.ts'
import { scoreTouchdown } from './match.ts'
import { referee } from './referee.ts'
import { noteStalling } from './stalling.ts'
import { type BloodMatch, HIRED, newExtra, note } from './state.ts'
import { TABLE } from './table.ts'
import { healersFor, patchUp, raiseDead, treat } from './treatment.ts'
import { teamTurn } from './turn.ts'

const D6 = [die(6)]
const asBlood = (match: BallMatch): BloodMatch => match as unknown as BloodMatch

const grid = makeGrid({ width: WIDTH, height: HEIGHT })
const board = buildBoard({
  grid,
  sightGrid: null,
  withoutFooting: [],
  endZone: Array.from({ length: WIDTH * HEIGHT }, (_, square) => END_ZONE.indexOf(xOf(square) as 0)),
})

/** Under Treacherous Trapdoor: on a 1 the player is gone as if pushed into the crowd, the ball bounces (BB-PRAY-05, BB-PRAY-06). */
export const trapdoor = procedure<BloodMatch, { player: number }>('trapdoor', ['trapdoor'], {
  start: (match, { player }) => roll(match, D6, 'trapdoor', playerOf(match, player).team, 'rolled'),
  rolled(match, { player: id }, values: number[]) {
    const player = playerOf(match, id)
    tellRoll(match, 'trapdoor', player.team, id, 'd6', values)
    if (values[0] > 1) return done(match)
    match.events?.push({ type: 'trapdoor', player: id, square: player.square })
    if (holdsBall(match, player) && player.team === match.state.active) turnover(match, 'carrier-left-pitch')
    loseBall(match, player, 'removed')
    takeOff(match, player, RESERVES)
    return call(match, crowdInjury, { players: [id], by: NOBODY }, 'settle')
  },
  settle: (match) => settleBall(match, 'end'),
  end: (match) => done(match),
})

/** What the pitch adds to the rules of the ball. */
const pitchRules: GameRules = {
  table: TABLE,
  board: () => board,
  edge: crowd,
  /** In a Blizzard only quick and short passes (BB-WEATHER-08). */
  passing: {
    farthest: (match) => (asBlood(match).state.weather === 'blizzard' ? SHORT : LONG_BOMB),
    rule: 'BB-PASS-03',
  },
  bombs: { bonus: 0, downsThrower: true },
  medicine: {
    knockedOut: (match, player) =>
      healersFor(asBlood(match), playerOf(match, player), true).length > 0 ? interrupt(patchUp, { player }) : null,
    casualty: (match, player) =>
      healersFor(asBlood(match), playerOf(match, player), false).length > 0 ? interrupt(treat, { player }) : null,
    settled(match, player) {
      raiseDead(asBlood(match), playerOf(match, player))
      prayedFor(asBlood(match))
    },
  },
  abilitiesAt: (match) => asBlood(match).state.ground,
  arrived(match, player, voluntary) {
    const { state } = asBlood(match)
    if (voluntary === 1 && state.activePlayer === player && state.ballHolder === player)
      gainedBall(asBlood(match), player)
    return state.trapdoors === 1 && isTrapdoor(playerOf(match, player).square) ? interrupt(trapdoor, { player }) : null
  },
  ballRests: () => null,
  touchdown: (match) => scoreTouchdown(asBlood(match)),
  movingActions: () => {},
  passTargets: () => {},
  perform() {
    throw new Error('the pitch has no actions of its own')
  },
  referee: (_match, player, seen) => interrupt(referee, { player, seen: seen ? 1 : 0 }),
  joined(match, player) {
    const { recruit } = match.options.teams[player.team]
    const { state } = asBlood(match)
    state.extras = [...state.extras, newExtra(HIRED, recruit?.position ?? '')]
  },
  activationEnded: (match) => expire(asBlood(match), 'activation'),
  comesBack: null,
}

/** Somebody has come by the ball in their own activation: could they score with the movement that is left (BB-HALF-17)? */
function gainedBall(match: BloodMatch, player: number): void {
  const turn = findInner(match, teamTurn)
  if (!turn || turn.carrier === player) return
  turn.carrier = player
  noteStalling(match, player, findInner(match, move)?.left ?? 0)
}

/** What the prayers add to the SPP of a Casualty (BB-PRAY-17). */
function prayedFor(match: BloodMatch): void {
  const { by, how, player } = inner(match, casualty)
  if (by < 0 || playerOf(match, by).team === playerOf(match, player).team) return
  const { team } = playerOf(match, by)
  const violent = hasPrayer(match, team, 'necessary-violence')
  let { bonusSpp } = match.state.extras[by]
  if (how === 'block' && violent) bonusSpp++
  if (how === 'foul' && hasPrayer(match, team, 'fouling-frenzy')) bonusSpp += violent ? 3 : 2
  note(match.state, by, { bonusSpp })
}

bringRules('blood-bowl', pitchRules)
