import type { Square } from '../../board/model.ts'
import { t } from '../../i18n/index.ts'
import type { KindId } from '../library/kind.ts'
import { problemText } from '../shared/problem-text.ts'
import type { Laid } from './table.ts'
import type { TableWords } from './useTable.ts'

const where = ({ x, y }: Square) => ({ x: x + 1, y: y + 1 })

/** What is said aloud while tiles are laid. */
export const wordsFor = <T extends Laid>(
  kind: KindId,
  name: (tile: T) => string,
  say: (text: string) => void,
): TableWords<T> => ({
  name,
  say,
  problem: (of) => problemText(of, kind),
  placed: (tile, square) => t('workshop.table.placed', { tile, ...where(square) }),
  held: (tile, square, problem) =>
    problem
      ? t('workshop.table.held-refused', { tile, ...where(square), problem })
      : t('workshop.table.held', { tile, ...where(square) }),
  removed: (tile) => t('workshop.table.removed', { tile }),
  empty: (square) => t('workshop.table.empty', where(square)),
  under: (tile, square) => t('workshop.table.under', { tile, ...where(square) }),
})
