import type { Position, Sheet } from '@undercroft/dungeon-bowl'
import { figureOf } from '../../art/figures/words.ts'
import { Portrait } from '../../art/Portrait.tsx'
import type { Term } from '../../games/adapter.ts'
import { skillName } from '../../games/dungeon-bowl/names.ts'
import { named, t } from '../../i18n/index.ts'

export const statNames = ['ma', 'st', 'ag', 'pa', 'av'] as const
export type StatName = (typeof statNames)[number]

/** "4+" for what is rolled, a plain number for the rest. */
export function statValue(name: StatName, of: Pick<Position | Sheet, StatName>): string {
  const value = of[name]
  if (value === null) return '–'
  return name === 'ma' || name === 'st' ? String(value) : `${value}+`
}

export const skillTerm = (id: string): Term => ({ name: skillName(id), text: named(`ball.skill.${id}.text`) })

export const gold = (amount: number): string => t('workshop.team.gold', { amount })

export function PositionFigure({ position }: { position: string }) {
  return <Portrait figure={figureOf(position)} seat={0} size={32} />
}

/** Movement, strength and so on as a row of small figures. */
export function Figures({ of }: { of: Pick<Position | Sheet, StatName> }) {
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
