import type { BallRoster, SequenceEvent, TeamBook } from '@undercroft/ball'
import { type Action, sure } from '@undercroft/engine'
import { commandFor, isRoll, type Pending, playSteps, type Refusal, type Step, seasonOf } from '@undercroft/league'
import { useState } from 'react'
import { Link } from 'wouter'
import type { GameId } from '../games/index.ts'
import { isKnown, named, t } from '../i18n/index.ts'
import { type LeagueBook, roller } from './book.ts'
import { Choices } from './Choices.tsx'
import { gold } from './figures.ts'
import { refusalText } from './refusal.ts'
import { toLeague, toTeam } from './routes.ts'
import { Rolls, Told } from './Told.tsx'
import { seatOf } from './words.ts'

/** Post-match and off-season: one question after the other, every die shown. It can be left and gone on with at any time. */
export function SequencePage({ book, id }: { book: LeagueBook; id: string }) {
  const team = book.league.teams[id]
  const { pending } = team
  return (
    <div className="sequence">
      <h2>
        {pending ? t(`league.sequence.${pending.kind}`) : t('league.sequence.done')}: {team.name}
      </h2>
      {pending ? (
        <Running book={book} id={id} pending={pending} />
      ) : (
        <div className="row">
          <p>{t('league.sequence.done-text')}</p>
          <Link className="button primary" href={toLeague(book.id)}>
            {t('league.sequence.to-league')}
          </Link>
          <Link className="button" href={toTeam(book.id, id)}>
            {t('league.sequence.to-team')}
          </Link>
        </div>
      )}
    </div>
  )
}

function Running({ book, id, pending }: { book: LeagueBook; id: string; pending: Pending }) {
  const [wrong, setWrong] = useState<string | null>(null)
  const tell = (refused: Refusal | null) => setWrong(refused && refusalText(refused))
  const progress = sure(book.game.progress, 'book of a ball game')
  const game = pending.kind === 'post-match' ? progress.postMatch : progress.offSeason
  const { match, events } = playSteps(game, pending.options, pending.steps)
  const all = events as readonly SequenceEvent[]
  // What the last answer brought: its dice lie on the table.
  const lastAnswer = pending.steps.findLastIndex((step) => !isRoll(step))
  const before = playSteps(game, pending.options, pending.steps.slice(0, Math.max(0, lastAnswer))).events.length
  const decision = game.decision(match)
  const send = (keep: number, steps: readonly Step[]) => tell(book.do({ type: 'sequence', team: id, keep, steps }))
  /** The dice fall at once: what they decide stands. */
  const goOn = (...answers: Action[]) => {
    const steps: Step[] = [...answers]
    const copy = playSteps(game, pending.options, [...pending.steps, ...answers]).match
    for (let next = game.decision(copy); next?.roll; next = game.decision(copy)) {
      const values = roller(next.roll)
      steps.push(values)
      game.apply(copy, { type: 'roll', values } as Action)
    }
    send(pending.steps.length, steps)
  }
  const finish = () => {
    const command = commandFor(book.game, book.league, { kind: 'sequence', team: id, sequence: pending.kind }, roller)
    if (command) tell(book.do(command))
  }
  const last = pending.steps.at(-1)
  const canUndo = last !== undefined && !isRoll(last)
  const roster = (match.state as { roster: BallRoster }).roster
  const seat = pending.fixture ? seatOf(seasonOf(book.league), pending.fixture, id) : 0
  const told = (pending.told as readonly SequenceEvent[]).filter(
    (event) => event.team === undefined || event.team === seat,
  )
  return (
    <>
      <ol className="steps">
        {stepsOf(progress.book, pending.kind).map((step, at) => (
          <li key={step} aria-current={stepOf(decision?.kind, pending.kind, all) === step ? 'step' : undefined}>
            {at + 1} {t(`league.step.${step}`)}
          </li>
        ))}
      </ol>
      <Told game={book.game.id as GameId} book={progress.book} seat={seat} events={[...told, ...all]} />
      <Rolls
        key={`${pending.kind} ${pending.steps.length}`}
        book={progress.book}
        seat={seat}
        events={pending.steps.length === 0 ? [...told, ...all] : all.slice(before)}
      />
      <section className="panel question">
        {decision?.roll ? (
          <button type="button" className="button primary" onClick={() => goOn()}>
            {t('league.sequence.roll', { dice: decision.roll.dice.join(' + ') })}
          </button>
        ) : (
          decision && (
            <>
              <h3>{named(`league.ask.${decision.kind}`)}</h3>
              {isKnown(`league.ask-text.${decision.kind}`) && (
                <p className="muted">{named(`league.ask-text.${decision.kind}`)}</p>
              )}
              {'left' in (match.state as object) && decision.kind === 're-draft' && (
                <p>
                  {t('league.sequence.left', { gold: gold((match.state as { left: number }).left) })} ·{' '}
                  {t('league.sequence.players', { count: roster.players.length })}
                </p>
              )}
              {decision.kind === 'list' && <p>{t('league.sequence.treasury', { gold: gold(roster.treasury) })}</p>}
              <Choices
                book={progress.book}
                match={match}
                kind={decision.kind}
                actions={decision.actions}
                answer={goOn}
              />
            </>
          )
        )}
        {wrong && (
          <p className="error" role="alert">
            {wrong}
          </p>
        )}
        <div className="bar">
          {canUndo && (
            <button type="button" className="button" onClick={() => send(pending.steps.length - 1, [])}>
              {t('league.sequence.undo')}
            </button>
          )}
          <button type="button" className="button quiet" onClick={finish}>
            {t('league.sequence.finish')}
          </button>
        </div>
      </section>
    </>
  )
}

/** The steps of a sequence by its book: what it leaves out is not shown. */
const stepsOf = (book: TeamBook<BallRoster>, kind: Pending['kind']) =>
  kind === 'post-match'
    ? (['record', 'advance', 'list', ...(book.afterHiring ? (['mistakes'] as const) : [])] as const)
    : ([...(book.beforeFunds ? (['scouting'] as const) : []), 'budget', 're-draft'] as const)

function stepOf(kind: string | undefined, sequence: Pending['kind'], events: readonly SequenceEvent[]): string {
  if (kind === 'list' || kind === 're-draft') return kind
  if (kind !== 'roll') return 'advance'
  if (sequence === 'off-season') return 'scouting'
  return events.at(-1)?.type === 'paid-spp' ? 'advance' : 'mistakes'
}
