import { Random } from '@undercroft/engine'
import { expect, test } from 'vitest'
import { loadGame } from '../games/index.ts'
import { LocalSession } from '../match/local-session.ts'
import { findMatch } from '../match/saves.ts'
import { canPlayOn, playOn } from './play-on.ts'

/** A match of Blitz Bowl in its middle. */
async function inTheMiddle() {
  const adapter = await loadGame('blitz-bowl')
  const { game } = adapter
  const match = game.create({}, 7)
  const random = new Random(3)
  for (let i = 0; i < 120; i++) {
    const decision = game.decision(match)
    if (!decision) break
    game.play(match, random.pick(decision.actions))
  }
  return { adapter, match }
}

test('a person goes on from a step, with the others played by computers', async () => {
  const { adapter, match } = await inTheMiddle()
  expect(canPlayOn(adapter, match)).toBe(true)
  const asked = adapter.game.decision(match)!.seat
  const kept = await findMatch(await playOn(adapter, match, 'same'))
  if (!kept) throw new Error('not kept')
  expect(kept.seats.map(({ kind }) => kind)).toEqual([0, 1].map((seat) => (seat === asked ? 'person' : 'computer')))
  const session = LocalSession.resume(adapter, kept)
  expect(session.decision?.seat).toBe(asked)
  expect(adapter.game.digest(adapter.game.load(kept.save.start as never))).toBe(adapter.game.digest(match))
})

test('with new dice the position is the same, the dice are not', async () => {
  const { adapter, match } = await inTheMiddle()
  const diceOf = async (dice: 'same' | 'new') => {
    const kept = await findMatch(await playOn(adapter, match, dice))
    return adapter.game.load(kept?.save.start as never).dice
  }
  expect(await diceOf('same')).toEqual(match.dice)
  expect(await diceOf('new')).not.toEqual(match.dice)
})

test('nobody plays on from the end', async () => {
  const { adapter, match } = await inTheMiddle()
  match.stack.length = 0
  match.decided = null
  expect(canPlayOn(adapter, match)).toBe(false)
})
