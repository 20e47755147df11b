import type { Roster } from '@undercroft/blood-bowl'
import { Link } from 'wouter'
import { toEntry } from '../../app/routes.ts'
import { slug } from '../../games/ball/names.ts'
import { list, named, t } from '../../i18n/index.ts'
import { allegianceName, choicesOf, listOf } from './blood-list.ts'
import { editing } from './edit.ts'
import type { TeamProps } from './game.ts'

/** The special rules and leagues of a Blood Bowl team, and the patron that its coach chooses. */
export function Patron({ game, team, change }: TeamProps<Roster>) {
  const { withRoster } = editing(game)
  const race = listOf(team.roster)
  const open = choicesOf(race)
  const fixed = [...race.leagues, ...(open.length === 0 ? race.patrons : [])]
  return (
    <div className="panel fields team-details">
      {open.length > 0 && (
        <div className="field">
          <label htmlFor="team-choice">{t('workshop.team.patron')}</label>
          <select
            id="team-choice"
            value={team.roster.choice}
            onChange={({ target }) => change(withRoster(team, { choice: target.value, stars: [] }))}
          >
            {open.map((name) => (
              <option key={name} value={name}>
                {allegianceName(name)}
              </option>
            ))}
          </select>
        </div>
      )}
      <dl className="team-rules">
        {fixed.length > 0 && (
          <div>
            <dt>{t('workshop.team.leagues')}</dt>
            <dd>{list(fixed.map(allegianceName))}</dd>
          </div>
        )}
        {race.special.map((rule) => (
          <div key={rule}>
            <dt>
              <Link href={toEntry(`blood-bowl/skill/${slug(rule)}`)}>
                {named(`blood.team-rule.${slug(rule)}.name`)}
              </Link>
            </dt>
            <dd>{named(`blood.team-rule.${slug(rule)}.text`)}</dd>
          </div>
        ))}
        <div>
          <dt>{t('workshop.team.tier')}</dt>
          <dd>
            {race.tier} · <Link href={toEntry(`blood-bowl/team/${race.id}`)}>{t('workshop.team.look-up')}</Link>
          </dd>
        </div>
      </dl>
    </div>
  )
}
