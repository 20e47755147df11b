import { readFileSync, writeFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { closeBrowser, expectAccessible, openPage } from './browser.ts'

afterAll(closeBrowser)

/** Written again by UNDERCROFT_GALLERY=write, after somebody has looked at the page. */
const kept = new URL('./fixtures/gallery.json', import.meta.url)
/** Cells of a fingerprint on each side, and steps of a colour: 16 of each part, transparent or not. */
const CELLS = 5
/** How far a picture may be from its fingerprint: steps of a colour, on average over all cells. */
const TOLERANCE = 0.8

/** The gallery with everything painted. */
async function openGallery(): Promise<Page> {
  const page = await openPage({}, '/gallery')
  await page.waitForFunction(() => {
    const all = [...document.querySelectorAll<HTMLCanvasElement>('.in-gallery .wall figure canvas:not(.portrait)')]
    return all.length > 100 && all.every(({ dataset }) => dataset.exhibit)
  })
  return page
}

/** Every picture of the gallery as a coarse grid of colours: no letters are on them, so that no machine differs by its fonts. */
test('the gallery looks as it did', async () => {
  const page = await openGallery()
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

/** What an eye makes of linear red, green and blue: one that sees no colours, and one that does not tell red from green (Machado and others, 2009). */
const GREY = [0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722]
const DEUTERANOPIA = [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881]

/** What differs covers a small part of a picture: a ball in the hands two in a hundred, a ball of half the size would be under one. */
const APART = 0.015

/** How far the pictures of a room are apart for such an eye, on a floor of middle grey: the closest two, as a share of black against white. */
function closest(
  page: Page,
  room: string,
  names: readonly string[],
  eye: readonly number[],
): Promise<[number, string]> {
  return page.evaluate(
    ([room, names, eye]) => {
      const FLOOR = 0.18
      const linear = (value: number) => (value / 255) ** 2.2
      const seen = (name: string): Float64Array => {
        const canvas = document.querySelector<HTMLCanvasElement>(`canvas[data-exhibit="dark/${room}/${name}"]`)!
        const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
        const out = new Float64Array((data.length / 4) * 3)
        for (let at = 0, to = 0; at < data.length; at += 4, to += 3) {
          const alpha = data[at + 3] / 255
          const [r, g, b] = [0, 1, 2].map((i) => linear(data[at + i]) * alpha + FLOOR * (1 - alpha))
          for (let i = 0; i < 3; i++) {
            const light = eye[3 * i] * r + eye[3 * i + 1] * g + eye[3 * i + 2] * b
            out[to + i] = Math.min(1, Math.max(0, light)) ** (1 / 2.2)
          }
        }
        return out
      }
      const pictures = names.map(seen)
      let best: [number, string] = [1, '']
      for (let i = 0; i < names.length; i++)
        for (let j = 0; j < i; j++) {
          let sum = 0
          for (let at = 0; at < pictures[i].length; at++) sum += Math.abs(pictures[i][at] - pictures[j][at])
          const apart = sum / pictures[i].length
          if (apart < best[0]) best = [apart, `${names[j]} and ${names[i]}`]
        }
      return best
    },
    [room, names, eye] as const,
  )
}

test('states are told apart without colours at 24 pixels, and seats by an eye that does not tell red from green', async () => {
  const page = await openGallery()
  const [states, alike] = await closest(page, 'small', ['standing', 'prone', 'stunned', 'used', 'carrier'], GREY)
  expect(states, alike).toBeGreaterThan(APART)
  const seats = [0, 1, 2, 3, 4, 5].map((seat) => `seat ${seat}`)
  const [colours, twins] = await closest(page, 'seats', seats, DEUTERANOPIA)
  expect(colours, twins).toBeGreaterThan(APART)
})
