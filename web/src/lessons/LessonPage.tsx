import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { routes } from '../app/routes.ts'
import { t, useLanguage } from '../i18n/index.ts'
import { findScenario } from './files.ts'
import { LessonRun } from './LessonRun.tsx'
import { fileTask, lessonTask, type Task } from './task.ts'

/** The address under which scenario files are played. */
const FILES = 'file'

type Loaded =
  | { readonly state: 'loading' }
  | { readonly state: 'none' }
  | { readonly state: 'broken'; readonly reason: string }
  | { readonly state: 'open'; readonly task: Task }

/** A lesson, or a scenario of one's own, by its address. */
export function LessonPage({ game, id }: { game: string; id: string }) {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' })
  const language = useLanguage(({ language: chosen }) => chosen)
  // biome-ignore lint/correctness/useExhaustiveDependencies: texts are read again in another language
  useEffect(() => {
    let gone = false
    void open(game, id).then((found) => {
      if (!gone) setLoaded(found)
    })
    return () => {
      gone = true
    }
  }, [game, id, language])
  if (loaded.state === 'open') return <LessonRun task={loaded.task} />
  return (
    <main className="page" id="content">
      {loaded.state === 'loading' && <p className="hero">{t('app.loading')}</p>}
      {loaded.state === 'none' && (
        <div className="hero">
          <h1>{t('lessons.none.title')}</h1>
          <p>{t('lessons.none.text')}</p>
        </div>
      )}
      {loaded.state === 'broken' && (
        <div className="hero" role="alert">
          <h1>{t('lessons.broken')}</h1>
          <p className="error">{loaded.reason}</p>
        </div>
      )}
      {loaded.state !== 'loading' && (
        <Link className="button" href={routes.lessons}>
          {t('lessons.back')}
        </Link>
      )}
    </main>
  )
}

async function open(game: string, id: string): Promise<Loaded> {
  try {
    const kept = game === FILES ? findScenario(id) : null
    const task = kept ? await fileTask(kept.text, kept.file) : await lessonTask(game, id)
    return task ? { state: 'open', task } : { state: 'none' }
  } catch (error) {
    return { state: 'broken', reason: error instanceof Error ? error.message : String(error) }
  }
}
