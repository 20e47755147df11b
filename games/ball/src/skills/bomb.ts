import { type Action, call, die, done, go, type Modifier, type Next, procedure, roll } from '@undercroft/engine'
import { announce } from '../abilities.ts'
import { D8_DIRECTION } from '../data/template.ts'
import { canCatch, goDown, isFree, isMarked, neighboursOf, playerOf, stepTo, turnover } from '../field.ts'
import { harm, harmed } from '../harm.ts'
import { settleBall } from '../loose-ball.ts'
import { occasion } from '../moments.ts'
import { interferers, lobSquares, mayLob, passTest, QUALITY_MODIFIER, qualityOf, targetSquares } from '../pass.ts'
import { boardOf, rulesOf } from '../rules.ts'
import { type BallMatch, NOBODY, NOWHERE, STANDING } from '../state.ts'
import { agilityTest, markedModifier, rollTest, type TestResult, tellRoll } from '../test.ts'

const D8 = die(8)
const D6 = die(6)

/** A bomb in the air: thrown like a ball, but it never bounces, and it is no ball (DB-TRAIT-BOMBARDIER-03, 04). */
interface Bomb {
  /** Who throws it now, who threw it first, and who threw it last. */
  thrower: number
  by: number
  thrownBy: number
  to: number
  /** Where it is. */
  at: number
  /** 'accurate', 'inaccurate' or 'wild'; '' before it is known. */
  quality: string
  /** Scatter steps left, and where the flight goes on afterwards. */
  left: number
  next: string
  /** Which seat is asked about interference, and who was named. */
  asking: number
  interferer: number
  /** 1: lobbed. */
  lobbed: number
}

const newBomb = ({ thrower }: { thrower: number }): Bomb => ({
  thrower,
  by: thrower,
  thrownBy: NOBODY,
  to: NOWHERE,
  at: NOWHERE,
  quality: '',
  left: 0,
  next: 'aimed',
  asking: -1,
  interferer: NOBODY,
  lobbed: 0,
})

function bombTargets(match: BallMatch, thrower: number): Action[] {
  const player = playerOf(match, thrower)
  const targets = targetSquares(match, player.square, rulesOf(match).passing.farthest(match))
  const actions: (Action & { to: number })[] = targets.map((to) => ({ type: 'throw', to }))
  if (mayLob(match, player)) for (const to of lobSquares(match, player.square)) actions.push({ type: 'lob', to })
  return actions
}

export const bomb = procedure<BallMatch, Bomb, { thrower: number }>(
  'bomb',
  newBomb,
  ['bomb', 'catch-bomb', 'deviate', 'fuse', 'interfere-bomb', 'scatter'],
  {
    start: {
      kind: 'bomb-target',
      seat: (match, { thrower }) => playerOf(match, thrower).team,
      actions: (match, { thrower }): Action[] => bombTargets(match, thrower),
      about: (_match, { thrower }) => ({ player: thrower }),
      answer(match, frame, { type, to }: { type: string; to: number }) {
        frame.to = to
        frame.thrownBy = frame.thrower
        frame.lobbed = type === 'lob' ? 1 : 0
        match.events?.push({ type: 'bomb-thrown', player: frame.thrower, to })
        const player = playerOf(match, frame.thrower)
        return player.pa === 0
          ? go(match, 'fumble')
          : rollTest(match, passTest(match, player, to, 'bomb', type === 'lob'), 'thrown')
      },
    },
    thrown(match, frame, { passed, natural, total }: TestResult) {
      if (natural === 1) return go(match, 'fumble')
      frame.quality = qualityOf(passed, total, frame.lobbed === 1)
      match.events?.push({ type: 'pass-result', player: frame.thrower, result: frame.quality })
      frame.at = frame.quality === 'wild' ? playerOf(match, frame.thrower).square : frame.to
      frame.next = 'aimed'
      if (frame.quality === 'accurate') return go(match, 'aimed')
      frame.left = 3
      return frame.quality === 'wild'
        ? roll(match, [D8, D6], 'deviate', match.state.active, 'deviated')
        : go(match, 'scatter')
    },
    fumble(match, { thrower }) {
      match.events?.push({ type: 'pass-result', player: thrower, result: 'fumble' })
      return announce(match, 'fumbled', [thrower], occasion(thrower), 'dropped')
    },
    dropped: (match, { thrower }, kept: unknown) =>
      kept === undefined ? explode(match, playerOf(match, thrower).square, thrower) : done(match),
    scatter: (match) => roll(match, [D8], 'scatter', match.state.active, 'scattered'),
    scattered(match, frame, values: number[]) {
      tellRoll(match, 'scatter', match.state.active, -1, 'd8', values)
      const open = fly(match, frame, D8_DIRECTION[values[0] - 1])
      if (!open && !rulesOf(match).edge.stopsBombs) return done(match)
      return open && --frame.left > 0 ? go(match, 'scatter') : go(match, frame.next)
    },
    deviated(match, frame, values: number[]) {
      tellRoll(match, 'deviate', match.state.active, -1, 'd8', values)
      for (let flown = 0; flown < values[1]; flown++) {
        if (fly(match, frame, D8_DIRECTION[values[0] - 1])) continue
        if (!rulesOf(match).edge.stopsBombs) return done(match)
        break
      }
      return go(match, 'aimed')
    },
    aimed(match, frame) {
      frame.asking = -1
      return go(match, 'nextSeat')
    },
    nextSeat(match, frame) {
      const candidates = frame.lobbed === 1 ? [] : interferers(match, playerOf(match, frame.thrower), frame.at)
      while (++frame.asking < match.state.teams.length)
        if (candidates.some((id) => playerOf(match, id).team === frame.asking)) return go(match, 'name')
      return go(match, 'land')
    },
    name: {
      kind: 'interfere',
      seat: (_match, { asking }) => asking,
      actions: (match, { thrower, at, asking }) => [
        ...interferers(match, playerOf(match, thrower), at)
          .filter((id) => playerOf(match, id).team === asking)
          .map((id) => ({ type: 'interfere', player: id })),
        { type: 'decline' },
      ],
      about: (_match, { thrower, at }) => ({ player: thrower, to: at }),
      answer(match, frame, action: { type: string; player: number }) {
        if (action.type === 'decline') return go(match, 'nextSeat')
        frame.interferer = action.player
        const interferer = playerOf(match, action.player)
        const modifiers: Modifier[] = [{ source: frame.quality, value: QUALITY_MODIFIER[frame.quality] }]
        if (isMarked(match, interferer)) modifiers.push({ source: 'marked', value: -1 })
        const test = agilityTest(interferer, 'interfere-bomb', modifiers)
        test.opponent = frame.thrower
        return rollTest(match, test, 'interfered')
      },
    },
    interfered(match, frame, { passed }: TestResult) {
      if (!passed) return go(match, 'land')
      frame.at = playerOf(match, frame.interferer).square
      match.events?.push({ type: 'deflected', player: frame.interferer })
      return tryCatch(match, frame, frame.interferer, 'interception', 'intercepted')
    },
    intercepted(match, frame, { passed }: TestResult) {
      if (passed) return go(match, 'caught', frame.interferer)
      frame.left = 3
      frame.next = 'rest'
      return go(match, 'scatter')
    },
    /** Somebody in the square tries to catch it; otherwise it rests there. */
    land(match, frame) {
      const id = match.state.squares[frame.at]
      if (id < 0 || !canCatch(match, playerOf(match, id))) return go(match, 'rest')
      return tryCatch(match, frame, id, frame.quality === 'accurate' ? 'pass' : 'scattered', 'tried')
    },
    tried: (match, { at }, { passed }: TestResult) =>
      passed ? go(match, 'caught', match.state.squares[at]) : go(match, 'rest'),
    /** On 4+ it goes off in their hands, otherwise they throw it on at once (DB-TRAIT-BOMBARDIER-07). */
    caught(match, frame, catcher: number) {
      frame.thrower = catcher
      match.events?.push({ type: 'caught', player: catcher })
      return announce(match, 'bombCaught', [frame.by], occasion(catcher, catcher), 'light')
    },
    light(match, { thrower: catcher, thrownBy }, sparked: unknown) {
      if (sparked !== undefined) return explode(match, playerOf(match, catcher).square, thrownBy)
      return roll(match, [D6], 'fuse', playerOf(match, catcher).team, 'fuse')
    },
    fuse(match, { thrower, thrownBy }, values: number[]) {
      tellRoll(match, 'fuse', playerOf(match, thrower).team, thrower, 'd6', values)
      return values[0] >= 4 ? explode(match, playerOf(match, thrower).square, thrownBy) : go(match, 'start')
    },
    /** Without footing it falls out of sight, and where no ball would rest it goes off elsewhere (DB-TRAIT-BOMBARDIER-08). */
    rest(match, { at, thrownBy }) {
      const gone =
        boardOf(match).footing[at] === 0 || (isFree(match, at) && rulesOf(match).ballRests(match, at) !== null)
      return gone ? done(match) : explode(match, at, thrownBy)
    },
    end: (match) => done(match),
  },
)

/** One square further; false at the edge of the field. */
function fly(match: BallMatch, frame: Bomb, direction: number): boolean {
  const next = stepTo(match, frame.at, direction)
  if (next >= 0) frame.at = next
  return next >= 0
}

function tryCatch(match: BallMatch, frame: Bomb, player: number, how: string, then: string): Next {
  const catcher = playerOf(match, player)
  const modifiers = markedModifier(match, catcher.square, catcher.team)
  if (how !== 'pass') modifiers.push({ source: how, value: -1 })
  const test = agilityTest(catcher, 'catch-bomb', modifiers)
  test.opponent = frame.thrower
  return rollTest(match, test, then)
}

const explode = (match: BallMatch, square: number, thrower: number): Next =>
  call(match, explosion, { square, thrower }, 'end')

interface Blast {
  square: number
  /** Who threw the bomb last. */
  thrower: number
}

interface Explosion extends Blast {
  /** Players still to be rolled for, and those who are hit. */
  near: number[]
  hit: number[]
}

const newExplosion = ({ square, thrower }: Blast): Explosion => ({ square, thrower, near: [], hit: [] })

/** Whoever is in the square is hit, everybody next to it on 4+ (DB-TRAIT-BOMBARDIER-09, DB-TRAIT-BOMBARDIER-10). */
export const explosion = procedure<BallMatch, Explosion, Blast>('explosion', newExplosion, ['explosion'], {
  start(match, frame) {
    match.events?.push({ type: 'exploded', player: NOBODY, square: frame.square })
    const middle = match.state.squares[frame.square]
    frame.hit = middle >= 0 ? [middle] : []
    frame.near = neighboursOf(match, frame.square)
    return go(match, 'neighbours')
  },
  neighbours(match, { near }) {
    if (near.length === 0) return go(match, 'blast')
    return roll(match, [D6], 'explosion', match.state.active, 'rolled')
  },
  rolled(match, frame, values: number[]) {
    const [player, ...rest] = frame.near
    tellRoll(match, 'explosion', match.state.active, player, 'd6', values)
    if (values[0] >= 4) frame.hit = [...frame.hit, player]
    frame.near = rest
    return go(match, 'neighbours')
  },
  blast(match, frame) {
    if (frame.hit.length === 0) return settleBall(match, 'end')
    const [victim, ...rest] = frame.hit
    frame.hit = rest
    const player = playerOf(match, victim)
    const { bonus, downsThrower } = rulesOf(match).bombs
    if (player.status === STANDING) {
      goDown(match, player, 'placed')
      if (downsThrower && victim === frame.thrower && player.team === match.state.active) turnover(match, 'own-bomb')
    }
    return call(match, harm, Object.assign(harmed(victim, NOBODY, 'bomb'), { bonus }), 'blast')
  },
  end: (match) => done(match),
})
