import type { Position } from '@undercroft/ball'
import type { Figure } from '../../art/figures/figure.ts'
import { NamedFigure } from '../../art/NamedFigure.tsx'
import { Parade } from '../../art/Parade.tsx'
import { t } from '../../i18n/index.ts'
import { positionName, skillName, statNames, statValue } from './names.ts'

/** How many of each position a team has, and what they can do. */
export function RosterTable({
  players,
  seat,
  positionOf,
  figureOf,
}: {
  players: readonly { readonly position: string }[]
  seat: number
  positionOf: (id: string) => Position | undefined
  figureOf: (position: Position) => Figure
}) {
  const counts = new Map<string, number>()
  for (const { position } of players) counts.set(position, (counts.get(position) ?? 0) + 1)
  const line = players.flatMap(({ position }) => positionOf(position) ?? []).map(figureOf)
  return (
    <>
      <Parade figures={line} seat={seat} />
      <table className="roster positions">
        <thead>
          <tr>
            <th className="n">{t('ball.options.count')}</th>
            <th>{t('ball.options.position')}</th>
            {statNames.map((stat) => (
              <th key={stat} className="n" title={t(`ball.stat.${stat}.text`)}>
                {t(`ball.stat.${stat}.name`)}
              </th>
            ))}
            <th>{t('ball.options.skills')}</th>
          </tr>
        </thead>
        <tbody>
          {[...counts].map(([id, count]) => {
            const position = positionOf(id)
            return (
              <tr key={id}>
                <td className="n">{count}</td>
                <td>
                  {position ? (
                    <NamedFigure figure={figureOf(position)} seat={seat}>
                      {positionName(position.name)}
                    </NamedFigure>
                  ) : (
                    positionName(id)
                  )}
                </td>
                {statNames.map((stat) => (
                  <td key={stat} className="n">
                    {position && statValue(stat, position)}
                  </td>
                ))}
                <td>{position?.skills.map(skillName).join(', ')}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </>
  )
}
