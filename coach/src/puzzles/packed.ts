/** A position as it is written in a file of puzzles: a third as long as plain data. */

type Fields = Readonly<Record<string, unknown>>

/** A list of things with the same fields: what is the same in all of them once, the rest as rows. */
interface Table {
  readonly '': readonly string[]
  readonly same?: Fields
  readonly rows: readonly (readonly unknown[])[]
}

/** A list of numbers in which few differ from their neighbours: each with how often it follows. */
interface Runs {
  readonly '*': readonly number[]
}

/** Stands in a row for a field that this thing lacks. */
const LACKS = { '-': 1 } as const

export function packed(value: unknown): unknown {
  if (Array.isArray(value)) return runsOf(value) ?? tableOf(value) ?? value.map(packed)
  return isFields(value) ? mapped(value, packed) : value
}

export function unpacked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpacked)
  if (!isFields(value)) return value
  if ('*' in value) return (value as unknown as Runs)['*'].flatMap(repeated)
  return '' in value ? rowsOf(value as unknown as Table) : mapped(value, unpacked)
}

/** Shorter lists are not worth it. */
const LONG = 16

function runsOf(list: readonly unknown[]): Runs | null {
  if (list.length < LONG || !list.every((one) => typeof one === 'number')) return null
  const runs: number[] = []
  for (const one of list as readonly number[]) {
    if (runs.length > 0 && runs[runs.length - 2] === one) runs[runs.length - 1]++
    else runs.push(one, 1)
  }
  return runs.length < list.length ? { '*': runs } : null
}

const repeated = (one: number, i: number, runs: readonly number[]): number[] =>
  i % 2 === 0 ? new Array<number>(runs[i + 1]).fill(one) : []

function tableOf(list: readonly unknown[]): Table | null {
  const things = list.filter(isFields)
  if (things.length < 2 || things.length < list.length) return null
  const fields = Object.keys(
    things.reduce((most, one) => (Object.keys(one).length > Object.keys(most).length ? one : most)),
  )
  if (!things.every((one) => isInOrder(Object.keys(one), fields))) return null
  const isSame = (field: string): boolean => {
    const text = JSON.stringify(things[0][field])
    return things.every((one) => field in one && JSON.stringify(one[field]) === text)
  }
  const same = fields.filter(isSame)
  const differ = fields.filter((field) => !same.includes(field))
  return {
    '': fields,
    ...(same.length > 0 ? { same: Object.fromEntries(same.map((field) => [field, packed(things[0][field])])) } : {}),
    rows: things.map((one) => differ.map((field) => (field in one ? packed(one[field]) : LACKS))),
  }
}

/** Are these some of the fields, in the same order? */
function isInOrder(some: readonly string[], fields: readonly string[]): boolean {
  let at = -1
  return some.every((field) => {
    const place = fields.indexOf(field)
    const isNext = place > at
    at = place
    return isNext
  })
}

function rowsOf({ '': fields, same = {}, rows }: Table): Record<string, unknown>[] {
  const differ = fields.filter((field) => !(field in same))
  return rows.map((row) => {
    const entries = fields.flatMap((field): [string, unknown][] => {
      const value = field in same ? same[field] : row[differ.indexOf(field)]
      return isFields(value) && '-' in value ? [] : [[field, unpacked(value)]]
    })
    return Object.fromEntries(entries)
  })
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const mapped = (value: Fields, change: (one: unknown) => unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).map(([field, one]) => [field, change(one)]))
