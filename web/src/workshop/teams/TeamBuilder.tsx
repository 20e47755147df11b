import { useState } from 'react'
import { t } from '../../i18n/index.ts'
import { gameOf } from '../library/kind.ts'
import { Bench } from '../shared/Bench.tsx'
import { LookFields, renameLook } from '../shared/LookFields.tsx'
import { NameField } from '../shared/NameField.tsx'
import { useSaid } from '../shared/useSaid.tsx'
import { useWork } from '../shared/useWork.ts'
import { Accounts } from './Accounts.tsx'
import { editing } from './edit.ts'
import type { Roster, TeamGame, TeamProps } from './game.ts'
import { Hiring } from './Hiring.tsx'
import { PlayerList } from './PlayerList.tsx'
import { SkillDialog } from './SkillDialog.tsx'

/** A team: its list, who could be hired, and what it all costs. */
export function TeamBuilder<R extends Roster>({ game, id }: { game: TeamGame<R>; id: string }) {
  const work = useWork(game.kind, id, () => game.emptyTeam(t('workshop.team.new-name')))
  const [learner, setLearner] = useState<number | null>(null)
  const { said, say } = useSaid()
  const { content: team, change } = work
  const problems = game.kind.problems(team)
  const props = { game, team, change }
  return (
    <Bench work={work} kind={game.kind} title={game.title()} problems={problems}>
      {said}
      <Head {...props} />
      {game.Details && <game.Details {...props} />}
      <div className="builder">
        <div className="builder-main">
          {!game.isDraft(team.roster) && <p className="muted">{t('workshop.team.played')}</p>}
          <PlayerList {...props} teach={setLearner} say={say} />
          <Hiring {...props} say={say} />
          {game.Guests && <game.Guests {...props} />}
        </div>
        <Accounts {...props} problems={problems} />
      </div>
      {learner !== null && team.roster.players[learner] && (
        <SkillDialog {...props} at={learner} close={() => setLearner(null)} say={say} />
      )}
    </Bench>
  )
}

function Head<R extends Roster>({ game, team, change }: TeamProps<R>) {
  const { roster } = team
  const { fromReady, withRoster } = editing(game)
  const set = (part: Partial<Roster>, typing?: string) => change(withRoster(team, part as Partial<R>), typing)
  const list = game.listOf(roster)
  return (
    <div className="panel fields">
      <NameField
        id="team-name"
        label={t('workshop.team.name')}
        value={roster.name}
        change={(name) => {
          renameLook(gameOf(game.kind.id), roster.name, name)
          set({ name }, 'name')
        }}
      />
      <NameField
        id="team-coach"
        label={t('workshop.team.coach')}
        value={roster.coach}
        change={(coach) => set({ coach }, 'coach')}
      />
      <div className="field">
        <label htmlFor="team-list">{game.listLabel()}</label>
        <select
          id="team-list"
          value={list}
          onChange={({ target }) => change(withRoster(team, game.withList(target.value)))}
        >
          {byName(game.lists, game.listName).map((known) => (
            <option key={known} value={known}>
              {game.listName(known)}
            </option>
          ))}
        </select>
        <small className="muted">{game.listText(list)}</small>
      </div>
      <div className="field">
        <label htmlFor="team-kind">{t('workshop.team.kind-label')}</label>
        <select
          id="team-kind"
          value={roster.kind}
          onChange={({ target }) => set({ kind: target.value as Roster['kind'] })}
        >
          {(['exhibition', 'league'] as const).map((kind) => (
            <option key={kind} value={kind}>
              {t(`workshop.team.kind.${kind}`)}
            </option>
          ))}
        </select>
      </div>
      <LookFields game={gameOf(game.kind.id)} team={roster.name} />
      <div className="field">
        <label htmlFor="team-start">{t('workshop.team.start')}</label>
        <select
          id="team-start"
          value=""
          onChange={({ target: { value } }) => {
            const ready = game.ready.find(({ name }) => name === value)
            const { coach } = roster
            change(
              ready
                ? fromReady(ready)
                : withRoster(game.emptyTeam(roster.name, list), { coach } as Partial<Roster> as Partial<R>),
            )
          }}
        >
          <option value="" disabled>
            {t('workshop.team.start-choose')}
          </option>
          <option value="empty">{t('workshop.team.start-empty')}</option>
          {game.ready.map((ready) => (
            <option key={ready.name} value={ready.name}>
              {game.readyName(ready.name)} – {game.listName(game.listOf(ready))}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}

const byName = (lists: readonly string[], name: (list: string) => string): string[] =>
  [...lists].sort((a, b) => name(a).localeCompare(name(b)))
