import { type Action, asKnownToAll, Random } from '@undercroft/engine'
import { describe, expect, it } from 'vitest'
import { gameOf } from '../games.ts'
import { Audiences } from '../match/audiences.ts'

describe('(h) what is hidden', () => {
  it('two histories that differ only in hidden hands give a spectator the same bytes, whatever is told', async () => {
    const { game, randomOptions } = await gameOf('blitz-bowl')
    let different = 0
    for (let seed = 1; seed <= 40; seed++) {
      const options = randomOptions(new Random(seed, 1))
      const played = playedWithDice(seed, options)
      const other = asKnownToAll(game, options, played)
      const [one, two] = [played, other].map((actions) => streamOf(options, actions))
      expect(one.texts).toEqual(two.texts)
      if (one.hands !== two.hands) different++
    }
    expect(different).toBeGreaterThan(2)

    function playedWithDice(seed: number, options: unknown): Action[] {
      const random = new Random(seed, 2)
      const match = game.create(options, null)
      const actions: Action[] = []
      for (let next = game.decision(match); next && actions.length < 180; next = game.decision(match)) {
        const roll = next.roll?.dice.map((name) => 1 + random.below(game.dieSides(name)))
        const action = roll ? ({ type: 'roll', values: roll } as Action) : random.pick(next.actions)
        actions.push(action)
        game.play(match, action)
      }
      return actions
    }

    /** Everything that a spectator's line carries: the first snapshot, then every entry. */
    function streamOf(options: unknown, actions: readonly Action[]): { texts: string[]; hands: string } {
      const match = game.create(options, null)
      const audiences = new Audiences(game)
      audiences.join('-1', match)
      const texts = [audiences.snapshot('-1', match, 0, '')]
      actions.forEach((action, seq) => {
        const by = game.decision(match)?.seat ?? -1
        const events = game.apply(match, action)
        const told = audiences.tell(
          { seq, tag: `tag${seq}`, kind: 'act', by, id: null, digest: null },
          events,
          match,
          seq + 1,
        )
        texts.push(told.get('-1') ?? '')
      })
      texts.push(audiences.snapshot('-1', match, actions.length, 'last'))
      return { texts, hands: JSON.stringify((match.state as { hands: unknown }).hands) }
    }
  }, 120_000)
})
