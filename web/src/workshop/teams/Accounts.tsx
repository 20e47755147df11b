import { sppSpent } from '@undercroft/ball'
import { t } from '../../i18n/index.ts'
import type { Problem } from '../library/kind.ts'
import { Problems } from '../shared/Problems.tsx'
import { Stepper } from '../shared/Stepper.tsx'
import { editing } from './edit.ts'
import { gold } from './figures.tsx'
import type { Roster, TeamProps } from './game.ts'

interface Props<R extends Roster> extends TeamProps<R> {
  readonly problems: readonly Problem[]
}

/** Gold, SPP and value as the team grows; re-rolls and inducements; what is not right yet. */
export function Accounts<R extends Roster>({ game, team, change, problems }: Props<R>) {
  const { roster } = team
  const { budget, spp } = game.terms(team)
  const cost = game.draftCost(roster)
  const spent = roster.players.reduce((sum, { advancements }) => sum + sppSpent(advancements), 0)
  const rest = game.isDraft(roster) ? budget - cost : roster.treasury
  const isExhibition = roster.kind === 'exhibition'
  return (
    <aside className="panel accounts" aria-label={t('workshop.team.sums')}>
      <dl className="sums">
        <Sum name={t('workshop.team.budget')} value={gold(budget)} />
        <Sum name={t('workshop.team.spent')} value={gold(cost)} />
        <Sum
          name={t(
            isExhibition || rest < 0
              ? rest < 0
                ? 'workshop.team.over'
                : 'workshop.team.left'
              : 'workshop.team.treasury',
          )}
          value={gold(Math.abs(rest))}
          isBad={rest < 0}
        />
        {spp > 0 && (
          <Sum name={t('workshop.team.spp')} value={t('workshop.team.spp-of', { spent, spp })} isBad={spent > spp} />
        )}
        <Sum name={t('workshop.team.value')} value={gold(game.teamValue(roster))} />
      </dl>
      {game.bought(roster, team.terms).map(({ id, label, value, most, note, part }) => (
        <Stepper
          key={id}
          label={label}
          value={value}
          most={most}
          {...(note ? { note } : {})}
          change={(next) => change(editing(game).withRoster(team, part(next)))}
        />
      ))}
      {isExhibition && <Terms game={game} team={team} change={change} />}
      <Problems problems={problems} kind={game.kind.id} />
    </aside>
  )
}

function Sum({ name, value, isBad = false }: { name: string; value: string; isBad?: boolean }) {
  return (
    <div className={isBad ? 'bad' : undefined}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** Coaches may agree on other sums, and on random skills (DB-EXH-01, DB-EXH-06, DB-EXH-07). */
function Terms<R extends Roster>({ team, change }: TeamProps<R>) {
  const { terms } = team
  return (
    <details className="agreed">
      <summary>{t('workshop.team.terms')}</summary>
      <div className="field">
        <label htmlFor="agreed-budget">{t('workshop.team.budget')}</label>
        <select
          id="agreed-budget"
          value={terms.budget}
          onChange={(event) => change({ ...team, terms: { ...terms, budget: Number(event.target.value) } })}
        >
          {[...new Set([1_100_000, 1_150_000, 1_200_000, 1_250_000, 1_300_000, terms.budget])].map((sum) => (
            <option key={sum} value={sum}>
              {gold(sum)}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="agreed-spp">{t('workshop.team.spp')}</label>
        <input
          id="agreed-spp"
          type="number"
          min={0}
          max={999}
          value={terms.spp}
          onChange={(event) =>
            change({ ...team, terms: { ...terms, spp: Math.max(0, Math.min(999, Number(event.target.value))) } })
          }
        />
      </div>
      <label className="check">
        <input
          type="checkbox"
          checked={terms.anyAdvancement}
          onChange={(event) => change({ ...team, terms: { ...terms, anyAdvancement: event.target.checked } })}
        />
        {t('workshop.team.any-advancement')}
      </label>
    </details>
  )
}
