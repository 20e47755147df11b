import { ballChoices, type Fields, MOST_RUSHES } from '../ball/choices.ts'
import { actionGlyphs } from './glyphs.ts'
import { kit, positionName } from './names.ts'
import type { DungeonMatch } from './rules.ts'

/** What actions of the dungeon may say beside what those of all ball games do. */
interface DungeonFields extends Fields {
  readonly zone?: number
  readonly corner?: number
  readonly hard?: number
}

const { words, squareOf } = kit

export const choiceOf = ballChoices<DungeonMatch>({
  ...kit,
  byPlayer: new Set(['enter', 'revive', 'starter']),
  quiet: new Set(['done']),
  glyphs: actionGlyphs,
  labelOf(_match, action) {
    const { type, item, position, zone, corner, hard } = action as DungeonFields
    if (type === 'buy') return words.text('ball.do.buy', { item: words.text(`ball.item.${item}`) })
    if (type === 'journeyman') return positionName(position ?? '')
    if (type === 'wall') return words.text(`ball.do.wall-${hard}`)
    if (type === 'end-zone' || type === 'corner') return words.text(`ball.do.${type}`, { n: (zone ?? corner ?? 0) + 1 })
    return null
  },
  // Behind a portal anybody may be in reach.
  extrasOf: (match, decision, action) =>
    decision.kind === 'declare' && action.type === 'blitz' && leadsThere(match, action.target ?? -1)
      ? { vain: false }
      : {},
})

/** Might the active player come out of a portal and get at him? Going on from it costs one square (DB-PORT-06). */
function leadsThere(match: DungeonMatch, target: number): boolean {
  const { state } = match
  const player = state.players[state.activePlayer]
  if (!player) return false
  const away = (from: number, to: number): number => {
    const [a, b] = [squareOf(match, from), squareOf(match, to)]
    return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))
  }
  const portals = state.portals.filter((square) => square >= 0)
  const nearest = (square: number) => Math.min(...portals.map((portal) => away(square, portal)))
  return nearest(player.square) + 1 + nearest(state.players[target].square) <= player.ma + player.extraMa + MOST_RUSHES
}
