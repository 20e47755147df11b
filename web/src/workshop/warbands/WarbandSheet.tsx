import { linesOf } from '../../games/skirmish/card.ts'
import { findCard } from '../../games/skirmish/cards.ts'
import { cardName } from '../../games/skirmish/names.ts'
import { named, t } from '../../i18n/index.ts'
import { toBench } from '../routes.ts'
import { Bench } from '../shared/Bench.tsx'
import { Sheet } from '../shared/Sheet.tsx'
import { useWork } from '../shared/useWork.ts'
import { cardStats, termsOf } from './CreatureCard.tsx'
import { counted, emptyWarband, pointsOf } from './edit.ts'
import { type BuiltWarband, warbandKind } from './kind.ts'

export function WarbandSheetPage({ id }: { id: string }) {
  const work = useWork(warbandKind, id, () => emptyWarband(t('workshop.warband.new-name')))
  if (work.state !== 'ready') {
    return (
      <Bench work={work} kind={warbandKind} title="" problems={[]}>
        {null}
      </Bench>
    )
  }
  return (
    <Sheet back={toBench(warbandKind.id, id)}>
      <WarbandSheet built={work.content} />
    </Sheet>
  )
}

/** The warband on paper: every card with boxes for hit points, and what the abilities do. */
function WarbandSheet({ built: { warband, size } }: { built: BuiltWarband }) {
  const kinds = counted(warband).flatMap(([id, count]) => {
    const card = findCard(id)
    return card ? [{ id, count, card }] : []
  })
  const terms = new Map(kinds.flatMap(({ card }) => termsOf(card)).map(({ name, text }) => [name, text]))
  return (
    <>
      <header className="sheet-head">
        <h1>{warband.name}</h1>
        <p>
          {warband.faction && named(`skirmish.faction.${warband.faction}`)} ·{' '}
          {t('workshop.warband.points', { points: pointsOf(warband), size })}
        </p>
      </header>
      {kinds.map(({ id, count, card }) => (
        <section key={id} className="sheet-card">
          <h2>
            {count > 1 ? `${count} × ` : ''}
            {cardName(id)}
            {card.commander >= 0 && ` ♛${card.commander}`} <small>({card.cost})</small>
          </h2>
          <p>
            {cardStats.map((stat) => `${t(`skirmish.stat.${stat}.name`)} ${card[stat]}`).join(' · ')}
            {linesOf(card).map(({ name, value }) => (
              <span key={name}>
                {' · '}
                <b>{name}</b> {value}
              </span>
            ))}
          </p>
          <p>
            {termsOf(card)
              .map(({ name }) => name)
              .join(', ')}
          </p>
          <p className="boxes">
            {Array.from({ length: count }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one line per copy
              <span key={i}>
                {t('skirmish.stat.hp.name')} {card.hp}: <i />
              </span>
            ))}
          </p>
        </section>
      ))}
      <p>
        <b>{t('workshop.warband.tiles')}:</b> {warband.tiles.map((tile) => named(`skirmish.tile.${tile}`)).join(', ')}
      </p>
      <dl className="sheet-terms">
        {[...terms].map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
