import {
  type Command,
  choicesFor,
  commandOf,
  completed,
  DESK,
  type DeskForm as Described,
  type FieldKind,
  type Filled,
  figureNow,
  isOffered,
  type League,
  seasonOf,
} from '@undercroft/league'
import { type FormEvent, useState } from 'react'
import { named, t } from '../i18n/index.ts'
import { type LeagueBook, roller } from './book.ts'
import { fixtureName } from './words.ts'

interface Props {
  readonly book: LeagueBook
  /** Says whether it was carried out. */
  run(command: Command): boolean
}

/** Everything that a commissioner may do, one form for all: what is asked for follows from the act. */
export function DeskForm({ book, run }: Props) {
  const { game, league } = book
  const groups = Object.entries(DESK)
    .map(([subject, forms]) => ({ subject, forms: forms.filter((form) => isOffered(game, league, form)) }))
    .filter(({ forms }) => forms.length > 0)
  const [wanted, setWanted] = useState('')
  const [filled, setFilled] = useState<Filled>({})
  const offered = groups.flatMap(({ forms }) => forms as readonly Described[])
  const form = offered.find(({ type }) => type === wanted) ?? offered[0]
  const values = { ...filled, ...completed(game, league, form.fields, filled) }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (run(commandOf(game, league, form, filled, roller))) setFilled({})
  }
  return (
    <form className="panel" onSubmit={submit}>
      <h2>{t('league.desk.acts')}</h2>
      <div className="field">
        <label htmlFor="desk-act">{t('league.desk.what')}</label>
        <select id="desk-act" value={form.type} onChange={({ target }) => setWanted(target.value)}>
          {groups.map(({ subject, forms }) => (
            <optgroup key={subject} label={named(`league.desk.${subject}`)}>
              {forms.map(({ type }) => (
                <option key={type} value={type}>
                  {named(`league.do.${type}.name`)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      <p className="muted">{named(`league.do.${form.type}.text`)}</p>
      <div className="grid">
        {Object.entries(form.fields).map(([name, kind]) => (
          <Field
            key={`${form.type}-${name}`}
            book={book}
            name={name}
            kind={kind}
            values={values}
            change={(part) => setFilled({ ...values, ...part })}
          />
        ))}
      </div>
      <button type="submit" className="button primary">
        {t('league.desk.go')}
      </button>
    </form>
  )
}

interface FieldProps {
  readonly book: LeagueBook
  readonly name: string
  readonly kind: FieldKind
  readonly values: Filled
  change(part: Filled): void
}

/** What a free field is typed into; the others are texts. */
const inputs: Partial<Record<FieldKind, string>> = {
  points: 'number',
  number: 'number',
  date: 'datetime-local',
  day: 'date',
}

function Field({ book, name, kind, values, change }: FieldProps) {
  const { game, league } = book
  const id = `desk-${name}`
  const label = kind === 'flag' ? named(`league.blank.${name}-flag`) : named(`league.blank.${name}`)
  const choices = choicesFor(game, league, kind, values)
  const value = values[name] ?? ''
  if (kind === 'as-advised') return null
  if (kind === 'figure-now') return <p>{t('league.desk.before', { value: figureNow(game, league, values) })}</p>
  if (kind === 'divisions') return <Divisions league={league} values={values} change={change} />
  if (kind === 'flag') {
    return (
      <label className="check">
        <input
          type="checkbox"
          checked={value === 'yes'}
          onChange={({ target }) => change({ [name]: target.checked ? 'yes' : '' })}
        />
        <span>{label}</span>
      </label>
    )
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {choices ? (
        <select id={id} value={value} onChange={({ target }) => change({ [name]: target.value })}>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {wordFor(book, kind, choice, values)}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          type={inputs[kind] ?? 'text'}
          min={kind === 'points' ? -99 : kind === 'number' ? 0 : undefined}
          value={value}
          onChange={({ target }) => change({ [name]: target.value })}
        />
      )}
    </div>
  )
}

/** What a choice is called. */
function wordFor({ game, league }: LeagueBook, kind: FieldKind, choice: string, { team }: Filled): string {
  if (kind === 'figure') return named(`league.figure.${choice}`)
  if (kind === 'round' || kind === 'next-round') return t('league.round', { n: Number(choice) })
  if (kind === 'player') {
    const player = game.careers(league.teams[team]?.content).find(({ id }) => id === choice)
    return player?.name ?? t('league.desk.team-itself')
  }
  if (kind.endsWith('-fixture') && kind !== 'team-of-fixture') return fixtureName(league, choice)
  const { name, coach } = league.teams[choice]
  return `${name} (${coach})`
}

/** Each team in one of four divisions. */
function Divisions({ league, values, change }: Pick<FieldProps, 'values' | 'change'> & { league: League }) {
  return seasonOf(league).teams.map((team) => (
    <div key={team} className="field">
      <label htmlFor={`division-${team}`}>{league.teams[team].name}</label>
      <select
        id={`division-${team}`}
        value={values[`division-${team}`] ?? '1'}
        onChange={({ target }) => change({ [`division-${team}`]: target.value })}
      >
        {[1, 2, 3, 4].map((number) => (
          <option key={number} value={number}>
            {t('league.table.division', { n: number })}
          </option>
        ))}
      </select>
    </div>
  ))
}
