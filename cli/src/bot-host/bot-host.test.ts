import { execSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { folderWith, keptOutput } from '../testing/output.ts'
import { botHostCommand } from './index.ts'

const docs = fileURLToPath(new URL('../../../docs/bots/', import.meta.url))
const usual = { matches: 1, seed: 3, time: 3000, options: { goal: 6 }, json: true }

async function host(seats: object, more: object = {}) {
  const output = keptOutput()
  const code = await botHostCommand('race', { ...usual, ...seats, ...more }, output)
  const matches = output.text.split('\n').map((line) => JSON.parse(line))
  return { code, matches, first: matches[0] }
}

/** A bot that answers every question with this JavaScript, given `message`. */
function bot(answer: string): string {
  const text = `import { createInterface } from 'node:readline'
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line)
  if (message.type === 'decision') { ${answer} }
}`
  return `node ${join(folderWith({ 'bot.mjs': text }), 'bot.mjs')}`
}

describe('bots that play', () => {
  it('are asked and answer until the match is over: the examples in JavaScript and Python', async () => {
    const python = hasPython() ? `python3 ${docs}bot.py` : `node ${docs}bot.mjs`
    const { code, first } = await host({ seat1: `node ${docs}bot.mjs`, seat2: python })
    expect(code).toBe(0)
    expect(first).toMatchObject({ lost: [false, false], faults: [[], []] })
    expect(Math.max(...first.scores)).toBeGreaterThanOrEqual(6)
    expect(first.scores[first.winner]).toBe(Math.max(...first.scores))
  }, 20_000)

  it('get nothing that their seat may not know', async () => {
    const honest = bot(
      'const hands = message.view.state.hands; if (hands[1]?.some((card) => card > 0)) process.exit(9); console.log(JSON.stringify({ choice: 0 }))',
    )
    expect((await host({ seat1: honest, seat2: 'random' })).first).toMatchObject({ lost: [false, false] })
  }, 20_000)

  it('play the same match for the same seed against a level of ours', async () => {
    const first = bot('console.log(JSON.stringify({ choice: 0 }))')
    const [a, b] = [await host({ seat1: first }, { matches: 2 }), await host({ seat1: first }, { matches: 2 })]
    expect(a.matches).toEqual(b.matches)
    expect(a.matches).toHaveLength(2)
  }, 20_000)
})

describe('bots that fail', () => {
  it.each([
    ['crashes', bot('process.exit(3)'), 'crashed: exit code 3', 1],
    ['does not exist', 'no-such-program-at-all', 'crashed: exit code 127', 1],
    ['hangs', bot(''), 'hung: no answer within 200 ms', 4],
    ['answers no JSON', bot("console.log('I take the first one')"), 'nonsense: this is not JSON', 4],
    ['answers what is not on the list', bot('console.log(JSON.stringify({ choice: 99 }))'), 'nonsense: "choice"', 4],
    ['never ends its line', bot("process.stdout.write('x'.repeat(3000000))"), 'nonsense: a line without end', 4],
  ])(
    '%s: it loses, and the other one wins',
    async (what, command, fault, times) => {
      const time = what === 'hangs' ? 200 : 5000
      const { code, first } = await host({ seat1: command, seat2: 'random' }, { time, options: { goal: 60 } })
      expect(code).toBe(1)
      expect(first).toMatchObject({ winner: 1, lost: [true, false] })
      expect(first.faults[0]).toHaveLength(times)
      expect(first.faults[0][0]).toContain(fault)
      expect(first.faults[1]).toEqual([])
    },
    40_000,
  )

  it('once may go on: the safe default was played for it', async () => {
    const once = bot('console.log(message.id === 1 ? "?" : JSON.stringify({ choice: message.default }))')
    const { code, first } = await host({ seat1: once, seat2: 'random' })
    expect(code).toBe(0)
    expect(first.lost).toEqual([false, false])
  }, 20_000)

  it('that answer too late do not answer the next question by it', async () => {
    const late = bot(
      'const { id } = message; const send = () => console.log(JSON.stringify({ id, choice: id === 1 ? 99 : message.default })); if (id === 1) setTimeout(send, 400); else setTimeout(send, 200)',
    )
    const { first } = await host({ seat1: late, seat2: late }, { time: 350, options: { goal: 3 } })
    expect(first.faults.flat().filter((fault: string) => fault.startsWith('nonsense'))).toEqual([])
  }, 40_000)

  it('cannot foretell dice: where no seed is asked for, they come from 128 bits that nothing else comes from', async () => {
    const { matches } = await host({ seat1: 'random', seat2: 'random' }, { seed: undefined, matches: 2 })
    for (const { seed } of matches) expect(seed).toMatch(/^[0-9a-f]{32}$/)
    expect(matches[0].seed).not.toBe(matches[1].seed)
  })

  it('at a seat that the match does not have are an error', async () => {
    await expect(host({ seat3: 'true' })).rejects.toThrow('--seat3: such a match has 2 seats')
  })
})

function hasPython(): boolean {
  try {
    execSync('python3 --version', { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
