import { useState } from 'react'
import type { Term } from '../../games/adapter.ts'

/** Skills, abilities and the like; a pressed one shows its text in place. */
export function Terms({ terms }: { terms: readonly Term[] }) {
  const [open, setOpen] = useState<string | null>(null)
  const shown = terms.find(({ name }) => name === open)
  if (terms.length === 0) return null
  return (
    <div className="terms">
      {terms.map(({ name, text }) => (
        <button
          key={name}
          type="button"
          className="chip"
          title={text}
          aria-expanded={open === name}
          onClick={() => setOpen(open === name ? null : name)}
        >
          {name}
        </button>
      ))}
      {shown && <p className="term-text">{shown.text}</p>}
    </div>
  )
}
