import type { ToldPlan } from '@undercroft/coach'
import type { Match } from '@undercroft/engine'
import { useEffect, useState } from 'react'
import type { Square } from '../board/model.ts'
import type { GameAdapter } from '../games/adapter.ts'
import { named, percent, t } from '../i18n/index.ts'
import { think } from '../worker/thinker.ts'
import { planInWords } from './plan-words.ts'
import type { Thought } from './turn-thoughts.ts'
import './thoughts.css'

/** A seat and what it sees. */
export interface Place {
  readonly seat: number
  readonly view: Match
}

export interface ThoughtsProps {
  adapter: GameAdapter
  /** Who could do with advice now; null where nobody is asked. */
  asked: Place | null
  /** What a computer thought of in its last turn, as far as it may be told. */
  turn: readonly Thought[]
  flash: (squares: readonly Square[]) => void
  close: () => void
  /** Advice comes bit by bit: who, then what, then everything. */
  stepwise?: boolean
}

/** What a veteran would do, and what the computer thought of: plans with what speaks for them. */
export function Thoughts({ adapter, asked, turn, flash, close, stepwise = true }: ThoughtsProps) {
  const nameOf = ({ seat, view }: Place) => adapter.seats(view)[seat]?.name ?? ''
  return (
    <section className="panel thoughts" aria-label={t('coach.title')}>
      <div className="row">
        <h2>{t('coach.title')}</h2>
        <button type="button" className="chip" onClick={close}>
          {t('app.back')}
        </button>
      </div>
      {asked && (
        <>
          <h3>{t('coach.advice', { name: nameOf(asked) })}</h3>
          <Advice adapter={adapter} asked={asked} flash={flash} stepwise={stepwise} />
        </>
      )}
      {turn.length > 0 && (
        <>
          <h3>{t('coach.turn', { name: nameOf(turn[0]) })}</h3>
          <ol>
            {turn.map(({ view, plans }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one after the other
              <li key={i}>
                <PlanButton adapter={adapter} view={view} plan={plans[0]} flash={flash} />
                {plans.length > 1 && (
                  <details>
                    <summary>{t('coach.others')}</summary>
                    <Plans adapter={adapter} view={view} plans={plans.slice(1)} flash={flash} />
                  </details>
                )}
              </li>
            ))}
          </ol>
        </>
      )}
      <p className="muted">{asked || turn.length > 0 ? t('coach.figures') : t('coach.nobody')}</p>
    </section>
  )
}

interface AdviceProps extends Pick<ThoughtsProps, 'adapter' | 'flash'> {
  asked: Place
  stepwise: boolean
}

/** Hints before everything is told: who should act, and what they should do. */
const HINTS = 2

function Advice({ adapter, asked, flash, stepwise }: AdviceProps) {
  const { seat, view } = asked
  const [found, setFound] = useState<{ view: Match; plans: readonly ToldPlan[] } | null>(null)
  const [hints, setHints] = useState<{ view: Match; told: number } | null>(null)
  useEffect(() => {
    let gone = false
    think({ kind: 'plans', game: adapter.id, view: adapter.game.save(view), seat, seed: 1 }).then(
      (plans) => {
        if (!gone) setFound({ view, plans })
      },
      () => {
        if (!gone) setFound({ view, plans: [] })
      },
    )
    return () => {
      gone = true
    }
  }, [adapter, view, seat])
  if (found?.view !== view) return <p aria-live="polite">{t('coach.thinking')}</p>
  const told = hints?.view === view ? hints.told : 0
  const [best] = found.plans
  if (stepwise && told < HINTS && best) {
    const next = () => setHints({ view, told: told + 1 })
    return <HintStep adapter={adapter} view={view} plan={best} told={told} next={next} flash={flash} />
  }
  return <Plans adapter={adapter} view={view} plans={found.plans} flash={flash} />
}

interface HintProps extends Omit<PlansProps, 'plans'> {
  plan: ToldPlan
  told: number
  next: () => void
}

function HintStep({ adapter, view, plan, told, next, flash }: HintProps) {
  const { who, what, squares } = planInWords(adapter, view, plan.actions)
  const hint = told === 0 ? t('coach.hint.who', { who: who || t('coach.hint.nobody') }) : [who, what[0]].join(': ')
  return (
    <div className="stack" aria-live="polite">
      <p>{hint}</p>
      <button
        type="button"
        className="button"
        onClick={() => {
          if (told > 0) flash(squares)
          next()
        }}
      >
        {t(told === 0 ? 'coach.hint.what' : 'coach.hint.line')}
      </button>
    </div>
  )
}

interface PlansProps {
  adapter: GameAdapter
  view: Match
  plans: readonly ToldPlan[]
  flash: ThoughtsProps['flash']
}

/** More than the best three nobody reads. */
const SHOWN = 3

function Plans({ plans, ...rest }: PlansProps) {
  return (
    <ol aria-live="polite">
      {plans.slice(0, SHOWN).map((plan, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the best is the first
        <li key={i}>
          <PlanButton {...rest} plan={plan} />
        </li>
      ))}
    </ol>
  )
}

function PlanButton({ adapter, view, plan, flash }: Omit<PlansProps, 'plans'> & { plan: ToldPlan }) {
  const { who, what, squares } = planInWords(adapter, view, plan.actions)
  return (
    <button type="button" onClick={() => flash(squares)}>
      <span>
        {who && <b>{who}: </b>}
        {what.join(' · ')}
      </span>
      <b className="gain">{signed(plan.gain)}</b>
      {plan.sure < SURE && <span>{t('coach.sure', { chance: percent(plan.sure) })}</span>}
      <span className="muted">{reasonsInWords(plan)}</span>
    </button>
  )
}

/** From here on nothing is left to chance. */
const SURE = 0.995

/** What changes least is not told. */
const LITTLE = 0.05

const reasonsInWords = ({ reasons }: ToldPlan): string =>
  reasons
    .filter(({ value }) => Math.abs(value) >= LITTLE)
    .map(({ term, value }) => `${named(`coach.term.${term}`)} ${signed(value)}`)
    .join(', ')

function signed(value: number): string {
  const rounded = Math.abs(value).toFixed(1)
  return rounded === '0.0' ? '±0' : `${value < 0 ? '−' : '+'}${rounded}`
}
