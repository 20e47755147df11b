import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Random } from '@undercroft/engine'
import { describe, expect, it } from 'vitest'
import { GAME_IDS, loadGame } from './games.ts'
import { scenarioCommand } from './scenario.ts'
import { folderWith, keptOutput } from './testing/output.ts'

const good = `game: race
title: A one may be rolled again
dice: [card one, card four]
play:
  - play: roll
    dice: [d6 1]
  - play: use
    dice: [d6 5]
expect: { 0: 5 }
`
const files = {
  'good.yaml': good,
  'wrong.yaml': good.replace('{ 0: 5 }', '{ 0: 6 }'),
  'left.yml': good.replace('[d6 5]', '[d6 5, d6 6]'),
  'field.yaml': good.replace('title', 'goall: 3\ntitle'),
  'game.yaml': good.replace('race', 'chess'),
  'broken.yaml': 'game: [race\n',
}
const folder = folderWith(files)

async function run(names: string[], options: object = {}) {
  const output = keptOutput()
  const code = await scenarioCommand(
    names.map((name) => join(folder, name)),
    { mode: 'plain', ...options },
    output,
  )
  return { code, text: output.text }
}

describe('undercroft scenario', () => {
  it('runs a file in one mode or in all four', async () => {
    expect(await run(['good.yaml'])).toMatchObject({ code: 0, text: expect.stringContaining('1 passed, 0 failed') })
    const all = await run(['good.yaml'], { mode: 'all' })
    expect(all).toMatchObject({ code: 0, text: expect.stringContaining('4 passed, 0 failed') })
    await expect(run(['good.yaml'], { mode: 'backwards' })).rejects.toThrow("--mode: 'backwards' is not known")
  })

  it('runs what happens between matches: every sequence, and the draw', async () => {
    const output = keptOutput()
    const folders = ['games/dungeon-bowl/scenarios/league', 'games/blood-bowl/scenarios/league', 'league/scenarios']
    const paths = folders.map((folder) => fileURLToPath(new URL(`../../${folder}`, import.meta.url)))
    expect(await scenarioCommand(paths, { mode: 'plain' }, output), output.text).toBe(0)
  })

  it('tells what differed, with file, line and board', async () => {
    const { code, text } = await run(['wrong.yaml'])
    expect(code).toBe(1)
    expect(text).toContain('wrong.yaml:9:9: 0 is 5, not 6')
    expect(text).toContain('seat 0 =====...............| 5')
  })

  it.each([
    ['left.yml', 'left.yml:3:7: dice were never rolled: d6 6'],
    ['field.yaml', 'field.yaml:2:8: goall: is not known here'],
    ['game.yaml', "game.yaml:1:7: game: there is no game 'chess'"],
    ['broken.yaml', 'broken.yaml:'],
  ])('names file, line and reason for %s', async (name, reason) => {
    expect(await run([name])).toMatchObject({ code: 1, text: expect.stringContaining(reason) })
  })

  it('runs a folder, goes on after failures, and reports as JSON', async () => {
    const { code, text } = await run([''], { json: true })
    const report = JSON.parse(text)
    expect(code).toBe(1)
    expect(report).toMatchObject({ passed: 1, failed: 5 })
    expect(report.scenarios.map(({ file }: { file: string }) => file.slice(folder.length + 1)).sort()).toEqual(
      Object.keys(files).sort(),
    )
  })

  it('says so when there is no such file, or nothing to run', async () => {
    await expect(run(['nowhere'])).rejects.toThrow('nowhere: there is no such file or folder')
    await expect(scenarioCommand([folderWith({})], { mode: 'plain' }, keptOutput())).rejects.toThrow('no scenario')
  })
})

describe('a misspelt action', () => {
  const positions: Readonly<Record<string, string>> = {
    'dungeon-bowl': 'map: |\n  #####\n  #A.b#\n  #####',
    'blood-bowl': 'pieces:\n  A: { at: [5, 5] }\n  b: { at: [5, 6] }',
    skirmish: 'turn: A\nmap: |\n  .....\n  .A.b.\n  .....',
    'blitz-bowl': 'pieces:\n  a: { team: 0, position: Lineman, at: [5, 5] }',
  }
  it.each(Object.entries(positions))('does not count as refused in %s', async (game, lines) => {
    const output = keptOutput()
    const text = `game: ${game}\ntitle: A misspelt word\n${lines}\nplay:\n  - refused: blokc target=1\n`
    expect(await scenarioCommand([folderWith({ 'one.yaml': text })], { mode: 'plain' }, output)).toBe(1)
    expect(output.text).toContain('one.yaml:')
    expect(output.text).toContain("'blokc' is no action of this game")
  })

  const run = async (text: string) => {
    const output = keptOutput()
    return {
      code: await scenarioCommand([folderWith({ 'one.yaml': text })], { mode: 'plain' }, output),
      text: output.text,
    }
  }
  const head = (game: string) => `game: ${game}\ntitle: In own words\n${positions[game]}\nplay:\n`

  it.each([
    ['dungeon-bowl', 'step 2,1', 'step b', "'b' is not a square"],
    ['dungeon-bowl', 'block b', 'block z', "there is no piece called 'z'"],
    ['blood-bowl', 'step 6,6', 'step 26,6', '26,6 is not on the board'],
    ['blood-bowl', 'face pow', 'face pwo', "'pwo' is no face of this game"],
    ['skirmish', 'melee b', 'melee z', "there is no piece called 'z'"],
    ['skirmish', 'charge b 2,1', 'charge 2,1', "there is no piece called '2,1'"],
    ['blitz-bowl', 'a block a', 'a blokc a', "'blokc' is no action of this game"],
    ['blitz-bowl', 'claim elbow-room', 'claim elbow', "'elbow' is no challenge of this game"],
  ])(
    'an action of %s is refused in own words: %s, and an impossible one is a mistake: %s',
    async (game, line, wrong, why) => {
      expect(await run(`${head(game)}  - refused: ${line}\n`)).toMatchObject({ code: 0 })
      expect(await run(`${head(game)}  - refused: ${wrong}\n`)).toMatchObject({
        code: 1,
        text: expect.stringContaining(why),
      })
    },
  )

  it.each(GAME_IDS)('is none that %s ever offers', async (id) => {
    const { game, vocabulary, randomOptions, decisionLimit } = await loadGame(id)
    for (let seed = 1; seed <= 3; seed++) {
      const random = new Random(seed)
      const match = game.create(randomOptions(random), seed)
      let decision = game.decision(match)
      for (let i = 0; decision && i < decisionLimit; i++, decision = game.decision(match)) {
        for (const { type, ...fields } of decision.actions) {
          const forms = vocabulary.actions[type]?.map((form) => form.replaceAll('?', '').split(' ')) ?? []
          const fits = forms.some((form) => Object.keys(fields).every((field) => form.includes(field)))
          if (!fits) expect.fail(`${type} ${Object.keys(fields).join(' ')}: no such form`)
        }
        game.play(match, random.pick(decision.actions))
      }
    }
  })
})

describe('a folder with broken files', () => {
  const laughs = ['a: &a [x, x, x, x, x, x, x, x, x]']
  for (const [name, before] of ['ba', 'cb', 'dc', 'ed', 'fe', 'gf'].map((pair) => [...pair]))
    laughs.push(`${name}: &${name} [${new Array(9).fill(`*${before}`).join(', ')}]`)
  const board = `game: dungeon-bowl
title: A push
map: |
  #####
  #A.b#
  #####
`
  const broken: Record<string, [string, string]> = {
    'misspelt.yaml': [`${board}expects: { A: { at: [1, 1] } }\n`, 'misspelt.yaml:7:10: expects: is not known here'],
    'number.yaml': [`${board}expect: 5\n`, 'expect: must be a list of fields'],
    'step.yaml': [`${board}play:\n  - play: A move\n    expect: 5\n`, 'play.0.expect: must be a list of fields'],
    'dice.yaml': [`${board}play:\n  - play: A move\n    dice: 5\n`, 'play.0.dice: must be a list of dice'],
    'laughs.yaml': [`${board}${laughs.join('\n')}\n`, 'this cannot be read'],
    'refused.yaml': [`${board}play:\n  - refused: blokc target=1\n`, "'blokc' is no action of this game"],
  }
  it('names each, and runs the others', async () => {
    const files = Object.fromEntries(Object.entries(broken).map(([name, [text]]) => [name, text]))
    const output = keptOutput()
    const folder = folderWith({ ...files, 'good.yaml': good })
    expect(await scenarioCommand([folder], { mode: 'plain' }, output)).toBe(1)
    for (const [, reason] of Object.values(broken)) expect(output.text).toContain(reason)
    expect(output.text).toContain('1 passed, 6 failed')
  })
})
