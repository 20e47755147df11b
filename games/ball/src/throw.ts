import { type Action, call, die, done, go, type Modifier, type Next, procedure, roll } from '@undercroft/engine'
import { announce, giveWay, listenersOf } from './abilities.ts'
import { comeTo } from './arrival.ts'
import { SHORT } from './data/ranges.ts'
import { D8_DIRECTION } from './data/template.ts'
import {
  disturbBall,
  goDown,
  hasTackleZone,
  holdsBall,
  isFree,
  neighboursOf,
  playerOf,
  putAt,
  stepTo,
  turnover,
} from './field.ts'
import { harm, harmed } from './harm.ts'
import { settleBall } from './loose-ball.ts'
import { type Flight, occasion } from './moments.ts'
import { passTest, targetSquares } from './pass.ts'
import { boardOf, rulesOf } from './rules.ts'
import { type BallMatch, EMPTY, NOBODY, NOWHERE, ON_BOARD, type Player, PRONE, STUNNED } from './state.ts'
import { gatherBall } from './stride.ts'
import { agilityTest, markedModifier, rollTest, type TestResult, tellRoll } from './test.ts'

const D8 = die(8)
const D6 = die(6)

interface Throwing {
  player: number
  thrown: number
  /** 1: kicked instead. */
  kicked: number
}

/** A player throws a team-mate (DB-TTM-01 to DB-TTM-25). */
export interface Throw extends Throwing {
  to: number
  /** 'superb', 'successful', 'terrible' or 'fumble'; '' before it is known. */
  quality: string
  /** Scatter steps left. */
  left: number
  /** 1: reached the edge of the field. */
  stopped: number
  /** 1: cannot land on their feet. */
  crashes: number
  /** Where the thrown player is in the air. */
  at: number
}

const newThrow = ({ player, thrown, kicked }: Throwing): Throw => ({
  player,
  thrown,
  kicked,
  to: NOWHERE,
  quality: '',
  left: 0,
  stopped: 0,
  crashes: 0,
  at: NOWHERE,
})

export const canThrow = (match: BallMatch, player: Player): boolean =>
  listenersOf(match, player, 'throwsTeamMates').some(({ answer }) => answer(match, player.id))

export const canBeThrown = (match: BallMatch, player: Player): boolean =>
  listenersOf(match, player, 'canBeThrown').some(({ answer }) => answer(match, player.id))

/** Team-mates next to them who can be thrown (DB-TTM-02). */
export function throwables(match: BallMatch, player: Player): number[] {
  if (!canThrow(match, player)) return []
  return neighboursOf(match, player.square).filter((id) => {
    const mate = playerOf(match, id)
    return mate.team === player.team && canBeThrown(match, mate)
  })
}

/** A kick earns nothing (DB-POST-10). */
export const isSuperbThrow = ({ quality, kicked }: Throw): boolean => quality === 'superb' && kicked !== 1

export const throwTeamMate = procedure<BallMatch, Throw, Throwing>(
  'throw-team-mate',
  newThrow,
  ['deviate', 'kick', 'scatter', 'throw'],
  {
    start(match, { player, thrown, kicked }) {
      if (kicked === 1) return go(match, 'target')
      return announce(match, 'throwing', [player], occasion(player, thrown), 'hungry')
    },
    hungry(match, frame, outcome: unknown) {
      if (outcome === 'over') return done(match)
      if (outcome === 'fumble') {
        frame.quality = 'fumble'
        return go(match, 'lift')
      }
      return go(match, 'target')
    },
    target: {
      kind: 'throw-target',
      seat: (match, { player }) => playerOf(match, player).team,
      actions: (match, { player }): Action[] =>
        [{ type: 'keep' } as Action].concat(
          targetSquares(match, playerOf(match, player).square, SHORT).map((to) => ({ type: 'throw', to })),
        ),
      about: (_match, { player, thrown }) => ({ player, thrown }),
      answer(match, frame, action: { type: string; to: number }) {
        if (action.type === 'keep') return done(match)
        frame.to = action.to
        const thrower = playerOf(match, frame.player)
        match.events?.push({ type: 'thrown-team-mate', player: frame.player, target: frame.thrown, to: action.to })
        if (thrower.pa === 0) {
          frame.quality = 'fumble'
          return go(match, 'lift')
        }
        return rollTest(match, passTest(match, thrower, action.to, frame.kicked === 1 ? 'kick' : 'throw'), 'judge')
      },
    },
    judge(match, frame, { passed, natural, total }: TestResult) {
      frame.quality = natural === 1 ? 'fumble' : passed ? 'superb' : total <= 1 ? 'terrible' : 'successful'
      match.events?.push({ type: 'pass-result', player: frame.player, result: frame.quality })
      return go(match, 'lift')
    },
    /** They are in the air: nobody is in their square any more. */
    lift(match, frame) {
      const thrown = playerOf(match, frame.thrown)
      if (frame.kicked === 1 && frame.quality === 'fumble') return go(match, 'badKick')
      frame.crashes = hasTackleZone(thrown) ? 0 : 1
      if (thrown.status === STUNNED) thrown.status = PRONE
      match.state.squares[thrown.square] = EMPTY
      const fromThrower = frame.quality === 'fumble' || frame.quality === 'terrible'
      frame.at = fromThrower ? playerOf(match, frame.player).square : frame.to
      if (frame.quality === 'terrible') return roll(match, [D8, D6], 'deviate', match.state.active, 'deviate')
      frame.left = frame.quality === 'fumble' ? 1 : 3
      if (fromThrower) return go(match, 'fly')
      return announce(
        match,
        'flies',
        [frame.thrown],
        occasion(frame.player, frame.thrown, frame.at, frame.to),
        'glided',
      )
    },
    glided(match, frame, flight: Flight | undefined) {
      if (flight === undefined) return go(match, 'fly')
      frame.at = flight.at
      frame.stopped = flight.over ? 1 : 0
      return go(match, 'land')
    },
    /** The kicked player is hurt, Knocked-out at least (DB-TRAIT-KICK-TEAM-MATE-02, DB-TRAIT-KICK-TEAM-MATE-03). */
    badKick(match, frame) {
      const thrown = playerOf(match, frame.thrown)
      if (holdsBall(match, thrown)) turnover(match, 'fumbled-kick')
      return call(
        match,
        harm,
        Object.assign(harmed(frame.thrown, frame.player, 'kick'), { skipArmour: 1, outright: 1 }),
        'kickedOut',
      )
    },
    kickedOut: (match) => settleBall(match, 'over'),
    over: (match) => done(match),
    fly: (match) => roll(match, [D8], 'scatter', match.state.active, 'flown'),
    flown(match, frame, values: number[]) {
      tellRoll(match, 'scatter', match.state.active, frame.thrown, 'd8', values)
      drift(match, frame, D8_DIRECTION[values[0] - 1])
      if (frame.stopped === 1 || --frame.left === 0) return go(match, 'land')
      return go(match, 'fly')
    },
    deviate(match, frame, values: number[]) {
      tellRoll(match, 'deviate', match.state.active, frame.thrown, ['d8', 'd6'], values)
      for (let flown = 0; flown < values[1] && frame.stopped === 0; flown++)
        drift(match, frame, D8_DIRECTION[values[0] - 1])
      return go(match, 'land')
    },
    land(match, { player, thrown, at, crashes, stopped, quality }) {
      const gone = stopped === 1 ? rulesOf(match).edge.thrown(match, thrown, at) : null
      if (gone !== null) return giveWay(match, gone, 'over')
      return call(
        match,
        landing,
        {
          player: thrown,
          at: at,
          crashes: crashes | stopped,
          stopped: stopped,
          quality: quality,
          fell: 0,
          soft: listenersOf(match, playerOf(match, player), 'softLanding').some(({ answer }) =>
            answer(match, player, quality),
          )
            ? 1
            : 0,
        },
        'landed',
      )
    },
    landed(match, frame, safe: boolean) {
      const thrower = playerOf(match, frame.player)
      if (safe && isSuperbThrow(frame)) thrower.throws++
      return done(match)
    },
  },
)

function drift(match: BallMatch, frame: Throw, direction: number): void {
  const next = stepTo(match, frame.at, direction)
  if (next < 0) frame.stopped = 1
  else frame.at = next
}

interface Landing {
  player: number
  /** The square they come down in. */
  at: number
  /** 1: cannot land on their feet. */
  crashes: number
  /** 1: the edge of the field has stopped them on the way. */
  stopped: number
  quality: string
  /** 1: they came down on somebody or crashed, so they only bounce and fall. */
  fell: number
  /** 1: lands safely without a test. */
  soft: number
}

const SAFE = { passed: true }

const LANDING_MODIFIER: Readonly<Record<string, number>> = { superb: 0, successful: -1, fumble: -1, terrible: -2 }

/** A thrown player comes down. The result: was it a safe landing? */
export const landing = procedure<BallMatch, Landing>('landing', ['bounce', 'land'], {
  start(match, frame) {
    const { at } = frame
    const thrown = playerOf(match, frame.player)
    if (boardOf(match).footing[at] === 0) return go(match, 'noFooting')
    if (!isFree(match, at)) return go(match, 'onPlayer')
    if (frame.crashes === 1 && frame.fell === 0) return go(match, 'bounce')
    const before = thrown.square
    thrown.square = -1
    putAt(match, thrown, at)
    match.events?.push({ type: 'thrown', player: thrown.id, from: before, to: at })
    if (frame.soft === 1) return go(match, 'landed', SAFE)
    if (frame.fell === 1) return fallDown(match, frame)
    const modifiers: Modifier[] = markedModifier(match, at, thrown.team)
    const value = LANDING_MODIFIER[frame.quality]
    if (value !== 0) modifiers.push({ source: frame.quality, value })
    return rollTest(match, agilityTest(thrown, 'land', modifiers), 'landed')
  },
  landed(match, frame, { passed }: Pick<TestResult, 'passed'>) {
    return passed ? gatherBall(match, playerOf(match, frame.player), 'arrive') : fallDown(match, frame)
  },
  /** A safe landing counts as a voluntary move (DB-TTM-15). */
  arrive(match, { player }) {
    return comeTo(match, player, 0, 'safe')
  },
  safe: (match) => done(match, true),
  /** Whoever is there is Knocked Down, even if they lie there already (DB-TTM-18). */
  onPlayer(match, frame) {
    const hit = playerOf(match, match.state.squares[frame.at])
    goDown(match, hit, 'knocked', { reason: 'hit-by-team-mate' }) // DB-TO-17
    return call(match, harm, harmed(hit.id, NOBODY, 'throw'), 'bounce')
  },
  /** One square on, then they Fall Over (DB-TTM-19, DB-TTM-21, DB-TTM-22). */
  bounce: (match) => roll(match, [D8], 'bounce', match.state.active, 'bounced'),
  bounced(match, frame, values: number[]) {
    tellRoll(match, 'bounce', match.state.active, frame.player, 'd8', values)
    frame.fell = 1
    const next = stepTo(match, frame.at, D8_DIRECTION[values[0] - 1])
    const gone = next < 0 ? rulesOf(match).edge.thrown(match, frame.player, frame.at) : null
    if (gone !== null) return giveWay(match, gone, 'end')
    // An edge that stops them leaves them where they are, but where somebody lies there is no room: they bounce on.
    if (next < 0 && !isFree(match, frame.at)) return go(match, 'bounce')
    if (next >= 0) frame.at = next
    return go(match, 'start')
  },
  noFooting(match, frame) {
    const thrown = playerOf(match, frame.player)
    if (holdsBall(match, thrown) && thrown.team === match.state.active) turnover(match, 'thrown-carrier-lost')
    thrown.square = frame.at
    match.state.squares[frame.at] = thrown.id
    return giveWay(match, rulesOf(match).arrived(match, thrown.id, 0), 'end')
  },
  settle: (match) => settleBall(match, 'arriveDown'),
  arriveDown(match, { player }) {
    if (playerOf(match, player).place !== ON_BOARD) return done(match, false)
    return giveWay(match, rulesOf(match).arrived(match, player, 0), 'end')
  },
  end: (match) => done(match, false),
})

/** They Fall Over where they are; a Turnover only if they held the ball (DB-TO-10, DB-TTM-16). Out of turn any fall counts (BB-KICK-22). */
function fallDown(match: BallMatch, frame: Landing): Next {
  const thrown = playerOf(match, frame.player)
  goDown(match, thrown, 'falls', { reason: 'thrown-carrier-lost', onlyWithBall: match.state.inTurn === 1 })
  disturbBall(match, frame.at)
  const modifiers = frame.stopped === 1 ? [...rulesOf(match).edge.crash] : []
  return call(match, harm, harmed(frame.player, NOBODY, 'throw', modifiers), 'settle')
}
