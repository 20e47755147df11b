import type { Card } from '@undercroft/skirmish'
import type { ReactNode } from 'react'
import { Portrait } from '../../art/Portrait.tsx'
import type { Term } from '../../games/adapter.ts'
import { linesOf } from '../../games/skirmish/card.ts'
import { findCard } from '../../games/skirmish/cards.ts'
import { creatureFigure } from '../../games/skirmish/figures.ts'
import { cardName } from '../../games/skirmish/names.ts'
import { abilityTerm, spellTerm } from '../../games/skirmish/texts.ts'
import { t } from '../../i18n/index.ts'
import { Terms } from '../shared/Terms.tsx'

export const cardStats = ['level', 'speed', 'ac', 'hp'] as const

export const termsOf = ({ abilities, spells }: Card): Term[] => [
  ...abilities.map((ability) => abilityTerm(ability)),
  ...spells.map((spell) => spellTerm(spell)),
]

export function CardFigure({ id }: { id: string }) {
  return (
    <span className="player-glyph">
      <Portrait figure={creatureFigure(id)} seat={0} size={32} />
    </span>
  )
}

/** The stat card of a creature, with its texts in place. */
export function CreatureCard({ id, children }: { id: string; children?: ReactNode }) {
  const card = findCard(id)
  if (!card) return null
  return (
    <article className="creature-card">
      <header>
        <CardFigure id={id} />
        <h3>{cardName(id)}</h3>
        <span className="card-cost" title={t('skirmish.stat.cost.text')}>
          {card.cost}
        </span>
      </header>
      <dl className="figures">
        {cardStats.map((stat) => (
          <div key={stat} title={t(`skirmish.stat.${stat}.text`)}>
            <dt>{t(`skirmish.stat.${stat}.name`)}</dt>
            <dd>{card[stat]}</dd>
          </div>
        ))}
        {card.commander >= 0 && (
          <div className="commander" title={t('skirmish.stat.commander.text')}>
            <dt>{t('skirmish.stat.commander.name')}</dt>
            <dd>♛ {card.commander}</dd>
          </div>
        )}
      </dl>
      <dl className="card-lines">
        {linesOf(card).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Terms terms={termsOf(card)} />
      {children}
    </article>
  )
}
