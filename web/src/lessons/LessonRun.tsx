import type { Standing } from '@undercroft/engine/scenario'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { routes, toEntry, toLesson } from '../app/routes.ts'
import { t } from '../i18n/index.ts'
import { Modal } from '../match/Dialogs.tsx'
import { MatchScreen } from '../match/MatchScreen.tsx'
import { useVersion } from '../match/useMatch.ts'
import { nextLesson } from './list.ts'
import { useProgress } from './progress.ts'
import { beginTask, standingIn, type Task } from './task.ts'
import './lessons.css'

/** A task on the screen of matches: goal and hints above the board, and the end is noticed. */
export function LessonRun({ task }: { task: Task }) {
  const [attempt, setAttempt] = useState<{ n: number; dice?: readonly string[] }>({ n: 0 })
  // A new attempt is a new match; another language is not.
  const session = useRef<{ n: number; key: string; of: ReturnType<typeof beginTask> } | null>(null)
  const key = `${task.game}/${task.lesson ?? task.document.file}`
  if (session.current?.n !== attempt.n || session.current.key !== key) {
    session.current = { n: attempt.n, key, of: beginTask(task, attempt.dice) }
  }
  const running = session.current.of
  return (
    <Run
      key={`${key}-${attempt.n}`}
      task={task}
      session={running}
      again={(dice) => setAttempt(({ n }) => ({ n: n + 1, ...(dice ? { dice } : {}) }))}
      shown={attempt.dice !== undefined}
    />
  )
}

interface RunProps {
  task: Task
  session: ReturnType<typeof beginTask>
  again: (dice?: readonly string[]) => void
  /** The dice are others than those of the lesson: it is only to be looked at. */
  shown: boolean
}

function Run({ task, session, again, shown }: RunProps) {
  const version = useVersion(session)
  const standing = useStanding(task, session, version)
  const [hints, setHints] = useState(0)
  const [closed, setClosed] = useState(false)
  const finish = useProgress((progress) => progress.finish)
  useEffect(() => {
    if (standing === 'passed' && !shown && task.lesson) finish(task.game, task.lesson)
    if (standing === 'open') setClosed(false)
  }, [standing, shown, task, finish])
  const hint = hints > 0 ? task.hints[hints - 1] : null
  const squares = useMemo(
    () => (standing === 'open' ? [...task.squares, ...(hint?.squares ?? [])] : []),
    [standing, hint, task.squares],
  )
  const panel = (
    <section className="lesson-panel" aria-label={t('lessons.goal')}>
      <div className="words">
        <h2>{task.title}</h2>
        <p>
          <b>{t('lessons.goal')}:</b> {task.goal}
        </p>
        <p className="hint" aria-live="polite">
          {hint && (
            <>
              <b>
                {t('lessons.hint')} {hints}/{task.hints.length}:
              </b>{' '}
              {hint.text}
            </>
          )}
        </p>
      </div>
      <div className="row">
        {task.hints.length > 0 && (
          <button type="button" className="button" onClick={() => setHints(hints >= task.hints.length ? 1 : hints + 1)}>
            {t(hints === 0 ? 'lessons.hint' : 'lessons.next-hint')}
          </button>
        )}
        <button type="button" className="button" onClick={() => again()}>
          {t('lessons.retry')}
        </button>
        <Link className="button quiet" href={routes.lessons}>
          {t('lessons.leave')}
        </Link>
      </div>
    </section>
  )
  return (
    <>
      <MatchScreen session={session} lesson={{ panel, squares }} />
      {standing !== 'open' && !closed && (
        <Ending task={task} passed={standing === 'passed'} again={again} close={() => setClosed(true)} />
      )}
    </>
  )
}

/** Once passed or failed it stays so, whatever happens afterwards, unless the deed is undone. */
function useStanding(task: Task, session: RunProps['session'], version: number): Standing {
  const ended = useRef<{ standing: Standing; at: number } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again after each change
  const found = useMemo(() => standingIn(task, session), [task, session, version])
  if (ended.current && session.decisions < ended.current.at) ended.current = null
  if (!ended.current && found !== 'open') ended.current = { standing: found, at: session.decisions }
  return ended.current?.standing ?? found
}

interface EndingProps extends Pick<RunProps, 'task' | 'again'> {
  passed: boolean
  close: () => void
}

function Ending({ task, passed, again, close }: EndingProps) {
  const [, navigate] = useLocation()
  const next = task.lesson ? nextLesson(task.game, task.lesson) : null
  return (
    <Modal label={t(passed ? 'lessons.passed' : 'lessons.failed')} close={close}>
      <div className="stack ending" data-passed={passed}>
        <h2>{t(passed ? 'lessons.passed' : 'lessons.failed')}</h2>
        <p>{passed ? task.done || task.goal : t('lessons.failed-text')}</p>
        {task.rules.length > 0 && (
          <p className="muted">
            {t('lessons.rules')}:{' '}
            {task.rules.map((rule, i) => (
              <span key={rule}>
                {i > 0 && ', '}
                <Link href={toEntry(rule)}>{rule}</Link>
              </span>
            ))}
          </p>
        )}
        <div className="bar">
          <button type="button" className="button" onClick={close}>
            {t('lessons.stay')}
          </button>
          {passed &&
            task.variants.map(({ id, dice }) => (
              <button key={id} type="button" className="button" onClick={() => again(dice)}>
                {t(`lessons.variant.${id}` as 'lessons.variant.missed')}
              </button>
            ))}
          <button type="button" className={`button${passed ? '' : ' primary'}`} onClick={() => again()}>
            {t('lessons.again')}
          </button>
          {passed && (
            <button
              type="button"
              className="button primary"
              onClick={() => navigate(next ? toLesson(task.game, next) : routes.lessons)}
            >
              {t(next ? 'lessons.next' : 'lessons.back')}
            </button>
          )}
        </div>
      </div>
    </Modal>
  )
}
