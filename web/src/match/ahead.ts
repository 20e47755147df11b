import { type Action, dieByName, type Match, Random } from '@undercroft/engine'
import type { GameAdapter } from '../games/adapter.ts'
import type { Session } from './session.ts'

/** Longer than any turn that others break off. */
const MOST_STEPS = 80

/** The match as it would stand at the seat's next turn if everybody else stopped now; null where it never comes to one. */
export function positionAhead(adapter: GameAdapter, view: Match, seat: number): Match | null {
  const { game } = adapter
  const random = new Random(1)
  const match = game.imagine(view, seat, random)
  match.dice = null
  for (let i = 0; i < MOST_STEPS; i++) {
    if (match.waiting) {
      const values = match.waiting.dice.map((name) => 1 + random.below(dieByName(name, game.definition.dice).sides))
      game.play(match, { type: 'roll', values } as Action)
      continue
    }
    const decision = game.decision(match)
    if (!decision || adapter.lineUp.kinds.has(decision.kind)) return null
    const isOwn = decision.seat === seat
    if (isOwn && adapter.choices(match, decision).some(({ piece }) => piece !== null)) return match
    game.play(match, (isOwn ? null : game.endTurn(match)) ?? game.fallback(match))
  }
  return null
}

/** The same match, looked at as if it were the seat's turn: nothing can be played in it. */
export function sessionAhead(session: Session, seat: number): Session | null {
  const { adapter } = session
  const { game } = adapter
  const match = positionAhead(adapter, session.view(seat), seat)
  if (!match) return null
  const view = game.view(match, seat)
  const decision = game.decision(match)
  return Object.create(session, {
    id: { value: `${session.id}-ahead` },
    viewer: { value: seat },
    decision: { value: decision },
    about: { value: game.about(match) },
    view: { value: () => view },
    sent: { value: () => game.save(view) },
    play: { value: () => {} },
  }) as Session
}
