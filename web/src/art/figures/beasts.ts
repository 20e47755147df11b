import { lift, mix } from '../colour.ts'
import { BONE, IRON } from '../palette.ts'
import { eyes, glare } from './features.ts'
import type { Add, Dress } from './figure.ts'
import { monsters } from './monsters.ts'

type DrawBeast = (add: Add, dress: Dress) => void

const eye = (add: Add, x: number, y: number, colour = '#ffe14a') => {
  add(`M${x - 1.5} ${y}a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0z`, colour, 0.6)
  add(`M${x} ${y}a.7 .8 0 1 0 1.4 0a.7 .8 0 1 0 -1.4 0z`, '#140d0a', 0)
}

/** Four legs of a horse or a lion: two behind, two in front. */
function fourLegs(add: Add, tint: string, long: number): void {
  add(`M-16 -9L-18 ${long}h5L-9 -7zM9 -9L11 ${long}h5L15 -9z`, lift(tint, -0.3))
}

function frontLegs(add: Add, tint: string, long: number): void {
  add(`M-12 -8L-13 ${long}h5L-5 -7zM3 -7L5 ${long}h5L9 -8z`, lift(tint, -0.08))
}

/** The sash in the team's colour: animals wear it too. */
const collar = (add: Add, colour: string, d = 'M7 -18Q12 -10 15 -7L12 -5Q6 -10 3 -17.6z') => add(d, colour, 0.9)

/** Animals and monsters, seen from the side; riders sit on some of them. */
export const beasts = {
  ...monsters,
  wolf: (add, { tint, colour }) => {
    add('M-15 -6L-17 4L-12 4L-9 -5zM8 -7L10 4L15 4L14 -8z', lift(tint, -0.3))
    add('M-15 -9Q-24 -10 -27 -20Q-20 -17 -14 -14z', tint)
    add(
      'M-16 -5Q-19 -15 -9 -17L7 -18Q12 -26 19 -26L19 -20L27 -17Q27 -12 20 -11L15 -6Q14 -3 10 -3L-10 -3Q-15 -3 -16 -5z',
      tint,
    )
    add('M-11 -5L-12 4L-7 4L-5 -4zM3 -4L5 4L10 4L9 -5z', lift(tint, -0.08))
    add('M12 -24L10 -32L17 -26z', tint)
    add('M19 -13L26 -14L24 -11.6L22.6 -12L22 -10z', BONE, 0.6)
    eye(add, 19, -20)
    add('M25.4 -18.4a1.6 1.4 0 1 0 2.6 1.6z', '#1a1210', 0)
    collar(add, colour)
  },
  boar: (add, { tint, colour }) => {
    fourLegs(add, tint, 4)
    add('M-18 -8Q-20 -22 -6 -23Q4 -26 12 -21L22 -16L28 -9Q28 -4 22 -4Q14 -2 10 -3L-12 -3Q-18 -3 -18 -8z', tint)
    add('M-14 -20L-12 -27L-8 -22L-5 -28L-1 -23L3 -28L6 -22z', lift(tint, -0.45), 0.9)
    frontLegs(add, tint, 4)
    add('M26 -13Q31 -12 30 -7Q27 -4 25 -6z', '#d99a86', 0.9)
    add('M20 -7Q25 -10 24 -15Q21 -13 18 -9z', BONE, 0.9)
    add('M10 -20L11 -28L17 -20z', tint)
    eye(add, 18, -15, '#ffb057')
    collar(add, colour, 'M4 -24Q8 -12 8 -4L4 -3Q5 -14 0 -24z')
  },
  bear: (add, { tint, colour }) => {
    fourLegs(add, tint, 5)
    add(
      'M-19 -8Q-22 -26 -4 -28Q8 -30 14 -24Q18 -30 24 -26L31 -19Q32 -14 26 -12Q18 -4 10 -3L-12 -3Q-19 -3 -19 -8z',
      tint,
    )
    frontLegs(add, tint, 5)
    add('M14 -26a3 3 0 1 0 5 -3z', tint)
    add('M28 -20Q33 -19 31 -15L27 -16z', '#1a1210', 0.6)
    add('M22 -13L29 -14L27 -11.6L25.6 -12.4L24.6 -10.6z', BONE, 0.5)
    eye(add, 23, -20, '#ffe0b0')
    collar(add, colour, 'M6 -27Q12 -16 12 -5L8 -4Q8 -17 1 -28z')
  },
  horse: (add, { tint, colour, hair }) => {
    add('M-17 -14Q-28 -14 -27 2Q-22 -4 -15 -8z', hair)
    fourLegs(add, tint, 5)
    add(
      'M-17 -10Q-19 -21 -7 -21L6 -21Q9 -36 19 -38L28 -29Q29 -25 24 -25L18 -27Q17 -16 14 -8Q8 -5 -10 -6Q-16 -6 -17 -10z',
      tint,
    )
    frontLegs(add, tint, 5)
    add('M17 -38Q4 -38 3 -21L8 -22Q9 -32 18 -35z', hair)
    add('M20 -37L28 -50L23 -35z', '#ffe9ae')
    add('M15 -37L14 -43L19 -38z', tint)
    eye(add, 20, -32, '#bfe6ff')
    collar(add, colour, 'M-6 -21Q-8 -12 -6 -6L2 -6Q0 -14 2 -21z')
  },
  centaur: (add, { tint, hair }) => {
    add('M-17 -14Q-28 -14 -27 2Q-22 -4 -15 -8z', hair)
    fourLegs(add, tint, 5)
    add('M-17 -10Q-19 -21 -7 -21L8 -22Q15 -20 14 -8Q8 -5 -10 -6Q-16 -6 -17 -10z', tint)
    frontLegs(add, tint, 5)
  },
  griffon: (add, { tint, colour }) => {
    add('M-16 -12Q-27 -12 -28 -22L-25 -23Q-24 -16 -14 -16z', tint)
    fourLegs(add, tint, 5)
    add('M-4 -20Q-20 -46 -32 -40Q-28 -34 -30 -28Q-23 -29 -21 -22Q-14 -24 -11 -15z', '#8a6238')
    add('M-17 -9Q-19 -20 -8 -21L8 -22Q15 -20 14 -8Q8 -5 -10 -6Q-16 -6 -17 -9z', tint)
    frontLegs(add, tint, 5)
    add('M6 -18Q6 -36 17 -37Q25 -36 25 -30Q20 -28 18 -20Q17 -12 12 -10z', '#efe6d0')
    add('M22 -34Q32 -34 30 -25Q26 -29 21 -28z', '#f0a818')
    add('M2 -21Q4 -46 20 -50Q15 -42 18 -38Q12 -34 10 -16z', '#a3784a')
    eye(add, 19, -32, '#ffb057')
    collar(add, colour, 'M6 -21Q10 -14 15 -12L13 -8Q6 -11 3 -19z')
  },
  sphinx: (add, { tint, skin, colour }) => {
    add('M-16 -12Q-27 -12 -28 -22L-25 -23Q-24 -16 -14 -16z', tint)
    fourLegs(add, tint, 5)
    add('M-4 -20Q-20 -46 -32 -40Q-28 -34 -30 -28Q-23 -29 -21 -22Q-14 -24 -11 -15z', '#d9c48a')
    add('M-17 -9Q-19 -20 -8 -21L8 -22Q15 -20 14 -8Q8 -5 -10 -6Q-16 -6 -17 -9z', tint)
    frontLegs(add, tint, 5)
    add('M3 -16L4 -36Q13 -46 24 -36L25 -16L19 -18V-28H10V-16z', colour)
    add('M9 -33Q9 -22 15 -19Q21 -22 21 -33Q15 -38 9 -33z', skin)
    eyes(add, 13, 18, -29)
    add('M13 -23q2 1 4 0', null, 0.8)
  },
  drake: (add, { tint, colour }) => {
    add('M-14 -10Q-30 -8 -35 -22Q-36 -30 -31 -33Q-31 -24 -26 -18Q-20 -14 -12 -16z', tint)
    add('M-36 -26L-40 -34L-30 -33z', lift(tint, -0.3))
    fourLegs(add, tint, 5)
    add('M2 -18Q-8 -48 -30 -50Q-24 -43 -26 -36Q-19 -38 -17 -30Q-11 -33 -9 -24Q-5 -27 -3 -15z', lift(tint, -0.25))
    add(
      'M-17 -9Q-19 -21 -6 -22Q6 -23 9 -27Q10 -40 20 -41L30 -35Q32 -31 26 -30L19 -31Q17 -20 14 -10Q8 -4 -10 -5Q-16 -5 -17 -9z',
      tint,
    )
    add('M-4 -8Q8 -8 12 -16Q15 -24 15 -30L18 -30Q18 -18 13 -9Q8 -4 -6 -5z', lift(tint, 0.4), 0.7)
    frontLegs(add, tint, 5)
    add('M16 -40L9 -47L20 -42zM12 -34L5 -38L10 -29z', BONE, 0.9)
    add('M25 -31L30 -33L28 -29.6L26.6 -30.4L25.6 -28.6z', BONE, 0.5)
    add('M27 -37a1 1 0 1 0 2 0z', '#1a1008', 0)
    eye(add, 20, -36)
    collar(add, colour, 'M8 -26Q14 -20 18 -22L17 -17Q11 -16 6 -22z')
  },
  wyvern: (add, { tint, colour }) => {
    add('M-10 -12Q-28 -10 -32 -26L-36 -30L-30 -38L-28 -28Q-22 -16 -8 -18z', tint)
    add('M-4 -4L-10 5h6l5 -8zM6 -5L6 5h6l1 -11z', lift(tint, -0.25))
    add('M4 -20Q4 -48 -20 -54Q-15 -46 -20 -40Q-12 -40 -13 -32Q-7 -34 -7 -24Q-4 -27 -2 -15z', lift(tint, -0.3))
    add('M-10 -6Q-12 -20 0 -21Q8 -24 9 -30Q11 -41 20 -41L30 -34Q31 -30 26 -30L19 -31Q17 -16 10 -5Q-2 0 -10 -6z', tint)
    add('M8 -20Q20 -46 34 -44Q28 -38 31 -31Q24 -33 22 -25Q16 -27 12 -14z', lift(tint, -0.12))
    add('M15 -40L10 -47L19 -42z', BONE, 0.9)
    eye(add, 20, -36)
    collar(add, colour, 'M8 -27Q14 -22 18 -24L17 -19Q11 -18 6 -23z')
  },
  hydra: (add, { tint, colour }) => {
    add('M-16 -8Q-30 -8 -33 -20Q-26 -14 -14 -16z', tint)
    add('M-16 -4L-18 5h7l3 -9zM8 -4L8 5h7l2 -10z', lift(tint, -0.3))
    for (const [x, y, lean] of [
      [-14, -38, -8],
      [0, -46, -2],
      [14, -42, 5],
      [24, -30, 8],
    ]) {
      add(`M${lean - 5} -12Q${x - 8} ${y + 14} ${x - 3} ${y}L${x + 3} ${y}Q${x - 1} ${y + 14} ${lean + 6} -10z`, tint)
      add(
        `M${x - 5} ${y + 2}Q${x - 5} ${y - 6} ${x + 2} ${y - 6}L${x + 12} ${y - 1}Q${x + 12} ${y + 3} ${x + 7} ${y + 3}L${x} ${y + 5}z`,
        lift(tint, 0.1),
      )
      eye(add, x + 2, y - 1.6)
    }
    add('M-18 -8Q-20 -22 -2 -23Q16 -22 18 -10Q16 0 0 0Q-16 0 -18 -8z', tint)
    add('M-8 -4Q0 -12 10 -5Q6 0 0 0Q-6 0 -8 -4z', lift(tint, 0.35), 0.7)
    collar(add, colour, 'M-12 -20Q0 -26 13 -20L14 -15Q0 -21 -13 -15z')
  },
  eagle: (add, { tint, colour }) => {
    add('M-4 -14Q-14 -42 -33 -42Q-30 -34 -32 -28Q-24 -28 -22 -20Q-14 -20 -10 -8z', tint)
    add('M4 -14Q14 -42 33 -42Q30 -34 32 -28Q24 -28 22 -20Q14 -20 10 -8z', tint)
    add('M-5 -4L-9 5L0 2L9 5L5 -4z', lift(tint, -0.3))
    add('M-9 -10Q-9 -22 0 -23Q9 -22 9 -10Q6 -1 0 0Q-6 -1 -9 -10z', lift(tint, 0.15))
    add('M-7 -21Q-7 -33 2 -33Q10 -33 10 -26Q8 -20 2 -18Q-4 -18 -7 -21z', '#fbf4e2')
    add('M8 -29Q17 -30 15 -21Q12 -24 8 -24z', '#f0a818')
    eye(add, 4, -27, '#ffb057')
    collar(add, colour, 'M-8 -18Q0 -14 8 -18L8 -14.6Q0 -11 -8 -14.6z')
    add('M-6 1l-2 4M-4 1l0 4M4 1l0 4M6 1l2 4', null, 1.4, '#f0a818')
  },
  wagon: (add, { cloth, colour }) => {
    add('M-20 -10L-24 -24H18L22 -10z', '#8a5c30')
    add('M-22 -17h42M-12 -24l-2 14M0 -24v14M12 -24l2 14', null, 0.9)
    add('M20 -10L34 -6L20 -2z', IRON)
    add('M18 -20L30 -24L20 -14z', BONE)
    add('M-18 -24Q-18 -36 -8 -36Q2 -36 2 -24z', cloth)
    add('M-2 -26L-2 -44L14 -40L-1 -35z', colour)
    for (const x of [-13, 11]) {
      add(`M${x - 9} -2a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z`, '#5b3a20')
      add(`M${x - 5} -2a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z`, mix('#8a5c30', '#ffffff', 0.2), 0.9)
      add(`M${x} -10v16M${x - 8} -2h16`, null, 1.1)
    }
    add('M-12 -28a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z', '#93b83e')
    glare(add, -9, -5, -28, '#fff04a')
  },
} as const satisfies Record<string, DrawBeast>
