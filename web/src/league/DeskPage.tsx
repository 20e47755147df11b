import { Random } from '@undercroft/engine'
import { type Command, drawCommand, idForTeam, seasonOf } from '@undercroft/league'
import { useState } from 'react'
import type { GameId } from '../games/index.ts'
import { t } from '../i18n/index.ts'
import type { Item } from '../workshop/library/store.ts'
import { type LeagueBook, roller } from './book.ts'
import { DeskForm } from './DeskForm.tsx'
import { draftTeam, enter, rosterOf } from './entrants.ts'
import type { Person } from './founding.ts'
import { PersonFields } from './PersonFields.tsx'
import { refusalText } from './refusal.ts'
import { TurnLimit } from './TurnLimit.tsx'
import { useOwnTeams } from './useOwnTeams.ts'

/** What only the commissioner may do. Every act stands in the log with its reason. */
export function DeskPage({ book }: { book: LeagueBook }) {
  const [wrong, setWrong] = useState<string | null>(null)
  const [done, setDone] = useState(false)
  const run = (command: Command) => {
    const refused = book.do(command)
    setWrong(refused && refusalText(refused))
    setDone(!refused)
    return !refused
  }
  return (
    <div className="desk">
      <p className="muted">{t('league.desk.text')}</p>
      {wrong && (
        <p className="error" role="alert">
          {wrong}
        </p>
      )}
      {done && !wrong && <p role="status">{t('league.desk.done')}</p>}
      <Gathering book={book} run={run} />
      <DeskForm book={book} run={run} />
      <Options book={book} run={run} />
    </div>
  )
}

interface Desk {
  readonly book: LeagueBook
  run(command: Command): boolean
}

function Gathering({ book, run }: Desk) {
  const { phase, teams } = seasonOf(book.league)
  const isGathering = phase === 'gathering'
  const [person, setPerson] = useState<Person>({ coach: '', side: '' })
  const names = Object.values(book.league.teams).map(({ name }) => name)
  const own = useOwnTeams(book.game.id as GameId).filter((item) => !names.includes(rosterOf(item)?.name ?? item.name))
  const add = (computer: boolean) => {
    const random = new Random(crypto.getRandomValues(new Uint32Array(1))[0])
    const coach = computer ? t('league.computer') : person.coach.trim() || book.me
    enter(book, draftTeam(book, random, person.side), coach, computer)
    setPerson({ coach: '', side: '' })
  }
  const addOwn = (item: Item) => {
    const team = idForTeam(book.league, rosterOf(item)?.name ?? item.name)
    const coach = person.coach.trim() || book.me
    run({ type: 'enter-team', team, coach, computer: false, content: rosterOf(item) })
  }
  return (
    <section className="panel">
      <h2>{t('league.desk.gathering')}</h2>
      {!isGathering && <p className="muted">{t('league.desk.late')}</p>}
      <ul>
        {Object.values(book.league.teams)
          .filter(({ status }) => status === 'in')
          .map(({ id, name, coach }) => (
            <li key={id}>
              {name} ({coach}){teams.includes(id) ? '' : ` · ${t('league.desk.waits')}`}
            </li>
          ))}
      </ul>
      <div className="grid">
        <PersonFields
          game={book.game.id}
          id="new"
          person={person}
          who={book.me}
          change={(part) => setPerson({ ...person, ...part })}
        />
      </div>
      <div className="row">
        <button type="button" className="button" onClick={() => add(false)}>
          {t('league.desk.add-person')}
        </button>
        <button type="button" className="button" onClick={() => add(true)}>
          {t('league.desk.add-computer')}
        </button>
        {own.map((item) => (
          <button key={item.id} type="button" className="button" onClick={() => addOwn(item)}>
            {t('league.desk.add-own', { name: item.name })}
          </button>
        ))}
        {[2, 3, 4]
          .filter((count) => isGathering && teams.length >= 4 * count)
          .map((count) => (
            <button
              key={count}
              type="button"
              className="button"
              onClick={() => run(drawCommand(book.league, count, roller))}
            >
              {t('league.desk.divisions', { count })}
            </button>
          ))}
      </div>
    </section>
  )
}

function Options({ book, run }: Desk) {
  const { options } = book.league
  if (!book.game.progress) return null
  return (
    <section className="panel">
      <h2>{t('league.desk.options')}</h2>
      {(['bonusPoint', 'twoPerDivision', 'redraft', 'friendlies'] as const).map((name) => (
        <label key={name} className="check">
          <input
            type="checkbox"
            checked={options[name]}
            onChange={({ target }) => run({ type: 'set-options', options: { [name]: target.checked } })}
          />
          <span>{t(`league.option.${name}`)}</span>
        </label>
      ))}
      <label className="check">
        <input
          type="checkbox"
          checked={options.budgetCap !== null}
          onChange={({ target }) =>
            run({ type: 'set-options', options: { budgetCap: target.checked ? 1_300_000 : null } })
          }
        />
        <span>{t('league.option.budgetCap')}</span>
      </label>
      <TurnLimit
        game={book.game.id as GameId}
        turns={options.turnLimit}
        change={(turnLimit) => run({ type: 'set-options', options: { turnLimit } })}
      />
    </section>
  )
}
