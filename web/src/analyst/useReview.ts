import type { Blunder, Review } from '@undercroft/coach'
import type { Action } from '@undercroft/engine'
import { useEffect, useState } from 'react'
import type { GameId } from '../games/index.ts'
import { think } from '../worker/thinker.ts'
import { findAnalysis, keepAnalysis } from './kept.ts'

/** A match as it began, and what was played since. */
export interface Played {
  readonly game: GameId
  readonly start: unknown
  readonly actions: readonly Action[]
}

export interface Looked {
  /** Undefined while it is worked out; null where nobody can judge the game. */
  readonly review: Review | null | undefined
  readonly blunders: readonly Blunder[]
  /** How much of the match was searched for better choices, from 0 to 1. */
  readonly done: number
}

const NOTHING: Looked = { review: undefined, blunders: [], done: 0 }

/** So many actions are looked at before the page hears of it. */
const PART = 40

/** Looks back on a match in the worker: chances and luck at once, better choices part by part. What was found out before is kept. */
export function useReview(played: Played): Looked {
  const [looked, setLooked] = useState(NOTHING)
  useEffect(() => {
    let gone = false
    const work = async () => {
      const { game, start: view, actions } = played
      const kept = await findAnalysis(played)
      if (gone) return
      if (kept) {
        setLooked(kept)
        return
      }
      const review = await think({ kind: 'review', game, view, actions })
      if (gone) return
      setLooked({ review, blunders: [], done: review ? 0 : 1 })
      const blunders: Blunder[] = []
      for (let from = 0; review && from < actions.length; from += PART) {
        const to = Math.min(actions.length, from + PART)
        const found = await think({ kind: 'blunders', game, view, actions, from, to })
        if (gone) return
        blunders.push(...found)
        setLooked({ review, blunders: [...blunders], done: to / actions.length })
      }
      if (review) await keepAnalysis(played, { review, blunders, done: 1 })
    }
    setLooked(NOTHING)
    work().catch(() => {
      if (!gone) setLooked((before) => ({ ...before, review: before.review ?? null, done: 1 }))
    })
    return () => {
      gone = true
    }
  }, [played])
  return looked
}
