import { Random } from '@undercroft/engine'
import { expect, test } from 'vitest'
import { SPELLS } from '../card/spells.ts'
import { boardIn, cardOf, isPresent, squaresOf } from '../creatures.ts'
import { skirmishGame } from '../game.ts'
import { nearestOfBothSides } from '../sight.ts'
import type { Creature, SkirmishMatch } from '../state.ts'
import { randomBrawl } from '../testing/random-brawl.ts'
import { type Aim, aimsOf, areaSquares, hasAim } from './area.ts'

const { effect: cone } = SPELLS.find(({ effect }) => effect.range === 'cone')!
const { effect: line } = SPELLS.find(({ effect }) => effect.range === 'line')!

/** Every cone from a corner of the caster that has a square of one of these creatures in it, laid one by one. */
function plainCones(match: SkirmishMatch, caster: Creature, nearest: readonly Creature[]): Aim[] {
  const { column, row } = boardIn(match)
  const { width } = cardOf(match, caster)
  const aims: Aim[] = []
  for (let y = row[caster.square]; y <= row[caster.square] + width; y++) {
    for (let x = column[caster.square]; x <= column[caster.square] + width; x++) {
      for (let facing = 0; facing < 8; facing++) {
        const aim = { x, y, facing, toX: -1, toY: -1 }
        const inside = areaSquares(match, caster, cone, aim)
        if (nearest.some((one) => squaresOf(match, one).some((square) => inside.includes(square)))) aims.push(aim)
      }
    }
  }
  return aims
}

test('cones by the table of facings are those that are laid one by one, in positions of random fights', () => {
  let found = 0
  for (let seed = 1; seed <= 2; seed++) {
    const random = new Random(seed)
    const match = skirmishGame.create(randomBrawl(random), seed)
    for (let decision = skirmishGame.decision(match); decision; decision = skirmishGame.decision(match)) {
      const caster = random.pick(match.state.creatures.filter(isPresent))
      const nearest = nearestOfBothSides(match, caster)
      const aims = aimsOf(match, caster, cone, nearest)
      expect(aims).toEqual(plainCones(match, caster, nearest))
      for (const effect of [cone, line])
        expect(hasAim(match, caster, effect, nearest)).toBe(aimsOf(match, caster, effect, nearest).length > 0)
      found += aims.length
      skirmishGame.play(match, random.pick(decision.actions))
    }
  }
  expect(found).toBeGreaterThan(500)
})
