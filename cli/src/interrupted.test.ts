import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { makeFolder, writeWhole } from './files.ts'
import { folderWith } from './testing/output.ts'

const bin = fileURLToPath(new URL('../bin/undercroft.mjs', import.meta.url))

/** The tools in a process of their own, which may be ended from outside. */
function start(args: string[], home = folderWith({})) {
  const child = spawn(process.execPath, [bin, ...args], { env: { ...process.env, UNDERCROFT_HOME: home } })
  const told = { out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    told.out += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    told.err += text
  })
  return {
    child,
    told,
    ended: new Promise<number | string>((resolve) =>
      child.on('close', (code, signal) => resolve(signal ?? code ?? -1)),
    ),
  }
}

async function until(holds: () => boolean, child: ChildProcess): Promise<void> {
  while (!holds()) {
    if (child.exitCode !== null) throw new Error(`the program ended with ${child.exitCode}`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

const linesOf = (file: string): number => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').length - 1 : 0)

describe('what is interrupted', { timeout: 120_000 }, () => {
  it('a simulation goes on with --resume, and ends as if nothing had happened', async () => {
    const folder = folderWith({})
    const out = join(folder, 'matches.jsonl')
    const args = ['simulate', 'race', '--seed', '4', '--jobs', '2', '--out']
    const first = start([...args, out, '--matches', '200000'])
    await until(() => linesOf(`${out}.part`) > 60, first.child)
    first.child.kill('SIGKILL')
    expect(await first.ended).toBe('SIGKILL')
    const kept = linesOf(`${out}.part`) - 1
    expect(kept).toBeGreaterThanOrEqual(60)
    const again = start([...args, out, '--matches', String(kept + 20)])
    expect([await again.ended, again.told.err]).toEqual([1, expect.stringContaining('--resume goes on with it')])
    expect(await start([...args, out, '--matches', String(kept + 20), '--resume']).ended).toBe(0)
    const whole = join(folder, 'whole.jsonl')
    await start([...args, whole, '--matches', String(kept + 20)]).ended
    expect(readFileSync(out, 'utf8')).toBe(readFileSync(whole, 'utf8'))
    expect(readdirSync(folder).sort()).toEqual(['matches.jsonl', 'whole.jsonl'])
  })

  it('a match in the terminal is kept after every action, and goes on with the same company', async () => {
    const home = folderWith({})
    const first = start(['play', 'race', '--seats', 'human,human', '--seed', '3'], home)
    first.child.stdin.write('2\n')
    await until(() => first.told.out.includes('scored seat=0 points=3'), first.child)
    await until(() => first.told.out.includes('seat 1 is asked'), first.child)
    first.child.kill('SIGKILL')
    await first.ended
    const again = start(['play', '--resume'], home)
    await until(() => again.told.out.includes('seat 1>'), again.child)
    expect(again.told.out).toContain('seat 0 ===.................| 3')
    again.child.stdin.end('quit\n')
    expect(await again.ended).toBe(0)
    expect(again.told.out).toContain('npx undercroft play race --resume goes on with it')
    expect(readdirSync(join(home, 'matches')).filter((name) => name.endsWith('.json'))).toHaveLength(1)
    const none = start(['play', '--resume'], folderWith({}))
    expect([await none.ended, none.told.err]).toEqual([1, expect.stringContaining('no match was left')])
  })

  it('bots end with their host', async () => {
    const folder = folderWith({
      'bot.mjs': `import { writeFileSync } from 'node:fs'\nwriteFileSync(process.argv[2], String(process.pid))\nsetInterval(() => {}, 1000)`,
    })
    const pid = join(folder, 'pid')
    const host = start(['bot-host', 'race', '--seat1', `node ${join(folder, 'bot.mjs')} ${pid}`, '--time', '60000'])
    await until(() => linesOf(pid) === 0 && existsSync(pid) && readFileSync(pid, 'utf8') !== '', host.child)
    const bot = Number(readFileSync(pid, 'utf8'))
    host.child.kill('SIGINT')
    expect(await host.ended).toBe(130)
    const isGone = () => {
      try {
        process.kill(bot, 0)
        return false
      } catch {
        return true
      }
    }
    for (let tries = 0; tries < 200 && !isGone(); tries++) await new Promise((resolve) => setTimeout(resolve, 20))
    expect(isGone()).toBe(true)
  })

  it('a closed pipe is no error', async () => {
    const { child, ended, told } = start(['data', 'skirmish'])
    child.stdout.destroy()
    expect([await ended, told.err]).toEqual([0, ''])
  })
})

describe('a file that cannot be written', () => {
  it('leaves what was there, leaves nothing beside it, and is named', () => {
    const folder = folderWith({ 'old.json': 'old' })
    const taken = join(folder, 'taken')
    mkdirSync(taken)
    writeFileSync(join(taken, 'x'), '')
    expect(() => writeWhole(taken, 'new', '--report')).toThrow(/^--report .*taken was not written: /)
    expect(() => writeWhole(join(folder, 'none', 'x.json'), 'new')).toThrow(
      'x.json was not written: there is no such folder',
    )
    expect(() => makeFolder(join(folder, 'old.json'), '--replays')).toThrow(/^--replays .*old.json: /)
    writeWhole(join(folder, 'old.json'), 'new')
    expect(readFileSync(join(folder, 'old.json'), 'utf8')).toBe('new')
    expect(readdirSync(folder).sort()).toEqual(['old.json', 'taken'])
  })

  it.skipIf(process.platform === 'win32')('does not take the place of what is no file', async () => {
    const folder = folderWith({})
    const socket = join(folder, 'socket')
    const server = createServer().listen(socket)
    await once(server, 'listening')
    expect(() => writeWhole(socket, 'new', '--report')).toThrow(
      `--report ${socket} was not written: it is no plain file`,
    )
    const run = start(['simulate', 'race', '--matches', '1', '--out', socket])
    expect([await run.ended, run.told.err]).toEqual([1, expect.stringContaining('it is no plain file')])
    expect(statSync(socket).isSocket()).toBe(true)
    expect(readdirSync(folder)).toEqual(['socket'])
    server.close()
  })
})
