import { Random } from '@undercroft/engine'
import { type Command, drawCommand, isSettled, seasonOf } from '@undercroft/league'
import { type FormEvent, useState } from 'react'
import { t } from '../i18n/index.ts'
import { type LeagueBook, roller } from './book.ts'
import { draftTeam, enter } from './entrants.ts'

/** What only the commissioner may do. Every act stands in the log with its reason. */
export function DeskPage({ book }: { book: LeagueBook }) {
  const [wrong, setWrong] = useState<string | null>(null)
  const [done, setDone] = useState(false)
  const run = (command: Command) => {
    const refused = book.do(command)
    setWrong(refused ? (refused.rule ? `${refused.reason} (${refused.rule})` : refused.reason) : null)
    setDone(!refused)
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
      <Fixtures book={book} run={run} />
      <Teams book={book} run={run} />
      <Correction book={book} run={run} />
      <Options book={book} run={run} />
    </div>
  )
}

interface Desk {
  readonly book: LeagueBook
  run(command: Command): void
}

function Gathering({ book, run }: Desk) {
  const { phase, teams } = seasonOf(book.league)
  if (phase !== 'gathering') return null
  const add = async (computer: boolean) => {
    const random = new Random(crypto.getRandomValues(new Uint32Array(1))[0])
    enter(book, await draftTeam(book, random), computer ? t('league.computer') : book.me, computer)
  }
  return (
    <section className="panel">
      <h2>{t('league.desk.gathering')}</h2>
      <ul>
        {teams.map((id) => (
          <li key={id}>{book.league.teams[id].name}</li>
        ))}
      </ul>
      <div className="row">
        <button type="button" className="button" onClick={() => void add(false)}>
          {t('league.desk.add-person')}
        </button>
        <button type="button" className="button" onClick={() => void add(true)}>
          {t('league.desk.add-computer')}
        </button>
        {[2, 3, 4]
          .filter((count) => teams.length >= 4 * count)
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

function useForm<Fields extends Record<string, string>>(first: Fields) {
  const [fields, setFields] = useState(first)
  const bind = (name: keyof Fields & string) => ({
    id: `desk-${name}`,
    value: fields[name],
    onChange: ({ target }: { target: { value: string } }) => setFields({ ...fields, [name]: target.value }),
  })
  return { fields, bind }
}

function Fixtures({ book, run }: Desk) {
  const season = seasonOf(book.league)
  const { fields, bind } = useForm({ act: 'open-again', fixture: '', reason: '', round: '1', date: '' })
  const acts = ['open-again', 'move-fixture', 'remove-fixture', 'propose-date', 'close-round'] as const
  if (season.fixtures.length === 0) return null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { act, reason, date } = fields
    const fixture = fields.fixture || season.fixtures[0].id
    const round = Number(fields.round)
    if (act === 'open-again' || act === 'remove-fixture') run({ type: act, fixture, reason })
    else if (act === 'move-fixture') run({ type: act, fixture, round })
    else if (act === 'propose-date') run({ type: act, fixture, date })
    else run({ type: 'close-round', round })
  }
  return (
    <form className="panel" onSubmit={submit}>
      <h2>{t('league.desk.fixtures')}</h2>
      <div className="grid">
        <div className="field">
          <label htmlFor="desk-act">{t('league.desk.what')}</label>
          <select {...bind('act')}>
            {acts.map((act) => (
              <option key={act} value={act}>
                {t(`league.act.${act}`)}
              </option>
            ))}
          </select>
        </div>
        {fields.act !== 'close-round' && (
          <div className="field">
            <label htmlFor="desk-fixture">{t('league.desk.fixture')}</label>
            <select {...bind('fixture')}>
              {season.fixtures.map((fixture) => (
                <option key={fixture.id} value={fixture.id}>
                  {`${fixture.id}: ${t('league.versus', { a: book.league.teams[fixture.home].name, b: book.league.teams[fixture.away].name })}${isSettled(fixture) ? ' ●' : ''}`}
                </option>
              ))}
            </select>
          </div>
        )}
        {(fields.act === 'move-fixture' || fields.act === 'close-round') && (
          <div className="field">
            <label htmlFor="desk-round">{t('league.desk.round')}</label>
            <input type="number" min={1} max={99} {...bind('round')} />
          </div>
        )}
        {fields.act === 'propose-date' && (
          <div className="field">
            <label htmlFor="desk-date">{t('league.desk.date')}</label>
            <input type="text" placeholder="2026-05-31T20:30" {...bind('date')} />
          </div>
        )}
        {(fields.act === 'open-again' || fields.act === 'remove-fixture') && (
          <div className="field">
            <label htmlFor="desk-reason">{t('league.desk.reason')}</label>
            <input type="text" {...bind('reason')} />
          </div>
        )}
      </div>
      <button type="submit" className="button">
        {t('league.desk.go')}
      </button>
    </form>
  )
}

function Teams({ book, run }: Desk) {
  const teams = Object.values(book.league.teams).filter(({ status }) => status === 'in')
  const { fields, bind } = useForm({ team: '', move: 'hand-over', coach: '', why: '', points: '-3' })
  if (teams.length === 0) return null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const team = fields.team || teams[0].id
    if (fields.move === 'hand-over') run({ type: 'hand-over', team, coach: fields.coach, computer: false })
    else if (fields.move === 'to-computer')
      run({ type: 'hand-over', team, coach: t('league.computer'), computer: true })
    else if (fields.move === 'withdraw-team') run({ type: 'withdraw-team', team, reason: fields.why })
    else run({ type: 'penalise', team, points: Number(fields.points), reason: fields.why })
  }
  return (
    <form className="panel" onSubmit={submit}>
      <h2>{t('league.desk.teams')}</h2>
      <div className="grid">
        <div className="field">
          <label htmlFor="desk-team">{t('league.desk.team')}</label>
          <select {...bind('team')}>
            {teams.map(({ id, name, coach }) => (
              <option key={id} value={id}>
                {`${name} (${coach})`}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="desk-move">{t('league.desk.what')}</label>
          <select {...bind('move')}>
            {(['hand-over', 'to-computer', 'withdraw-team', 'penalise'] as const).map((act) => (
              <option key={act} value={act}>
                {t(`league.act.${act}`)}
              </option>
            ))}
          </select>
        </div>
        {fields.move === 'hand-over' && (
          <div className="field">
            <label htmlFor="desk-coach">{t('league.desk.coach')}</label>
            <input type="text" {...bind('coach')} />
          </div>
        )}
        {fields.move === 'penalise' && (
          <div className="field">
            <label htmlFor="desk-points">{t('league.table.points')}</label>
            <input type="number" min={-99} max={99} {...bind('points')} />
          </div>
        )}
        {(fields.move === 'penalise' || fields.move === 'withdraw-team') && (
          <div className="field">
            <label htmlFor="desk-why">{t('league.desk.reason')}</label>
            <input type="text" {...bind('why')} />
          </div>
        )}
      </div>
      <button type="submit" className="button">
        {t('league.desk.go')}
      </button>
    </form>
  )
}

const fields = ['treasury', 'rerolls', 'spp', 'niggling', 'missesNextGame', 'ma', 'st', 'ag', 'pa', 'av'] as const

function Correction({ book, run }: Desk) {
  const teams = Object.values(book.league.teams)
  const form = useForm({ whose: teams[0]?.id ?? '', player: '', field: 'treasury', after: '0', cause: '' })
  const { progress } = book.game
  if (!progress || teams.length === 0) return null
  const { whose, player, field, after, cause } = form.fields
  const team = book.league.teams[whose] ?? teams[0]
  const who = player === '' ? null : player
  const before = progress.corrected(team.content, who, field, 0)?.before ?? 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    run({ type: 'correct', team: team.id, player: who, field, before, after: Number(after), reason: cause })
  }
  return (
    <form className="panel" onSubmit={submit}>
      <h2>{t('league.desk.correct')}</h2>
      <div className="grid">
        <div className="field">
          <label htmlFor="desk-whose">{t('league.desk.team')}</label>
          <select {...form.bind('whose')}>
            {teams.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="desk-player">{t('league.desk.player')}</label>
          <select {...form.bind('player')}>
            <option value="">{t('league.desk.team-itself')}</option>
            {book.game.careers(team.content).map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="desk-field">{t('league.desk.what')}</label>
          <select {...form.bind('field')}>
            {fields
              .filter((name) => (name === 'treasury' || name === 'rerolls') === (player === ''))
              .map((name) => (
                <option key={name} value={name}>
                  {t(`league.field.${name}`)}
                </option>
              ))}
          </select>
        </div>
        <p>{t('league.desk.before', { value: before })}</p>
        <div className="field">
          <label htmlFor="desk-after">{t('league.desk.after')}</label>
          <input type="number" min={0} {...form.bind('after')} />
        </div>
        <div className="field">
          <label htmlFor="desk-cause">{t('league.desk.reason')}</label>
          <input type="text" {...form.bind('cause')} />
        </div>
      </div>
      <button type="submit" className="button">
        {t('league.desk.go')}
      </button>
    </form>
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
    </section>
  )
}
