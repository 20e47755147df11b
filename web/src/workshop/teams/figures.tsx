import type { Figure } from '../../art/figures/figure.ts'
import { Portrait } from '../../art/Portrait.tsx'
import type { Term } from '../../games/adapter.ts'
import { type StatName, skillName, skillText, statNames, statValue } from '../../games/ball/names.ts'
import { t } from '../../i18n/index.ts'

export const skillTerm = (id: string): Term => ({ name: skillName(id), text: skillText(id) })

export const gold = (amount: number): string => t('workshop.team.gold', { amount })

export function PositionFigure({ figure, cloth }: { figure: Figure; cloth: string | undefined }) {
  return <Portrait figure={figure} seat={0} cloth={cloth} size={32} />
}

/** Movement, strength and so on as a row of small figures. */
export function Figures({ of }: { of: Readonly<Record<StatName, number | null>> }) {
  return (
    <dl className="figures">
      {statNames.map((name) => (
        <div key={name} title={t(`ball.stat.${name}.text`)}>
          <dt>{t(`ball.stat.${name}.name`)}</dt>
          <dd>{statValue(name, of)}</dd>
        </div>
      ))}
    </dl>
  )
}
