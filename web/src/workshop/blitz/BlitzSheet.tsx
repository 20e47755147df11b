import { Link } from 'wouter'
import { allTeams } from '../../games/blitz-bowl/teams.ts'
import { named, t } from '../../i18n/index.ts'
import { toBlitzTeams } from '../routes.ts'
import { Sheet } from '../shared/Sheet.tsx'
import { PositionTable } from './BlitzTeams.tsx'
import { abilitiesOf, abilityName, nickname, teamName } from './teams.ts'

/** A Blitz Bowl team on paper. */
export function BlitzSheet({ id }: { id: string }) {
  const team = allTeams().find((card) => card.id === id)
  if (!team) {
    return (
      <div className="hero" role="alert">
        <h1>{t('workshop.gone.title')}</h1>
        <Link className="button" href={toBlitzTeams}>
          {t('app.back')}
        </Link>
      </div>
    )
  }
  return (
    <Sheet back={toBlitzTeams}>
      <header className="sheet-head">
        <h1>{teamName(team)}</h1>
        <p>
          {nickname(team)} · {t('blitz.options.emergency', { n: team.emergencyReserves })}
        </p>
      </header>
      <PositionTable team={team} />
      <dl className="sheet-terms single">
        {abilitiesOf(team).map((ability) => (
          <div key={ability}>
            <dt>{abilityName(ability)}</dt>
            <dd>{named(`blitz.ability.${ability}.text`)}</dd>
          </div>
        ))}
      </dl>
      <dl className="sheet-terms single">
        {(['move', 'block', 'throw', 'armour'] as const).map((stat) => (
          <div key={stat}>
            <dt>{t(`blitz.stat.${stat}.name`)}</dt>
            <dd>{t(`blitz.stat.${stat}.text`)}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}
