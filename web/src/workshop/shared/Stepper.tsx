interface Props {
  readonly label: string
  readonly value: number
  readonly most: number
  readonly note?: string
  readonly change: (value: number) => void
}

/** A small number with minus and plus. */
export function Stepper({ label, value, most, note, change }: Props) {
  return (
    <div className="stepper">
      <span className="stepper-label">
        {label}
        {note && <small className="muted"> {note}</small>}
      </span>
      <button
        type="button"
        className="button"
        aria-label={`${label} −`}
        disabled={value <= 0}
        onClick={() => change(value - 1)}
      >
        −
      </button>
      <output aria-label={label}>{value}</output>
      <button
        type="button"
        className="button"
        aria-label={`${label} +`}
        disabled={value >= most}
        onClick={() => change(value + 1)}
      >
        +
      </button>
    </div>
  )
}
