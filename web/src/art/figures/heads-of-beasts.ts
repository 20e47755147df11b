import { lift } from '../colour.ts'
import { BONE, GOLD } from '../palette.ts'
import { eyes, glare, horns } from './features.ts'
import type { Add, Dress } from './figure.ts'

type DrawHead = (add: Add, dress: Dress) => void

const goatHorns = 'M-5 -7Q-16 -8 -14 4Q-12 -2 -6 -2.6zM6 -7Q17 -8 15 4Q13 -2 7 -2.6z'

export const beastHeads = {
  rat: (add, { skin, cloth }) => {
    add('M-6 -6Q-12 -14 -10 -4zM4 -8Q8 -16 9 -6z', '#c99a8c')
    add('M-7 -3Q-6 -10 1 -9.6Q6 -9 8 -4L15 1.6Q14.6 4.4 11 4.6Q4 8 -3 6.6Q-8 4 -7 -3z', skin)
    add('M13.4 .6a1.7 1.7 0 1 0 3 1.4z', '#d98a86', 0.7)
    eyes(add, 2.4, 6.6, -2.2, '#ff5a3a', '#2a0502')
    add('M9 4.6l.6 3l1.6 -2.8z', BONE, 0.6)
    add('M-7.6 -2Q-8 -10.6 1 -11Q5 -10.6 6.4 -7Q-1 -6.6 -7.6 -2z', cloth)
  },
  lizard: (add, { skin, colour }) => {
    add('M-6 -8Q-14 -14 -15 -4L-9 -3L-12 3L-5 1z', colour)
    add('M-7 -3Q-6.4 -10 0 -10Q5 -10 7.6 -6L15.4 -2.6Q16.4 1 14.6 3L4 7.4Q-2 9 -5.6 5Q-7.6 2 -7 -3z', skin)
    add('M3 3.4L15 .8', null, 1)
    add('M6 2.8l.8 2l1 -2.4zM9.6 2l.8 2l1 -2.4z', BONE, 0.5)
    eyes(add, -0.4, 4.4, -4, '#ffe14a', '#1a1008')
    add('M13 -1.2a.8 .8 0 1 0 1.6 0a.8 .8 0 1 0 -1.6 0z', '#14100e', 0)
  },
  croc: (add, { skin }) => {
    add('M-7.4 -4Q-6.4 -11 0 -11Q5 -11 7 -7L18 -3Q19.4 0 18 2L7 3L17 4.6Q17 7.6 14 8L2 9Q-6 9.4 -7.6 4z', skin)
    for (let i = 0; i < 5; i++) add(`M${7 + i * 2.2} 2.6l1 2.4l1 -2.6z`, BONE, 0.4)
    eyes(add, -0.4, 4, -5.4, '#ffe14a', '#1a1008')
    add('M-6 -9l-3 -3.6l-1 5zM-7.6 -4l-4.4 -2l1 5z', lift(skin, -0.25), 0.9)
  },
  frog: (add, { skin }) => {
    add('M-9 0Q-9 -8 .6 -8Q10.6 -8 10.4 0Q10 7.6 .6 8Q-8.6 7.6 -9 0z', skin)
    add(
      'M-7.6 -6a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0zM1.6 -6a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0z',
      lift(skin, 0.15),
    )
    eyes(add, -4, 5.2, -6.4, '#fff6c0', '#1a1008')
    add('M-7.6 2Q1 6.6 9.4 2', null, 1.1)
  },
  bull: (add, { skin }) => {
    add('M-6 -6Q-17 -6 -17 -16Q-12 -10 -4 -10zM7 -6Q18 -6 18 -16Q13 -10 5 -10z', BONE)
    add('M-7 -5L-12 -2L-7 1zM8 -5L13 -2L8 1z', skin)
    add('M-7 -6Q-6 -12 .6 -12Q7.4 -12 8 -6L7 3Q7 9.6 .8 10Q-5.6 9.6 -6 3z', skin)
    eyes(add, -1.6, 4.6, -3.4, '#ffd24a', '#5a1208')
    add('M-5.6 3Q.8 0 7 3Q7.8 9.4 .8 9.8Q-6 9.4 -5.6 3z', lift(skin, 0.24), 0.9)
    add('M-2.6 4.6a1 1 0 1 0 2 0a1 1 0 1 0 -2 0zM2.4 4.6a1 1 0 1 0 2 0a1 1 0 1 0 -2 0z', '#1a1008', 0)
    add('M-1 6.6q1.8 4 3.8 0', null, 1.3, GOLD)
  },
  goat: (add, { skin, hair }) => {
    add(goatHorns, BONE)
    add('M-6.6 -3L-12 1L-6 3zM7.4 -3L13 1L7 3z', skin)
    add('M-6.4 -5Q-6 -10.6 .6 -10.6Q7 -10.6 7.4 -5L6 5Q4 9.4 .8 9.4Q-2.6 9.4 -4.6 5z', skin)
    eyes(add, -1.6, 4.4, -2.8, '#ffd24a', '#3a1208')
    add('M-3.4 4Q.8 2 5 4Q4.6 8 .8 8.4Q-3 8 -3.4 4z', lift(skin, 0.24), 0.8)
    add('M-1 5h4M-1.6 8.4Q.8 14 3.4 8.4z', hair, 0.9)
    add('M-4 -10Q.6 -14 5 -10L3 -6L.6 -8L-2 -6z', hair, 0.9)
  },
  wolf: (add, { skin }) => {
    add('M-7 -6L-9 -17L-1.6 -10zM2 -9L7.6 -17L8 -7z', skin)
    add('M-9 4L-11 -2L-8 -3Q-8 -11 0 -11Q6 -11 8.4 -6L15.6 -2.6Q16 .6 13.6 2.4L5 5.4L4 9L.6 7L-2 10L-4.6 6.6z', skin)
    eyes(add, 0, 5, -4, '#ffe14a', '#1a1008')
    add('M13.6 -3.4a1.8 1.5 0 1 0 2.8 1.8z', '#1a1210', 0)
    add('M5 3.2L14 .6L12 3.6L10.6 2.4L9.6 4.8L8.4 3z', BONE, 0.6)
    add('M-7 -3L-4 -1.4L-6.6 0', null, 0.8)
  },
  hyena: (add, { skin, hair }) => {
    add('M-3 -10Q-12 -14 -13 -2Q-12 6 -8 8L-5 -4z', hair)
    add('M-5 -8a4 4.4 0 1 0 6 -4zM3 -9a3.6 4 0 1 0 5.4 -3z', skin)
    add('M-7 -3Q-6.6 -10 0 -10Q5.6 -10 8 -5L14 -2Q15.4 1 13.6 3.6L4 6.4Q-4 8.4 -6.4 3z', skin)
    eyes(add, 0.4, 5, -3.4, '#ffe14a', '#1a1008')
    add('M12 -3.2Q15.6 -2.6 14.6 .4L12.4 -.4z', '#1a1210', 0)
    add('M4 3.6L13.4 1.4L11.6 4.2L10 3L9 5.4L7.4 3.6z', BONE, 0.6)
    add('M-4 -6a1 1 0 1 0 2 0zM-5 0a1 1 0 1 0 2 0zM-1.6 2.6a.9 .9 0 1 0 1.8 0z', lift(skin, -0.5), 0)
  },
  fox: (add, dress) => beastHeads.wolf(add, dress),
  yeti: (add, { skin }) => {
    horns(add, -5)
    add(
      'M-9 8L-12 2L-9.6 0L-12 -6L-8 -6Q-6 -13 .6 -13Q7.6 -13 9.4 -6L13 -6L11 0L13 3L9.6 9L4 8L.8 12L-2.6 8z',
      '#eef3f6',
    )
    add('M-5.4 -4Q-5 -8 .8 -8Q6.6 -8 6.8 -4Q7 4 .8 6.4Q-5.6 4 -5.4 -4z', skin)
    eyes(add, -1.2, 4.2, -2.6)
    add('M-3 2h8l-1 2.6h-6z', '#1d2a33', 0.6)
    add('M-2 2l.8 2l.8 -2zM3 2l.8 2l.8 -2z', BONE, 0.4)
  },
  bark: (add, { skin }) => {
    add('M-8 -4Q-14 -18 -7 -20Q-8 -15 -4 -12Q-4 -20 1 -24Q2 -18 3 -12Q7 -20 13 -19Q12 -13 8 -4z', '#5f8a34')
    add('M-7 -8L-4 -10L0 -8L4 -10L8 -8L8.6 6Q5 9 .8 9.6Q-4 9 -7.6 6z', skin)
    add('M-4.6 -3.4L0 -2L-1 .8L-4 .4zM7 -3.4L2.4 -2L3.4 .8L6.4 .4z', '#1d120a', 0)
    glare(add, -2, 4.6, -1.4, '#ffe14a')
    add('M-3 5Q1 3.4 5.4 5Q4 7.4 1.2 7.4Q-1.8 7.4 -3 5z', '#1d120a', 0.5)
    add('M-6 -6v8M7.4 -5v7M.8 -6v4', null, 0.8)
  },
  maw: (add, { skin }) => {
    for (const [a, b] of [
      [-12, -6],
      [-9, -14],
      [10, -14],
      [14, -5],
    ])
      add(`M${a * 0.4} -3Q${a} ${b + 6} ${a} ${b}Q${a + 4} ${b + 2} ${a * 0.5 + 3} -4z`, lift(skin, -0.15))
    add('M-8.6 -2Q-8 -10 .6 -10Q9.6 -10 9.4 -2Q9.6 9 .6 10Q-8.6 9 -8.6 -2z', skin)
    add('M-6.4 1Q.6 -3 7.4 1Q7.4 8.4 .6 8.8Q-6.4 8.4 -6.4 1z', '#2a0a10', 0.8)
    add('M-5 .6l1.4 3l1.6 -3.6l1.8 3.6l1.8 -3.8l1.8 3.8l1.6 -3zM-4 7.4l1.6 -2.6l1.8 3l1.8 -3l2 3l1.4 -2.6z', BONE, 0.4)
    eyes(add, -3.4, 4, -5.4, '#ffe14a')
    eyes(add, 0.4, 0.4, -7.8, '#ffe14a')
  },
} as const satisfies Record<string, DrawHead>
