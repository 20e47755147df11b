import { lift, mix } from '../colour.ts'
import { BONE, GOLD } from '../palette.ts'
import type { Add, Dress } from './figure.ts'

type DrawExtra = (add: Add, dress: Dress) => void

const both = (add: Add, path: (side: -1 | 1) => string, fill: string): void => {
  add(path(-1), fill)
  add(path(1), fill)
}

/** What hangs behind a body: wings, capes, tails. Drawn before everything else. */
export const extras = {
  'feather-wings': (add) => {
    both(
      add,
      (s) =>
        `M${s * 4} -14Q${s * 20} -40 ${s * 34} -34Q${s * 32} -26 ${s * 27} -22Q${s * 30} -16 ${s * 22} -14Q${s * 22} -8 ${s * 6} -8z`,
      '#f6f0e2',
    )
    both(add, (s) => `M${s * 10} -16Q${s * 20} -28 ${s * 30} -30Q${s * 24} -20 ${s * 10} -12z`, '#d9d0bc')
  },
  'brown-wings': (add) =>
    both(
      add,
      (s) =>
        `M${s * 4} -14Q${s * 18} -38 ${s * 34} -32Q${s * 30} -22 ${s * 26} -20Q${s * 28} -12 ${s * 20} -12Q${s * 18} -6 ${s * 6} -8z`,
      '#8a6238',
    ),
  'bat-wings': (add, { tint }) =>
    both(
      add,
      (s) =>
        `M${s * 4} -16Q${s * 14} -38 ${s * 32} -40Q${s * 28} -32 ${s * 31} -24Q${s * 25} -25 ${s * 23} -16Q${s * 17} -18 ${s * 14} -9Q${s * 9} -13 ${s * 5} -9z`,
      tint,
    ),
  'gauze-wings': (add) => {
    both(add, (s) => `M${s * 3} -15Q${s * 18} -40 ${s * 25} -32Q${s * 26} -20 ${s * 4} -13z`, '#cfeff6')
    both(add, (s) => `M${s * 3} -13Q${s * 20} -14 ${s * 18} -4Q${s * 10} 0 ${s * 4} -10z`, '#b4e4ee')
  },
  cape: (add, { cloth }) => add('M-10 -16Q-17 -4 -15 3Q0 7 15 3Q17 -4 10 -16z', mix(cloth, '#14100e', 0.45)),
  'black-cape': (add) => {
    add('M-12 -22Q-18 -4 -16 3Q0 7 16 3Q18 -4 12 -22L4 -14H-4z', '#1b161c')
    add('M-12 -22L-4 -12L-8 -10zM12 -22L4 -12L8 -10z', '#8a1a22', 0.8)
  },
  'rat-tail': (add) => add('M-7 -4Q-20 -2 -22 -12Q-21 -17 -17 -16Q-19 -7 -6 -8z', '#c99a8c'),
  'lizard-tail': (add, { skin }) => add('M-6 -8Q-20 -4 -27 -14Q-20 -2 -6 1z', skin),
  'wolf-tail': (add, { skin }) => add('M-6 -6Q-18 -6 -22 -18Q-14 -16 -5 -11z', skin),
  'demon-tail': (add, { skin }) => {
    add('M-6 -5Q-22 -2 -22 -14L-19.6 -14Q-18 -6 -6 -8z', skin)
    add('M-25 -13L-21 -20L-17 -13z', skin)
  },
  spines: (add, { skin }) => add('M-9 -18L-17 -28L-5 -22L-6 -33L1 -23L8 -33L8 -22L18 -28L10 -17z', lift(skin, -0.3)),
  tentacles: (add, { skin }) => {
    for (const s of [-1, 1]) {
      add(`M${s * 6} -14Q${s * 24} -18 ${s * 23} -30Q${s * 28} -20 ${s * 20} -10z`, skin)
      add(`M${s * 6} -9Q${s * 22} -6 ${s * 27} -12Q${s * 22} 0 ${s * 7} -3z`, lift(skin, -0.15))
    }
  },
  branches: (add) => {
    both(
      add,
      (s) => `M${s * 8} -18L${s * 22} -30L${s * 21} -36L${s * 24} -31L${s * 31} -33L${s * 25} -28L${s * 11} -12z`,
      '#6b4a2c',
    )
    both(add, (s) => `M${s * 20} -36a5 4.4 0 1 0 10 -1z`, '#5f8a34')
  },
  chains: (add) => {
    for (const s of [-1, 1])
      for (let i = 0; i < 5; i++) {
        const [x, y] = [s * (12 + i * 3.4), -16 - Math.sin(i) * 7]
        add(`M${x - 2} ${y}a2.2 1.6 0 1 0 4.4 0a2.2 1.6 0 1 0 -4.4 0z`, null, 1.8, '#8d8f98')
      }
  },
  halo: (add) => add('M-17 -24a17 17 0 1 0 34 0a17 17 0 1 0 -34 0z', 'rgb(255 226 122 / 30%)', 0),
  stilts: (add) => add('M-7 6L-6 -6H-4L-4 6zM4 6L4 -6H6L7 6z', '#7a5630'),
  pogo: (add) => {
    add('M-1.4 -4h2.8v9h-2.8z', '#8d8f98')
    add('M-4 -1q4 -2 8 0q-8 1 0 2.4q-8 1 0 2.6', null, 1.4, '#cfd6dc')
  },
  quiver: (add) => {
    add('M-12 -26L-6 -28L2 -10L-4 -8z', '#7a4e26')
    add('M-12 -26l-2 -5l3 1.6l1.6 -3.6l1.6 4z', BONE, 0.7)
  },
  pack: (add) => add('M-14 -19Q-16 -6 -8 -5L-4 -18z', '#7a5630'),
  rays: (add) => {
    for (let i = 0; i < 7; i++) {
      const angle = Math.PI + (i * Math.PI) / 6
      const at = (r: number, turn: number) => `${Math.cos(angle + turn) * r} ${-22 + Math.sin(angle + turn) * r}`
      add(`M${at(16, -0.08)}L${at(27, 0)}L${at(16, 0.08)}z`, GOLD, 0.8)
    }
  },
} as const satisfies Record<string, DrawExtra>
