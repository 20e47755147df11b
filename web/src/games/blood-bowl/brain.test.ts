import { type GameEvent, type Match, Random } from '@undercroft/engine'
import { expect, test } from 'vitest'
import { needArea, setLanguage } from '../../i18n/index.ts'
import { blockMark } from '../ball/foretold.ts'
import { brain } from './brain.ts'
import { logLine } from './log.ts'
import { type BloodMatch, READY_TEAMS } from './rules.ts'

globalThis.document ??= { documentElement: { lang: '' } } as Document

const { game } = brain

/** Blocks of matches that are played at random: what was told before, and what then happened. */
function blocks(count: number) {
  const found: { told: unknown; happened: unknown; view: Match }[] = []
  for (let seed = 1; found.length < count; seed++) {
    const match = game.create({ teams: READY_TEAMS.slice(seed, seed + 2).map(({ name }) => name) }, seed)
    const random = new Random(seed)
    for (let i = 0; i < 400; i++) {
      const decision = game.decision(match)
      if (!decision) break
      const block = decision.actions.find(({ type }) => type === 'block')
      const action = block ?? random.pick(decision.actions)
      const view = game.clone(match)
      const told = brain.told!(view, action)
      const happened = game.apply(match, action).find(({ type }) => type === 'block-dice')
      if (block && told) found.push({ told, happened, view })
    }
  }
  return found
}

test('before a block it is told how many dice are thrown, and who chooses', async () => {
  await setLanguage('en')
  await Promise.all([needArea('ball'), needArea('blood')])
  const all = blocks(40)
  for (const { told, happened } of all) expect(told).toEqual(happened)
  const lines = all.map(({ told, view }) => logLine(told as never, view as unknown as BloodMatch)!.args?.word)
  expect(lines).toContain('1 die')
  expect(lines.some((line) => /^2 dice, .+ choose$/.test(String(line)))).toBe(true)
  for (const { told, view } of all) {
    const { dice, chooser, blocker } = told as { dice: number; chooser: number; blocker: number }
    const isOwn = (view as unknown as BloodMatch).state.players[blocker].team === chooser
    const theirs = { text: `−${dice}D`, tone: 'bad' }
    const own = { text: `${dice}D`, tone: dice > 1 ? 'easy' : 'risky' }
    expect(blockMark(told as GameEvent)).toEqual(dice > 1 && !isOwn ? theirs : own)
  }
})
