import { type Action, call, done, go, type Modifier, type Next, procedure } from '@undercroft/engine'
import { isSolid, squareAt, stripBetween, xOf, yOf } from '@undercroft/engine/grid'
import { announce, giveWay, isHeard, listenersOf } from './abilities.ts'
import { sees } from './board.ts'
import { catchBall } from './catch.ts'
import { BANDS, LONG_BOMB, QUICK, REACHES, rangeBand } from './data/ranges.ts'
import { canCatch, isMarked, isTouchdown, loseBall, playerOf, takeBall, turnover } from './field.ts'
import { lostUnlessCaught } from './hand-off.ts'
import { bounce, comeDown, deviate, moveBall, scatter } from './loose-ball.ts'
import { type MovingAction, occasion } from './moments.ts'
import { numberedAction } from './numbered-action.ts'
import { boardOf, rulesOf } from './rules.ts'
import { type BallMatch, NOBODY, NOWHERE, OBSTACLE, ON_BOARD, type Player } from './state.ts'
import { agilityTest, markedModifier, plainTest, rollTest, type Test, type TestResult } from './test.ts'

interface Passing {
  player: number
  /** 1: only quick passes. */
  quickOnly: number
}

/** A Pass, in its four steps: range and target, accuracy, interference, resolution (DB-PASS-03). */
export interface Pass extends Passing {
  to: number
  /** 'accurate', 'inaccurate', 'wild' or 'fumble'; '' before it is known. */
  quality: string
  /** 1: an opponent who moved on seeing the Pass went down. */
  chasedInVain: number
  /** 1: lobbed, never accurate and out of everybody's reach. */
  lobbed: number
  /** 1: the thrower had it scatter again, and team-mates catch it more easily. */
  blasted: number
  /** 1: somebody took the ball in a way that is no Turnover. */
  spared: number
}

const newPass = ({ player, quickOnly }: Passing): Pass => ({
  player,
  quickOnly,
  to: NOWHERE,
  quality: '',
  chasedInVain: 0,
  lobbed: 0,
  blasted: 0,
  spared: 0,
})

export const pass = procedure<BallMatch, Pass, Passing>('pass', newPass, ['pass'], {
  start: {
    kind: 'pass-target',
    seat: (match, { player }) => playerOf(match, player).team,
    actions: (match, frame) => passTargets(match, frame),
    about: (_match, { player }) => ({ player }),
    answer(match, frame, action: MovingAction) {
      if (action.type === 'keep') return done(match)
      if (action.type === 'throw' || action.type === 'lob') {
        frame.to = action.to as number
        frame.lobbed = action.type === 'lob' ? 1 : 0
        return declare(match, frame)
      }
      return giveWay(match, rulesOf(match).perform(match, frame.player, action), 'end')
    },
  },
  accuracy(match, frame, refused: unknown) {
    if (refused !== undefined) return done(match)
    const player = playerOf(match, frame.player)
    if (player.pa === 0) return go(match, 'fumble')
    return rollTest(match, passTest(match, player, frame.to, 'pass', frame.lobbed === 1), 'thrown')
  },
  thrown(match, frame, { passed, natural, total }: TestResult) {
    if (natural === 1) return go(match, 'fumble')
    frame.quality = qualityOf(passed, total, frame.lobbed === 1)
    match.events?.push({ type: 'pass-result', player: frame.player, result: frame.quality })
    const { state } = match
    state.ballHolder = NOBODY
    state.ballLoose = 1
    state.ballSquare = frame.quality === 'wild' ? playerOf(match, frame.player).square : frame.to
    if (frame.quality === 'accurate') {
      moveBall(match, frame.to, 'passed')
      return go(match, 'aimed')
    }
    return frame.quality === 'wild' ? call(match, deviate, {}, 'aimed') : call(match, scatter, { left: 3 }, 'scattered')
  },
  scattered: (match, { player, to }) =>
    isHeard(match, 'passScattered')
      ? announce(match, 'passScattered', [player], occasion(player, -1, -1, to), 'again')
      : go(match, 'aimed'),
  again(match, { to }, again: unknown) {
    if (again === undefined) return go(match, 'aimed')
    rulesOf(match).edge.ballRecalled(match)
    match.state.ballSquare = to
    return call(match, scatter, { left: 3 }, 'aimed')
  },
  aimed: (match, { player, to, quality, lobbed }) =>
    lobbed === 1
      ? go(match, 'interfered', false)
      : call(
          match,
          interference,
          { player, to: match.state.ballSquare, quality: quality, range: rangeTo(match, player, to) },
          'interfered',
        ),
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
    const lost = frame.spared !== 1 && playerOf(match, frame.player).team === match.state.active
    if (lost) lostUnlessCaught(match, reason)
    return done(match)
  },
  fumble(match, frame) {
    const { player } = frame
    frame.quality = 'fumble'
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

/** The band of a throw of this player at a square. */
export function rangeTo(match: BallMatch, player: number, to: number): string {
  const { grid } = boardOf(match)
  const { square } = playerOf(match, player)
  return BANDS[rangeBand(xOf(grid, to) - xOf(grid, square), yOf(grid, to) - yOf(grid, square))]
}

/** How good a throw is that was no fumble; a lob is never accurate (BB-SKILL-03). */
export const qualityOf = (passed: boolean, total: number, lobbed: boolean): string =>
  passed ? (lobbed ? 'inaccurate' : 'accurate') : total <= 1 ? 'wild' : 'inaccurate'

function declare(match: BallMatch, { player, to, lobbed }: Pass): Next {
  const { square } = playerOf(match, player)
  const range = lobbed === 1 ? 'lob' : rangeTo(match, player, to)
  match.events?.push({ type: 'pass-declared', player, to: to, range })
  const everybody = match.state.players.filter(({ place }) => place === ON_BOARD).map(({ id }) => id)
  const target = match.state.squares[to]
  return announce(match, 'passDeclared', everybody, occasion(player, target >= 0 ? target : -1, square, to), 'accuracy')
}

/** The Passing Ability test: -1 for each range beyond the quick one, -1 for each opponent who Marks the thrower (DB-PASS-10, DB-PASS-11). */
export function passTest(match: BallMatch, player: Player, to: number, kind = 'pass', lobbed = false): Test {
  const { grid } = boardOf(match)
  const band = lobbed
    ? LONG_BOMB
    : rangeBand(xOf(grid, to) - xOf(grid, player.square), yOf(grid, to) - yOf(grid, player.square))
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
  const farthest = quickOnly === 1 ? QUICK : rulesOf(match).passing.farthest(match)
  for (const to of targetSquares(match, square, farthest)) actions.push(throwAt(to))
  if (quickOnly === 1) return actions
  rulesOf(match).passTargets(match, player, actions)
  if (mayLob(match, playerOf(match, player)))
    for (const to of lobSquares(match, square)) actions.push({ type: 'lob', to })
  return actions
}

const throwAt = numberedAction('throw', 'to')

export const mayLob = (match: BallMatch, player: Player): boolean =>
  listenersOf(match, player, 'lobs').some(({ answer }) => answer(match, player.id))

/** Everywhere a ball can come down, the own square aside. */
export function lobSquares(match: BallMatch, from: number): number[] {
  const { grid, footing, size } = boardOf(match)
  const found: number[] = []
  for (let to = 0; to < size; to++)
    if (to !== from && footing[to] === 1 && !isSolid(grid, to) && match.state.squares[to] !== OBSTACLE) found.push(to)
  return found
}

interface BallInAir {
  player: number
  to: number
  quality: string
  /** How far the ball was thrown: a band. */
  range: string
}

export interface Interference extends BallInAir {
  /** Which seat is asked, and who was named. */
  asking: number
  interferer: number
}

const newInterference = ({ player, to, quality, range }: BallInAir): Interference => ({
  player,
  to,
  quality,
  range,
  asking: -1,
  interferer: NOBODY,
})

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

/** One opponent may try to deflect the ball and then to catch it. The result: was it deflected? */
export const interference = procedure<BallMatch, Interference, BallInAir>(
  'interference',
  newInterference,
  ['interfere'],
  {
    start: (match) => go(match, 'nextSeat'),
    /** The coaches of the other teams are asked in turn until one names a player. */
    nextSeat(match, frame) {
      const teams = match.state.teams.length
      const candidates = interferers(match, playerOf(match, frame.player), frame.to)
      while (++frame.asking < teams)
        if (candidates.some((id) => playerOf(match, id).team === frame.asking)) return go(match, 'name')
      return done(match, false)
    },
    name: {
      kind: 'interfere',
      seat: (_match, { asking }) => asking,
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
        return announce(match, 'interfering', [frame.interferer], occasion(frame.player, frame.player), 'test')
      },
    },
    test(match, frame, outcome: unknown) {
      if (outcome === 'missed') return done(match, false)
      const interferer = playerOf(match, frame.interferer)
      if (outcome === 'intercepted') {
        rulesOf(match).edge.ballRecalled(match)
        takeBall(match, interferer)
        return go(match, 'caught', true)
      }
      const modifiers: Modifier[] = [{ source: frame.quality, value: QUALITY_MODIFIER[frame.quality] }]
      if (isMarked(match, interferer)) modifiers.push({ source: 'marked', value: -1 })
      const test = agilityTest(interferer, 'interfere', modifiers)
      test.opponent = frame.player
      return rollTest(match, test, 'tried')
    },
    tried(match, frame, { passed }: TestResult) {
      if (!passed) return done(match, false)
      const { state } = match
      const interferer = playerOf(match, frame.interferer)
      match.events?.push({ type: 'deflected', player: interferer.id })
      rulesOf(match).edge.ballRecalled(match)
      state.ballHolder = NOBODY
      state.ballLoose = 1
      moveBall(match, interferer.square, 'deflected')
      return call(match, catchBall, { player: interferer.id, how: 'interception', opponent: frame.player }, 'caught')
    },
    caught(match, frame, caught: boolean) {
      const interferer = playerOf(match, frame.interferer)
      if (!caught) {
        interferer.deflections++
        return call(match, scatter, { left: 3 }, 'scattered')
      }
      interferer.interceptions++
      match.events?.push({ type: 'intercepted', player: interferer.id })
      return isTouchdown(match, interferer) ? rulesOf(match).touchdown(match, interferer.id) : done(match, true)
    },
    scattered: (match, { player }) => call(match, comeDown, { how: 'scattered', opponent: player }, 'end'),
    end: (match) => done(match, true),
  },
)

/** DB-INTF-05: the better the pass, the harder to get in its way. */
export const QUALITY_MODIFIER: Readonly<Record<string, number>> = { accurate: -3, inaccurate: -2, wild: -1 }
