import { beforeEach, expect, test, vi } from 'vitest'
import { useSettings } from '../app/settings.ts'
import { playSound } from './player.ts'
import { kinds, type SoundName, sounds } from './sounds.ts'

const OUT = 'loudspeaker'
/** The gains that lead to the loudspeaker: one of each kind, in the order in which the kinds were first heard. */
const gains: { value: number }[] = []
let begun = 0

const parameter = () => ({ value: 0, setValueAtTime() {}, exponentialRampToValueAtTime() {} })
const node = () => {
  const gain = parameter()
  return {
    gain,
    frequency: parameter(),
    Q: parameter(),
    connect: (to: unknown) => to === OUT && gains.push(gain),
    start: () => begun++,
    stop() {},
  }
}
class Loudspeakers {
  readonly destination = OUT
  readonly currentTime = 0
  readonly sampleRate = 10
  createGain = node
  createOscillator = node
  createBufferSource = node
  createBiquadFilter = node
  createBuffer = () => ({ getChannelData: () => new Float32Array(10) })
}
vi.stubGlobal('AudioContext', Loudspeakers)
vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } })

const isHeard = async (name: SoundName): Promise<boolean> => {
  begun = 0
  playSound(name)
  await import('./speaker.ts')
  await new Promise((resolve) => setTimeout(resolve))
  return begun > 0
}

beforeEach(() => useSettings.setState({ sound: true, volume: 0.5, volumes: {} }))

test('each kind is as loud as its own volume says, within the volume of all, and changes no other', async () => {
  const samples = kinds.map((kind) => (Object.keys(sounds) as SoundName[]).find((name) => sounds[name].kind === kind)!)
  useSettings.getState().change({ volumes: { [kinds[1]]: 0.5, [kinds[2]]: 0.2 } })
  for (const sample of samples) expect(await isHeard(sample)).toBe(true)
  expect(gains.map(({ value }) => value)).toEqual([0.5, 0.25, 0.1, 0.5])
})

test('a kind at nought is not heard, nothing is where sound is off', async () => {
  useSettings.getState().change({ volumes: { dice: 0 } })
  expect([await isHeard('dice'), await isHeard('step')]).toEqual([false, true])
  useSettings.getState().change({ sound: false })
  expect(await isHeard('step')).toBe(false)
})

test('kinds that were switched off before they had a volume stay silent', async () => {
  const { name, storage, version } = useSettings.persist.getOptions()
  useSettings.getState().change({ volumes: { board: 0.3 } })
  expect(await storage!.getItem(name!)).toMatchObject({ state: { volumes: { board: 0.3 } }, version })
  storage!.setItem(name!, { state: { theme: 'light', silent: ['crowd'] } as never, version: 1 })
  await useSettings.persist.rehydrate()
  const settings = useSettings.getState()
  expect([settings.volumes, settings.theme, 'silent' in settings]).toEqual([{ crowd: 0 }, 'light', false])
})
