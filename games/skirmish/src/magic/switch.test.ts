import { Random } from '@undercroft/engine'
import { expect, test } from 'vitest'
import { cardOf, isPresent } from '../creatures.ts'
import { skirmishGame } from '../game.ts'
import type { Creature, SkirmishMatch } from '../state.ts'
import { randomBrawl } from '../testing/random-brawl.ts'
import { casterOf, effectOf, type Power } from './power.ts'
import { partnersOf, switchable } from './switch.ts'
import { anyInRange } from './targets.ts'

const ids = (creatures: readonly Creature[]): string => creatures.map(({ id }) => id).join()

/** Every spell and ability by which this creature could make others change places. */
function switchesOf(match: SkirmishMatch, { id: caster }: Creature): Power[] {
  const { spells, abilities } = cardOf(match, match.state.creatures[caster])
  return [
    ...spells.flatMap(({ spell: { effect } }, spell) => (effect.switches ? [{ caster, spell, ability: -1 }] : [])),
    ...abilities.flatMap(({ effect }, ability) => (effect?.switches ? [{ caster, spell: -1, ability }] : [])),
  ]
}

test('who can be switched is whoever has a partner, asked one by one, in random fights', () => {
  let asked = 0
  for (let seed = 1; seed <= 6; seed++) {
    const random = new Random(seed)
    const match = skirmishGame.create(randomBrawl(random), seed)
    for (let decision = skirmishGame.decision(match); decision; decision = skirmishGame.decision(match)) {
      for (const power of match.state.creatures.filter(isPresent).flatMap((one) => switchesOf(match, one))) {
        const inRange = anyInRange(match, casterOf(match, power), effectOf(match, power))
        const plain = inRange.filter((first) => partnersOf(match, power, first).length > 0)
        expect(ids(switchable(match, power))).toBe(ids(plain))
        asked++
      }
      skirmishGame.play(match, random.pick(decision.actions))
    }
  }
  expect(asked).toBeGreaterThan(100)
})
