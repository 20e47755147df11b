import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { expect, inject } from 'vitest'
// @ts-expect-error a script without types
import { findBrowser } from '../../scripts/browser.mjs'

const require = createRequire(import.meta.url)
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')
const quiet = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking']
const flags = [...quiet, '--disable-component-update', '--disable-sync']

let browser: Browser | null = null

/** A page in a fresh browser profile, without animations; what goes wrong in the page fails the test. */
export async function openPage(
  options: BrowserContextOptions = {},
  path = '/',
  settings: Record<string, unknown> = {},
  address: string = inject('address'),
): Promise<Page> {
  browser ??= await chromium.launch({ executablePath: findBrowser() as string, args: flags, headless: true })
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB', ...options })
  const kept = JSON.stringify({ state: { speed: 'off', guide: false, ...settings }, version: 1 })
  await context.addInitScript((state) => {
    if (location.protocol !== 'http:') return
    if (!localStorage.getItem('undercroft-settings')) localStorage.setItem('undercroft-settings', state)
    // Every run of a test plays the same match.
    const { getRandomValues } = crypto
    crypto.getRandomValues = (array) => {
      // Names of messages must differ, though.
      if (array instanceof Uint8Array && array.length > 1) getRandomValues.call(crypto, array)
      if (array instanceof Uint32Array) array.set([7, 0, 0x9e3779b9, 1].slice(0, array.length))
      return array
    }
  }, kept)
  const page = await context.newPage()
  page.on('pageerror', (error) => {
    throw error
  })
  await page.goto(address + path)
  return page
}

export async function closeBrowser(): Promise<void> {
  await browser?.close()
  browser = null
}

/** No accessibility finding on the page as it is. */
export async function expectAccessible(page: Page): Promise<void> {
  // A page that is still being fetched is not looked at.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  // As the debugger does it: pages let no script in that is not theirs.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  const findings = await page.evaluate(async () => {
    // What fades in or out has colours of its own meanwhile.
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(passing.map(({ finished }) => finished))
    const { axe: looker } = window as unknown as { axe: { run(): Promise<{ violations: Finding[] }> } }
    const { violations } = await looker.run()
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
  })
  expect(findings).toEqual([])
}

interface Finding {
  readonly id: string
  readonly nodes: readonly { readonly html: string }[]
}

export interface Standing {
  readonly version: number
  readonly seat: number
  readonly over: boolean
  readonly idle: boolean
}

/** How the match on the page stands. */
export function standing(page: Page): Promise<Standing> {
  return page.evaluate(() => {
    const match = document.querySelector<HTMLElement>('.match')
    return {
      version: Number(match?.dataset.version ?? -1),
      seat: Number(match?.dataset.seat ?? -1),
      over: match?.dataset.over === 'true',
      idle: match?.dataset.busy === 'false',
    }
  })
}

/** Waits until one of these seats is asked, or the match is over. */
export async function untilAsked(page: Page, seats: readonly number[], timeout = 30_000): Promise<void> {
  await page.waitForFunction(
    (wanted) => {
      const match = document.querySelector<HTMLElement>('.match')
      if (!match) return document.querySelector('.hand-over') !== null
      return (
        match.dataset.over === 'true' || (match.dataset.busy === 'false' && wanted.includes(Number(match.dataset.seat)))
      )
    },
    seats,
    { timeout, polling: 20 },
  )
}

/** Waits until the ways of the chosen piece, and whom it can aim at, are known. */
export async function untilFound(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector<HTMLElement>('.match')?.dataset.searching !== 'true',
    undefined,
    { polling: 20 },
  )
}

/** Waits until what was pressed has been drawn. */
export async function untilPainted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}

/** The middle of a square on the page. */
export function pointOf(page: Page, x: number, y: number): Promise<[number, number]> {
  return page.evaluate(
    ([column, row]) => {
      const matrix = document.querySelector<SVGGElement>('.board-frame .world')!.getScreenCTM()!
      return [matrix.a * (column * 40 + 20) + matrix.e, matrix.d * (row * 40 + 20) + matrix.f] as [number, number]
    },
    [x, y],
  )
}

/** Whether the middle of a square is on the part of the board that is shown. */
async function isInSight(page: Page, x: number, y: number): Promise<boolean> {
  const [px, py] = await pointOf(page, x, y)
  const frame = await page.locator('.board-frame').boundingBox()
  return frame !== null && px > frame.x && px < frame.x + frame.width && py > frame.y && py < frame.y + frame.height
}

/** Waits until the board has slid to its place: what is aimed at would be elsewhere by the time of the click. */
async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('.board-frame .board')?.getAnimations().length === 0,
    undefined,
    { polling: 20 },
  )
}

/** Clicks on a square; where it is out of sight, the whole board is asked for first. */
export async function clickSquare(page: Page, x: number, y: number): Promise<void> {
  await untilStill(page)
  if (!(await isInSight(page, x, y))) {
    await page.keyboard.press('Home')
    await untilPainted(page)
  }
  await page.mouse.click(...(await pointOf(page, x, y)))
}

/** The squares that are highlighted as destinations. */
export function destinations(page: Page): Promise<[number, number][]> {
  return page.evaluate(() => {
    const path = document.querySelector('.board-frame .destinations')?.getAttribute('d') ?? ''
    return [...path.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].map(
      ([, x, y]) => [Math.floor(Number(x) / 40), Math.floor(Number(y) / 40)] as [number, number],
    )
  })
}

/** The squares of pieces with this class ('ready', 'target', ...). */
export function piecesOf(page: Page, kind: string): Promise<[number, number][]> {
  return page.evaluate(
    (name) =>
      [...document.querySelectorAll<HTMLElement>(`.board-frame .piece.${name}`)].map((piece) => {
        const [, x, y] = /translate\(([\d.-]+)px, ([\d.-]+)px\)/.exec(piece.style.transform)!
        return [Math.floor(Number(x) / 40), Math.floor(Number(y) / 40)] as [number, number]
      }),
    kind,
  )
}

/** Lets go of a file over the page; blanks make it longer. */
export async function drop(page: Page, name: string, content: string | Buffer, blanks = 0): Promise<void> {
  await page.locator('h1, .match').first().waitFor()
  await page.evaluate(
    ([fileName, data, length]) => {
      const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0))
      const transfer = new DataTransfer()
      transfer.items.add(new File([bytes, ' '.repeat(length)], fileName))
      for (const type of ['dragenter', 'dragover', 'drop']) {
        document.body.dispatchEvent(new DragEvent(type, { dataTransfer: transfer, bubbles: true, cancelable: true }))
      }
    },
    [name, Buffer.from(content).toString('base64'), blanks] as const,
  )
}

/** A scenario of one's own on the screen of lessons, when its person is asked. */
export async function openScenario(page: Page, scenario: string): Promise<void> {
  await drop(page, 'position.yaml', scenario)
  await page.locator('.lesson-panel, .refused').waitFor()
  if (await page.locator('.refused').isVisible()) throw new Error(await page.locator('.refused').innerText())
  await untilAsked(page, [0])
}
