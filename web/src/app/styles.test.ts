import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const source = fileURLToPath(new URL('..', import.meta.url))
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))

/** What every page may use. All other files hold in their own rooms only. */
const everywhere = ['app/theme.css', 'app/shared.css']

/** The rules of a style sheet that stand in no `@scope`, by their selectors. */
function unscoped(css: string): string[] {
  const found: string[] = []
  let depth = 0
  let scopedFrom = Number.POSITIVE_INFINITY
  let start = 0
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '')
  for (let at = 0; at < bare.length; at++) {
    if (bare[at] === '{') {
      const head = bare.slice(start, at).trim()
      depth += 1
      if (head.startsWith('@scope')) scopedFrom = Math.min(scopedFrom, depth)
      else if (depth < scopedFrom && !head.startsWith('@')) found.push(head)
      start = at + 1
    } else if (bare[at] === '}' || bare[at] === ';') {
      if (bare[at] === '}') depth -= 1
      if (depth < scopedFrom) scopedFrom = Number.POSITIVE_INFINITY
      start = at + 1
    }
  }
  return found
}

describe('the styles of one room cannot reach another', () => {
  it.each(files.filter((file) => !everywhere.includes(file)))('%s stands in a scope', (file) => {
    // The page around a room may change while the room is on it.
    const around = /^:root:has\(\.in-[a-z]+ /
    const loose = unscoped(readFileSync(join(source, file), 'utf8')).filter((selector) => !around.test(selector))
    expect(loose).toEqual([])
  })
})
