/**
 * What changed between two plain values, as a small one. A node is what it is now (`[value]` where that is a list or an object),
 * or an object of nodes by key or index; beside them `#` tells the new length of an array, and `-` the keys that are gone.
 */
export type Patch = readonly [unknown] | { readonly [key: string]: Node | readonly string[] }
type Node = Patch | string | number | boolean | null

type Plain = Record<string, unknown>

const isObject = (value: unknown): value is Plain => typeof value === 'object' && value !== null

/** Names that a patch uses itself, or that every object has already: an object that has one is told as a whole. */
const isReserved = (key: string): boolean => key === '#' || key === '-' || key in Object.prototype

/** The patch that makes `after` of `before`; null where they are equal. */
export function diff(before: unknown, after: unknown): Patch | null {
  if (before === after) return null
  if (!isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after)) return [after]
  return Array.isArray(before) ? diffArrays(before, after as unknown as unknown[]) : diffObjects(before, after)
}

const now = (value: unknown): Node => (isObject(value) ? [value] : (value as Node))

/** Undefined: nothing has changed. */
function nodeOf(before: unknown, after: unknown): Node | undefined {
  if (!isObject(before) || !isObject(after)) return before === after ? undefined : now(after)
  return diff(before, after) ?? undefined
}

function diffObjects(before: Plain, after: Plain): Patch | null {
  let patch: Record<string, Node | readonly string[]> | null = null
  let kept = 0
  for (const key in after) {
    if (isReserved(key)) return diffWhole(before, after)
    const was = before[key]
    const is = after[key]
    if (is === undefined) continue
    if (was !== undefined) kept++
    if (was === is) continue
    const node = was === undefined ? now(is) : nodeOf(was, is)
    if (node === undefined) continue
    patch ??= {}
    patch[key] = node
  }
  const names = Object.keys(before)
  if (kept === names.length) return patch
  if (names.some(isReserved)) return diffWhole(before, after)
  const gone = names.filter((name) => before[name] !== undefined && after[name] === undefined)
  return gone.length > 0 ? { ...patch, '-': gone } : patch
}

const diffWhole = (before: Plain, after: Plain): Patch | null =>
  JSON.stringify(before) === JSON.stringify(after) ? null : [after]

function diffArrays(before: readonly unknown[], after: readonly unknown[]): Patch | null {
  let patch: Record<string, Node> | null = before.length === after.length ? null : { '#': after.length }
  let changed = 0
  for (let i = 0; i < after.length; i++) {
    if (i < before.length && before[i] === after[i]) continue
    const node = i < before.length ? nodeOf(before[i], after[i]) : now(after[i])
    if (node === undefined) continue
    patch ??= {}
    patch[i] = node
    changed++
  }
  // Most of it is new: telling it whole is shorter.
  return changed > 8 && changed * 2 > after.length ? [after] : patch
}

/** `before` with the patch applied; what is not changed is shared. Throws where the patch does not fit. */
export function patched(before: unknown, patch: Patch | null): unknown {
  return patch === null ? before : patchedBy(before, patch)
}

function patchedBy(before: unknown, node: Node): unknown {
  if (Array.isArray(node)) return node[0]
  if (!isObject(node)) return node
  if (!isObject(before)) throw new Error('the patch does not fit')
  const nodes = node as { readonly [key: string]: Node }
  if (Array.isArray(before)) return patchedArray(before, nodes)
  const after: Plain = { ...before }
  for (const key of Object.keys(nodes)) {
    if (key === '-') for (const gone of nodes['-'] as unknown as string[]) delete after[gone]
    else after[key] = patchedBy(before[key], nodes[key])
  }
  return after
}

function patchedArray(before: readonly unknown[], nodes: { readonly [key: string]: Node }): unknown[] {
  const after = before.slice()
  if ('#' in nodes) after.length = nodes['#'] as number
  for (const key of Object.keys(nodes)) if (key !== '#') after[Number(key)] = patchedBy(before[Number(key)], nodes[key])
  return after
}
