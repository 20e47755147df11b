/** Sounds made on the spot: nothing is loaded. */

export interface Synth {
  /** A tone that glides from one pitch to another, in hertz and seconds. */
  tone(
    type: OscillatorType,
    from: number,
    to: number,
    length: number,
    level: number,
    at?: number,
    attack?: number,
  ): void
  /** Noise through a filter whose pitch glides. */
  noise(type: BiquadFilterType, from: number, q: number, length: number, level: number, at?: number, to?: number): void
  /** Many voices at once. */
  crowd(length: number, level: number): void
}

export function synth(audio: BaseAudioContext, out: AudioNode): Synth {
  const hiss = whiteNoise(audio)
  const envelope = (start: number, level: number, length: number, attack = 0.004): GainNode => {
    const volume = audio.createGain()
    volume.gain.setValueAtTime(0.0001, start)
    volume.gain.exponentialRampToValueAtTime(level, start + attack)
    volume.gain.exponentialRampToValueAtTime(0.0001, start + length)
    volume.connect(out)
    return volume
  }
  const filtered = (type: BiquadFilterType, from: number, to: number, q: number, start: number, length: number) => {
    const source = audio.createBufferSource()
    source.buffer = hiss
    source.loop = true
    const filter = audio.createBiquadFilter()
    filter.type = type
    filter.Q.value = q
    filter.frequency.setValueAtTime(from, start)
    filter.frequency.exponentialRampToValueAtTime(to, start + length)
    source.connect(filter)
    source.start(start, (from % 7) / 9)
    source.stop(start + length + 0.02)
    return filter
  }
  return {
    tone(type, from, to, length, level, at = 0, attack) {
      const start = audio.currentTime + at
      const voice = audio.createOscillator()
      voice.type = type
      voice.frequency.setValueAtTime(from, start)
      voice.frequency.exponentialRampToValueAtTime(to, start + length)
      voice.connect(envelope(start, level, length, attack))
      voice.start(start)
      voice.stop(start + length + 0.02)
    },
    noise(type, from, q, length, level, at = 0, to = from) {
      const start = audio.currentTime + at
      filtered(type, from, to, q, start, length).connect(envelope(start, level, length))
    },
    crowd(length, level) {
      const start = audio.currentTime
      for (const pitch of [420, 760, 1180])
        filtered('bandpass', pitch, pitch, 1.2, start, length).connect(envelope(start, level, length, length * 0.3))
    },
  }
}

function whiteNoise(audio: BaseAudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return buffer
}
