import { describe, expect, it } from 'vitest'
import type { Row, Statement, Store } from '../store/store.ts'
import type { Entry } from './rows.ts'
import { Fenced, Writer } from './writer.ts'

const entry = (seq: number): Entry => ({
  seq,
  kind: 'act',
  seat: 0,
  account: null,
  id: null,
  body: {},
  dice: [],
  tag: `tag-${seq}`,
  digest: null,
})

/** Keeps each go until the test lets it through with what the database makes of it. */
function heldStore() {
  const goes: { rows: Row[]; statements: readonly Statement[]; done(made: Row[]): void; fail(code: string): void }[] =
    []
  const transaction = (statements: readonly Statement[]) =>
    new Promise<Row[][]>((resolve, reject) => {
      const rows = JSON.parse(statements[0][1]?.[1] as string) as Row[]
      const done = (made: Row[]) => resolve([made])
      const fail = (code: string) => reject(Object.assign(new Error('no'), { code }))
      goes.push({ rows, statements, done, fail })
    })
  return { goes, writer: new Writer({ transaction } as Partial<Store> as Store, 'node') }
}

const settled = (promise: Promise<void>): Promise<string> =>
  promise.then(
    () => 'written',
    (error: Error) => (error instanceof Fenced ? 'fenced' : 'failed'),
  )

const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve))
}

describe('the writer', () => {
  it('writes at once when idle, and what comes meanwhile of all matches in one go', async () => {
    const { goes, writer } = heldStore()
    const first = settled(writer.write('a', 1, entry(0), 0))
    expect(goes.length).toBe(1)
    const others = ['b', 'c', 'd'].map((match) => settled(writer.write(match, 1, entry(4), 1)))
    goes[0].done(goes[0].rows)
    expect(await first).toBe('written')
    await until(() => goes.length === 2)
    expect(goes[1].rows.map(({ match, seq, asked, epoch }) => [match, seq, asked, epoch])).toEqual([
      ['b', 4, 1, 1],
      ['c', 4, 1, 1],
      ['d', 4, 1, 1],
    ])
    goes[1].done(goes[1].rows)
    expect(await Promise.all(others)).toEqual(['written', 'written', 'written'])
    expect(writer.written).toEqual({ entries: 4, commits: 2 })
  })

  it('tells who has lost the right to write, and lets the others through', async () => {
    const { goes, writer } = heldStore()
    const first = settled(writer.write('a', 1, entry(0), 0))
    goes[0].done([])
    expect(await first).toBe('fenced')
    const both = ['b', 'c'].map((match) => settled(writer.write(match, 1, entry(1), 0)))
    await until(() => goes.length === 2)
    goes[1].done(goes[1].rows.slice(1))
    expect(await Promise.all(both)).toEqual(['fenced', 'written'])
  })

  it('tries each for itself where a number is taken, and fails all where the database does', async () => {
    const { goes, writer } = heldStore()
    const first = settled(writer.write('a', 1, entry(0), 0))
    const both = ['b', 'c'].map((match) => settled(writer.write(match, 1, entry(1), 0)))
    goes[0].fail('53100')
    expect(await first).toBe('failed')
    await until(() => goes.length === 2)
    goes[1].fail('23505')
    await until(() => goes.length === 3)
    goes[2].fail('23505')
    await until(() => goes.length === 4)
    goes[3].done(goes[3].rows)
    expect(await Promise.all(both)).toEqual(['fenced', 'written'])
  })

  it('makes what belongs to an entry in the same transaction', async () => {
    const { goes, writer } = heldStore()
    const beside: Statement = ['update match set paused = true', []]
    const written = settled(writer.write('a', 1, entry(0), null, [beside]))
    expect(goes[0].statements.slice(1)).toEqual([beside])
    goes[0].done(goes[0].rows)
    expect(await written).toBe('written')
  })
})
