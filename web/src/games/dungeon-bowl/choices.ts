import { ballChoices, type Fields } from '../ball/choices.ts'
import { actionGlyphs } from './glyphs.ts'
import { kit, positionName } from './names.ts'
import type { DungeonMatch } from './rules.ts'

/** What actions of the dungeon may say beside what those of all ball games do. */
interface DungeonFields extends Fields {
  readonly zone?: number
  readonly corner?: number
  readonly hard?: number
}

const { words } = kit

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
})
