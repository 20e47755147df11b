import { dayOf, isDone, type Puzzle, positionOf, puzzleOfDay } from '@undercroft/coach/puzzles'
import type { Verdict } from '@undercroft/coach/puzzles/solving'
import { Random } from '@undercroft/engine'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { routes, toPuzzle } from '../app/routes.ts'
import type { GameAdapter } from '../games/adapter.ts'
import { percent, t } from '../i18n/index.ts'
import { Modal } from '../match/Dialogs.tsx'
import { LocalSession } from '../match/local-session.ts'
import { MatchScreen } from '../match/MatchScreen.tsx'
import { useVersion } from '../match/useMatch.ts'
import { planInWords } from '../thoughts/plan-words.ts'
import { think } from '../worker/thinker.ts'
import { usePuzzles } from './progress.ts'
import { Stars } from './Stars.tsx'
import { goalOf, titleOf } from './words.ts'
import '../lessons/lessons.css'

interface Props {
  puzzle: Puzzle
  adapter: GameAdapter
  next: string | null
}

/** A puzzle on the screen of matches, as often as one likes. */
export function PuzzleRun(props: Props) {
  const [tries, setTries] = useState(0)
  return <Try key={tries} {...props} again={() => setTries(tries + 1)} />
}

/** The position with dice that nobody knows, a computer in the other seats. */
function begin({ puzzle, adapter }: Props): LocalSession {
  const { game } = adapter
  const match = positionOf(game, puzzle)
  const seats = Array.from({ length: game.seats(match) }, (_, seat) => ({
    kind: seat === puzzle.seat ? ('person' as const) : ('computer' as const),
    level: 'rookie',
  }))
  const random = new Random(crypto.getRandomValues(new Uint32Array(1))[0])
  const sides = (die: string) => game.definition.dice.find(({ name }) => name === die)?.sides ?? Number(die.slice(1))
  return LocalSession.practise(adapter, match, seats, ({ dice }) => dice.map((die) => 1 + random.below(sides(die))))
}

const noSquares = [] as const

function Try(props: Props & { again: () => void }) {
  const { puzzle, adapter, again } = props
  const [session] = useState(() => begin(props))
  useVersion(session)
  const done = isDone(adapter.game, puzzle, session.position)
  const [closed, setClosed] = useState(false)
  const panel = (
    <section className="lesson-panel" aria-label={t('puzzles.goal-label')}>
      <div className="words">
        <h2>
          {titleOf(puzzle)} <small className="muted">{t('puzzles.rating', { rating: puzzle.rating })}</small>
        </h2>
        <p>{goalOf(puzzle)}</p>
      </div>
      <div className="row">
        <button type="button" className="button" onClick={again}>
          {t('puzzles.retry')}
        </button>
        <Link className="button quiet" href={routes.puzzles}>
          {t('puzzles.leave')}
        </Link>
      </div>
    </section>
  )
  return (
    <>
      <MatchScreen session={session} lesson={{ panel, squares: noSquares, withHand: true }} />
      {done && !closed && <Ending {...props} session={session} close={() => setClosed(true)} />}
    </>
  )
}

interface EndingProps extends Props {
  session: LocalSession
  again: () => void
  close: () => void
}

/** What the line that was found is worth, beside the best one. */
function Ending({ puzzle, adapter, next, session, again, close }: EndingProps) {
  const [, navigate] = useLocation()
  const verdict = useVerdict(puzzle, session)
  const start = adapter.game.view(positionOf(adapter.game, puzzle), puzzle.seat)
  return (
    <Modal label={t('puzzles.verdict')} close={close}>
      <div className="stack ending" aria-live="polite">
        <h2>{t('puzzles.verdict')}</h2>
        {verdict === 'open' && <p>{t('puzzles.judging')}</p>}
        {verdict === 'failed' && <p className="error">{t('puzzles.unjudged')}</p>}
        {typeof verdict === 'object' && (
          <>
            <p>
              <Stars count={verdict.stars} />{' '}
              {t('puzzles.found', { chance: percent(verdict.chance), best: percent(puzzle.chance) })}
            </p>
            {verdict.reached !== null && <p>{t(verdict.reached ? 'puzzles.reached' : 'puzzles.missed')}</p>}
            <details>
              <summary>{t('puzzles.line')}</summary>
              <ol>
                {puzzle.line.map((part) => {
                  const { who, what } = planInWords(adapter, start, part)
                  return what.length > 0 && <li key={JSON.stringify(part)}>{[who, what.join(' · ')].join(': ')}</li>
                })}
              </ol>
            </details>
          </>
        )}
        <div className="bar">
          <button type="button" className="button" onClick={close}>
            {t('puzzles.stay')}
          </button>
          <button type="button" className="button" onClick={again}>
            {t('puzzles.retry')}
          </button>
          <button
            type="button"
            className="button primary"
            onClick={() => navigate(next ? toPuzzle(puzzle.game, next) : routes.puzzles)}
          >
            {t(next ? 'puzzles.next' : 'puzzles.back')}
          </button>
        </div>
      </div>
    </Modal>
  )
}

/** Judged in the worker; what was earned is remembered. */
function useVerdict(puzzle: Puzzle, session: LocalSession): Verdict | 'open' | 'failed' {
  const [verdict, setVerdict] = useState<Verdict | 'open' | 'failed'>('open')
  const solve = usePuzzles((progress) => progress.solve)
  useEffect(() => {
    const { start: view, actions } = session.record
    const day = dayOf(Date.now())
    const judge = async () => {
      const found = await think({ kind: 'judge', game: session.adapter.id, view, actions, puzzle })
      const due = await puzzleOfDay(day)
      solve(puzzle.id, found.stars, due.id === puzzle.id ? day : null)
      setVerdict(found)
    }
    judge().catch(() => setVerdict('failed'))
  }, [puzzle, session, solve])
  return verdict
}
