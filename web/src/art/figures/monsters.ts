import { lift } from '../colour.ts'
import { BONE, GOLD, IRON } from '../palette.ts'
import { eyes, glare } from './features.ts'
import type { Add, Dress } from './figure.ts'

type DrawMonster = (add: Add, dress: Dress) => void

const sash = (add: Add, colour: string, d: string) => add(d, colour, 0.9)

const spiderLegs = (add: Add, tint: string) => {
  for (const s of [-1, 1])
    for (const [knee, foot, height] of [
      [18, 30, -26],
      [20, 33, -16],
      [18, 27, -8],
    ])
      add(
        `M${s * 5} -10L${s * knee} ${height}L${s * foot} 4L${s * (foot - 3)} 4L${s * (knee - 2)} ${height + 5}L${s * 5} -6z`,
        tint,
      )
}

/** What has no body like ours. */
export const monsters = {
  spider: (add, { tint, colour }) => {
    spiderLegs(add, lift(tint, -0.15))
    add('M-15 -16Q-15 -30 0 -30Q15 -30 15 -16Q14 -4 0 -4Q-14 -4 -15 -16z', tint)
    sash(add, colour, 'M0 -27L6 -19L0 -11L-6 -19z')
    add('M-8 -6Q-8 -14 0 -14Q8 -14 8 -6Q7 1 0 1Q-7 1 -8 -6z', lift(tint, 0.12))
    eyes(add, -3, 3, -7, '#ff6a4a', '#2a0502')
    eyes(add, -5, 5.6, -9.6, '#ff6a4a', '#2a0502')
    add('M-4 0l1 4l2 -3.4zM4 0l-1 4l-2 -3.4z', BONE, 0.6)
  },
  clockwork: (add, { colour }) => {
    spiderLegs(add, IRON)
    add('M-12 -14Q-12 -26 0 -26Q12 -26 12 -14Q11 -3 0 -3Q-11 -3 -12 -14z', '#b98a3a')
    add('M-6 -14a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z', colour, 0.9)
    add('M0 -20v12M-6 -14h12M-4 -18l8 8M4 -18l-8 8', null, 0.8)
    add('M-2 -26v-6h4v6z', GOLD, 0.8)
  },
  wasp: (add, { tint, colour }) => {
    add('M-2 -22Q-26 -48 -32 -34Q-30 -22 0 -18zM4 -22Q22 -50 30 -38Q30 -24 4 -18z', '#cfeff6')
    add('M-6 -10Q-26 -12 -30 2L-34 5L-26 5Q-12 4 -4 -4z', tint)
    add('M-12 -10l-3 12M-19 -9l-3 11M-26 -5l-2 8', null, 2.6)
    add('M-8 -10Q-8 -22 4 -22Q14 -22 14 -12Q13 -3 2 -3Q-7 -4 -8 -10z', lift(tint, -0.5))
    add('M10 -12Q10 -24 20 -24Q28 -22 27 -13Q24 -7 17 -7Q11 -8 10 -12z', tint)
    add('M20 -19a4 4.4 0 1 0 7 4z', '#3a1208', 0.8)
    sash(add, colour, 'M-2 -21Q2 -12 0 -4L4 -4Q7 -13 4 -21z')
    add('M2 -4L0 4M8 -5L10 4M-4 -4L-8 4', null, 1.8)
  },
  ooze: (add, { tint, colour }) => {
    add('M-26 4Q-32 -6 -20 -12Q-20 -28 -4 -28Q4 -38 14 -28Q26 -26 24 -12Q33 -4 27 4Q0 10 -26 4z', tint)
    add('M-14 -16Q-10 -26 -2 -24Q-8 -20 -8 -14z', 'rgb(255 255 255 / 45%)', 0)
    add('M6 -10a5 5 0 1 0 10 0a5 5 0 1 0 -10 0zM-12 -5a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z', lift(tint, 0.25), 0.8)
    add('M-2 -18l4 -3l4 3l-1 5h-6z', BONE, 0.8)
    sash(add, colour, 'M-20 0Q0 6 20 0L21 3Q0 9 -21 3z')
  },
  horror: (add, { tint, colour }) => {
    for (const s of [-1, 1]) {
      add(`M${s * 8} -22Q${s * 18} -40 ${s * 26} -36Q${s * 20} -32 ${s * 14} -18z`, tint)
      add(`M${s * 10} -8Q${s * 30} -10 ${s * 32} -22Q${s * 36} -4 ${s * 12} 0z`, lift(tint, -0.15))
    }
    add('M-18 -10Q-22 -32 0 -33Q22 -32 18 -10Q18 4 0 5Q-18 4 -18 -10z', tint)
    for (const [x, y] of [
      [-9, -24],
      [4, -27],
      [11, -17],
      [-13, -12],
    ])
      eyes(add, x, x, y, '#fff6b0', '#6a1040')
    for (const [x, y, w] of [
      [-6, -14, 12],
      [2, -3, 11],
    ]) {
      add(`M${x} ${y}q${w / 2} -5 ${w} 0q-${w / 2} 8 -${w} 0z`, '#2a0a10', 0.8)
      add(`M${x + 2} ${y - 1}l1.4 3l1.4 -3.4l1.4 3.4l1.4 -3z`, BONE, 0.4)
    }
    sash(add, colour, 'M-16 -2Q0 4 16 -2L15 1.6Q0 7 -15 1.6z')
  },
  worm: (add, { tint, colour }) => {
    add(
      'M-30 4Q-34 -8 -22 -12Q-10 -14 -6 -4Q-2 6 10 4Q20 2 16 -12Q8 -30 12 -40L28 -36Q26 -24 30 -10Q32 8 12 12Q-8 12 -14 2Q-20 -2 -20 6z',
      tint,
    )
    for (const [x, y] of [
      [14, -28],
      [15, -20],
      [19, -10],
      [19, 0],
      [6, 8],
    ])
      add(`M${x} ${y}q6 2 12 -1`, null, 1)
    add('M8 -42Q6 -52 20 -52Q34 -50 31 -38Q20 -32 8 -42z', lift(tint, 0.15))
    add('M12 -43Q14 -49 21 -48Q29 -46 27 -40Q20 -37 12 -43z', '#2a0a10', 0.8)
    add('M13 -44l3 2l0 -4l3 4l2 -5l2 5l3 -3l0 4', null, 1, BONE)
    sash(add, colour, 'M12 -30Q20 -28 28 -31L28 -27Q20 -24 13 -26z')
  },
  tentacle: (add, { tint, colour }) => {
    add('M-22 4Q-26 -12 -16 -24L-19 -30L-12 -28Q-14 -12 -10 4z', tint)
    add('M-6 5Q-12 -24 4 -34Q14 -38 17 -30L11 -27Q4 -28 5 -12L8 5z', lift(tint, 0.1))
    add('M12 5Q12 -8 22 -14L24 -21L28 -12Q22 -6 22 4z', tint)
    for (const [x, y] of [
      [0, -4],
      [-0.6, -12],
      [1, -20],
    ])
      add(`M${x - 1.6} ${y}a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0z`, '#e8c0cf', 0.7)
    sash(add, colour, 'M-8 0Q0 3 8 0L8 3.6Q0 7 -7 3.6z')
  },
  whirl: (add, { tint, colour }) => {
    add('M-26 -38Q0 -52 26 -38Q22 -30 0 -30Q-22 -30 -26 -38z', lift(tint, 0.3))
    add('M-19 -28Q0 -38 20 -28Q16 -20 0 -20Q-16 -20 -19 -28z', lift(tint, 0.1))
    add('M-13 -18Q0 -26 14 -18Q11 -10 0 -10Q-11 -10 -13 -18z', tint)
    add('M-8 -8Q0 -14 8 -8Q5 4 0 5Q-5 4 -8 -8z', lift(tint, -0.1))
    glare(add, -6, 7, -38, '#ffffff')
    add('M-24 -24Q-32 -22 -30 -14M22 -24Q32 -26 34 -34', null, 1.4, '#dff6ff')
    sash(add, colour, 'M-13 -17Q0 -11 14 -17L13 -13Q0 -8 -12 -13z')
  },
  rocks: (add, { tint, colour }) => {
    add('M-24 -6L-30 -18L-22 -28L-14 -22L-14 -6zM24 -6L31 -18L23 -28L14 -22L14 -6z', lift(tint, -0.12))
    add('M-14 4L-15 -6L-3 -6L-3 4zM3 4L3 -6L15 -6L14 4z', lift(tint, -0.25))
    add('M-16 -8L-18 -24L-6 -32L8 -32L18 -24L16 -8L0 -3z', tint)
    add('M-8 -32L-10 -42L0 -47L10 -42L8 -32z', lift(tint, 0.14))
    glare(add, -4, 4.6, -39, '#ffb43a')
    add('M-10 -24l8 6l-4 8M8 -26l-3 8', null, 1)
    sash(add, colour, 'M-16 -12Q0 -6 16 -12L16 -8Q0 -2 -16 -8z')
  },
  fire: (add, { colour }) => {
    add(
      'M0 -50Q4 -38 14 -32Q12 -36 17 -42Q26 -22 20 -8Q16 4 0 5Q-16 4 -20 -8Q-25 -20 -14 -34Q-12 -28 -8 -28Q-8 -40 0 -50z',
      '#e8541a',
    )
    add('M1 -36Q4 -26 12 -20Q16 -6 8 1Q0 4 -8 1Q-16 -6 -9 -19Q-6 -15 -4 -16Q-4 -28 1 -36z', '#ffa52e', 0)
    add('M0 -22Q4 -14 8 -8Q8 2 0 3Q-8 2 -7 -7Q-2 -12 0 -22z', '#fff0a8', 0)
    glare(add, -5, 6, -17, '#5a1204')
    add('M-4 -9q4.6 4 9.6 0', null, 1.6, '#5a1204')
    sash(add, colour, 'M-14 -2Q0 4 14 -2L12 1.6Q0 6 -12 1.6z')
  },
  treefolk: (add, { tint, colour }) => {
    add('M-10 -34Q-30 -40 -26 -52Q-20 -62 -8 -56Q-2 -64 8 -57Q22 -62 26 -50Q30 -40 10 -34z', '#5f8a34')
    add('M-20 -50a5 4 0 1 0 10 0zM6 -52a6 4.4 0 1 0 12 0zM-6 -44a5 4 0 1 0 10 0z', '#7fae45', 0)
    add(
      'M-12 -22L-30 -32L-34 -42L-27 -36L-25 -40L-22 -32L-10 -28zM12 -22L30 -30L34 -40L28 -35L26 -39L22 -30L10 -28z',
      lift(tint, -0.1),
    )
    add('M-13 -36Q0 -40 13 -36L12 -6L22 4L8 2L0 6L-8 2L-22 4L-12 -6z', tint)
    add('M-7 -28L-1 -26L-2 -22L-7 -23zM7 -28L1 -26L2 -22L7 -23z', '#1d120a', 0)
    glare(add, -4, 4.4, -25, '#ffe14a')
    add('M-5 -16Q0 -19 5 -16Q3 -12 0 -12Q-3 -12 -5 -16z', '#1d120a', 0.6)
    add('M-9 -32v20M9 -31v18M-4 -8v8M5 -9v9', null, 0.9)
    sash(add, colour, 'M-13 -9Q0 -4 13 -9L13 -5Q0 0 -13 -5z')
  },
} as const satisfies Record<string, DrawMonster>
