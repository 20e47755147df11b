import { loadPuzzles, type Puzzle } from '@undercroft/coach/puzzles'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { routes } from '../app/routes.ts'
import type { GameAdapter } from '../games/adapter.ts'
import { isGameId, loadGame } from '../games/index.ts'
import { t } from '../i18n/index.ts'
import { PuzzleRun } from './PuzzleRun.tsx'

interface Loaded {
  readonly puzzle: Puzzle
  readonly adapter: GameAdapter
  /** The one after it in the list, null after the last. */
  readonly next: string | null
}

/** A puzzle by its address. */
export function PuzzlePage({ game, id }: { game: string; id: string }) {
  const [loaded, setLoaded] = useState<Loaded | null | 'loading'>('loading')
  useEffect(() => {
    let gone = false
    const show = (found: Loaded | null) => {
      if (!gone) setLoaded(found)
    }
    open(game, id).then(show, () => show(null))
    return () => {
      gone = true
    }
  }, [game, id])
  if (loaded !== null && loaded !== 'loading') return <PuzzleRun {...loaded} />
  return (
    <main className="page" id="content">
      {loaded === 'loading' ? (
        <p className="hero">{t('app.loading')}</p>
      ) : (
        <div className="hero">
          <h1>{t('puzzles.none')}</h1>
          <Link className="button" href={routes.puzzles}>
            {t('puzzles.back')}
          </Link>
        </div>
      )}
    </main>
  )
}

async function open(game: string, id: string): Promise<Loaded | null> {
  if (!isGameId(game)) return null
  const [puzzles, adapter] = await Promise.all([loadPuzzles(game), loadGame(game)])
  const at = puzzles.findIndex((puzzle) => puzzle.id === id)
  return at < 0 ? null : { puzzle: puzzles[at], adapter, next: puzzles[at + 1]?.id ?? null }
}
