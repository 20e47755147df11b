import type { Synth } from './synth.ts'

/** What has a volume of its own. */
export const kinds = ['board', 'dice', 'crowd', 'alerts'] as const
export type SoundKind = (typeof kinds)[number]

interface Sound {
  readonly kind: SoundKind
  readonly play: (synth: Synth) => void
}

const chord = (synth: Synth, pitches: readonly number[], length: number, level: number, apart: number) =>
  pitches.forEach((pitch, i) => {
    synth.tone('sine', pitch, pitch * 1.01, length, level, i * apart, 0.03)
  })

/** Everything that can be heard. */
export const sounds = {
  select: { kind: 'board', play: ({ tone }) => tone('triangle', 520, 560, 0.07, 0.12) },
  step: { kind: 'board', play: ({ noise }) => noise('lowpass', 520, 1, 0.07, 0.7) },
  block: {
    kind: 'board',
    play: ({ noise, tone }) => {
      noise('lowpass', 900, 1, 0.12, 0.7, 0, 120)
      tone('sine', 120, 50, 0.18, 0.45)
    },
  },
  fall: {
    kind: 'board',
    play: ({ noise, tone }) => {
      tone('sine', 95, 38, 0.26, 0.5)
      noise('lowpass', 300, 1, 0.2, 0.35)
    },
  },
  crack: {
    kind: 'board',
    play: ({ noise }) => {
      noise('highpass', 1800, 2, 0.05, 0.3)
      noise('bandpass', 700, 3, 0.12, 0.4, 0.03)
    },
  },
  pickup: {
    kind: 'board',
    play: ({ noise, tone }) => {
      tone('triangle', 330, 660, 0.1, 0.2)
      noise('lowpass', 700, 1, 0.07, 0.2)
    },
  },
  catch: {
    kind: 'board',
    play: ({ noise, tone }) => {
      noise('lowpass', 800, 1, 0.06, 0.4)
      tone('triangle', 440, 440, 0.09, 0.15, 0.03)
    },
  },
  drop: {
    kind: 'board',
    play: ({ tone }) => {
      for (const at of [0, 0.14, 0.24]) tone('sine', 210, 90, 0.07, 0.3 - at, at)
    },
  },
  chest: {
    kind: 'board',
    play: (synth) => {
      synth.noise('bandpass', 900, 8, 0.3, 0.14, 0, 1500)
      chord(synth, [659, 784, 988], 0.5, 0.1, 0.09)
    },
  },
  trap: {
    kind: 'board',
    play: ({ noise, tone }) => {
      noise('lowpass', 2400, 1, 0.6, 0.2, 0, 60)
      tone('sine', 70, 28, 0.5, 0.13)
    },
  },
  sword: {
    kind: 'board',
    play: ({ noise, tone }) => {
      noise('highpass', 4200, 3, 0.14, 0.15)
      for (const pitch of [1870, 2490, 3310]) tone('sine', pitch, pitch * 0.995, 0.3, 0.05)
    },
  },
  throw: { kind: 'board', play: ({ noise }) => noise('bandpass', 500, 1.2, 0.34, 0.6, 0, 1900) },
  spell: { kind: 'board', play: (synth) => chord(synth, [523, 659, 831, 1047], 0.5, 0.09, 0.05) },
  heal: { kind: 'board', play: (synth) => chord(synth, [392, 494, 587], 0.6, 0.1, 0.09) },
  card: { kind: 'board', play: ({ noise }) => noise('highpass', 2600, 1, 0.08, 0.22, 0, 5200) },
  portal: {
    kind: 'board',
    play: ({ tone, noise }) => {
      tone('sine', 180, 900, 0.5, 0.16, 0, 0.1)
      tone('sine', 183, 912, 0.5, 0.16, 0, 0.1)
      noise('bandpass', 600, 4, 0.5, 0.12, 0, 2600)
    },
  },
  dice: {
    kind: 'dice',
    play: ({ noise, tone }) => {
      for (let i = 0; i < 6; i++)
        noise('bandpass', 1500 + ((i * 613) % 1400), 6, 0.035, 0.5 - i * 0.06, 0.03 + i * 0.05)
      tone('sine', 190, 120, 0.08, 0.2, 0.38)
    },
  },
  good: { kind: 'dice', play: ({ tone }) => tone('triangle', 660, 880, 0.14, 0.14) },
  bad: { kind: 'dice', play: ({ tone }) => tone('triangle', 300, 190, 0.2, 0.16) },
  ooh: { kind: 'crowd', play: ({ crowd }) => crowd(0.7, 0.25) },
  cheer: { kind: 'crowd', play: ({ crowd }) => crowd(1.4, 0.4) },
  score: {
    kind: 'crowd',
    play: ({ tone, crowd }) => {
      ;[392, 494, 587, 784].forEach((pitch, i) => {
        tone('sawtooth', pitch, pitch, i === 3 ? 0.9 : 0.16, 0.2, i * 0.14, 0.02)
      })
      crowd(1.8, 0.6)
    },
  },
  turn: {
    kind: 'alerts',
    play: ({ tone }) => {
      for (const pitch of [220, 331, 442]) tone('sine', pitch, pitch * 0.998, 1.1, 0.1)
    },
  },
  turnover: {
    kind: 'alerts',
    play: ({ tone }) => {
      tone('sawtooth', 196, 185, 0.3, 0.1)
      tone('sawtooth', 147, 98, 0.6, 0.12, 0.28)
    },
  },
  refuse: { kind: 'alerts', play: ({ tone }) => tone('square', 150, 110, 0.12, 0.07) },
  hurry: { kind: 'alerts', play: ({ tone }) => tone('square', 880, 880, 0.05, 0.06) },
  whistle: {
    kind: 'alerts',
    play: ({ tone }) => {
      tone('sine', 2300, 2350, 0.18, 0.08)
      tone('sine', 2300, 2250, 0.4, 0.09, 0.22)
    },
  },
} as const satisfies Record<string, Sound>

export type SoundName = keyof typeof sounds
