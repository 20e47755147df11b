import { useEffect, useState } from 'react'
import type { Square } from '../board/model.ts'
import { t } from '../i18n/index.ts'
import type { Driver } from './driver.ts'
import { type Plan, sameSquare } from './interaction.ts'
import { foundAgain, type Planned, plannedFrom } from './planned.ts'
import type { Session } from './session.ts'
import type { Interaction } from './useMatch.ts'

export interface Planning {
  readonly planned: Planned | null
  /** It is the planner's turn: the same is offered. */
  readonly offer: (() => void) | null
  /** What could not be done any more when the turn came. */
  readonly gone: Planned | null
  /** Plans what pressing this square would do; false where that is nothing. */
  put(square: Square): boolean
  drop(): void
}

/** While others play, one action is planned; it is offered when one's turn comes, or dropped with a word. Nothing is played unasked. */
export function usePlanned(
  session: Session,
  driver: Driver,
  act: Interaction,
  version: number,
  isOpenTurn: boolean,
  say: (text: string) => void,
): Planning {
  const { adapter, decision } = session
  const [planned, setPlanned] = useState<Planned | null>(null)
  const [found, setFound] = useState<{ plan: Plan; version: number } | null>(null)
  const [gone, setGone] = useState<{ planned: Planned; version: number } | null>(null)
  const comesNow = planned !== null && isOpenTurn && decision?.seat === planned.seat
  const { aim, searching } = act

  // biome-ignore lint/correctness/useExhaustiveDependencies: aimed once, when the turn comes
  useEffect(() => {
    if (comesNow) act.aimAt({ piece: planned.piece, group: planned.group, hover: planned.square })
  }, [comesNow])

  const isAimed =
    comesNow &&
    aim.piece === planned.piece &&
    aim.group === planned.group &&
    sameSquare(aim.hover, planned.square) &&
    !searching
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for once, when the ways are known
  useEffect(() => {
    if (!isAimed || found) return
    const there = adapter.pieceAt(session.view(), planned.square)
    const plan = foundAgain(planned, act.plansAt(planned.square), there)
    if (plan) setFound({ plan, version })
    else {
      setPlanned(null)
      setGone({ planned, version })
      say(goneText(session, planned))
    }
  }, [isAimed])

  // Whoever does something else in his turn has another plan.
  useEffect(() => {
    if (found && found.version !== version) {
      setFound(null)
      setPlanned(null)
    }
    if (gone && gone.version !== version) setGone(null)
  }, [found, gone, version])

  return {
    planned,
    offer: comesNow && found ? () => driver.walk(found.plan.actions, planned.piece, found.plan.shot?.onward) : null,
    gone: gone?.planned ?? null,
    put(square) {
      const [plan] = act.plansAt(square)
      if (!plan || aim.piece === null) return false
      const next = plannedFrom(session.viewer, aim.piece, plan, square, adapter.pieceAt(session.view(), square))
      setPlanned(next)
      say(plannedText(session, next))
      return true
    },
    drop() {
      setPlanned(null)
      setFound(null)
    },
  }
}

const wordsOf = (session: Session, { piece, label }: Planned) => ({
  name: session.adapter.piece(session.view(), piece)?.name ?? '',
  action: label || t('match.way'),
})

export const plannedText = (session: Session, planned: Planned): string =>
  t('match.planned.told', wordsOf(session, planned))
export const offerText = (session: Session, planned: Planned): string =>
  t('match.planned.offer', wordsOf(session, planned))
export const goneText = (session: Session, planned: Planned): string =>
  t('match.planned.gone', wordsOf(session, planned))
