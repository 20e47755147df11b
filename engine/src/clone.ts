import type { Frame } from './contract.ts'

/** A copy of plain data, all the way down. For hot paths games write their own. */
export function clonePlain<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(clonePlain) as T
  const copy: Record<string, unknown> = {}
  for (const key in value) copy[key] = clonePlain(value[key])
  return copy as T
}

/** Do two pieces of plain data say the same, whatever the order of their fields? */
export function samePlain(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) if (!samePlain(a[i], b[i])) return false
    return true
  }
  if (Array.isArray(b)) return false
  let fields = 0
  for (const field in a) {
    fields++
    const other: unknown = b[field as keyof typeof b]
    if (other === undefined && !(field in b)) return false
    if (!samePlain(a[field as keyof typeof a], other)) return false
  }
  for (const _field in b) fields--
  return fields === 0
}

/** A copy of the stack of procedures. Most locals are numbers, so a shallow copy is tried first. */
export function cloneStack(stack: readonly Frame[]): Frame[] {
  const copy: Frame[] = new Array(stack.length)
  for (let i = 0; i < stack.length; i++) copy[i] = cloneFrame(stack[i])
  return copy
}

function cloneFrame(frame: Frame): Frame {
  const copy = { ...frame }
  for (const local in copy) {
    const value = copy[local as keyof Frame] as unknown
    if (typeof value === 'object' && value !== null) {
      ;(copy as Record<string, unknown>)[local] = clonePlain(value)
    }
  }
  return copy
}
