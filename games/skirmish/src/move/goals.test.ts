import { Random } from '@undercroft/engine'
import { expect, test } from 'vitest'
import { areAdjacent } from '../board/measure.ts'
import { isPresent, widthOf } from '../creatures.ts'
import { skirmishGame } from '../game.ts'
import { randomBrawl } from '../testing/random-brawl.ts'
import { attackPlaces } from './goals.ts'
import { mayStop, surfaceMode, walkerOf } from './walker.ts'

test('places that are kept by board are all from which a creature may attack, in positions of random fights', () => {
  let found = 0
  for (let seed = 1; seed <= 4; seed++) {
    const random = new Random(seed)
    const match = skirmishGame.create(randomBrawl(random), seed)
    for (let decision = skirmishGame.decision(match); decision; decision = skirmishGame.decision(match)) {
      const [creature, target] = random.shuffle(match.state.creatures.filter(isPresent))
      if (target) {
        const walker = walkerOf(match, creature, surfaceMode(match, creature))
        const { board, width } = walker
        const wide = widthOf(match, target)
        const [x, y] = [board.column[target.square], board.row[target.square]]
        const plain: number[] = []
        for (let place = 0; place < board.squares; place++) {
          const [right, down] = [board.column[place] - x, board.row[place] - y]
          if (right < -width || down < -width || right > wide || down > wide) continue
          if (right > -width && down > -width && right < wide && down < wide) continue
          if (board.column[place] + width > board.width || board.row[place] + width > board.height) continue
          if (!mayStop(walker, place) && place !== creature.square) continue
          if (areAdjacent(board, place, width, target.square, wide)) plain.push(place)
        }
        expect(attackPlaces(match, walker, target)).toEqual(plain)
        found += plain.length
      }
      skirmishGame.play(match, random.pick(decision.actions))
    }
  }
  expect(found).toBeGreaterThan(1000)
})
