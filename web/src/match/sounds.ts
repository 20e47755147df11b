import type { LogLine } from '../games/adapter.ts'

/** A short tone: its pitch in hertz, when it starts and how long it sounds, in seconds. */
type Tone = readonly [pitch: number, start: number, length: number]

const tones = {
  dice: [
    [320, 0, 0.04],
    [260, 0.06, 0.04],
    [380, 0.12, 0.05],
  ],
  good: [
    [440, 0, 0.09],
    [660, 0.1, 0.14],
  ],
  bad: [
    [220, 0, 0.12],
    [160, 0.12, 0.2],
  ],
  turn: [[520, 0, 0.12]],
} as const satisfies Record<string, readonly Tone[]>

export type Sound = keyof typeof tones

/** What a line of the log sounds like, if anything. */
export function soundOf({ weight, dice, verdict }: LogLine): Sound | null {
  if (verdict) return verdict
  if (dice && dice.length > 0) return 'dice'
  return weight === 'turn' ? 'turn' : null
}

let audio: AudioContext | null = null

/** Plays a sound made on the spot; nothing is loaded. Only called once the person has switched sounds on. */
export function playSound(sound: Sound): void {
  audio ??= new AudioContext()
  const { currentTime } = audio
  for (const [pitch, start, length] of tones[sound]) {
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    tone.type = 'triangle'
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0.12, currentTime + start)
    volume.gain.exponentialRampToValueAtTime(0.001, currentTime + start + length)
    tone.connect(volume).connect(audio.destination)
    tone.start(currentTime + start)
    tone.stop(currentTime + start + length)
  }
}
