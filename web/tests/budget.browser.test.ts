import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

const dist = new URL('../dist/', import.meta.url)
const size = (file: string): number => gzipSync(readFileSync(new URL(file, dist))).length

/** A script and everything that it imports before it runs. */
function withImports(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known
  known.add(file)
  const code = readFileSync(new URL(file, dist), 'utf8')
  for (const [, other] of code.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g))
    withImports(`assets/${other}`, known)
  return known
}

const assets = readdirSync(new URL('assets/', dist)).map((file) => `assets/${file}`)

/** Page, scripts and styles of the first page. */
function firstPage(): string[] {
  const page = readFileSync(new URL('index.html', dist), 'utf8')
  const linked = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => file)
  const home = assets.filter((file) => /\/Home-.*\.js$/.test(file))
  expect(home).toHaveLength(1)
  const needed = [...linked, ...home].flatMap((file) => [...(file.endsWith('.js') ? withImports(file) : [file])])
  return [...new Set([...needed, 'index.html'])]
}

/** What the first page needs to be read and used: page, scripts, styles, one language, fonts. Pictures of the games come after it. */
test('the first load is at most 200 KB compressed', () => {
  const fonts = assets.filter((file) => file.endsWith('.woff2'))
  const [catalogue] = assets.filter((file) => /\/app\.gen-.*\.js$/.test(file)).sort((a, b) => size(b) - size(a))
  const total = [...firstPage(), ...fonts, catalogue].reduce((sum, file) => sum + size(file), 0)
  expect(total).toBeLessThanOrEqual(200 * 1024)
  expect(total).toBeGreaterThan(60 * 1024)
})

test('online play adds only its links to the first load: the line, its pages and its words come when they are asked for', () => {
  // Strings of the line, of what a browser keeps, of the addresses and of the schemas.
  const marks = ['the patch does not fit', 'undercroft-online-', '/api/', 'an action has a type']
  const holds = (file: string) => marks.filter((mark) => readFileSync(new URL(file, dist), 'utf8').includes(mark))
  const scripts = assets.filter((file) => file.endsWith('.js'))
  expect(new Set(scripts.flatMap(holds))).toEqual(new Set(marks.slice(0, 3)))
  const first = firstPage()
  expect(first.flatMap(holds)).toEqual([])
  expect(first.filter((file) => /online|Online|Join/.test(file))).toEqual([])
})
