import { useSettings } from '../app/settings.ts'
import { type SoundName, sounds } from './sounds.ts'
import { type Synth, synth } from './synth.ts'

let audio: AudioContext | null = null
let voice: Synth | null = null
let volume: GainNode | null = null

/** Plays a sound, if sounds of its kind are wanted. Browsers let nothing sound before somebody has pressed something; neither do we. */
export function playSound(name: SoundName): void {
  const { sound, volume: level, silent } = useSettings.getState()
  if (!sound || !navigator.userActivation.hasBeenActive || silent.includes(sounds[name].kind)) return
  audio ??= new AudioContext()
  volume ??= audio.createGain()
  volume.gain.value = level
  volume.connect(audio.destination)
  voice ??= synth(audio, volume)
  sounds[name].play(voice)
}
