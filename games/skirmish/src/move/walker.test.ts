import { Random } from '@undercroft/engine'
import { expect, test } from 'vitest'
import { spaceOf } from '../board/board.ts'
import { SPIKES } from '../board/terrain.ts'
import { isPresent } from '../creatures.ts'
import { skirmishGame } from '../game.ts'
import { randomBrawl } from '../testing/random-brawl.ts'
import { enterWeight, mayStop, surfaceMode, type Walker, walkerOf } from './walker.ts'

const CLOSED = 2

/** What a walker finds in a space, square by square. */
function plainly({ board, from, shunsSpikes, taken, way, width }: Walker, to: number): [number, boolean] {
  const space = [...spaceOf(board, to, width)]
  const codes = space.map((square) => taken[square])
  const victims = new Set(codes.filter((code) => code > CLOSED))
  const before = width > 1 ? [...spaceOf(board, from, width)] : []
  const spiked = shunsSpikes && space.some((square) => board.terrain[square] === SPIKES && !before.includes(square))
  const isClosed = codes.includes(CLOSED) || victims.size > 1 || spiked
  return [isClosed ? 0 : way.weight[to], way.stop[to] === 1 && codes.every((code) => code === 0)]
}

test('spaces are closed by what is under any of their squares, in positions of random fights', () => {
  let asked = 0
  for (let seed = 1; seed <= 6; seed++) {
    const random = new Random(seed)
    const match = skirmishGame.create(randomBrawl(random), seed)
    for (let decision = skirmishGame.decision(match); decision; decision = skirmishGame.decision(match)) {
      const creature = random.pick(match.state.creatures.filter(isPresent))
      const walker = walkerOf(match, creature, surfaceMode(match, creature))
      for (let to = 0; to < walker.board.squares; to++) {
        if (walker.way.weight[to] === 0 || spaceOf(walker.board, to, walker.width).length === 0) continue
        const [weight, stops] = plainly(walker, to)
        if (enterWeight(walker, to) !== weight || mayStop(walker, to) !== stops)
          expect.fail(`brawl ${seed}: creature ${creature.id} at ${to}`)
        asked++
      }
      skirmishGame.play(match, random.pick(decision.actions))
    }
  }
  expect(asked).toBeGreaterThan(1000)
})
