import { useEffect, useState } from 'react'
import { t } from '../i18n/index.ts'
import { sidesOf } from './entrants.ts'
import type { Person } from './founding.ts'

interface Props {
  readonly game: string
  /** What the fields are called in the page. */
  readonly id: string
  readonly person: Person
  /** Who coaches it where no name is given. */
  readonly who: string
  change(part: Partial<Person>): void
}

/** Who coaches a new team, and what it is. */
export function PersonFields({ game, id, person, who, change }: Props) {
  const [sides, setSides] = useState<Awaited<ReturnType<typeof sidesOf>>>([])
  useEffect(() => {
    let gone = false
    sidesOf(game).then(
      (found) => !gone && setSides(found),
      () => {},
    )
    return () => {
      gone = true
    }
  }, [game])
  return (
    <>
      <div className="field">
        <label htmlFor={`coach-${id}`}>{t('league.found.coach')}</label>
        <input
          id={`coach-${id}`}
          type="text"
          maxLength={60}
          placeholder={who}
          value={person.coach}
          onChange={({ target }) => change({ coach: target.value })}
        />
      </div>
      <div className="field">
        <label htmlFor={`side-${id}`}>{t('league.found.side')}</label>
        <select id={`side-${id}`} value={person.side} onChange={({ target }) => change({ side: target.value })}>
          <option value="">{t('league.found.by-lot')}</option>
          {sides.map((side) => (
            <option key={side.id} value={side.id}>
              {side.name}
            </option>
          ))}
        </select>
      </div>
    </>
  )
}
