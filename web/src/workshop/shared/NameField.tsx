import { LONGEST_NAME } from '../library/read.ts'

interface Props {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly change: (name: string) => void
}

/** What something is called: a line of text, no longer than names may be. */
export function NameField({ id, label, value, change }: Props) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        value={value}
        maxLength={LONGEST_NAME}
        onChange={(event) => change(event.target.value)}
      />
    </div>
  )
}
