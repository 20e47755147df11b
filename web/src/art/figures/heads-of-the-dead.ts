import { lift, mix } from '../colour.ts'
import { BONE, GOLD, IRON } from '../palette.ts'
import { eyes, fangs, glare, horns } from './features.ts'
import type { Add, Dress } from './figure.ts'

type DrawHead = (add: Add, dress: Dress) => void

const skull: DrawHead = (add) => {
  add('M-7.6 -3Q-7.6 -11 .4 -11Q8.4 -11 8.2 -3Q8 2 5.6 3.4L5.2 7.4Q1 9 -3.2 7.4L-4 3.4Q-7.4 2 -7.6 -3z', BONE)
  const holes =
    'M-4.6 -2.6a2.5 2.6 0 1 0 5 0a2.5 2.6 0 1 0 -5 0zM2.8 -2.6a2.3 2.6 0 1 0 4.6 0a2.3 2.6 0 1 0 -4.6 0zM1 2l.9 -2.2l.9 2.2z'
  add(holes, '#1b130f', 0)
  add('M-1.6 4.6v3M.6 4.8v3.2M2.8 4.8v3', null, 0.7)
}

const crown: DrawHead = (add) =>
  add('M-8 -7L-9 -16L-4.6 -12L-1.6 -18L1.4 -12.4L5 -18L7 -12L11 -16L9 -7Q.6 -10.6 -8 -7z', GOLD)

export const deadHeads = {
  skeleton: (add, dress) => {
    skull(add, dress)
    add('M-8.2 -4.4Q-8.4 -12.4 .4 -12.6Q9 -12.4 8.8 -4.6Q0 -8 -8.2 -4.4z', dress.cloth)
  },
  wight: (add, dress) => {
    skull(add, dress)
    glare(add, -2.2, 5, -2.6, '#8fe3ff')
    add('M-8.6 -2Q-9 -12.6 .4 -13Q9.4 -12.6 9 -2L6 -6H-5z', '#6f7780')
    horns(add, -9, IRON)
  },
  lich: (add, dress) => {
    add('M-10 9Q-13 -9 .4 -13Q14 -9 11 9L7 3Q8 -8 .6 -9Q-7 -8 -6 3z', mix(dress.cloth, '#1a1024', 0.6))
    skull(add, dress)
    glare(add, -2.2, 5, -2.6, '#b48ef0')
    crown(add, dress)
  },
  pharaoh: (add, dress) => {
    add('M-9 10L-10 -8Q.4 -16 11 -8L10 10L6 8V-2H-4.6V8z', GOLD)
    add('M-9.6 -4h4M-9.4 1h4M-9.2 6h4M6.4 -4h4M6.2 1h4M6 6h4', null, 1.6, '#2f86bd')
    skull(add, dress)
    add('M-6.6 -7Q.4 -12 7.6 -7L7 -4.6Q.4 -8.6 -6 -4.6z', GOLD, 0.8)
  },
  zombie: (add, { skin, hair }) => {
    add('M-6 -4Q-6.4 6 .4 8.4Q7.6 7 7.4 -4Q6 -10 .4 -10Q-6 -9.6 -6 -4z', skin)
    eyes(add, -1.2, 4.6, -1.2, '#fff6b0', '#3a2a10')
    add('M-3 4Q1.4 2 5.4 4.4Q4.6 8.4 1.6 8.4Q-2 8 -3 4z', '#2a0f0c', 0.7)
    add('M-1.4 4.2v1.6M1 3.6v1.6M3.4 4v1.6', null, 0.8, BONE)
    add('M-6.6 -3Q-8 -9 -4 -11l1 2.4l1.6 -3l1.4 3zM4 -9l2 -2.4l.4 3l2 -.6l-1 3.4z', hair, 0.8)
    add('M5.4 -6.4l2.6 2.6M6.6 -7.4l-1 4', null, 0.9, '#7a2a2a')
  },
  ghoul: (add, { skin }) => {
    add('M-6 -3L-13 -8L-7 2zM7 -3L14 -8L8 2z', skin)
    add('M-6.8 -4Q-6.6 -10.6 .4 -10.6Q7.6 -10.6 7.8 -4Q8 4 .8 9.4Q-7 4 -6.8 -4z', skin)
    add(
      'M-4.6 -1.4a2.6 2.4 0 1 0 5 0a2.6 2.4 0 1 0 -5 0zM2.8 -1.4a2.4 2.4 0 1 0 4.6 0a2.4 2.4 0 1 0 -4.6 0z',
      lift(skin, -0.5),
      0,
    )
    glare(add, -2, 5, -1.4, '#ff8a5a')
    add('M-3.4 3.4Q1 1.6 5.6 3.4Q4 8 1 8Q-2 8 -3.4 3.4z', '#2a0f0c', 0.7)
    fangs(add, 3.4)
  },
  mummy: (add) => {
    const linen = '#d9cba4'
    add('M-7.4 -3Q-7.4 -11 .4 -11Q8.4 -11 8.2 -3Q8.6 6 .6 8.8Q-7.6 6 -7.4 -3z', linen)
    add('M-6 -2.4H7.6V1H-6z', '#2a2118', 0.6)
    glare(add, -2.2, 4.8, -0.8, '#ffd24a')
    add('M-7 -6Q.4 -3.6 8 -6.6M-6 -9Q1 -6 6.6 -9.4M-7 3.4Q.6 5 7.6 2.6M-5 6.4Q1 7.6 6 5.4', null, 0.9)
    add('M7 4L12 8L10 12L8 8z', linen, 0.8)
  },
  wraith: (add, { cloth }) => {
    add('M-5.6 -5Q-6 5 .8 9Q7.4 5 7 -5z', '#0d0b12', 0.6)
    glare(add, -1.8, 4.4, -1, '#9ff0d0')
    add('M-9.4 11Q-13 -10 .6 -14.6Q14 -10 10.6 11L7 5Q8 -6.4 .8 -7.4Q-6.4 -6.4 -5.6 5z', mix(cloth, '#2a2a38', 0.55))
  },
  banshee: (add, { hair }) => {
    add('M-6 -5Q-20 -4 -18 10Q-14 6 -12 15Q-7 9 -5 2zM7 -5Q20 -6 19 9Q15 6 13 14Q8 8 6 2z', hair)
    add('M-6 -4Q-6 7 .6 9.4Q7.4 7 7.2 -4z', '#cfe6e2')
    add('M-3.8 -1.4a2 2.2 0 1 0 4 0a2 2.2 0 1 0 -4 0zM2.8 -1.4a2 2.2 0 1 0 4 0a2 2.2 0 1 0 -4 0z', '#123a3a', 0)
    add('M-1.4 5a2.4 2.8 0 1 0 4.8 0a2.4 2.8 0 1 0 -4.8 0z', '#123a3a', 0)
    add('M-7.6 2Q-12 -12 .4 -13Q12 -13 8.8 2Q6 -6 .8 -5Q-4.6 -6 -7.6 2z', hair)
  },
  vampire: (add, { skin, hair }) => {
    add('M-6.6 -4Q-6.4 5 .8 9.4Q7.4 5 7.4 -4z', skin)
    add('M-6 -1L-10 -5L-6.6 2zM7.4 -1L11 -5L8 2z', skin)
    eyes(add, -1.2, 4.6, -0.8, '#ffe0d0', '#b01818')
    add('M-2 4.6h6.4l-1 1.8h-4.4z', '#4a0c10', 0.5)
    fangs(add, 4.6)
    add('M-7.6 0Q-9 -11 .6 -11.6Q9.8 -11 8.6 0Q7.4 -6 4 -6.6L.8 -2.6L-2.6 -6.6Q-6 -6 -7.6 0z', hair)
  },
  flesh: (add, { skin }) => {
    add('M-7.6 -10H8.4V3Q8 8.6 .6 9Q-7.4 8.6 -7.6 3z', skin)
    eyes(add, -1.4, 4.6, -1.6)
    add('M-6.6 -4H7.4V-6H-6.6z', lift(skin, -0.34), 0)
    add('M-2.4 4.6h7', null, 1)
    add('M-5 -9l2.6 5M-4.6 -6.4l2 -1M6.6 1l-2.4 4M4.4 2l2 1.6', null, 0.9, '#5a1f1f')
    add('M-10 -1h2.6v3h-2.6zM8.2 -1h2.8v3h-2.8z', IRON, 0.8)
    add('M-8 -8.6Q-8 -13 .4 -13Q8.8 -13 8.8 -8.6L6 -10L3 -8.6L0 -10.4L-3 -8.6z', '#26201c')
  },
} as const satisfies Record<string, DrawHead>
