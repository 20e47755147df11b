import { Random } from '@undercroft/engine'
import { expect, test } from 'vitest'
import { isNoStop, WALL } from '../board/terrain.ts'
import { boardIn } from '../creatures.ts'
import { skirmishGame } from '../game.ts'
import { randomOptions } from '../testing/random-options.ts'
import { tileSquares } from './areas.ts'
import { floorOf } from './floor.ts'

test('SK-SETUP-22, SK-SETUP-23 the spaces of a tile are those of which no square is a wall or off the tile, on random grids', () => {
  const wrong: string[] = []
  let closed = 0
  for (let seed = 1; seed <= 30; seed++) {
    const random = new Random(seed)
    const match = skirmishGame.create(randomOptions(random), seed)
    for (let decision = skirmishGame.decision(match); decision && decision.kind !== 'activate'; ) {
      skirmishGame.play(match, random.pick(decision.actions))
      decision = skirmishGame.decision(match)
    }
    const board = boardIn(match)
    const isFloor = (square: number) => board.terrain[square] !== WALL && !isNoStop(board.terrain[square])
    for (const tile of match.state.tiles) {
      const squares = tileSquares(tile, board.width)
      for (const width of [1, 2, 3]) {
        const block = (square: number) =>
          Array.from({ length: width * width }, (_, i) => square + ((i / width) | 0) * board.width + (i % width))
        const plain = squares.filter((square) => block(square).every((here) => squares.includes(here) && isFloor(here)))
        closed += squares.length - plain.length
        // Asked twice: worked out, and kept.
        for (const floor of [floorOf(board, tile, width), floorOf(board, tile, width)]) {
          if ([...floor].join() !== plain.join()) wrong.push(`match ${seed}, ${tile.tile}, width ${width}`)
        }
      }
    }
  }
  expect(wrong).toEqual([])
  expect(closed).toBeGreaterThan(1000)
})
