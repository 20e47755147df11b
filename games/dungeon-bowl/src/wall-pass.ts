import {
  announce,
  type BallMatch,
  boardOf,
  bounce,
  canCatch,
  catchBall,
  interference,
  loseBall,
  lostUnlessCaught,
  type MovingAction,
  moveBall,
  NOBODY,
  NOWHERE,
  occasion,
  passTest,
  playerOf,
  rollTest,
  SHORT,
  stepTo,
  type TestResult,
  targetSquares,
  tellRoll,
  turnover,
} from '@undercroft/ball'
import { call, die, done, go, procedure, roll } from '@undercroft/engine'
import {
  DX,
  DY,
  directionOf,
  EAST,
  isDiagonal,
  NORTH,
  opposite,
  SOUTH,
  turn,
  WEST,
  xOf,
  yOf,
} from '@undercroft/engine/grid'

const D6 = [die(6)]

/** Walls that can be thrown at: a floor square in range and sight with a wall on a side that faces the thrower (DB-WALL-01). */
export function addWallTargets(match: BallMatch, thrower: number, actions: MovingAction[]): void {
  const { grid } = boardOf(match)
  const { square } = playerOf(match, thrower)
  for (const to of targetSquares(match, square, SHORT)) {
    const dx = xOf(grid, to) - xOf(grid, square)
    const dy = yOf(grid, to) - yOf(grid, square)
    for (const side of [NORTH, EAST, SOUTH, WEST])
      if (dx * DX[side] + dy * DY[side] > 0 && stepTo(match, to, side) < 0)
        actions.push({ type: 'throw-at-wall', to, side })
  }
}

interface WallThrow {
  player: number
  /** The square named, and the side of it on which the wall is. */
  to: number
  side: number
}

interface WallPass extends WallThrow {
  /** 1: it hits where it was aimed. */
  passed: number
  /** 1: an opponent got in the way. */
  deflected: number
  /** The way of the ball: where it is, its direction, squares left. */
  at: number
  direction: number
  left: number
}

const newWallPass = ({ player, to, side }: WallThrow): WallPass => ({
  player,
  to,
  side,
  passed: 0,
  deflected: 0,
  at: NOWHERE,
  direction: 0,
  left: 0,
})

/** The ball is thrown against a wall and comes off it (DB-WALL-02 to DB-WALL-12). */
export const wallPass = procedure<BallMatch, WallPass, WallThrow>(
  'wall-pass',
  newWallPass,
  ['rebound-distance', 'wall-side'],
  {
    start(match, frame) {
      const player = playerOf(match, frame.player)
      match.events?.push({ type: 'pass-declared', player: player.id, to: frame.to, range: 'wall' })
      if (player.pa === 0) return go(match, 'fumble')
      const test = passTest(match, player, frame.to)
      test.detail = 'wall'
      return rollTest(match, test, 'thrown')
    },
    thrown(match, frame, { passed, natural }: TestResult) {
      if (natural === 1) return go(match, 'fumble')
      frame.passed = passed ? 1 : 0
      match.events?.push({ type: 'pass-result', player: frame.player, result: passed ? 'accurate' : 'inaccurate' })
      const { state } = match
      state.ballSquare = playerOf(match, frame.player).square
      state.ballHolder = NOBODY
      state.ballLoose = 1
      return passed ? go(match, 'hit', frame.to) : roll(match, D6, 'wall-side', state.active, 'missed')
    },
    /** 1-3 the square to the right as the thrower sees it, 4+ to the left, if the wall goes on there (DB-WALL-04). */
    missed(match, { to, side }, values: number[]) {
      tellRoll(match, 'wall-side', match.state.active, -1, 'd6', values)
      const beside = stepTo(match, to, turn(side, values[0] <= 3 ? 2 : -2))
      return go(match, 'hit', beside >= 0 && stepTo(match, beside, side) < 0 ? beside : to)
    },
    hit(match, frame, square: number) {
      frame.at = square
      moveBall(match, square, 'passed')
      const quality = frame.passed === 1 ? 'accurate' : 'inaccurate'
      return call(match, interference, { player: frame.player, to: square, quality, range: 'wall' }, 'interfered')
    },
    interfered(match, frame, deflected: boolean) {
      frame.deflected = deflected ? 1 : 0
      if (deflected) return go(match, 'end')
      frame.direction = reboundDirection(match, frame)
      return roll(match, D6, 'rebound-distance', match.state.active, 'fly')
    },
    fly(match, frame, values: number[]) {
      tellRoll(match, 'rebound-distance', match.state.active, -1, 'd6', values)
      frame.left = values[0]
      return go(match, 'over')
    },
    /** Whoever is under the ball may try to catch it on its way, and must in the last square (DB-WALL-09). */
    over(match, frame) {
      const id = match.state.squares[frame.at]
      if (id < 0 || !canCatch(match, playerOf(match, id))) return go(match, 'on')
      return frame.left === 0 ? go(match, 'reach', id) : go(match, 'ask')
    },
    ask: {
      kind: 'try-catch',
      seat: (match, { at }) => playerOf(match, match.state.squares[at]).team,
      actions: () => [{ type: 'try' }, { type: 'decline' }],
      about: (match, { at }) => ({ player: match.state.squares[at] }),
      answer: (match, { at }, { type }: { type: string }) =>
        type === 'try' ? go(match, 'reach', match.state.squares[at]) : go(match, 'on'),
    },
    reach: (match, { player }, catcher: number) =>
      call(match, catchBall, { player: catcher, how: 'rebound', opponent: player }, 'tried'),
    tried: (match, _frame, caught: boolean) => (caught ? go(match, 'end') : go(match, 'on')),
    on(match, frame) {
      if (frame.left === 0) return call(match, bounce, {}, 'end')
      frame.left--
      travel(match, frame)
      moveBall(match, frame.at, 'rebounded')
      return go(match, 'over')
    },
    end(match, { deflected }) {
      lostUnlessCaught(match, deflected === 1 ? 'pass-deflected' : 'pass-not-caught')
      return done(match)
    },
    fumble(match, { player }) {
      match.events?.push({ type: 'pass-result', player, result: 'fumble' })
      return announce(match, 'fumbled', [player], occasion(player), 'dropped')
    },
    dropped(match, { player }, kept: unknown) {
      if (kept !== undefined) return done(match)
      loseBall(match, playerOf(match, player), 'fumbled')
      turnover(match, 'fumbled-pass')
      return call(match, bounce, {}, 'fumbled')
    },
    fumbled: (match) => done(match),
  },
)

/** Straight back where it was thrown square at the wall, otherwise at 45 degrees on the far side (DB-WALL-06). */
function reboundDirection(match: BallMatch, { player, at, side }: WallPass): number {
  const { grid } = boardOf(match)
  const { square } = playerOf(match, player)
  const back = opposite(side)
  const along = DX[side] === 0 ? Math.sign(xOf(grid, at) - xOf(grid, square)) : 0
  const across = DY[side] === 0 ? Math.sign(yOf(grid, at) - yOf(grid, square)) : 0
  return directionOf(DX[back] + along, DY[back] + across)
}

/** One square on, turned by walls like light (DB-WALL-08). */
function travel(match: BallMatch, frame: WallPass): void {
  for (let turns = 0; turns < 4; turns++) {
    const next = stepTo(match, frame.at, frame.direction)
    if (next >= 0) {
      frame.at = next
      return
    }
    frame.direction = reflected(match, frame.at, frame.direction)
  }
}

function reflected(match: BallMatch, at: number, direction: number): number {
  if (!isDiagonal(direction)) return opposite(direction)
  const besideOpen = stepTo(match, at, directionOf(DX[direction], 0)) >= 0
  const aboveOpen = stepTo(match, at, directionOf(0, DY[direction])) >= 0
  if (besideOpen === aboveOpen) return opposite(direction)
  return besideOpen ? directionOf(DX[direction], -DY[direction]) : directionOf(-DX[direction], DY[direction])
}
