import { sppSpent } from '@undercroft/ball'
import { positionName, skillName, skillText, statNames, statValue } from '../../games/ball/names.ts'
import { t } from '../../i18n/index.ts'
import { toBench } from '../routes.ts'
import { Bench } from '../shared/Bench.tsx'
import { Sheet } from '../shared/Sheet.tsx'
import { useWork } from '../shared/useWork.ts'
import { gold } from './figures.tsx'
import type { Roster, Team, TeamGame } from './game.ts'

export function TeamSheetPage<R extends Roster>({ game, id }: { game: TeamGame<R>; id: string }) {
  const work = useWork(game.kind, id, () => game.emptyTeam(t('workshop.team.new-name')))
  if (work.state !== 'ready') {
    return (
      <Bench work={work} kind={game.kind} title="" problems={[]}>
        {null}
      </Bench>
    )
  }
  return (
    <Sheet back={toBench(game.kind.id, id)}>
      <TeamSheet game={game} team={work.content} />
    </Sheet>
  )
}

/** The team list on paper: players, what belongs to the team, and what its skills do. */
function TeamSheet<R extends Roster>({ game, team }: { game: TeamGame<R>; team: Team<R> }) {
  const { roster } = team
  const sheets = roster.players.map((entry) => game.sheetOf(roster, entry))
  const guests = game.guests?.(roster) ?? []
  const skills = [...new Set([...sheets, ...guests].flatMap((sheet) => sheet.skills))].sort((a, b) =>
    skillName(a).localeCompare(skillName(b)),
  )
  return (
    <>
      <header className="sheet-head">
        <h1>{roster.name}</h1>
        <p>
          {game.listName(game.listOf(roster))} · {t(`workshop.team.kind.${roster.kind}`)}
          {roster.coach && ` · ${t('workshop.team.coach')}: ${roster.coach}`}
        </p>
      </header>
      <table className="sheet-table">
        <thead>
          <tr>
            <th>#</th>
            <th>{t('workshop.team.player-name')}</th>
            <th>{t('workshop.team.position')}</th>
            {statNames.map((name) => (
              <th key={name}>{t(`ball.stat.${name}.name`)}</th>
            ))}
            <th>{t('workshop.team.skills')}</th>
            <th>{t('workshop.team.spp-short')}</th>
            <th>{t('workshop.team.cost')}</th>
          </tr>
        </thead>
        <tbody>
          {roster.players.map((entry, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may wear one number
            <tr key={i}>
              <td>{entry.number}</td>
              <td>{entry.name}</td>
              <td>{positionName(game.positionOf(roster, entry).name)}</td>
              {statNames.map((name) => (
                <td key={name}>{statValue(name, sheets[i])}</td>
              ))}
              <td>{sheets[i].skills.map(skillName).join(', ')}</td>
              <td>{sppSpent(entry.advancements)}</td>
              <td className="right">{gold(game.positionOf(roster, entry).cost)}</td>
            </tr>
          ))}
          {guests.map((guest) => (
            <tr key={guest.id}>
              <td>★</td>
              <td>{guest.name}</td>
              <td>{guest.position}</td>
              {statNames.map((name) => (
                <td key={name}>{statValue(name, guest)}</td>
              ))}
              <td>{guest.skills.map(skillName).join(', ')}</td>
              <td />
              <td className="right">{gold(guest.cost)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="sheet-sums">
        {game
          .bought(roster, team.terms)
          .filter(({ value, id }) => value > 0 || id === 'rerolls')
          .map(({ id, label, value }) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        {roster.kind === 'league' && (
          <div>
            <dt>{t('workshop.team.treasury')}</dt>
            <dd>{gold(roster.treasury)}</dd>
          </div>
        )}
        <div>
          <dt>{t('workshop.team.value')}</dt>
          <dd>{gold(game.teamValue(roster))}</dd>
        </div>
      </dl>
      <dl className="sheet-terms">
        {skills.map((id) => (
          <div key={id}>
            <dt>{skillName(id)}</dt>
            <dd>{skillText(id)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
