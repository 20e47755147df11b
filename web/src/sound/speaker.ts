import { useSettings } from '../app/settings.ts'
import { type SoundKind, type SoundName, sounds } from './sounds.ts'
import { type Synth, synth } from './synth.ts'

/** Each kind has a volume of its own, so that none changes while another begins. */
interface Voice {
  readonly volume: GainNode
  readonly synth: Synth
}

let audio: AudioContext | null = null
const voices = new Map<SoundKind, Voice>()

/** Plays a sound as loud as its kind is wanted. */
export function speak(name: SoundName): void {
  const { kind, play } = sounds[name]
  const { volume, volumes } = useSettings.getState()
  const level = volume * (volumes[kind] ?? 1)
  if (level === 0) return
  audio ??= new AudioContext()
  const voice = voices.get(kind) ?? voiceIn(audio)
  voices.set(kind, voice)
  voice.volume.gain.value = level
  play(voice.synth)
}

function voiceIn(context: AudioContext): Voice {
  const volume = context.createGain()
  volume.connect(context.destination)
  return { volume, synth: synth(context, volume) }
}
