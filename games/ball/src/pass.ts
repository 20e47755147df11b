import { type Action, call, done, go, type Modifier, type Next, procedure } from '@undercroft/engine'
import { isSolid, squareAt, stripBetween, xOf, yOf } from '@undercroft/engine/grid'
import { announce, giveWay } from './abilities.ts'
import { sees } from './board.ts'
import { catchBall } from './catch.ts'
import { BANDS, QUICK, REACHES, rangeBand } from './data/ranges.ts'
import { canCatch, isMarked, loseBall, playerOf, turnover } from './field.ts'
import { lostUnlessCaught } from './hand-off.ts'
import { bounce, comeDown, deviate, moveBall, scatter } from './loose-ball.ts'
import { type MovingAction, occasion } from './moments.ts'
import { boardOf, rulesOf } from './rules.ts'
import { type BallMatch, NOBODY, OBSTACLE, ON_BOARD, type Player } from './state.ts'
import { agilityTest, markedModifier, plainTest, rollTest, type Test, type TestResult } from './test.ts'

/** A Pass, in its four steps: range and target, accuracy, interference, resolution (DB-PASS-03). */
export interface Pass {
  player: number
  /** 1: only quick passes. */
  quickOnly: number
  to?: number
  /** 'accurate', 'inaccurate' or 'wild'. */
  quality?: string
  /** Which seat is asked about interference, and who was named. */
  asking?: number
  interferer?: number
  /** 1: an opponent who moved on seeing the Pass went down. */
  chasedInVain?: number
}

export const pass = procedure<BallMatch, Pass>('pass', {
  start: {
    kind: 'pass-target',
    seat: (match, { player }) => playerOf(match, player).team,
    actions: (match, frame) => passTargets(match, frame),
    about: (_match, { player }) => ({ player }),
    answer(match, frame, action: MovingAction) {
      if (action.type === 'keep') return done(match)
      if (action.type === 'throw') {
        frame.to = action.to as number
        return declare(match, frame)
      }
      return giveWay(match, rulesOf(match).perform(match, frame.player, action), 'end')
    },
  },
  accuracy(match, frame, refused: unknown) {
    if (refused !== undefined) return done(match)
    const player = playerOf(match, frame.player)
    if (player.pa === 0) return go(match, 'fumble')
    return rollTest(match, passTest(match, player, frame.to!), 'thrown')
  },
  thrown(match, frame, { passed, natural, total }: TestResult) {
    if (natural === 1) return go(match, 'fumble')
    frame.quality = passed ? 'accurate' : total <= 1 ? 'wild' : 'inaccurate'
    match.events?.push({ type: 'pass-result', player: frame.player, result: frame.quality })
    const { state } = match
    state.ballHolder = NOBODY
    state.ballLoose = 1
    state.ballSquare = frame.quality === 'wild' ? playerOf(match, frame.player).square : frame.to!
    if (frame.quality === 'accurate') {
      moveBall(match, frame.to!, 'passed')
      return go(match, 'aimed')
    }
    return frame.quality === 'wild' ? call(match, deviate, {}, 'aimed') : call(match, scatter, { left: 3 }, 'aimed')
  },
  aimed: (match, { player, quality }) =>
    call(match, interference, { player, to: match.state.ballSquare, quality: quality! }, 'interfered'),
  interfered(match, { player, quality }, deflected: boolean) {
    if (deflected) return go(match, 'settled', 'pass-deflected')
    const how = quality === 'accurate' ? 'accurate' : quality === 'wild' ? 'deviated' : 'scattered'
    return call(match, comeDown, { how, opponent: player }, 'landed')
  },
  landed(match, frame) {
    if (isComplete(match, frame)) countCompletion(match, playerOf(match, frame.player))
    return go(match, 'settled', 'pass-not-caught')
  },
  settled(match, frame, reason: string) {
    if (playerOf(match, frame.player).team === match.state.active) lostUnlessCaught(match, reason)
    return done(match)
  },
  fumble(match, { player }) {
    match.events?.push({ type: 'pass-result', player, result: 'fumble' })
    return announce(match, 'fumbled', [player], occasion(player), 'dropped')
  },
  dropped(match, frame, kept: unknown) {
    if (kept !== undefined) return done(match)
    const player = playerOf(match, frame.player)
    loseBall(match, player, 'fumbled')
    if (player.team === match.state.active) turnover(match, 'fumbled-pass')
    return call(match, bounce, {}, 'end')
  },
  end: (match) => done(match),
})

/** Accurate, and caught by a team-mate in the very square (DB-POST-08). */
export function isComplete(match: BallMatch, { player, to, quality }: Pass): boolean {
  const { ballHolder } = match.state
  if (ballHolder === NOBODY || quality !== 'accurate') return false
  const catcher = playerOf(match, ballHolder)
  return catcher.team === playerOf(match, player).team && catcher.square === to
}

export function countCompletion(match: BallMatch, player: Player): void {
  player.completions++
  match.state.teams[player.team].completions++
}

function declare(match: BallMatch, { player, to }: Pass): Next {
  const { grid } = boardOf(match)
  const { square } = playerOf(match, player)
  const range = BANDS[rangeBand(xOf(grid, to!) - xOf(grid, square), yOf(grid, to!) - yOf(grid, square))]
  match.events?.push({ type: 'pass-declared', player, to: to!, range })
  const everybody = match.state.players.filter(({ place }) => place === ON_BOARD).map(({ id }) => id)
  const target = match.state.squares[to!]
  return announce(match, 'passDeclared', everybody, occasion(player, target >= 0 ? target : -1, square, to), 'accuracy')
}

/** The Passing Ability test: -1 for each range beyond the quick one, -1 for each opponent who Marks the thrower (DB-PASS-10, DB-PASS-11). */
export function passTest(match: BallMatch, player: Player, to: number, kind = 'pass'): Test {
  const { grid } = boardOf(match)
  const band = rangeBand(xOf(grid, to) - xOf(grid, player.square), yOf(grid, to) - yOf(grid, player.square))
  const modifiers: Modifier[] = markedModifier(match, player.square, player.team)
  const { rule } = rulesOf(match).passing
  if (band > QUICK) modifiers.push({ source: BANDS[band], value: QUICK - band, rule })
  const test = plainTest(player, kind, player.pa, modifiers)
  test.natural = 1
  test.detail = BANDS[band]
  test.graded = 1
  return test
}

/** Squares that can be thrown at: within range, in sight, nothing impassable (DB-PASS-06 to DB-PASS-09). */
export function targetSquares(match: BallMatch, from: number, farthest: number): number[] {
  const board = boardOf(match)
  const { grid } = board
  const x = xOf(grid, from)
  const y = yOf(grid, from)
  const reach = REACHES[farthest]
  const found: number[] = []
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      const band = rangeBand(dx, dy)
      if (band < QUICK || band > farthest) continue
      const to = squareAt(grid, x + dx, y + dy)
      if (to < 0 || board.footing[to] === 0 || isSolid(grid, to)) continue
      if (match.state.squares[to] !== OBSTACLE && sees(board, from, to)) found.push(to)
    }
  }
  return found
}

function passTargets(match: BallMatch, { player, quickOnly }: Pass): Action[] {
  const { square } = playerOf(match, player)
  const actions: MovingAction[] = [{ type: 'keep' }]
  const farthest = quickOnly === 1 ? QUICK : rulesOf(match).passing.farthest
  for (const to of targetSquares(match, square, farthest)) actions.push({ type: 'throw', to })
  if (quickOnly === 0) rulesOf(match).passTargets(match, player, actions)
  return actions
}

export interface Interference {
  player: number
  to: number
  quality: string
  asking?: number
  interferer?: number
}

/** Half the width of the ruler (DB-INTF-03). */
const HALF_RULER = { parts: 87, over: 100 }

/** Opponents under the ruler, between thrower and landing square, who see the thrower (DB-INTF-03, DB-INTF-04). */
export function interferers(match: BallMatch, player: Player, to: number): number[] {
  const board = boardOf(match)
  const found: number[] = []
  if (player.square === to) return found
  for (const square of stripBetween(board.grid, player.square, to, HALF_RULER)) {
    const id = match.state.squares[square]
    if (id < 0) continue
    const other = playerOf(match, id)
    if (other.team !== player.team && canCatch(match, other) && sees(board, square, player.square)) found.push(id)
  }
  return found
}

/** One opponent may try to deflect the ball and then to catch it. Hands over whether it was deflected. */
export const interference = procedure<BallMatch, Interference>('interference', {
  start(match, frame) {
    frame.asking = -1
    return go(match, 'nextSeat')
  },
  /** The coaches of the other teams are asked in turn until one names a player. */
  nextSeat(match, frame) {
    const teams = match.state.teams.length
    const candidates = interferers(match, playerOf(match, frame.player), frame.to)
    while (++frame.asking! < teams)
      if (candidates.some((id) => playerOf(match, id).team === frame.asking)) return go(match, 'name')
    return done(match, false)
  },
  name: {
    kind: 'interfere',
    seat: (_match, { asking }) => asking!,
    actions: (match, { player, to, asking }) => [
      ...interferers(match, playerOf(match, player), to)
        .filter((id) => playerOf(match, id).team === asking)
        .map((id) => ({ type: 'interfere', player: id })),
      { type: 'decline' },
    ],
    about: (_match, { player, to }) => ({ player, to }),
    answer(match, frame, action: MovingAction) {
      if (action.type === 'decline') return go(match, 'nextSeat')
      frame.interferer = action.player as number
      const interferer = playerOf(match, frame.interferer)
      const modifiers: Modifier[] = [{ source: frame.quality, value: QUALITY_MODIFIER[frame.quality] }]
      if (isMarked(match, interferer)) modifiers.push({ source: 'marked', value: -1 })
      const test = agilityTest(interferer, 'interfere', modifiers)
      test.opponent = frame.player
      return rollTest(match, test, 'tried')
    },
  },
  tried(match, frame, { passed }: TestResult) {
    if (!passed) return done(match, false)
    const { state } = match
    const interferer = playerOf(match, frame.interferer!)
    match.events?.push({ type: 'deflected', player: interferer.id })
    state.ballHolder = NOBODY
    state.ballLoose = 1
    moveBall(match, interferer.square, 'deflected')
    return call(match, catchBall, { player: interferer.id, how: 'interception', opponent: frame.player }, 'caught')
  },
  caught(match, frame, caught: boolean) {
    const interferer = playerOf(match, frame.interferer!)
    if (!caught) {
      interferer.deflections++
      return call(match, scatter, { left: 3 }, 'scattered')
    }
    interferer.interceptions++
    match.events?.push({ type: 'intercepted', player: interferer.id })
    return done(match, true)
  },
  scattered: (match, { player }) => call(match, comeDown, { how: 'scattered', opponent: player }, 'end'),
  end: (match) => done(match, true),
})

/** DB-INTF-05: the better the pass, the harder to get in its way. */
export const QUALITY_MODIFIER: Readonly<Record<string, number>> = { accurate: -3, inaccurate: -2, wild: -1 }
