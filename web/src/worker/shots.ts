import { oddsOf, type Reached, reached } from '@undercroft/coach'
import type { Action, GameEvent } from '@undercroft/engine'
import type { AnyMatch } from '../games/adapter.ts'
import type { Aiming, Brain, OddsRow } from '../games/brain.ts'
import { declared, foundWay } from './declared.ts'
import type { FoundShot, FoundShots } from './protocol.ts'

/** How many places to do it from are looked at for each target: those that are reached most surely. */
const MOST_PLACES = 8

type Place = Pick<Reached<unknown, unknown, GameEvent>, 'match' | 'steps' | 'chance' | 'to'>

/** Whom a declared action can be aimed at: from where the piece stands, else from the best place that it can walk to. */
export function findShots(
  brain: Brain,
  view: AnyMatch,
  first: readonly Action[],
  { piece, wanted: type }: { readonly piece: number; readonly wanted: string },
): FoundShots {
  const start = declared(brain, view, first)
  if (!start) return { shots: [], bands: [] }
  const here: Place = { match: start, steps: [], chance: 1, to: -1 }
  const found = new Map<number, { place: Place; aim: Aiming }[]>()
  const note = (place: Place) => {
    for (const aim of brain.aims(place.match, piece, type)) {
      const known = found.get(aim.target) ?? []
      // Nobody walks for what can be done at once.
      if (known[0]?.place === here && place !== here) continue
      found.set(aim.target, [...known, { place, aim }])
    }
  }
  note(here)
  const ways = [...reached(brain.game, start, brain.movement(piece)).values()]
  for (const way of ways.sort((a, b) => b.chance - a.chance || a.steps.length - b.steps.length)) note(way)
  const shots = [...found].map(([, all]) => bestOf(brain, start, first, all.slice(0, MOST_PLACES)))
  const bands = (brain.bands?.(start) ?? []).map(({ name, squares }) => ({
    name,
    squares: squares.map((square) => brain.squareAt(square, start)),
  }))
  return { shots, bands }
}

function bestOf(
  brain: Brain,
  start: AnyMatch,
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
      chance: rows.length > 0 ? place.chance * wanted(rows) : way ? way.chance : null,
      rows,
      told,
    }
  })
  return shots.reduce((best, shot) => ((shot.chance ?? 0) > (best.chance ?? 0) ? shot : best))
}

/** What one wants to happen, by the engine's own figures. */
function wanted(rows: readonly OddsRow[]): number {
  const named = rows.filter(({ wanted: isWanted }) => isWanted)
  const counted = named.length > 0 ? named : rows.filter(({ tone }) => tone === 'good')
  return counted.reduce((sum, { chance }) => sum + chance, 0)
}

function oddsAfter(brain: Brain, match: AnyMatch, actions: readonly Action[]): Pick<FoundShot, 'rows' | 'told'> {
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
