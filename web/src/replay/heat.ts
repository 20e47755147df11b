import type { OverlayModel, Square } from '../board/model.ts'
import type { Playback } from './playback.ts'

/** How many shades a heat map has. */
const GRADES = 4

/** Where pieces went up to a step, those of one seat or of all (below 0): squares by how often, in four shades. */
export function heatOf(playback: Playback, at: number, seat: number): OverlayModel[] {
  const { adapter, happenings } = playback
  const view = playback.match(at)
  const visits = new Map<string, { square: Square; count: number }>()
  for (const { events } of happenings.slice(0, at + 1)) {
    for (const { piece, squares } of adapter.trails(events, view)) {
      if (seat >= 0 && adapter.piece(view, piece)?.seat !== seat) continue
      for (const square of squares) {
        const key = `${square.x},${square.y}`
        visits.set(key, { square, count: (visits.get(key)?.count ?? 0) + 1 })
      }
    }
  }
  const most = Math.max(...[...visits.values()].map(({ count }) => count), 1)
  return Array.from({ length: GRADES }, (_, i) => ({
    kind: `heat-${i + 1}`,
    squares: [...visits.values()]
      .filter(({ count }) => Math.ceil((count * GRADES) / most) === i + 1)
      .map(({ square }) => square),
  })).filter(({ squares }) => squares.length > 0)
}
