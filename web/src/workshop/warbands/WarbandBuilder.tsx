import { FACTIONS, type Faction, genericTiles, MOST_CREATURES, WARBANDS } from '@undercroft/skirmish'
import { findCard } from '../../games/skirmish/cards.ts'
import { cardName } from '../../games/skirmish/names.ts'
import { SIZES } from '../../games/skirmish/warbands.ts'
import { named, t } from '../../i18n/index.ts'
import type { Problem } from '../library/kind.ts'
import { Bench } from '../shared/Bench.tsx'
import { LookFields, renameLook } from '../shared/LookFields.tsx'
import { NameField } from '../shared/NameField.tsx'
import { Problems } from '../shared/Problems.tsx'
import { Stepper } from '../shared/Stepper.tsx'
import { useSaid } from '../shared/useSaid.tsx'
import { useWork } from '../shared/useWork.ts'
import { CardBrowser } from './CardBrowser.tsx'
import { CardFigure } from './CreatureCard.tsx'
import { add, counted, emptyWarband, fromReady, pointsOf, remove, withFaction, withWarband } from './edit.ts'
import { type BuiltWarband, problemsOf, warbandKind } from './kind.ts'
import { TileChoice } from './TileChoice.tsx'

export interface WarbandProps {
  readonly built: BuiltWarband
  readonly change: (built: BuiltWarband, typing?: string) => void
}

/** A Skirmish warband: its creatures, the cards it could take, its tiles, its points. */
export function WarbandBuilder({ id }: { id: string }) {
  const work = useWork(warbandKind, id, () => emptyWarband(t('workshop.warband.new-name')))
  const { said, say } = useSaid()
  const { content: built, change } = work
  const problems = problemsOf(built)
  const take = (creature: string) => {
    const next = add(built, creature)
    change(next)
    say(t('workshop.warband.joined', { creature: cardName(creature), points: pointsOf(next.warband) }))
  }
  return (
    <Bench work={work} kind={warbandKind} title={t('workshop.warband.title')} problems={problems}>
      {said}
      <Head built={built} change={change} />
      <div className="builder">
        <div className="builder-main">
          <Creatures built={built} change={change} />
          <TileChoice built={built} change={change} />
          <CardBrowser built={built} take={take} />
        </div>
        <Points built={built} problems={problems} />
      </div>
    </Bench>
  )
}

function Head({ built, change }: WarbandProps) {
  const { warband, size } = built
  return (
    <div className="panel fields">
      <NameField
        id="warband-name"
        label={t('workshop.name')}
        value={warband.name}
        change={(name) => {
          renameLook('skirmish', warband.name ?? '', name)
          change(withWarband(built, { name }), 'name')
        }}
      />
      <div className="field">
        <label htmlFor="warband-faction">{t('workshop.warband.faction')}</label>
        <select
          id="warband-faction"
          value={warband.faction ?? ''}
          onChange={(event) => change(withFaction(built, event.target.value as Faction))}
        >
          {FACTIONS.map((faction) => (
            <option key={faction} value={faction}>
              {named(`skirmish.faction.${faction}`)}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="warband-size">{t('workshop.warband.size')}</label>
        <select
          id="warband-size"
          value={size}
          onChange={(event) => change({ ...built, size: Number(event.target.value) })}
        >
          {[...new Set([...SIZES, size])].map((points) => (
            <option key={points} value={points}>
              {points}
            </option>
          ))}
        </select>
      </div>
      <LookFields game="skirmish" team={warband.name ?? ''} />
      <div className="field">
        <label htmlFor="warband-start">{t('workshop.warband.start')}</label>
        <select
          id="warband-start"
          value=""
          onChange={({ target: { value } }) => {
            const ready = WARBANDS.find((one) => one.id === value)
            if (ready) change(fromReady(named(`skirmish.warband.${ready.id}.name`), ready))
            else change(withWarband(built, { creatures: [], tiles: [] }))
          }}
        >
          <option value="" disabled>
            {t('workshop.warband.start-choose')}
          </option>
          <option value="empty">{t('workshop.warband.start-empty')}</option>
          {WARBANDS.map((ready) => (
            <option key={ready.id} value={ready.id}>
              {named(`skirmish.warband.${ready.id}.name`)} – {named(`skirmish.faction.${ready.faction}`)}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}

function Creatures({ built, change }: WarbandProps) {
  const list = counted(built.warband)
  return (
    <section className="panel">
      <div className="row between">
        <h2>{t('workshop.warband.creatures')}</h2>
        <span className="muted">
          {t('workshop.warband.creatures-count', { count: built.warband.creatures.length, most: MOST_CREATURES })}
        </span>
      </div>
      {list.length === 0 && <p className="muted">{t('workshop.warband.none')}</p>}
      <ul className="muster">
        {list.map(([id, count]) => {
          const card = findCard(id)
          return (
            <li key={id}>
              <CardFigure id={id} />
              <Stepper
                label={cardName(id)}
                note={card ? t('workshop.warband.each', { cost: card.cost }) : ''}
                value={count}
                most={MOST_CREATURES}
                change={(next) => change(next > count ? add(built, id) : remove(built, id))}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Points({ built, problems }: { built: BuiltWarband; problems: readonly Problem[] }) {
  const { warband, size } = built
  const points = pointsOf(warband)
  const ratings = warband.creatures.map((id) => findCard(id)?.commander ?? -1)
  const best = Math.max(-1, ...ratings)
  return (
    <aside className="panel accounts" aria-label={t('workshop.warband.sums')}>
      <p className={points > size ? 'points over' : 'points'}>
        <b>{points}</b> / {size}
      </p>
      <meter
        min={0}
        max={Math.max(size, points)}
        value={points}
        aria-label={t('workshop.warband.points', { points, size })}
      />
      <dl className="sums">
        <div>
          <dt>{t('workshop.warband.left')}</dt>
          <dd>{Math.max(0, size - points)}</dd>
        </div>
        <div>
          <dt>{t('workshop.warband.rating')}</dt>
          <dd>{best < 0 ? '–' : best}</dd>
        </div>
        <div>
          <dt>{t('workshop.warband.tiles')}</dt>
          <dd>
            {warband.tiles.length} / {1 + genericTiles(2)}
          </dd>
        </div>
      </dl>
      <Problems problems={problems} kind={warbandKind.id} />
    </aside>
  )
}
