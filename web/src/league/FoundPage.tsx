import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import type { GameId } from '../games/index.ts'
import { t } from '../i18n/index.ts'
import { found, type Person, type Plan, usualPlan } from './founding.ts'
import { isByTheBook, leagueGames } from './games.ts'
import { PersonFields } from './PersonFields.tsx'
import { toLeague } from './routes.ts'
import { TurnLimit } from './TurnLimit.tsx'
import { useOwnTeams } from './useOwnTeams.ts'

/** A league in three steps: what it is called, who plays, and off it goes. */
export function FoundPage() {
  const [step, setStep] = useState(1)
  const [plan, setPlan] = useState<Plan>(usualPlan)
  const [wrong, setWrong] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [, navigate] = useLocation()
  const change = (part: Partial<Plan>) => setPlan({ ...plan, ...part })
  const count = plan.own.length + plan.people.length + plan.computers
  const isCup = plan.format === 'cup'
  const fewest = isByTheBook(plan.game) && !isCup ? 4 : 2
  const next = async (event: FormEvent) => {
    event.preventDefault()
    if (step < 3) return setStep(step + 1)
    setBusy(true)
    try {
      const book = await found(plan)
      await book.settled()
      navigate(toLeague(book.id))
    } catch (error) {
      setWrong((error as Error).message)
      setBusy(false)
    }
  }
  return (
    <form className="found" onSubmit={next}>
      <div className="hero">
        <h1>{t('league.found.title')}</h1>
        <p>{t('league.found.step', { n: step })}</p>
      </div>
      {step === 1 && <First plan={plan} change={change} />}
      {step === 2 && <Second plan={plan} change={change} />}
      {step === 3 && (
        <section className="panel">
          <h2>{plan.name}</h2>
          <p>
            {isCup
              ? t('league.found.ready-cup', { count, games: count - 1 })
              : t('league.found.ready', { count, rounds: count % 2 === 0 ? 2 * (count - 1) : 2 * count })}
          </p>
          <p>
            {t('league.found.entrants', {
              game: t(`app.game.${plan.game}.name`),
              people: plan.own.length + plan.people.length,
              computers: plan.computers,
            })}
          </p>
          {count < fewest && (
            <p className="error" role="alert">
              {t('league.found.few', { fewest })}
            </p>
          )}
        </section>
      )}
      {wrong && (
        <p className="error" role="alert">
          {wrong}
        </p>
      )}
      <div className="bar">
        {step > 1 && (
          <button type="button" className="button" onClick={() => setStep(step - 1)}>
            {t('app.back')}
          </button>
        )}
        <button type="submit" className="button primary" disabled={busy || (step === 3 && count < fewest)}>
          {t(step < 3 ? 'league.found.next' : isCup ? 'league.found.start-cup' : 'league.found.start')}
        </button>
      </div>
    </form>
  )
}

interface Part {
  readonly plan: Plan
  change(part: Partial<Plan>): void
}

function First({ plan, change }: Part) {
  return (
    <section className="panel">
      <div className="field">
        <label htmlFor="league-name">{t('league.found.name')}</label>
        <input
          id="league-name"
          type="text"
          maxLength={60}
          required
          value={plan.name}
          onChange={({ target }) => change({ name: target.value })}
        />
      </div>
      <div className="field">
        <label htmlFor="league-who">{t('league.found.who')}</label>
        <input
          id="league-who"
          type="text"
          maxLength={60}
          required
          value={plan.who}
          onChange={({ target }) => change({ who: target.value })}
        />
      </div>
      <fieldset className="formats">
        <legend>{t('league.found.format')}</legend>
        {(['season', 'cup'] as const).map((format) => (
          <label key={format} className="check">
            <input type="radio" name="format" checked={plan.format === format} onChange={() => change({ format })} />
            <span>{t(`league.found.format-${format}`)}</span>
          </label>
        ))}
      </fieldset>
      <div className="field">
        <label htmlFor="league-game">{t('league.found.game')}</label>
        <select
          id="league-game"
          value={plan.game}
          onChange={({ target }) =>
            change({
              game: target.value as GameId,
              own: [],
              people: plan.people.map(({ coach }) => ({ coach, side: '' })),
            })
          }
        >
          {leagueGames.map((id) => (
            <option key={id} value={id}>
              {t(`app.game.${id as 'dungeon-bowl'}.name`)}
            </option>
          ))}
        </select>
        <small className="muted">
          {t(isByTheBook(plan.game) ? 'league.found.game-book' : 'league.found.game-plain')}
        </small>
      </div>
      {isByTheBook(plan.game) && (
        <>
          <label className="check">
            <input
              type="checkbox"
              checked={plan.bonusPoint}
              onChange={({ target }) => change({ bonusPoint: target.checked })}
            />
            <span>{t('league.option.bonusPoint')}</span>
          </label>
          <label className="check">
            <input
              type="checkbox"
              checked={plan.budgetCap}
              onChange={({ target }) => change({ budgetCap: target.checked })}
            />
            <span>{t('league.option.budgetCap')}</span>
          </label>
          <TurnLimit game={plan.game} turns={plan.turnLimit} change={(turnLimit) => change({ turnLimit })} />
        </>
      )}
    </section>
  )
}

function Second({ plan, change }: Part) {
  const items = useOwnTeams(plan.game)
  const toggle = (id: string) =>
    change({ own: plan.own.includes(id) ? plan.own.filter((other) => other !== id) : [...plan.own, id] })
  return (
    <section className="panel">
      {items.length > 0 && (
        <fieldset>
          <legend>{t('league.found.own')}</legend>
          {items.map(({ id, name }) => (
            <label key={id} className="check">
              <input type="checkbox" checked={plan.own.includes(id)} onChange={() => toggle(id)} />
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
      )}
      <HowMany
        kind="people"
        value={plan.people.length}
        change={(count) =>
          change({ people: Array.from({ length: count }, (_, i) => plan.people[i] ?? { coach: '', side: '' }) })
        }
      />
      <People plan={plan} change={change} />
      <HowMany kind="computers" value={plan.computers} change={(computers) => change({ computers })} />
      <p className="muted">{t(isByTheBook(plan.game) ? 'league.found.teams-hint' : 'league.found.teams-plain')}</p>
    </section>
  )
}

interface Counted {
  readonly kind: 'people' | 'computers'
  readonly value: number
  change(count: number): void
}

function HowMany({ kind, value, change }: Counted) {
  return (
    <div className="field">
      <label htmlFor={`league-${kind}`}>{t(`league.found.${kind}`)}</label>
      <select id={`league-${kind}`} value={value} onChange={({ target }) => change(Number(target.value))}>
        {Array.from({ length: 13 }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the number is the choice
          <option key={i} value={i}>
            {i}
          </option>
        ))}
      </select>
    </div>
  )
}

/** A line for each new team of a person. */
function People({ plan, change }: Part) {
  const set = (at: number, part: Partial<Person>) =>
    change({ people: plan.people.with(at, { ...plan.people[at], ...part }) })
  return plan.people.map((person, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: people stand in their order
    <fieldset key={i} className="grid">
      <legend>{t('league.found.person', { n: i + 1 })}</legend>
      <PersonFields game={plan.game} id={`${i}`} person={person} who={plan.who} change={(part) => set(i, part)} />
    </fieldset>
  ))
}
