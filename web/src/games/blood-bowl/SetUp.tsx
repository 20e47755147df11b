import { ownHomes } from '../../content/store.ts'
import { named, t } from '../../i18n/index.ts'
import { useOwn } from '../../workshop/library/own.ts'
import { bloodTeamKind } from '../../workshop/teams/blood-kind.ts'
import type { SetUpProps } from '../adapter.ts'
import { OwnTeams } from '../ball/OwnTeams.tsx'
import { RosterTable } from '../ball/RosterTable.tsx'
import { positionFigure, rosterName, words } from './names.ts'
import { broughtTeams, findPosition, listsOf, READY_TEAMS, type Roster, TEAMS, teamById } from './rules.ts'

interface Options {
  /** Ready-made teams by name, or lists of one's own. */
  teams: readonly (string | Roster)[]
  turns: number
  league?: boolean
  knockout?: boolean
}

/** As many turns as the book has in a half, and shorter matches. */
const TURNS = [2, 4, 6, 8]
const BOOK_TURNS = 8

/** Two teams of thirty, how long, and what is asked before the match. */
export function SetUpForm({ options: given, change }: SetUpProps) {
  const options = given as unknown as Options
  return (
    <>
      {options.teams.map((team, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
        <section key={seat} className="panel">
          <TeamChoice
            seat={seat}
            team={team}
            pick={(picked) => change({ teams: options.teams.map((known, i) => (i === seat ? picked : known)) })}
          />
        </section>
      ))}
      <fieldset className="panel wide">
        <legend>{t('blood.options.match')}</legend>
        <div className="field">
          <label htmlFor="turns">{t('blood.options.turns')}</label>
          <select id="turns" value={options.turns} onChange={(event) => change({ turns: Number(event.target.value) })}>
            {TURNS.map((count) => (
              <option key={count} value={count}>
                {t(count === BOOK_TURNS ? 'blood.options.turns-book' : 'blood.options.turns-n', { count })}
              </option>
            ))}
          </select>
        </div>
        {(['knockout', 'league'] as const).map((name) => (
          <label key={name} className="check">
            <input
              type="checkbox"
              checked={options[name] === true}
              onChange={(event) => change({ [name]: event.target.checked })}
            />
            {t(`blood.options.${name}`)}
          </label>
        ))}
      </fieldset>
    </>
  )
}

const brought = () => ({ content: ownHomes('blood-bowl') })

const rosterOf = (team: string | Roster): Roster =>
  typeof team === 'string'
    ? (READY_TEAMS.find(({ name }) => name === team) ?? broughtTeams(brought()).get(team) ?? READY_TEAMS[0])
    : team

const raceName = (race: string): string => named(`blood.team.${race}.name`)

interface TeamChoiceProps {
  seat: number
  team: string | Roster
  pick: (team: string | Roster) => void
}

function TeamChoice({ seat, team, pick }: TeamChoiceProps) {
  const own = useOwn(bloodTeamKind)
  const roster = rosterOf(team)
  const text = JSON.stringify(roster)
  const ownId = typeof team === 'string' ? null : own.find(({ content }) => JSON.stringify(content.roster) === text)?.id
  const list = teamById(roster.race, listsOf(brought())) ?? TEAMS[0]
  const sorted = [...READY_TEAMS].sort((a, b) => raceName(a.race).localeCompare(raceName(b.race)))
  return (
    <>
      <div className="field">
        <label htmlFor={`team-${seat}`}>{t('ball.options.team', { n: seat + 1 })}</label>
        <select
          id={`team-${seat}`}
          value={typeof team === 'string' ? team : (ownId ?? 'own')}
          onChange={({ target: { value } }) => pick(own.find(({ id }) => id === value)?.content.roster ?? value)}
        >
          {(own.length > 0 || typeof team !== 'string') && (
            <optgroup label={t('app.own')}>
              {ownId === undefined && <option value="own">{roster.name}</option>}
              {own.map(({ id, name, content }) => (
                <option key={id} value={id}>
                  {name} – {raceName(content.roster.race)}
                </option>
              ))}
            </optgroup>
          )}
          {sorted.map(({ name, race }) => (
            <option key={name} value={name}>
              {raceName(race)} – {rosterName(name)}
            </option>
          ))}
          <OwnTeams homes={brought().content} family="teams">
            {(id) => `${raceName(id)} – ${rosterOf(id).name}`}
          </OwnTeams>
        </select>
      </div>
      <p className="muted">{staffOf(roster)}</p>
      <RosterTable
        players={roster.players}
        seat={seat}
        figureOf={(position) => positionFigure(list, position)}
        positionOf={(id) => findPosition(list, id)}
      />
    </>
  )
}

/** "3 re-rolls · apothecary · 3 dedicated fans" */
function staffOf({ rerolls, apothecary, fans, cheerleaders, coaches }: Roster): string {
  return [
    words.text('ball.rerolls', { count: rerolls }),
    ...(apothecary ? [t('blood.apothecary')] : []),
    ...(fans > 0 ? [t('blood.options.fans', { count: fans })] : []),
    ...(cheerleaders > 0 ? [t('blood.options.cheerleaders', { count: cheerleaders })] : []),
    ...(coaches > 0 ? [t('blood.options.coaches', { count: coaches })] : []),
  ].join(' · ')
}
