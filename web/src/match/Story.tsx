import type { Match } from '@undercroft/engine'
import { useEffect, useState } from 'react'
import { dressBoard, useLooks, useSeats } from '../app/looks.ts'
import { BoardPicture } from '../board/BoardPicture.tsx'
import { t } from '../i18n/index.ts'
import type { Session } from './session.ts'
import { figureAt, type Moment, momentsOf } from './story.ts'
import type { TurningPoint } from './turning-points.ts'
import { headline } from './useTurningPoints.ts'

/** Pixels a square in the pictures. */
const CUT = 30

interface Props {
  session: Session
  view: Match
  points: readonly TurningPoint[]
}

/** The match in a few pictures: the board at each turning point, cut out around what happened. */
export function Story({ session, view, points }: Props) {
  const [moments, setMoments] = useState<readonly Moment[]>([])
  const seats = useSeats(session.adapter, view)
  const looks = useLooks(session.adapter, view, seats.length)
  useEffect(() => {
    let gone = false
    const happenings = points.map(({ at }) => session.happenings[at])
    momentsOf(session, happenings).then(
      (found) => {
        if (!gone) setMoments(found)
      },
      () => {},
    )
    return () => {
      gone = true
    }
  }, [session, points])
  return (
    <ol className="turning story">
      {points.map(({ at, seat }, i) => (
        <li key={at} className={`seat-${seat}`}>
          {moments[i] ? (
            <BoardPicture
              model={dressBoard(moments[i].board, looks)}
              cut={CUT}
              around={moments[i].around && figureAt(moments[i].board, moments[i].around)}
            />
          ) : (
            <div className="picture" />
          )}
          <p>
            {headline(session, session.happenings[at], view)}{' '}
            <small>{t('match.over.for', { name: seats[seat].name })}</small>
          </p>
        </li>
      ))}
    </ol>
  )
}
