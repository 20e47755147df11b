import { fileURLToPath } from 'node:url'
import { build, type Rollup } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { sounds } from '../src/sound/sounds.ts'
import type { synth } from '../src/sound/synth.ts'
import { closeBrowser, openPage } from './browser.ts'

interface Heard {
  /** The loudest sample, and the level over the sound's own length. */
  readonly peak: number
  readonly level: number
  /** Seconds until nothing is heard any more (60 decibels below full). */
  readonly length: number
  /** The largest sample of the first and of the last millisecond: a click where it is not small. */
  readonly first: number
  readonly last: number
  /** The middle of its spectrum, in hertz. */
  readonly pitch: number
}

interface Sounding {
  readonly sounds: typeof sounds
  readonly synth: typeof synth
}

let heard: Record<string, Heard>

/** Runs in the page: every sound as it leaves the loudspeaker at full volume. */
async function listen(): Promise<Record<string, Heard>> {
  const RATE = 44_100
  const { sounds: all, synth: made } = window as unknown as Sounding
  const render = async (name: keyof typeof all): Promise<Heard> => {
    const audio = new OfflineAudioContext(1, 4 * RATE, RATE)
    all[name].play(made(audio, audio.destination))
    const samples = (await audio.startRendering()).getChannelData(0)
    const end = samples.findLastIndex((sample) => Math.abs(sample) > 0.001) + 1
    const most = (part: Float32Array) => part.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)
    const power = samples.reduce((sum, sample) => sum + sample * sample, 0)
    // How fast it swings against how far: the middle of the spectrum without a transform.
    const swing = samples.reduce((sum, sample, i) => sum + (sample - (samples[i - 1] ?? 0)) ** 2, 0)
    return {
      peak: most(samples),
      level: Math.sqrt(power / end),
      length: end / RATE,
      first: most(samples.subarray(0, RATE / 1000)),
      last: most(samples.subarray(end - RATE / 1000, end)),
      pitch: (Math.sqrt(swing / power) * RATE) / (2 * Math.PI),
    }
  }
  const names = Object.keys(all) as (keyof typeof all)[]
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await render(name)] as const)))
}

/** One module of the client, as the page's own global of this name. */
async function asGlobal(name: keyof Sounding): Promise<string> {
  const entry = fileURLToPath(new URL(`../src/sound/${name}.ts`, import.meta.url))
  const lib = { entry, name: 'made', formats: ['iife' as const] }
  const [{ output }] = (await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, lib },
  })) as Rollup.RollupOutput[]
  return `${output[0].code};window.${name} = made.${name} ?? made`
}

beforeAll(async () => {
  const page = await openPage()
  for (const name of ['sounds', 'synth'] as const) await page.evaluate(await asGlobal(name))
  heard = await page.evaluate(listen)
})
afterAll(closeBrowser)

test('nothing clips, and nothing is too soft to be heard', () => {
  for (const [name, { peak }] of Object.entries(heard)) {
    expect(peak, name).toBeLessThan(0.9)
    expect(peak, name).toBeGreaterThan(0.05)
  }
})

test('nothing clicks: every sound comes and goes softly, within two seconds', () => {
  for (const [name, { first, last, length }] of Object.entries(heard)) {
    expect(first, name).toBeLessThan(0.01)
    expect(last, name).toBeLessThan(0.01)
    expect(length, name).toBeLessThan(2)
  }
})

test('a step is at most half as loud as a blow, a fall or a score; a score stands above everything but those', () => {
  const { step, block, fall, score } = heard
  for (const louder of [block, fall, score]) expect(step.peak).toBeLessThan(louder.peak / 2)
  const soft = Object.entries(heard).filter(([name]) => !['block', 'fall', 'score'].includes(name))
  for (const [name, { level }] of soft) expect(level, name).toBeLessThan(score.level)
})
