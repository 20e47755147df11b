import { readFileSync, writeFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { closeBrowser, expectAccessible, openPage } from './browser.ts'

afterAll(closeBrowser)

/** Written again by UNDERCROFT_GALLERY=write, after somebody has looked at the page. */
const kept = new URL('./fixtures/gallery.json', import.meta.url)
/** Cells of a fingerprint on each side, and steps of a colour: 16 of each part, transparent or not. */
const CELLS = 5
/** How far a picture may be from its fingerprint: steps of a colour, on average over all cells. */
const TOLERANCE = 0.8

/** Every picture of the gallery as a coarse grid of colours: no letters are on them, so that no machine differs by its fonts. */
test('the gallery looks as it did', async () => {
  const page = await openPage({}, '/gallery')
  await page.waitForFunction(() => {
    const all = [...document.querySelectorAll<HTMLCanvasElement>('.in-gallery .wall figure canvas:not(.portrait)')]
    return all.length > 100 && all.every(({ dataset }) => dataset.exhibit)
  })
  const seen = await page.evaluate((cells) => {
    const prints: Record<string, string> = {}
    for (const canvas of document.querySelectorAll<HTMLCanvasElement>('canvas[data-exhibit]')) {
      const { width, height } = canvas
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, width, height)
      const sums = new Float64Array(cells * cells * 5)
      for (let y = 0; y < height; y++)
        for (let x = 0; x < width; x++) {
          const cell = 5 * (Math.floor((y * cells) / height) * cells + Math.floor((x * cells) / width))
          const at = 4 * (y * width + x)
          const alpha = data[at + 3] / 255
          for (let i = 0; i < 3; i++) sums[cell + i] += data[at + i] * alpha
          sums[cell + 3] += data[at + 3]
          sums[cell + 4]++
        }
      let print = ''
      for (let cell = 0; cell < sums.length; cell += 5)
        for (let i = 0; i < 4; i++) print += Math.round((sums[cell + i] / sums[cell + 4] / 255) * 15).toString(16)
      prints[canvas.dataset.exhibit!] = print
    }
    return prints
  }, CELLS)
  if (process.env.UNDERCROFT_GALLERY === 'write') {
    writeFileSync(kept, `${JSON.stringify(seen, null, 1)}\n`)
    return
  }
  const known: Record<string, string> = JSON.parse(readFileSync(kept, 'utf8'))
  expect(Object.keys(seen).sort()).toEqual(Object.keys(known).sort())
  const changed = Object.keys(known).filter((name) => apart(known[name], seen[name]) > TOLERANCE)
  expect(changed).toEqual([])
})

function apart(a: string, b: string): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += Math.abs(Number.parseInt(a[i], 16) - Number.parseInt(b[i], 16))
  return sum / a.length
}

test('the gallery has no accessibility finding', async () => {
  const page = await openPage({}, '/gallery')
  await page.locator('canvas[data-exhibit]').first().waitFor()
  await expectAccessible(page)
})
