import type { Action } from '@undercroft/engine'
import { describe, expect, it } from 'vitest'
import type { GameAdapter } from '../games/adapter.ts'
import { loadGame } from '../games/index.ts'
import { linesOf } from './Log.tsx'
import { LocalSession } from './local-session.ts'
import { findMatch, type SeatConfig } from './saves.ts'

const PERSON: SeatConfig = { kind: 'person', level: 'rookie' }
const COMPUTER: SeatConfig = { kind: 'computer', level: 'rookie' }

const find = ({ decision }: LocalSession, type: string): Action | undefined =>
  decision?.actions.find((action) => action.type === type)

/** Plays the safe answers until this seat may activate somebody. */
function untilTurnOf(session: LocalSession, seat: number): void {
  for (let i = 0; i < 400; i++) {
    if (session.decision?.seat === seat && find(session, 'activate')) return
    session.play(session.fallback())
  }
  throw new Error('it is never his turn')
}

async function begin(...seats: SeatConfig[]): Promise<{ adapter: GameAdapter; session: LocalSession }> {
  const adapter = await loadGame('dungeon-bowl')
  return { adapter, session: LocalSession.begin(adapter, adapter.quickOptions(), seats, 7) }
}

describe('a match at this screen', () => {
  it.each([0, 1])('lets whoever acted last take it back, seat %i as well', async (seat) => {
    const { adapter, session } = await begin(PERSON, PERSON)
    untilTurnOf(session, seat)
    const before = adapter.game.digest(session.position)
    const { length } = session.happenings
    session.play(find(session, 'activate') as Action)
    expect(adapter.game.digest(session.position)).not.toBe(before)
    session.undo()
    expect(adapter.game.digest(session.position)).toBe(before)
    expect(session.happenings).toHaveLength(length)
    expect(session.latest).toBeNull()
  })

  it('does not take back what the computer did', async () => {
    const { adapter, session } = await begin(PERSON, COMPUTER)
    for (let i = 0; i < 400 && session.decision?.seat !== 1; i++) session.play(session.fallback())
    session.play(session.fallback())
    expect(session.happenings.at(-1)?.seat).toBe(1)
    expect(session.canUndo()).toBe(false)
    const before = adapter.game.digest(session.position)
    session.undo()
    expect(adapter.game.digest(session.position)).toBe(before)
  })

  it('takes back all steps of a way together', async () => {
    const { adapter, session } = await begin(PERSON, PERSON)
    untilTurnOf(session, 1)
    const before = adapter.game.digest(session.position)
    session.play(find(session, 'activate') as Action)
    session.play(find(session, 'move') as Action, false)
    session.undo()
    expect(adapter.game.digest(session.position)).toBe(before)
  })

  it('says when the browser keeps nothing, and tries again when asked', async () => {
    const { session } = await begin(PERSON, COMPUTER)
    let told = 0
    session.subscribe(() => told++)
    await session.settled()
    expect(globalThis.indexedDB).toBeUndefined()
    expect([session.saveFailed, told]).toEqual([true, 1])
  })

  it('tells in the log whose clock ran out, where it did, also when the match is opened again', async () => {
    const { adapter, session } = await begin(PERSON, PERSON)
    const told = (of: LocalSession) =>
      linesOf(of, of.view()).flatMap(({ id, line }) => (line.key === 'match.time-up' ? [`${id} ${line.seat}`] : []))
    untilTurnOf(session, 1)
    expect(told(session)).toEqual([])
    session.play(session.fallback(), true, undefined, true)
    const expected = [`${session.decisions}-late 1`]
    session.play(session.fallback())
    expect(told(session)).toEqual(expected)
    await session.settled()
    // There is no store here: what is kept is held, and read as it would be from the store.
    const kept = JSON.parse(JSON.stringify(await findMatch(session.id)))
    expect(told(LocalSession.resume(adapter, kept))).toEqual(expected)
  })
})
