import { oddsOf, type Reached, reached } from '@undercroft/coach'
import type { Action, Match } from '@undercroft/engine'
import type { Aiming, Brain, Exit, OddsRow } from '../games/brain.ts'
import { declared, foundWay } from './declared.ts'
import type { FoundShot, FoundShots } from './protocol.ts'

/** How many places to do it from are looked at for each target: those that are reached most surely. */
const MOST_PLACES = 8

type Place = Pick<Reached, 'match' | 'steps' | 'chance' | 'to'>

/** What is aimed, and by whom. */
interface Wanted {
  readonly piece: number
  readonly wanted: string
}

/** Whom a declared action can be aimed at: from where the piece stands, else from the best place that it can walk to. */
export function findShots(
  brain: Brain,
  view: Match,
  first: readonly Action[],
  { piece, wanted: type }: Wanted,
): FoundShots {
  const start = declared(brain, view, first)
  if (!start) return { shots: [], bands: [] }
  const ways = waysFrom(brain, start, piece)
  const shots = shotsFrom(brain, start, first, ways, { piece, wanted: type })
  for (const shot of shotsThrough(brain, start, first, ways, { piece, wanted: type })) {
    const at = shots.findIndex(({ target }) => target === shot.target)
    if (at < 0) shots.push(shot)
    else if ((shot.chance ?? 0) > (shots[at].chance ?? 0)) shots[at] = shot
  }
  const bands = (brain.bands?.(start) ?? []).map(({ name, squares }) => ({
    name,
    squares: squares.map((square) => brain.squareAt(square, start)),
  }))
  return { shots, bands }
}

/** Where the piece can walk, the surest ways first. */
const waysFrom = (brain: Brain, start: Match, piece: number): Place[] =>
  [...reached(brain.game, start, brain.movement(piece)).values()].sort(
    (a, b) => b.chance - a.chance || a.steps.length - b.steps.length,
  )

/** What can be done from here, walking first where needed. */
function shotsFrom(
  brain: Brain,
  start: Match,
  first: readonly Action[],
  ways: readonly Place[],
  { piece, wanted: type }: Wanted,
): FoundShot[] {
  const here: Place = { match: start, steps: [], chance: 1, to: -1 }
  const found = new Map<number, { place: Place; aim: Aiming }[]>()
  for (const place of [here, ...ways]) {
    for (const aim of brain.aims(place.match, piece, type)) {
      const known = found.get(aim.target) ?? []
      // Nobody walks for what can be done at once.
      if (known[0]?.place === here && place !== here) continue
      found.set(aim.target, [...known, { place, aim }])
    }
  }
  return [...found.values()].map((all) => bestOf(brain, start, first, all.slice(0, MOST_PLACES)))
}

function bestOf(
  brain: Brain,
  start: Match,
  first: readonly Action[],
  all: readonly { place: Place; aim: Aiming }[],
): FoundShot {
  const shots = all.map(({ place, aim }): FoundShot => {
    const { rows, told } = oddsAfter(brain, place.match, aim.actions)
    const way = place.steps.length > 0 ? foundWay(brain, start, first, place, []) : null
    return {
      target: aim.target,
      actions: [...(way ? way.actions : first), ...aim.actions],
      way,
      onward: [],
      reach: place.chance,
      chance: rows.length > 0 ? place.chance * wanted(rows) : way ? way.chance : null,
      rows,
      told,
    }
  })
  return shots.reduce((best, shot) => ((shot.chance ?? 0) > (best.chance ?? 0) ? shot : best))
}

/** How many portals are tried: those that leave the most movement. */
const MOST_DOORS = 2

/** Whom it can be done to after dice have carried the piece elsewhere; from each place as well as it can be done there. */
function shotsThrough(
  brain: Brain,
  start: Match,
  first: readonly Action[],
  ways: readonly Place[],
  aimed: Wanted,
): FoundShot[] {
  const { exits } = brain
  const doors = exits ? ways.filter(({ match }) => match.waiting !== null) : []
  const near = doors.sort((a, b) => a.steps.length - b.steps.length).slice(0, MOST_DOORS)
  return near.flatMap((door) => {
    const parts = new Map<number, { exit: Exit; shot: FoundShot }[]>()
    for (const exit of exits?.(door.match, aimed.piece) ?? []) {
      for (const shot of shotsFrom(brain, exit.match, [], waysFrom(brain, exit.match, aimed.piece), aimed)) {
        parts.set(shot.target, [...(parts.get(shot.target) ?? []), { exit, shot }])
      }
    }
    return [...parts.values()].map((found) => together(brain, start, first, door, found))
  })
}

function together(
  brain: Brain,
  start: Match,
  first: readonly Action[],
  door: Place,
  found: readonly { exit: Exit; shot: FoundShot }[],
): FoundShot {
  const way = foundWay(brain, start, first, door, [])
  const through = found.reduce((sum, { exit, shot }) => sum + exit.chance * shot.reach, 0)
  const rows = new Map<string, OddsRow>()
  for (const { exit, shot } of found) {
    for (const row of shot.rows) {
      const key = `${row.outcome} ${row.target}`
      const chance = (rows.get(key)?.chance ?? 0) + (row.chance * exit.chance * shot.reach) / through
      rows.set(key, { ...row, chance })
    }
  }
  const reach = door.chance * through
  return {
    target: found[0].shot.target,
    actions: way.actions,
    way,
    onward: found.map(({ exit, shot }) => ({
      at: brain.squareAt(exit.square, start),
      actions: [...exit.actions, ...shot.actions],
    })),
    reach,
    chance: rows.size > 0 ? reach * wanted([...rows.values()]) : reach,
    rows: [...rows.values()],
    told: null,
  }
}

/** What one wants to happen, by the engine's own figures. */
function wanted(rows: readonly OddsRow[]): number {
  const named = rows.filter(({ wanted: isWanted }) => isWanted)
  const counted = named.length > 0 ? named : rows.filter(({ tone }) => tone === 'good')
  return counted.reduce((sum, { chance }) => sum + chance, 0)
}

function oddsAfter(brain: Brain, match: Match, actions: readonly Action[]): Pick<FoundShot, 'rows' | 'told'> {
  const { game } = brain
  const before = game.clone(match)
  before.dice = null
  for (const action of actions.slice(0, -1)) {
    game.play(before, game.legal(before, action))
    if (before.waiting) return { rows: [], told: null }
  }
  const last = game.legal(before, actions[actions.length - 1])
  return { rows: oddsOf(game, before, last), told: brain.told?.(before, last) ?? null }
}
