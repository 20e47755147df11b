import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Parade } from '../art/Parade.tsx'
import { castOf } from '../games/cast.ts'
import { t } from '../i18n/index.ts'
import type { LeagueBook } from './book.ts'
import { type LessonStep, STEPS, stepOf, useFirstSeason } from './first-season.ts'
import { found, usualPlan } from './founding.ts'
import { toLeague, toSequence, toTeam } from './routes.ts'

/** Where the lesson begins: a league is founded, and the way goes on there. */
export function BeginFirstSeason() {
  const { league, begin } = useFirstSeason()
  const [wrong, setWrong] = useState<string | null>(null)
  const [, navigate] = useLocation()
  const start = async () => {
    try {
      const book = await found({ ...usualPlan(), name: t('league.lesson.title'), turnLimit: 8 })
      await book.settled()
      begin(book.id)
      navigate(toLeague(book.id))
    } catch (error) {
      setWrong((error as Error).message)
    }
  }
  return (
    <section className="panel first-season">
      <Parade figures={[...castOf('blood-bowl'), ...castOf('dungeon-bowl')]} seat={0} />
      <h2>{t('league.lesson.title')}</h2>
      <p>{t('league.lesson.intro')}</p>
      <div className="row">
        <button type="button" className="button" onClick={() => void start()}>
          {t('league.lesson.begin')}
        </button>
        {league && (
          <Link className="button" href={toLeague(league)}>
            {t('league.lesson.go-on')}
          </Link>
        )}
      </div>
      {wrong && (
        <p className="error" role="alert">
          {wrong}
        </p>
      )}
    </section>
  )
}

/** Says what comes next in the league of the lesson, on every page of it. */
export function FirstSeason({ book, page }: { book: LeagueBook; page: string }) {
  const { league, seen, see, leave } = useFirstSeason()
  const [here] = useLocation()
  const isHere = league === book.id
  useEffect(() => {
    if (isHere) see(page)
  }, [isHere, page, see])
  if (!isHere) return null
  const step = stepOf(book.league, seen)
  const place = placeOf(book, step)
  return (
    <aside className="lesson-guide panel" aria-label={t('league.lesson.title')}>
      <div aria-live="polite">
        <strong>{t('league.lesson.step', { n: STEPS.indexOf(step) + 1, of: STEPS.length })}</strong>
        <p>{t(`league.lesson.${step}`)}</p>
      </div>
      <div className="row">
        {place !== here && (
          <Link className="button primary" href={place}>
            {t('league.lesson.show')}
          </Link>
        )}
        <button type="button" className="button quiet" onClick={leave}>
          {t('league.lesson.leave')}
        </button>
      </div>
    </aside>
  )
}

/** The page on which the next thing is done. */
function placeOf(book: LeagueBook, step: LessonStep): string {
  const mine = Object.values(book.league.teams).find(({ computer }) => !computer)
  if (step === 'table') return toLeague(book.id, 'table')
  if (step === 'team' && mine) return toTeam(book.id, mine.id)
  if ((step === 'post' || step === 'off-season') && mine?.pending) return toSequence(book.id, mine.id)
  return toLeague(book.id)
}
