import { serialize } from 'node:v8'
import { Random } from '@undercroft/engine'
import { expect, test } from 'vitest'
import { skirmishGame } from './game.ts'
import { randomOptions } from './testing/random-options.ts'

/** V8 writes a number that it keeps as a float with this tag, even where it is whole. */
const FLOAT = 'N'.charCodeAt(0)
const TAG = 2

const floatsOf = (holder: object): string[] =>
  Object.entries(holder).flatMap(([field, value]) =>
    typeof value === 'number' && serialize(value)[TAG] === FLOAT ? [field] : [],
  )

// A single -0 or quotient in a field makes V8 keep that field of all such objects as a float: every look at it is slower then, and
// objects of the form before are made over one by one.
test('no number of a creature or of a frame is a float, in random matches with charges', () => {
  for (let seed = 1; seed <= 3; seed++) {
    const random = new Random(seed)
    const match = skirmishGame.create(randomOptions(random), seed)
    for (let decision = skirmishGame.decision(match); decision; decision = skirmishGame.decision(match)) {
      for (const frame of match.stack) expect(floatsOf(frame), `match ${seed}, ${frame.proc}`).toEqual([])
      // A field that became a float stays one.
      const looked = match.state.turn % 8 === 0 ? match.state.creatures : []
      for (const one of looked) expect(floatsOf(one), `match ${seed}, creature ${one.id}`).toEqual([])
      const charge = decision.actions.find(({ type }) => type === 'charge')
      skirmishGame.play(match, charge ?? random.pick(decision.actions))
    }
  }
}, 120_000)
