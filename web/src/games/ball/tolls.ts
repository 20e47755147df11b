import type { Toll } from '../../board/model.ts'
import { t } from '../../i18n/index.ts'
import type { FoundWay } from '../../worker/protocol.ts'

/** Rolls that get somebody away from opponents, or past them. */
const AWAY = new Set(['dodge', 'jump'])

/** What a way asks for: Rushes, Dodges, both, or another roll. */
export function tollOf({ steps }: Pick<FoundWay, 'steps'>): Toll | null {
  const rolled = steps.flatMap(({ rolls }) => rolls.map(({ what }) => what))
  if (rolled.length === 0) return null
  const isAway = rolled.some((what) => AWAY.has(what))
  if (rolled.includes('rush')) return isAway ? 'both' : 'effort'
  return isAway ? 'danger' : 'roll'
}

/** What that is called where rolls are called so. */
export const tollNames =
  (rollName: (what: string) => string) =>
  (toll: Toll): string => {
    if (toll === 'both') return `${rollName('rush')} + ${rollName('dodge')}`
    if (toll === 'effort') return rollName('rush')
    return toll === 'danger' ? rollName('dodge') : t('match.toll-roll')
  }
