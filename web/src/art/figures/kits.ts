import { BONE, GOLD, IRON } from '../palette.ts'
import type { Add, Dress } from './figure.ts'

type DrawKit = (add: Add, dress: Dress) => void

const WOOD = '#7a5630'
const pole = 'M12 4L15.4 -34L17.2 -33.8L14 4.2z'

/** What is held in the hand, behind the arm. In fortieths of a square from the feet. */
export const kits = {
  none: () => {},
  sword: (add) => {
    add('M11.6 -8L19.4 -29L22.4 -31.4L22.2 -27.6L14.4 -7z', '#dfe5ea')
    add('M9 -10.4L17 -7.2L16.2 -5.2L8.2 -8.4z', GOLD)
  },
  blades: (add) => {
    kits.sword(add)
    add('M-11.6 -8L-19.4 -29L-22.4 -31.4L-22.2 -27.6L-14.4 -7z', '#dfe5ea')
    add('M-9 -10.4L-17 -7.2L-16.2 -5.2L-8.2 -8.4z', GOLD)
  },
  dagger: (add) => add('M11.6 -7L17.4 -18L19.4 -19.4L19.2 -16.4L14.4 -6z', '#dfe5ea'),
  axe: (add) => {
    add('M11 2L17 -27L19 -26.6L13.2 2.4z', WOOD)
    add('M15 -27Q24 -30 25 -20Q20 -22.6 14.6 -19.6z', IRON)
  },
  'great-axe': (add) => {
    add('M11 4L16 -32L18.4 -31.6L13.4 4.4z', WOOD)
    add('M14 -32Q26 -36 27 -22Q21 -26 13.6 -22zM17 -31Q8 -33 7 -24Q11 -26 15.4 -22.6z', IRON)
  },
  spear: (add) => {
    add(pole, WOOD)
    add('M13.4 -33L16.8 -42L19 -32.4z', IRON)
  },
  lance: (add) => {
    add('M4 -6L27 -34L28.6 -32.6L6.6 -4z', WOOD)
    add('M25 -33L32 -41L30 -30z', IRON)
  },
  staff: (add, { colour }) => {
    add(pole, WOOD)
    add('M12.6 -35a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z', colour)
  },
  'skull-staff': (add) => {
    add(pole, WOOD)
    add('M11.6 -36Q11.6 -42 16.4 -42Q21.4 -42 21.4 -36Q21 -33.4 19.4 -33L19 -30.6H14L13.6 -33Q12 -33.4 11.6 -36z', BONE)
    add('M13.4 -36.4a1.4 1.4 0 1 0 2.8 0zM17.2 -36.4a1.4 1.4 0 1 0 2.8 0z', '#1b130f', 0)
  },
  bow: (add) => {
    add('M-13 2Q-22 -12 -12 -26L-10.6 -25.4Q-19 -12 -11.6 1.6z', '#7a4e26')
    add('M-12 1L-11.6 -25', null, 0.8, '#efe6d0')
  },
  crossbow: (add) => {
    add('M8 -9L22 -16L23 -14L9 -6.4z', WOOD)
    add('M15 -22Q24 -18 22 -7L20 -7.4Q21 -16 14 -20z', IRON)
  },
  sling: (add) => {
    add('M14 -20Q22 -30 16 -36', null, 2.2)
    add('M14 -20Q22 -30 16 -36', null, 1, '#b98a4a')
    add('M13 -37a3 2.6 0 1 0 6 0a3 2.6 0 1 0 -6 0z', '#8d8574')
  },
  javelin: (add) => {
    add('M4 -30L30 -22L29.6 -20.6L3.4 -28.4z', WOOD)
    add('M28 -23.4L36 -20L28 -19z', IRON)
  },
  club: (add) => {
    add('M11 -2Q14 -20 18 -28Q24 -32 26 -25Q24 -16 15 0z', WOOD)
    add('M19 -27l5 -3l-1 5zM21 -20l5 -1l-3 4z', BONE, 0.8)
  },
  hammer: (add) => {
    add('M12 2L16 -26L18 -25.6L14.2 2.4z', WOOD)
    add('M10 -31h15v8h-15z', IRON)
  },
  mace: (add) => {
    add('M12 -2L17 -22L19 -21.4L14.2 -1.4z', WOOD)
    add('M13.6 -25a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z', GOLD)
  },
  banner: (add, { cloth, colour }) => {
    add('M12 4L14 -46L16 -46L14.4 4z', WOOD)
    add('M15.6 -45Q26 -48 33 -43L29 -37L33 -30Q25 -34 15.2 -30z', cloth)
    add('M20 -41h8v7h-8z', colour, 0.8)
  },
  drum: (add) => {
    add('M-13 -13Q0 -17 13 -13V-3Q0 2 -13 -3z', '#a3602c')
    add('M-13 -13Q0 -17 13 -13Q0 -9 -13 -13z', BONE)
    add('M-12 -11L-6 -2L0 -9L6 -2L12 -11', null, 1, '#efe6d0')
    add('M10 -14L20 -24L21.4 -22.6L11.6 -12.8z', WOOD)
  },
  lyre: (add) => {
    add('M10 -6Q4 -20 12 -24L14 -21Q9 -18 14 -8L17 -9Q20 -20 15 -24L18.4 -26Q25 -18 19 -5z', GOLD)
    add('M13 -21L15 -9M16 -22L17 -9', null, 0.7)
  },
  pipes: (add) => {
    for (let i = 0; i < 4; i++) add(`M${9 + i * 3} -20h2.8v${9 - i * 1.6}h-2.8z`, '#c99a52', 0.8)
  },
  whip: (add) => {
    add('M12 -10Q24 -14 22 -26Q18 -36 28 -38', null, 3)
    add('M12 -10Q24 -14 22 -26Q18 -36 28 -38', null, 1.4, '#8d8574')
  },
  bomb: (add) => {
    add('M11 -20a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z', '#2c2a2e')
    add('M17 -26Q20 -30 23 -28', null, 1.6, '#b98a4a')
    add('M22 -30l1.4 -3l1 3l3 .6l-2.6 1.6z', '#ffb43a', 0.5)
  },
  mushroom: (add) => {
    add('M15 -16h4l1 8h-6z', BONE)
    add('M9 -16Q9 -25 17 -25Q25 -25 25 -16Q17 -13 9 -16z', '#c23a2a')
    add('M13 -19a1.5 1.5 0 1 0 3 0zM19 -20a1.6 1.6 0 1 0 3.2 0z', '#fff4e0', 0)
  },
  chainsaw: (add) => {
    add('M8 -12h9v8h-9z', '#b5482a')
    add('M16 -11L31 -13L32 -9L16 -5z', IRON)
    add('M18 -11l1.4 -2.6l1.6 2.2l1.6 -2.6l1.6 2.2l1.6 -2.6l1.4 2z', BONE, 0.4)
  },
  ball: () => {},
} as const satisfies Record<string, DrawKit>

/** These are carried with a shield on the other arm. */
export const shielded: ReadonlySet<string> = new Set(['sword', 'axe', 'spear', 'mace', 'hammer'])
