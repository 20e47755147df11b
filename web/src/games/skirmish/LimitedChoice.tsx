import { t } from '../../i18n/index.ts'
import { findCard } from './cards.ts'
import { exchange, warbandCost } from './limited.ts'
import { cardName } from './names.ts'
import type { Warband } from './rules.ts'

interface Props {
  seat: number
  warband: Warband
  size: number
  pick: (warband: Warband) => void
}

/** The creatures of two packs: who comes along, as far as the points go. */
export function LimitedChoice({ seat, warband, size, pick }: Props) {
  const drawn = [...warband.creatures.map((id) => ({ id, in: true })), ...warband.pool.map((id) => ({ id, in: false }))]
  const sorted = drawn.sort(
    (a, b) => (findCard(b.id)?.cost ?? 0) - (findCard(a.id)?.cost ?? 0) || (a.id < b.id ? -1 : 1),
  )
  const spent = warbandCost(warband)
  return (
    <>
      <h2>{t('skirmish.options.warband', { n: seat + 1 })}</h2>
      <p className={spent > size ? 'error' : 'muted'}>{t('skirmish.options.spent', { spent, size })}</p>
      <ul className="drawn">
        {sorted.map(({ id, in: joins }, i) => {
          const card = findCard(id)
          if (!card) return null
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same creature may be drawn twice
            <li key={`${id}-${i}`}>
              <label className="check">
                <input
                  type="checkbox"
                  checked={joins}
                  onChange={({ target: { checked } }) => pick(exchange(warband, id, checked))}
                />
                <span>
                  {cardName(id)}
                  {card.commander >= 0 && ` ♛${card.commander}`}
                  <small className="muted">
                    {t('skirmish.card.short', { level: card.level, ac: card.ac, hp: card.hp })}
                  </small>
                </span>
                <b>{card.cost}</b>
              </label>
            </li>
          )
        })}
      </ul>
    </>
  )
}
