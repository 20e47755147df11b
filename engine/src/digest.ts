/** A short fingerprint of plain data: 16 hexadecimal digits. Equal data have equal digests, whatever the key order. */
export function digestOf(value: unknown): string {
  const text = canonical(value)
  let a = 0xdeadbeef
  let b = 0x41c6ce57
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return hex(b) + hex(a)
}

const hex = (bits: number): string => (bits >>> 0).toString(16).padStart(8, '0')

/** JSON with sorted keys. */
export function canonical(value: unknown): string {
  return JSON.stringify(sorted(value)) ?? 'null'
}

/** A copy whose keys stand in order: writing that in one go is much faster than putting the text together. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(sorted)
  const copy: Record<string, unknown> = {}
  for (const key of Object.keys(value).sort()) copy[key] = sorted((value as Record<string, unknown>)[key])
  return copy
}
