import { dayOf, loadPuzzles, type Puzzle, puzzleOfDay, streakOn } from '@undercroft/coach/puzzles'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { toPuzzle } from '../app/routes.ts'
import { Parade } from '../art/Parade.tsx'
import { castOf } from '../games/cast.ts'
import { type GameId, gameIds } from '../games/index.ts'
import { named, t } from '../i18n/index.ts'
import { OfTheDay } from './OfTheDay.tsx'
import { usePuzzles } from './progress.ts'
import { Stars } from './Stars.tsx'
import { goalOf, titleOf } from './words.ts'
import '../lessons/lessons.css'

/** The puzzle of the day, all others by game, and the match of the day. */
export function PuzzlesPage() {
  return (
    <>
      <div className="hero">
        <h1>{t('puzzles.title')}</h1>
        <p>{t('puzzles.intro')}</p>
      </div>
      <Today />
      <OfTheDay />
      <div className="courses">
        {gameIds.map((game) => (
          <PuzzleList key={game} game={game} />
        ))}
      </div>
    </>
  )
}

function Today() {
  const day = dayOf(Date.now())
  const [puzzle, setPuzzle] = useState<Puzzle | null>(null)
  const streak = usePuzzles((progress) => streakOn(progress.streak, day))
  const stars = usePuzzles((progress) => (puzzle ? (progress.stars[puzzle.id] ?? 0) : 0))
  useEffect(() => {
    puzzleOfDay(day).then(setPuzzle, () => {})
  }, [day])
  if (!puzzle) return null
  return (
    <section className="panel own-scenario">
      <h2>{t('puzzles.today')}</h2>
      <p>
        {named(`app.game.${puzzle.game}.name`)}: {goalOf(puzzle)} {stars > 0 && <Stars count={stars} />}
      </p>
      <p className="muted">{t('puzzles.streak', { count: streak })}</p>
      <Link className="button primary" href={toPuzzle(puzzle.game, puzzle.id)}>
        {t('puzzles.solve')}
      </Link>
    </section>
  )
}

function PuzzleList({ game }: { game: GameId }) {
  const [puzzles, setPuzzles] = useState<readonly Puzzle[]>([])
  const stars = usePuzzles((progress) => progress.stars)
  useEffect(() => {
    loadPuzzles(game).then(setPuzzles, () => {})
  }, [game])
  if (puzzles.length === 0) return null
  const done = puzzles.filter(({ id }) => (stars[id] ?? 0) > 0).length
  return (
    <section className="panel course">
      <Parade figures={castOf(game)} seat={gameIds.indexOf(game)} />
      <h2>{t(`app.game.${game}.name`)}</h2>
      <p className="muted">{t('puzzles.progress', { done, count: puzzles.length })}</p>
      <ol>
        {puzzles.map((puzzle) => (
          <li key={puzzle.id}>
            <Link href={toPuzzle(game, puzzle.id)}>
              <span>
                <b>{titleOf(puzzle)}</b>
                <small>{t('puzzles.rating', { rating: puzzle.rating })}</small>
              </span>
              <Stars count={stars[puzzle.id] ?? 0} />
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}
