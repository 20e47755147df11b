import { COLLEGES, READY_TEAMS } from '@undercroft/dungeon-bowl'
import { useState } from 'react'
import { rosterName } from '../../games/dungeon-bowl/names.ts'
import { named, t } from '../../i18n/index.ts'
import { Bench } from '../shared/Bench.tsx'
import { NameField } from '../shared/NameField.tsx'
import { useSaid } from '../shared/useSaid.tsx'
import { useWork } from '../shared/useWork.ts'
import { Accounts } from './Accounts.tsx'
import { collegeOf, emptyTeam, fromReady, withRoster } from './edit.ts'
import { Hiring } from './Hiring.tsx'
import { isDraft, type Team, teamKind, teamProblems } from './kind.ts'
import { PlayerList } from './PlayerList.tsx'
import { SkillDialog } from './SkillDialog.tsx'

/** A Dungeon Bowl team: its list, who could be hired, and what it all costs. */
export function TeamBuilder({ id }: { id: string }) {
  const work = useWork(teamKind, id, () => emptyTeam(t('workshop.team.new-name')))
  const [learner, setLearner] = useState<number | null>(null)
  const { said, say } = useSaid()
  const { content: team, change } = work
  const problems = teamProblems(team)
  return (
    <Bench work={work} kind={teamKind} title={t('workshop.team.title')} problems={problems}>
      {said}
      <Head team={team} change={change} />
      <div className="builder">
        <div className="builder-main">
          {!isDraft(team.roster) && <p className="muted">{t('workshop.team.played')}</p>}
          <PlayerList team={team} change={change} teach={setLearner} say={say} />
          <Hiring team={team} change={change} say={say} />
        </div>
        <Accounts team={team} change={change} problems={problems} />
      </div>
      {learner !== null && team.roster.players[learner] && (
        <SkillDialog team={team} at={learner} change={change} close={() => setLearner(null)} say={say} />
      )}
    </Bench>
  )
}

export interface TeamProps {
  readonly team: Team
  readonly change: (team: Team, typing?: string) => void
}

function Head({ team, change }: TeamProps) {
  const { roster } = team
  return (
    <div className="panel fields">
      <NameField
        id="team-name"
        label={t('workshop.team.name')}
        value={roster.name}
        change={(name) => change(withRoster(team, { name }), 'name')}
      />
      <NameField
        id="team-coach"
        label={t('workshop.team.coach')}
        value={roster.coach}
        change={(coach) => change(withRoster(team, { coach }), 'coach')}
      />
      <div className="field">
        <label htmlFor="team-college">{t('workshop.team.college')}</label>
        <select
          id="team-college"
          value={collegeOf(roster).id}
          onChange={(event) => change(withRoster(team, { college: event.target.value, players: [] }))}
        >
          {COLLEGES.map(({ id }) => (
            <option key={id} value={id}>
              {named(`dungeon.college.${id}.name`)}
            </option>
          ))}
        </select>
        <small className="muted">{named(`dungeon.college.${roster.college}.text`)}</small>
      </div>
      <div className="field">
        <label htmlFor="team-kind">{t('workshop.team.kind-label')}</label>
        <select
          id="team-kind"
          value={roster.kind}
          onChange={(event) => change(withRoster(team, { kind: event.target.value as 'league' | 'exhibition' }))}
        >
          {(['exhibition', 'league'] as const).map((kind) => (
            <option key={kind} value={kind}>
              {t(`workshop.team.kind.${kind}`)}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="team-start">{t('workshop.team.start')}</label>
        <select
          id="team-start"
          value=""
          onChange={({ target: { value } }) => {
            const ready = READY_TEAMS.find(({ name }) => name === value)
            change(
              ready ? fromReady(ready) : withRoster(emptyTeam(roster.name, roster.college), { coach: roster.coach }),
            )
          }}
        >
          <option value="" disabled>
            {t('workshop.team.start-choose')}
          </option>
          <option value="empty">{t('workshop.team.start-empty')}</option>
          {READY_TEAMS.map(({ name, college }) => (
            <option key={name} value={name}>
              {rosterName(name)} – {named(`dungeon.college.${college}.name`)}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}
