import { expect, test } from 'vitest'
import { loadGame } from '../games/index.ts'
import { mayPlace, placer } from './formations.ts'
import { LocalSession } from './local-session.ts'

const PERSON = { kind: 'person', level: 'rookie' } as const

test.each([
  ['squares of the other half', [0, [25, 0], 1, [25, 1], 2, [24, 2]]],
  ['squares beyond the pitch', [0, [90, 90], 1, [3, 3]]],
  ['numbers where squares belong', [0, 1, 2, 3]],
  ['nobody of this team', [99, [3, 3]]],
] as const)('a line-up of %s that somebody sent is given up, and the team stands', async (_, places) => {
  const adapter = await loadGame('blood-bowl')
  const session = LocalSession.begin(adapter, adapter.quickOptions(), [PERSON, PERSON], 4)
  while (session.decision?.kind !== 'set-up') session.play(session.fallback())
  const { seat } = session.decision
  const choose = placer(session, seat, { name: 'sent', places })
  let steps = 0
  for (; mayPlace(session, seat) && steps < 1000; steps++) session.play(choose(steps))
  expect(steps).toBeLessThan(300)
})
