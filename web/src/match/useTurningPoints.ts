import type { Match } from '@undercroft/engine'
import { useEffect, useMemo, useState } from 'react'
import { think } from '../worker/thinker.ts'
import { plainText, tellHappening } from './Log.tsx'
import type { Happening, Session } from './session.ts'
import { type TurningPoint, turningPoints } from './turning-points.ts'

/** One after the other, each with its end. */
export const inSentences = (told: readonly string[]): string =>
  told.map((text, i) => (i === told.length - 1 || /[.!?…]$/.test(text) ? text : `${text}.`)).join(' ')

/** What is told of a happening in one line: who scored by it, else its heaviest events. */
export function headline(session: Session, happening: Happening, view: Match): string | null {
  const lines = tellHappening(session, happening, view).map(({ line }) => line)
  const scores = lines.filter(({ stands }) => stands === 'score')
  const heavy = scores.length > 0 ? scores : lines.filter(({ weight }) => weight === 'major')
  return heavy.length > 0 ? inSentences(heavy.slice(0, 2).map(plainText)) : null
}

/** The turning points of a match that is over; null while the worker looks back. */
export function useTurningPoints(session: Session, view: Match): readonly TurningPoint[] | null {
  const [course, setCourse] = useState<readonly (readonly number[])[] | null>(null)
  useEffect(() => {
    let gone = false
    if (!session.record) {
      setCourse([])
      return
    }
    const { start, actions } = session.record
    const { adapter, seats } = session
    think({ kind: 'course', game: adapter.id, view: start, actions, seats: seats.length }).then(
      (found) => {
        if (!gone) setCourse(found)
      },
      () => {
        if (!gone) setCourse([])
      },
    )
    return () => {
      gone = true
    }
  }, [session])
  // The last action ends the match, which is no news.
  return useMemo(
    () =>
      course &&
      turningPoints(course, session.happenings.slice(0, -1), (happening) => {
        const lines = tellHappening(session, happening, view).map(({ line }) => line)
        return {
          isTold: lines.some(({ weight, stands }) => weight === 'major' || stands === 'score'),
          beginsTurn: lines.some(({ weight }) => weight === 'turn'),
        }
      }),
    [course, session, view],
  )
}
