import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { blitzBowl } from '@undercroft/blitz-bowl'
import { type Action, Random, writeReplay } from '@undercroft/engine'
import { race } from '@undercroft/engine/testing'
import { describe, expect, it } from 'vitest'
import { replayCommand } from './replay.ts'
import { folderWith, keptOutput } from './testing/output.ts'

function recorded() {
  const match = race.create(undefined, 3)
  const random = new Random(3)
  const actions: Action[] = []
  for (let decision = race.decision(match); decision; decision = race.decision(match)) {
    actions.push(random.pick(decision.actions))
    race.play(match, actions[actions.length - 1])
  }
  return writeReplay(race, undefined, 3, actions)
}
const replay = recorded()

async function run(data: object | string, options: object = {}) {
  const text = typeof data === 'string' ? data : JSON.stringify(data)
  const output = keptOutput()
  const code = await replayCommand(join(folderWith({ 'r.json': text }), 'r.json'), options, output)
  return { code, text: output.text }
}

describe('undercroft replay', () => {
  it('tells a match from its replay', async () => {
    const { code, text } = await run(replay)
    expect(code).toBe(0)
    expect(text).toMatch(/^seat 0: /)
    expect(text).toContain('rolls for points: d6 ')
    expect(text).toContain(`${replay.steps.length} steps, every digest fits; seat `)
  })

  it('reads the compressed files of the client', async () => {
    const file = join(folderWith({}), 'r.replay')
    writeFileSync(file, gzipSync(JSON.stringify(replay)))
    expect(await replayCommand(file, { verify: true }, keptOutput())).toBe(0)
  })

  it('verifies, as text and as JSON', async () => {
    expect((await run(replay, { verify: true })).text.split('\n')).toHaveLength(1)
    const { text } = await run(replay, { verify: true, json: true })
    expect(JSON.parse(text)).toMatchObject({
      game: 'race',
      verified: true,
      digest: replay.digest,
      result: { over: true },
    })
    expect(JSON.parse((await run(replay, { json: true })).text).log).toHaveLength(replay.steps.length)
  })

  it('names the file and the first step that differs', async () => {
    const checks = `${replay.checks.slice(0, 4)}${replay.checks[4] === 'A' ? 'B' : 'A'}${replay.checks.slice(5)}`
    await expect(run({ ...replay, checks })).rejects.toThrow(/r\.json: step 3 of \d+: the match differs/)
  })

  it.each([
    [{ ...replay, rules: '0' }, 'made with rules version 0 of race; this is 1'],
    [{ ...replay, game: 'chess' }, "there is no game 'chess'"],
    [{ ...replay, game: undefined }, 'game: must name the game'],
    ['{\n"game": \n}', /r\.json:\d: this is not JSON/],
  ])('refuses what it cannot read', async (data, reason) => {
    await expect(run(data)).rejects.toThrow(reason)
  })
})

describe('undercroft replay --analyse', () => {
  it('tells chances, decisions against dice, rolls and better choices', async () => {
    const match = blitzBowl.create({}, 3)
    const random = new Random(3)
    const actions: Action[] = []
    for (
      let decision = blitzBowl.decision(match);
      decision && actions.length < 60;
      decision = blitzBowl.decision(match)
    ) {
      actions.push(random.pick(decision.actions))
      blitzBowl.play(match, actions[actions.length - 1] as never)
    }
    const { code, text } = await run(writeReplay(blitzBowl, {}, 3, actions), { analyse: true })
    expect(code).toBe(0)
    expect(text).toMatch(/step +0 .* \d+ % : \d+ %/)
    expect(text).toMatch(/seat 0: [+-]?\d+ % by decisions, [+-]?\d+ % by dice/)
    expect(text).toContain('better choices')
  })

  it('says where nobody has learned the game', async () => {
    expect((await run(replay, { analyse: true })).text).toContain('nobody has learned race')
  })
})
