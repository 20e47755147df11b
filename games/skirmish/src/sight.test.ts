import { Random } from '@undercroft/engine'
import { anySquareSees } from '@undercroft/engine/grid'
import { expect, test } from 'vitest'
import { spacesSee } from './board/measure.ts'
import { areAllies, areEnemies, boardIn, gapBetween, isPresent, squaresOf, widthOf } from './creatures.ts'
import { skirmishGame } from './game.ts'
import { nearestOfBothSides, nearestSeen } from './sight.ts'
import { randomBrawl } from './testing/random-brawl.ts'

test('kept lines of sight and the nearest of both sides are those of the plain way, in random fights', () => {
  let asked = 0
  for (let seed = 1; seed <= 4; seed++) {
    const random = new Random(seed)
    const match = skirmishGame.create(randomBrawl(random), seed)
    for (let decision = skirmishGame.decision(match); decision; decision = skirmishGame.decision(match)) {
      const board = boardIn(match)
      const present = match.state.creatures.filter(isPresent)
      for (const one of present) {
        expect(nearestOfBothSides(match, one)).toEqual([
          ...nearestSeen(match, one, areEnemies),
          ...nearestSeen(match, one, areAllies),
        ])
        const within = random.below(8)
        expect(nearestOfBothSides(match, one, within)).toEqual(
          nearestOfBothSides(match, one).filter((other) => gapBetween(match, one, other) <= within),
        )
        const other = random.pick(present)
        expect(spacesSee(board, one.square, widthOf(match, one), other.square, widthOf(match, other))).toBe(
          anySquareSees(board.walls, [...squaresOf(match, one)], [...squaresOf(match, other)]),
        )
        asked++
      }
      skirmishGame.play(match, random.pick(decision.actions))
    }
  }
  expect(asked).toBeGreaterThan(1000)
})
