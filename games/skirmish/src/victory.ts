import { distance } from './board/measure.ts'
import { boardIn, cardOf, isPresent, teamOf } from './creatures.ts'
import { ABSENT, type Creature, DEPLOYED, type SkirmishMatch, SUMMONED } from './state.ts'

/** Creatures of a seat that are still in the game; phased out ones count as eliminated (SK-KEY-PHASE-OUT-02). */
function left(match: SkirmishMatch, seat: number): Creature[] {
  return match.state.creatures.filter((one) => one.owner === seat && (one.status & ABSENT) === 0)
}

const seatsOf = (match: SkirmishMatch, team: number): number[] =>
  match.state.scores.map((_, seat) => seat).filter((seat) => teamOf(match, seat) === team)

const teamsOf = (match: SkirmishMatch): number[] => [
  ...new Set(match.state.scores.map((_, seat) => teamOf(match, seat))),
]

const pointsOf = (match: SkirmishMatch, team: number): number =>
  seatsOf(match, team).reduce((sum, seat) => sum + match.state.scores[seat], 0)

const wins = (match: SkirmishMatch, teams: readonly number[], why: string): true => {
  const winners = teams.length === 1 ? seatsOf(match, teams[0]) : []
  match.state.winners = winners
  match.state.why = why
  match.events?.push({ type: 'ended', winners, why, rules: ['SK-ROUND-09'] })
  return true
}

/** The teams with the most points among these; more than one: a draw. */
function leaders(match: SkirmishMatch, teams: readonly number[]): number[] {
  const most = Math.max(...teams.map((team) => pointsOf(match, team)))
  return teams.filter((team) => pointsOf(match, team) === most)
}

/** Points that win at once, 0 where none do (SK-SCEN-03, SK-SCEN-11, SK-SCEN-21). */
function pointsToWin(match: SkirmishMatch): number {
  const { scores, seats, size, teams, victory } = match.options
  if (victory === 'quick-strike') return Math.ceil((size * 7) / 10)
  return seats > 2 && !teams ? size : scores ? size : 0
}

/** Is the skirmish decided? Asked whenever something is settled, so that simultaneous ends are weighed together. */
export function isOver(match: SkirmishMatch): boolean {
  return match.state.winners !== null || (!goesOn(match) && isDecided(match))
}

function isDecided(match: SkirmishMatch): boolean {
  const { options } = match
  const teams = teamsOf(match)
  const alive = teams.filter((team) => seatsOf(match, team).some((seat) => left(match, seat).length > 0))
  // SK-SCEN-08: the last creatures of all sides went together.
  if (alive.length === 0) return wins(match, leaders(match, teams), 'all-gone')
  if (alive.length === 1) return wins(match, alive, 'last-standing')
  const needed = pointsToWin(match)
  const reached = needed > 0 ? teams.filter((team) => pointsOf(match, team) >= needed) : []
  if (reached.length > 0) return wins(match, leaders(match, reached), 'points')
  if (options.victory === 'quick-strike') {
    const beaten = alive.filter((team) => isReduced(match, team))
    const strong = alive.filter((team) => !beaten.includes(team))
    if (beaten.length > 0 && strong.length === 1) return wins(match, strong, 'last-creature')
    if (beaten.length > 0 && strong.length === 0) return wins(match, leaders(match, beaten), 'last-creature')
  }
  return false
}

/** By team: creatures that stand (summoned ones aside), and points; reused from call to call. */
const standing = [0, 0, 0, 0]
const points = [0, 0, 0, 0]

/** The usual answer without looking closer: two sides still stand, none has the points, none is reduced. */
function goesOn(match: SkirmishMatch): boolean {
  const { options, state } = match
  let alive = 0
  let lost = 0
  for (let team = 0; team < standing.length; team++) {
    standing[team] = 0
    points[team] = 0
  }
  for (const { owner, status } of state.creatures) {
    const team = options.teams ? owner % 2 : owner
    const isSummoned = (status & SUMMONED) !== 0
    if ((status & ABSENT) === 0) {
      alive |= 1 << team
      if (!isSummoned) standing[team]++
    } else if (!isSummoned) lost |= 1 << team
  }
  const fewerThanTwo = (alive & (alive - 1)) === 0
  if (fewerThanTwo) return false
  const needed = pointsToWin(match)
  for (let seat = 0; seat < state.scores.length; seat++) {
    const team = options.teams ? seat % 2 : seat
    points[team] += state.scores[seat]
    if (needed > 0 && points[team] >= needed) return false
    const isReduced = standing[team] <= 1 && (alive & lost & (1 << team)) !== 0
    if (isReduced && options.victory === 'quick-strike') return false
  }
  return true
}

/** Left with one creature or none after at least one loss (SK-SCEN-12). */
function isReduced(match: SkirmishMatch, team: number): boolean {
  let standing = 0
  let lost = 0
  for (const { owner, status } of match.state.creatures) {
    if (teamOf(match, owner) !== team || (status & SUMMONED) !== 0) continue
    if ((status & ABSENT) === 0) standing++
    else lost++
  }
  return standing <= 1 && lost > 0
}

const QUIET_LIMIT = 10

/** Settles a skirmish in which nothing happens, or whose rounds are used up (SK-SCEN-05 to SK-SCEN-07). */
export function settleClock(match: SkirmishMatch): boolean {
  const { state, options } = match
  state.quietRounds = state.stirred ? 0 : state.quietRounds + 1
  state.stirred = false
  const stale = state.quietRounds >= QUIET_LIMIT
  if (!stale && (options.rounds === 0 || state.round < options.rounds)) return false
  const ahead = leaders(match, teamsOf(match))
  if (ahead.length === 1) return wins(match, ahead, stale ? 'stalemate' : 'rounds')
  return wins(match, nearestToCentre(match, ahead), stale ? 'stalemate' : 'rounds')
}

/** The team with the creature nearest to the centre; then the dearest of those decides (SK-SCEN-06, SK-SCEN-07). */
function nearestToCentre(match: SkirmishMatch, teams: readonly number[]): number[] {
  const board = boardIn(match)
  const x = (board.width >> 1) - 1
  const y = (board.height >> 1) - 1
  const centre = y * board.width + x
  const bestOf = (team: number): [number, number] => {
    let near = Number.POSITIVE_INFINITY
    let cost = 0
    for (const one of match.state.creatures) {
      if (teamOf(match, one.owner) !== team || !isPresent(one) || !(one.status & DEPLOYED)) continue
      const far = distance(board, one.square, cardOf(match, one).width, centre, 2)
      if (far < near || (far === near && cardOf(match, one).cost > cost)) {
        cost = far < near ? cardOf(match, one).cost : Math.max(cost, cardOf(match, one).cost)
        near = far
      }
    }
    return [near, cost]
  }
  const ranked = teams.map((team) => ({ team, best: bestOf(team) }))
  ranked.sort((a, b) => a.best[0] - b.best[0] || b.best[1] - a.best[1])
  const [first] = ranked
  return ranked.filter(({ best }) => best[0] === first.best[0] && best[1] === first.best[1]).map(({ team }) => team)
}
