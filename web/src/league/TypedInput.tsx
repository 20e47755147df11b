import type { BallRoster, TypedField } from '@undercroft/ball'
import { named } from '../i18n/index.ts'

interface Props {
  readonly id: string
  readonly field: TypedField<BallRoster>
  readonly roster: BallRoster
  readonly value: unknown
  change(value: unknown): void
}

/** A field of a report that only this game has; nothing where it cannot be for this team. */
export function TypedInput({ id, field, roster, value, change }: Props) {
  if (field.kind === 'flag' && !field.isOpen(roster)) return null
  return (
    <div className="field">
      <label htmlFor={id}>{named(`league.report.${field.field}`)}</label>
      {field.kind === 'count' ? (
        <Count id={id} range={field.range(roster)} value={Number(value)} change={change} />
      ) : field.kind === 'flag' ? (
        <input id={id} type="checkbox" checked={value === true} onChange={({ target }) => change(target.checked)} />
      ) : (
        <select id={id} value={String(value)} onChange={({ target }) => change(target.value)}>
          {field.options.map((option) => (
            <option key={option} value={option}>
              {named(`league.report.${field.field}-${option}`)}
            </option>
          ))}
        </select>
      )}
    </div>
  )
}

interface CountProps {
  readonly id?: string
  readonly label?: string
  readonly range: readonly [number, number]
  readonly value: number
  readonly disabled?: boolean
  change(value: number): void
}

/** A number within its bounds; gold goes by tens of thousands. */
export function Count({ id, label, range: [least, most], value, disabled, change }: CountProps) {
  return (
    <input
      id={id}
      type="number"
      aria-label={label}
      min={least}
      max={most}
      step={most >= 10_000 ? 10_000 : 1}
      disabled={disabled}
      value={value}
      onChange={({ target }) => change(Number(target.value))}
    />
  )
}
