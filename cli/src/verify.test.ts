import { join } from 'node:path'
import { gamePackage } from '@undercroft/blitz-bowl'
import { type Action, type GamePackage, Random, writeReplay } from '@undercroft/engine'
import { newSeatSeed, newSecret, rollDice, rollKey, sealOfSecret, sealOfSeed } from '@undercroft/wire'
import { describe, expect, it } from 'vitest'
import { folderWith, keptOutput } from './testing/output.ts'
import { verifyCommand } from './verify.ts'

/** A match as a server referees it, and its proof. `forged`: the number of a roll whose first die is another one. */
function played(forged = -1) {
  const { game, randomOptions } = gamePackage as unknown as GamePackage
  const options = randomOptions(new Random(3, 1))
  const secret = newSecret()
  const seeds = [newSeatSeed(), newSeatSeed()]
  const key = rollKey('match-1', secret, seeds)
  const random = new Random(3, 2)
  const match = game.create(options, null)
  const actions: Action[] = []
  for (let next = game.decision(match); next; next = game.decision(match)) {
    const dice = next.roll?.dice.map((name) => game.dieSides(name))
    const values = dice ? rollDice(key, match.rolls, dice) : []
    if (match.rolls === forged && dice) values[0] = (values[0] % dice[0]) + 1
    const action = dice ? ({ type: 'roll', values } as Action) : random.pick(next.actions)
    actions.push(action)
    game.play(match, action)
  }
  const seals = seeds.map((seed, seat) => sealOfSeed('match-1', seat, seed))
  const proof = { match: 'match-1', seal: sealOfSecret('match-1', secret), secret, seals, seeds }
  return { replay: writeReplay(game, options, null, actions), proof }
}

async function verify(file: object): Promise<{ code: number; text: string }> {
  const output = keptOutput()
  const code = await verifyCommand(join(folderWith({ 'm.json': JSON.stringify(file) }), 'm.json'), {}, output)
  return { code, text: output.text }
}

describe('undercroft verify', () => {
  const { replay, proof } = played()

  it('finds nothing in a match that was refereed honestly', async () => {
    expect(await verify({ ...replay, proof })).toMatchObject({ code: 0, text: expect.stringMatching(/^\d+ rolls/) })
  })

  it.each([
    ['no proof', replay, 'carries no proof'],
    ['another secret', { ...replay, proof: { ...proof, secret: newSecret() } }, "the server's secret is not"],
    ['another seed', { ...replay, proof: { ...proof, seeds: [proof.seeds[1], proof.seeds[0]] } }, 'the seed of seat 1'],
  ])('finds %s', async (_what, file, words) => {
    const { code, text } = await verify(file)
    expect(code).toBe(1)
    expect(text).toContain(words)
  })

  it('finds a changed die, though everything was played on from it, and names the roll', async () => {
    const forged = played(2)
    const { code, text } = await verify({ ...forged.replay, proof: forged.proof })
    expect(code).toBe(1)
    expect(text).toMatch(/^roll 3: the file shows/)
  })

  it('finds a changed action', async () => {
    const changed = replay.steps.findIndex((step, i) => i > 0 && String(step) !== String(replay.steps[i - 1]))
    const steps = replay.steps.map((step, i) => (i === changed ? replay.steps[i - 1] : step))
    expect((await verify({ ...replay, steps, proof })).code).toBe(1)
  })
})
