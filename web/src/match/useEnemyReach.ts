import { useEffect, useState } from 'react'
import type { OverlayModel, Square } from '../board/model.ts'
import { sessionAhead } from './ahead.ts'
import type { Session } from './session.ts'
import { askWays, walksOf } from './useFound.ts'
import { lookInto } from './useMatch.ts'

const NOTHING: readonly OverlayModel[] = []

/** Where the others could go in their next turn, if everything stayed as it is: asked of the worker, piece by piece. */
export function useEnemyReach(session: Session, version: number, isWanted: boolean): readonly OverlayModel[] {
  const [found, setFound] = useState<readonly OverlayModel[]>(NOTHING)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another position with every version
  useEffect(() => {
    if (!isWanted) return setFound(NOTHING)
    let gone = false
    const others = session.seats.map((_, seat) => seat).filter((seat) => seat !== session.viewer)
    Promise.all(others.map(async (seat) => ({ kind: `reach-${seat}`, squares: await reachOf(session, seat) }))).then(
      (overlays) => {
        if (!gone) setFound(overlays)
      },
      () => {},
    )
    return () => {
      gone = true
    }
  }, [session, version, isWanted])
  return found
}

async function reachOf(session: Session, seat: number): Promise<Square[]> {
  const ahead = sessionAhead(session, seat)
  if (!ahead?.decision) return []
  const { adapter, decision } = ahead
  const choices = adapter.choices(ahead.view(), decision)
  const pieces = [...new Set(choices.flatMap(({ piece }) => (piece === null ? [] : [piece])))]
  const squares = new Map<string, Square>()
  for (const piece of pieces) {
    const { walks, before } = walksOf(lookInto(ahead, choices, piece), piece)
    if (walks.length === 0) continue
    for (const { ways } of await askWays(ahead, walks, before, piece))
      for (const { to } of ways) squares.set(`${to.x},${to.y}`, to)
  }
  return [...squares.values()]
}
