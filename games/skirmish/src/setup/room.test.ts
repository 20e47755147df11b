import { Random } from '@undercroft/engine'
import { expect, test } from 'vitest'
import { skirmishGame } from '../game.ts'
import { shapeOf } from './areas.ts'
import { groundOf, hasRoom, placesFor } from './room.ts'

test('places found tile by tile are those found for all tiles at once', () => {
  let asked = 0
  for (let seed = 1; seed <= 12; seed++) {
    const random = new Random(seed)
    const match = skirmishGame.create({ seats: 2 + (seed % 3) }, seed)
    for (
      let decision = skirmishGame.decision(match);
      decision?.kind !== 'deploy';
      decision = skirmishGame.decision(match)
    ) {
      if (!decision) break
      if (decision.kind === 'pick-tile') {
        const { tiles } = match.state
        for (const { tile, turns } of decision.actions as { type: 'lay'; tile: string; turns: number }[]) {
          const found = placesFor(tiles, tile, turns)
          const atOnce = groundOf([...tiles])
          const plain: number[] = []
          for (let y = 0; y < 22; y++) {
            for (let x = 0; x < 34; x++) if (hasRoom(atOnce, shapeOf(tile, turns), x, y)) plain.push(y * 34 + x)
          }
          expect(found).toEqual(plain)
          asked++
        }
        groundOf(tiles)
      }
      skirmishGame.play(match, random.pick(decision.actions))
    }
  }
  expect(asked).toBeGreaterThan(200)
})
