import { INDUCEMENTS, positionOf, sheetOf, sppSpent, teamValue } from '@undercroft/dungeon-bowl'
import { positionName, skillName } from '../../games/dungeon-bowl/names.ts'
import { named, t } from '../../i18n/index.ts'
import { toBench } from '../routes.ts'
import { Bench } from '../shared/Bench.tsx'
import { Sheet } from '../shared/Sheet.tsx'
import { useWork } from '../shared/useWork.ts'
import { collegeOf, emptyTeam } from './edit.ts'
import { gold, statNames, statValue } from './figures.tsx'
import { type Team, teamKind } from './kind.ts'

export function TeamSheetPage({ id }: { id: string }) {
  const work = useWork(teamKind, id, () => emptyTeam(t('workshop.team.new-name')))
  if (work.state !== 'ready') {
    return (
      <Bench work={work} kind={teamKind} title="" problems={[]}>
        {null}
      </Bench>
    )
  }
  return (
    <Sheet back={toBench(teamKind.id, id)}>
      <TeamSheet team={work.content} />
    </Sheet>
  )
}

/** The team list on paper: players, what belongs to the team, and what its skills do. */
function TeamSheet({ team: { roster } }: { team: Team }) {
  const college = collegeOf(roster)
  const sheets = roster.players.map((entry) => sheetOf(college, entry))
  const skills = [...new Set(sheets.flatMap((sheet) => sheet.skills))].sort((a, b) =>
    skillName(a).localeCompare(skillName(b)),
  )
  return (
    <>
      <header className="sheet-head">
        <h1>{roster.name}</h1>
        <p>
          {named(`dungeon.college.${roster.college}.name`)} · {t(`workshop.team.kind.${roster.kind}`)}
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
              <td>{positionName(positionOf(college, entry).name)}</td>
              {statNames.map((name) => (
                <td key={name}>{statValue(name, sheets[i])}</td>
              ))}
              <td>{sheets[i].skills.map(skillName).join(', ')}</td>
              <td>{sppSpent(entry.advancements)}</td>
              <td className="right">{gold(positionOf(college, entry).cost)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="sheet-sums">
        <div>
          <dt>{t('workshop.team.rerolls')}</dt>
          <dd>{roster.rerolls}</dd>
        </div>
        {INDUCEMENTS.filter((bought) => roster.inducements[bought] > 0).map((bought) => (
          <div key={bought}>
            <dt>{t(`workshop.team.${bought}`)}</dt>
            <dd>{roster.inducements[bought]}</dd>
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
          <dd>{gold(teamValue(roster, college))}</dd>
        </div>
      </dl>
      <dl className="sheet-terms">
        {skills.map((id) => (
          <div key={id}>
            <dt>{skillName(id)}</dt>
            <dd>{named(`ball.skill.${id}.text`)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
