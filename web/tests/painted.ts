import type { Page } from 'playwright-core'
import { expect } from 'vitest'

export interface Painted {
  /** Share of the window that the board takes. */
  readonly share: number
  /** Share of the board that is not its background: floor, walls, pieces. */
  readonly drawn: number
  readonly colours: number
}

/** What a person sees where the board should be, taken from the pixels of the screen. */
async function painted(page: Page, frame = '.board-frame'): Promise<Painted> {
  const box = await page.locator(frame).first().boundingBox()
  if (!box || box.width < 1 || box.height < 1) return { share: 0, drawn: 0, colours: 0 }
  const picture = await page.screenshot({ clip: box, animations: 'disabled' })
  return page.evaluate(look, { picture: picture.toString('base64'), width: box.width, height: box.height })
}

/** Runs in the page. */
async function look({ picture, width, height }: { picture: string; width: number; height: number }): Promise<Painted> {
  const image = new Image()
  image.src = `data:image/png;base64,${picture}`
  await image.decode()
  const canvas = new OffscreenCanvas(image.width, image.height)
  const pen = canvas.getContext('2d')!
  pen.drawImage(image, 0, 0)
  const { data } = pen.getImageData(0, 0, image.width, image.height)
  const colours = new Set<number>()
  let drawn = 0
  // The background is dark or light but never colourful; a torch-lit floor differs from it by more than its own shading.
  const at = (i: number) => [data[i], data[i + 1], data[i + 2]]
  const corner = at(0)
  for (let i = 0; i < data.length; i += 4) {
    const [r, g, b] = at(i)
    colours.add(((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3))
    if (Math.abs(r - corner[0]) + Math.abs(g - corner[1]) + Math.abs(b - corner[2]) > 60) drawn++
  }
  return {
    share: (width * height) / (window.innerWidth * window.innerHeight),
    drawn: drawn / (data.length / 4),
    colours: colours.size,
  }
}

/** A board is there, large, and something is painted on it. */
export async function expectPainted(page: Page, share = 0.4): Promise<void> {
  await page.locator('.board-frame .ground[data-painted=true]').waitFor({ state: 'attached' })
  await expect
    .poll(async () => {
      const seen = await painted(page)
      return seen.share >= share && seen.drawn > 0.15 && seen.colours > 40 ? 'painted' : JSON.stringify(seen)
    })
    .toBe('painted')
}

/** Which of these are not wholly on the screen, or have something else over their middle or their ends. */
export function outOfSight(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
        const isOn = left >= -0.5 && top >= -0.5 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5
        const isFree = (part: number) => {
          const found = document.elementFromPoint(left + part * width, top + height / 2)
          return found !== null && (element.contains(found) || found.contains(element))
        }
        return width === 0 || !isOn || ![0.1, 0.5, 0.9].every(isFree)
      })
      .map((element) => element.textContent || element.className),
  )
}
