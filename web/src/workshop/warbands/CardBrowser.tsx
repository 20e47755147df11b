import { useState } from 'react'
import { allCards, findCard } from '../../games/skirmish/cards.ts'
import { cardName } from '../../games/skirmish/names.ts'
import { t } from '../../i18n/index.ts'
import { CreatureCard, termsOf } from './CreatureCard.tsx'
import { mayJoin } from './edit.ts'
import type { BuiltWarband } from './kind.ts'

interface Props {
  readonly built: BuiltWarband
  readonly take: (creature: string) => void
}

/** Every card that may join, to be searched by name or ability. */
export function CardBrowser({ built, take }: Props) {
  const [wanted, setWanted] = useState('')
  const [onlyCommanders, setOnlyCommanders] = useState(false)
  const [onlyAffordable, setOnlyAffordable] = useState(false)
  const words = wanted.trim().toLowerCase()
  const points = built.warband.creatures.reduce((sum, id) => sum + (findCard(id)?.cost ?? 0), 0)
  const cards = allCards()
    .filter((card) => mayJoin(built, card))
    .filter(({ commander }) => !onlyCommanders || commander >= 0)
    .filter(({ cost }) => !onlyAffordable || cost <= built.size - points)
    .filter((card) =>
      [cardName(card.id), ...termsOf(card).map(({ name }) => name)].some((text) => text.toLowerCase().includes(words)),
    )
    .sort((a, b) => a.cost - b.cost || cardName(a.id).localeCompare(cardName(b.id)))
  return (
    <section className="panel">
      <div className="row between">
        <h2>{t('workshop.warband.cards')}</h2>
        <span className="muted" role="status">
          {t('workshop.warband.cards-count', { count: cards.length })}
        </span>
      </div>
      <div className="row filters">
        <input
          type="search"
          placeholder={t('workshop.warband.search')}
          aria-label={t('workshop.warband.search')}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
        <label className="check">
          <input
            type="checkbox"
            checked={onlyCommanders}
            onChange={(event) => setOnlyCommanders(event.target.checked)}
          />
          {t('workshop.warband.only-commanders')}
        </label>
        <label className="check">
          <input
            type="checkbox"
            checked={onlyAffordable}
            onChange={(event) => setOnlyAffordable(event.target.checked)}
          />
          {t('workshop.warband.only-affordable')}
        </label>
      </div>
      <div className="cards">
        {cards.map(({ id }) => (
          <CreatureCard key={id} id={id}>
            <button
              type="button"
              className="button"
              aria-label={t('workshop.warband.add-one', { creature: cardName(id) })}
              onClick={() => take(id)}
            >
              {t('workshop.warband.add')}
            </button>
          </CreatureCard>
        ))}
      </div>
    </section>
  )
}
