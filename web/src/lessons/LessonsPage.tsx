import { Link } from 'wouter'
import { Icon } from '../app/Icon.tsx'
import { routes, toLesson } from '../app/routes.ts'
import { Parade } from '../art/Parade.tsx'
import { PickFile } from '../files/PickFile.tsx'
import { castOf } from '../games/cast.ts'
import { type GameId, gameIds } from '../games/index.ts'
import { named, t } from '../i18n/index.ts'
import { toLeagues } from '../league/routes.ts'
import { lessonIds } from './list.ts'
import { isDone, useProgress } from './progress.ts'
import './lessons.css'

/** All lessons, those done marked. */
export function LessonsPage() {
  return (
    <>
      <div className="hero">
        <h1>{t('lessons.title')}</h1>
        <p>{t('lessons.intro')}</p>
      </div>
      <section className="panel own-scenario">
        <h2>{t('lessons.puzzles.title')}</h2>
        <p>{t('lessons.puzzles.text')}</p>
        <Link className="button" href={routes.puzzles}>
          {t('lessons.puzzles.go')}
        </Link>
      </section>
      <div className="courses">
        {gameIds.map((game) => (
          <CourseList key={game} game={game} />
        ))}
      </div>
      <section className="panel own-scenario">
        <h2>{t('lessons.season.title')}</h2>
        <p>{t('lessons.season.text')}</p>
        <Link className="button" href={toLeagues}>
          {t('lessons.season.go')}
        </Link>
      </section>
      <section className="panel own-scenario">
        <h2>{t('lessons.file.title')}</h2>
        <p>{t('lessons.file.text')}</p>
        <PickFile label={t('lessons.file.pick')} />
      </section>
    </>
  )
}

function CourseList({ game }: { game: GameId }) {
  const done = useProgress((progress) => progress.done)
  const ids: readonly string[] = lessonIds[game]
  const count = ids.filter((id) => isDone(done, game, id)).length
  if (ids.length === 0) return null
  return (
    <section className="panel course">
      <Parade figures={castOf(game)} seat={gameIds.indexOf(game)} />
      <h2>{t(`app.game.${game}.name`)}</h2>
      <p className="muted">{t('lessons.progress', { done: count, count: ids.length })}</p>
      <ol>
        {ids.map((id) => (
          <li key={id} className={isDone(done, game, id) ? 'done' : ''}>
            <Link href={toLesson(game, id)}>
              <span>
                <b>{named(`lessons.${game}.${id}.title`)}</b>
                <small>{named(`lessons.${game}.${id}.goal`)}</small>
              </span>
              {isDone(done, game, id) && (
                <span className="tick" role="img" aria-label={t('lessons.state.done')}>
                  <Icon name="check-mark" />
                </span>
              )}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}
