import { dieByName } from '@undercroft/engine'
import { type FormEvent, useState } from 'react'
import { t } from '../i18n/index.ts'
import { Die } from './Dice.tsx'
import type { Session } from './session.ts'

/** The match waits for dice of the table: people roll them and type in what shows. */
export function RealDice({ session }: { session: Session }) {
  const { adapter, decision } = session
  const roll = decision?.roll
  const [values, setValues] = useState<readonly (number | null)[]>([])
  if (!roll) return null
  const dice = roll.dice.map((name) => dieByName(name, adapter.game.definition.dice))
  const typed = dice.flatMap((_, i) => values[i] ?? [])
  const complete = typed.length === dice.length
  const enter = (event: FormEvent) => {
    event.preventDefault()
    if (!complete) return
    session.typeDice(typed)
    setValues([])
  }
  const set = (i: number, value: number) => setValues(dice.map((_, at) => (at === i ? value : (values[at] ?? null))))
  const text = t('match.dice.text', { what: adapter.rollName(roll.what), dice: roll.dice.join(' + ') })
  return (
    <form className={`question seat-${roll.seat}`} onSubmit={enter} aria-label={t('match.dice.title')}>
      <h2>{t('match.dice.title')}</h2>
      <p>{text}</p>
      {dice.map((die, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice lie in order
        <fieldset key={i} className="faces">
          <legend className="visually-hidden">{t('match.dice.die', { die: die.name, n: i + 1 })}</legend>
          {Array.from({ length: die.sides }, (_, face) => {
            const shown = adapter.dieFace(die.name, face + 1)
            return (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: a face is its value
                key={face}
                type="button"
                className="face"
                aria-pressed={values[i] === face + 1}
                aria-label={shown.name}
                title={shown.name}
                onClick={() => set(i, face + 1)}
              >
                <Die die={shown} size={32} />
              </button>
            )
          })}
        </fieldset>
      ))}
      <div className="answers">
        <button type="submit" className="button primary" disabled={!complete}>
          {t('match.dice.enter')}
        </button>
        <button
          type="button"
          className="button quiet"
          onClick={() => {
            session.typeDice(dice.map(({ sides }) => 1 + Math.floor(Math.random() * sides)))
            setValues([])
          }}
        >
          {t('match.dice.roll-for-me')}
        </button>
      </div>
    </form>
  )
}
