import { lift, mix } from '../colour.ts'
import { BONE, GOLD, IRON } from '../palette.ts'
import { eyes, fangs, glare, horns } from './features.ts'
import type { Add, Dress } from './figure.ts'
import { beastHeads } from './heads-of-beasts.ts'
import { deadHeads } from './heads-of-the-dead.ts'

type DrawHead = (add: Add, dress: Dress) => void

const face = 'M-5.6 -4Q-5.6 6 .6 8Q7 6 7 -4z'
const beardPath = 'M-5.6 2Q-6 10 .8 12.4Q7.4 10 7 2Q4 4.6 .8 3.4Q-2.6 4.6 -5.6 2z'
const dwarfBeard = 'M-8 -1Q-10.5 10 -4.6 14.6Q.4 18.6 5.4 14.4Q10.4 9 8.4 -1Q4 4 .6 2Q-4 4 -8 -1z'
const moustache = 'M.6 3Q-4.6 .8 -7.4 5.4Q-2.6 7.4 .8 4.8Q4.6 7.4 8.8 5Q5.4 .8 .6 3z'
const bigNose = 'M-1.6 .2Q1.4 -3.4 4 .4Q3.6 3 1.2 3Q-1.2 3 -1.6 .2z'

/** A path moved aside: only its absolute parts move. */
const shifted = (d: string, by: number): string =>
  d.replace(/([MLQ])([^MLQqalhvzHV]*)/g, (_, letter: string, numbers: string) => {
    const moved = numbers.match(/-?[\d.]+/g)?.map((value, i) => (i % 2 ? value : String(Number(value) + by)))
    return letter + (moved ?? []).join(' ')
  })

const elfFace: DrawHead = (add, { skin, hair }) => {
  add('M-6.6 -4Q-11 8 -7 14L-2.6 7z', hair)
  add('M-5 -1L-13.6 -7L-5 3z', skin)
  add('M6.4 -1L13.6 -7L6.2 3z', skin)
  add('M-5.4 -5Q-5.6 4 .8 8.4Q6.8 4 6.8 -5z', skin)
  eyes(add, -0.8, 4.2, -0.6, '#ffffff', '#1d5b52')
  add('M-.6 4.6q1.8 1 3.4 0', null, 0.7)
}

const orcFace: DrawHead = (add, { skin }) => {
  add('M-6.6 -3L-13.4 -6.6L-7 1.6z', skin)
  add('M7.4 -3L13 -6.4L8 1.6z', skin)
  add('M-7.8 -4Q-7.4 -11 .2 -11Q8 -11 8.4 -4Q10 3 6.4 7Q1 9.6 -4.8 7.6Q-9.6 4 -7.8 -4z', skin)
  add('M-5.4 -2.6L1 -.6L8 -3L7.6 -5.6Q1 -3.6 -5.4 -5.4z', lift(skin, -0.4), 0)
  eyes(add, -1.4, 5, -1.4, '#ffe14a', '#7a1208')
  add('M-5.6 3.4Q1 1 8.2 3.4Q9 9.2 1.6 9.8Q-6 9.2 -5.6 3.4z', lift(skin, 0.14), 1)
  add('M-4 4.6L-3 -1L-.8 4.2zM4.4 4.2L6.2 -1L7.6 4.4z', BONE, 0.8)
}

/** The part that differs by race. Around (0, 0), some 17 wide, chin at 8. */
export const heads = {
  ...beastHeads,
  ...deadHeads,
  human: (add, { skin, cloth }) => {
    add('M-5 -3Q-5 6 .5 7Q6.5 6 6.5 -2z', skin)
    add('M-8 2Q-9.5 -9.5 0 -10Q9 -9.8 8.6 -2L5.4 -1.6Q5 -4.2 2.6 -4.2L-2 -3L-3.4 4L-6.4 5z', cloth)
    add('M-1.6 -9.9Q.6 -10.3 2.8 -9.7L2.8 -4.2L-.8 -3.4z', BONE, 0)
    eyes(add, 1.4, 4.9, -0.6)
    add('M-3.6 2.4L7 2.4L7 3.9L-3.6 4.1zM-3 5L5.4 5.2L4.8 6.6L-2.6 6.5z', IRON, 0.7)
  },
  bareheaded: (add, { skin, hair }) => {
    add(face, skin)
    eyes(add, -1, 4.4, -0.8)
    add('M-.4 4.4q2 1.2 3.6 0', null, 0.8)
    add('M-7.4 2Q-10 -10 -1 -11.6Q9.6 -11.6 8.4 -1Q6.4 -6 .8 -5Q-4.6 -6 -7.4 2z', hair)
  },
  knight: (add, { cloth }) => {
    add('M-3 -11Q-14 -16 -12 -4Q-9 -8 -4 -8z', cloth)
    add('M-7.6 4Q-9 -11 .5 -11.4Q9 -11 8.6 4Q5 8.6 .6 9Q-4.4 8.6 -7.6 4z', IRON)
    add('M-7.8 -2.6L8.8 -2.6L8.8 .2L-7.8 .2z', '#22252a', 0)
    add('M.4 -11.2L2.4 -11.2L2.2 9L.6 9z', GOLD, 0.5)
    for (const y of [3, 5.4]) add(`M3.6 ${y}h3.4v1h-3.4zM-4.4 ${y}h3.4v1h-3.4z`, '#3a3f46', 0)
  },
  'dark-knight': (add, { cloth }) => {
    add('M-7.8 5Q-9.4 -11 .5 -12Q9.4 -11 8.8 5L.6 9.6z', '#3a3c44')
    add('M-6.4 -2L8 -2L5 1L.8 .2L-3.6 1z', '#c8281c', 0)
    add('M.2 -11.6L.8 2.6L1.6 -11.6z', '#14151a', 0)
    add('M-6 -9Q-12 -20 2 -19Q-1 -15 3 -11.4z', cloth)
  },
  dwarf: (add, { skin, hair, cloth, crest }) => {
    add(dwarfBeard, hair)
    add('M-6.4 -4.4h13v5.4q-6.5 3.4 -13 0z', skin)
    eyes(add, -1.6, 4.2, -1.6)
    add(moustache, lift(hair, 0.22), 0.8)
    add(bigNose, lift(skin, -0.08), 0.8)
    add('M-8.6 -2.4Q-9.4 -12 .2 -12.6Q9.6 -12 8.8 -2.4Q0 -6 -8.6 -2.4z', cloth)
    add('M-9 -2Q0 -6 9.2 -2L9 -5Q0 -8.8 -8.8 -5z', GOLD, 0.8)
    add('M-1 -12.4h2.4v7h-2.4z', GOLD, 0.5)
    if (crest) horns(add, -8)
    add('M-5 10q2.2 3 1 5.6M5.8 10q-2.2 3 -1 5.6', null, 0.8)
  },
  slayer: (add, { skin }) => {
    add(dwarfBeard, '#d8581c')
    add('M-7 -3Q-7 -9.6 .4 -9.6Q7.4 -9.6 7.4 -3L6.8 1q-6.4 3 -13 0z', skin)
    eyes(add, -1.4, 4.4, -2)
    add(moustache, '#f0813a', 0.8)
    add(bigNose, lift(skin, -0.08), 0.8)
    add('M-4 -8Q-8 -21 2 -24Q1 -19.6 6 -21.4Q3.6 -16.6 8 -16.8Q4.8 -11 4.4 -7.6Q0 -10 -4 -8z', '#ea6a20')
  },
  'chaos-dwarf': (add, { skin }) => {
    add(dwarfBeard, '#2a2422')
    for (const y of [6, 9.4, 12.6]) add(`M-7 ${y}Q.4 ${y + 3} 8 ${y}`, null, 0.9)
    add('M-6.4 -4.4h13v5.4q-6.5 3.4 -13 0z', skin)
    eyes(add, -1.6, 4.2, -1.6, '#ffd24a')
    add(bigNose, lift(skin, -0.08), 0.8)
    add('M-7 9l1.6 -7l2 6.4zM6 8.4l1.8 -6.4l1.4 7z', BONE, 0.7)
    add('M-8.4 -3.4L-7 -18Q.4 -20 8 -18L8.8 -3.4Q0 -7 -8.4 -3.4z', '#7a2a1c')
    add('M-8 -7Q0 -10.4 8.6 -7L8.8 -3.4Q0 -7 -8.4 -3.4z', GOLD, 0.8)
  },
  gnome: (add, { skin, hair, cloth }) => {
    add('M-6.6 -1Q-8 8 -2 10.6Q.6 13 4 10.4Q9 7 8 -1Q.6 4 -6.6 -1z', hair)
    add('M-6.4 -4h13.4v4.6q-6.7 3.4 -13.4 0z', skin)
    eyes(add, -1.4, 4.4, -1.2)
    add('M-1.4 .8a2.8 2.6 0 1 0 5.4 0a2.8 2.6 0 1 0 -5.4 0z', lift(skin, -0.12), 0.8)
    add('M-8.6 -2.6Q-6 -12 -2 -22Q.4 -24 3 -21Q1.4 -18 6 -10Q9 -6 9 -2.6Q0 -6.4 -8.6 -2.6z', cloth)
    add('M-8.8 -2.4Q0 -6.2 9.2 -2.4L8.6 -5.2Q0 -8.8 -8 -5.2z', BONE, 0.8)
  },
  orc: (add, dress) => {
    if (!dress.crest) add('M-2.6 -10Q-7 -16 -1 -18.6Q1 -15.6 5 -16.8Q2.6 -12.6 3.4 -10.4z', '#26201c')
    orcFace(add, dress)
    if (!dress.crest) return
    add('M-8.6 -4.4Q-8.6 -12.6 .2 -12.8Q9 -12.6 9 -4.8Q0 -8 -8.6 -4.4z', dress.cloth)
    add('M-2 -12.4L.4 -20L2.8 -12.4z', BONE)
    add('M-8.8 -4.2Q0 -8 9.2 -4.6L9 -6.8Q0 -10.2 -8.6 -6.4z', IRON, 0.8)
  },
  'black-orc': (add, dress) => {
    orcFace(add, dress)
    add('M-8.4 -4.6Q-8.6 -12.6 .2 -12.8Q9 -12.6 9 -5Q0 -7.6 -8.4 -4.6z', '#4a4b50')
    horns(add, -8)
    add('M-6.4 4.6Q1 2.6 9 4.6Q9.6 10.8 1.6 11.2Q-7 10.8 -6.4 4.6z', '#6b6e75')
    add('M-4.4 5L-3.4 .2L-1.4 4.4zM4.4 4.4L6 .2L7.4 4.8z', BONE, 0.8)
  },
  goblin: (add, { skin, cloth }) => {
    add('M-5 -2Q-14 -10 -17.6 -6Q-13 3 -5 2.4z', skin)
    add('M6 -2Q14 -9.6 17 -5.8Q13 3 6 2.4z', skin)
    add('M-6.6 -1Q-6.6 -9 .6 -9Q8 -9 7.8 -1Q7 6.6 1 7.6Q-6 6.6 -6.6 -1z', skin)
    eyes(add, -1, 4.8, -1.6, '#fff04a', '#4a1208')
    add('M1.4 -.6Q8.6 .2 10 3.4Q5 4.2 1.6 2.6z', lift(skin, 0.1), 0.9)
    add('M-3.6 4Q1 6.6 5.6 4.4L4.8 5.8Q1 7.6 -2.8 5.6z', '#3a160c', 0)
    add('M-7.4 -3.4Q-8 -11.6 .6 -12Q9 -11.4 8.6 -3.6Q0 -7 -7.4 -3.4z', cloth)
  },
  snotling: (add, { skin }) => {
    add('M-5 0Q-13 -5 -15 0Q-11 5 -5 4zM6 0Q14 -5 16 0Q12 5 6 4z', skin)
    add('M-8 0Q-8 -10 .6 -10Q9.4 -10 9 0Q8 8 .8 8.6Q-7.4 8 -8 0z', skin)
    eyes(add, -1.6, 4.6, -2, '#ffffff', '#3a1208')
    add('M.4 .8a2.4 2.2 0 1 0 4.8 0a2.4 2.2 0 1 0 -4.8 0z', lift(skin, -0.15), 0.8)
    add('M-4 4.4Q1 8 6.4 4.2Q4 8.6 .8 8.2Q-2.4 8 -4 4.4z', '#3a160c', 0.6)
    add('M-2 -9.6q-2 -4 1 -6q1 3 3 2.4q1 2 -.6 3.8z', '#2a3a16')
  },
  hobgoblin: (add, { skin, hair, cloth }) => {
    add('M-6 -2Q-13 -6 -14 -1Q-10 3 -6 3zM7 -2Q13 -6 14.4 -1Q11 3 7 3z', skin)
    add('M-7.2 -4Q-7 -10.4 .4 -10.6Q8 -10.4 8 -4Q8.6 4 .8 8.4Q-7 4 -7.2 -4z', skin)
    add('M-4.8 -3L7 -3L7 -4.8L-4.8 -4.8z', lift(skin, -0.4), 0)
    eyes(add, -1, 4.6, -1.6, '#ffe9a0', '#5a1208')
    add('M.6 0h4l-2 2.6z', lift(skin, -0.2), 0.7)
    add('M-2.6 4.6h7.6l-.8 2h-6z', '#3a160c', 0.6)
    add('M-1.6 4.8l.8 -2.4l.8 2.4z', BONE, 0.5)
    add('M-8 -4.4Q-8.4 -12.4 .4 -12.8Q9 -12.4 8.8 -4.4L6 -6.4H-5z', cloth)
    add('M-5 -12Q-2 -20 6 -17Q3 -15 4 -11.6z', hair)
  },
  elf: (add, dress) => {
    elfFace(add, dress)
    add('M-7 -2.8Q-7.4 -12.4 1 -15.4Q8 -12 8 -2.8Q4.6 -6 .8 -1.8Q-3 -6 -7 -2.8z', dress.cloth)
    add('M-.2 -15Q-9 -22 -14 -13Q-7 -15 -1 -11.6z', BONE)
    add('M-7 -2.8Q-3 -6 .8 -1.8Q4.6 -6 8 -2.8L8 -5Q4.4 -8 .8 -4.4Q-3 -8 -7.1 -5z', GOLD, 0.7)
  },
  'dark-elf': (add, dress) => {
    elfFace(add, { ...dress, hair: '#e6e2ea' })
    add('M-7.4 -2Q-9 -12 .8 -19Q9.4 -12 8.4 -2L5 -6L.8 -3.4L-3.4 -6z', mix(dress.cloth, '#1c1626', 0.55))
    add('M.8 -18.6L2 -4L-.4 -4z', '#c9b6ea', 0.6)
  },
  'wood-elf': (add, dress) => {
    elfFace(add, dress)
    add('M-7.4 1Q-11 -9 -2 -11.6Q8.6 -13 8.6 -2Q5.6 -6.4 .8 -5.4Q-4 -6 -7.4 1z', dress.hair)
    add('M-7 -5Q.6 -9 8.4 -5L8 -3Q.6 -7 -6.8 -3z', '#5f8a34', 0.8)
    add('M4 -7Q6 -16 12 -16Q11 -9 7 -5.6zM-3 -7.6Q-6 -15 -11 -14Q-10 -8 -6 -5.4z', '#7fae45', 0.9)
  },
  witch: (add, dress) => {
    add('M-5 -5Q-18 -6 -17 8Q-13 4 -12 12Q-7 8 -5 2zM6 -5Q18 -7 17 7Q13 4 12 11Q8 7 6 2z', dress.hair)
    elfFace(add, dress)
    add('M-7.6 2Q-12 -12 .4 -15Q12 -13 8.8 2Q6 -6 .8 -4Q-4.6 -6 -7.6 2z', dress.hair)
    add('M-4.6 -.6l3 2.6M6.4 1l-2.4 1.6', null, 1.1, '#a01c2a')
  },
  hood: (add, { skin, cloth }) => {
    add('M-5.4 -4Q-5.6 5 .8 8Q7 5 7 -4z', lift(skin, -0.25))
    eyes(add, -0.8, 4.2, -0.6)
    add('M-4.6 2.4h10.6v5q-5 3.4 -10 0z', mix(cloth, '#14100e', 0.5), 0.9)
    add('M-9 9Q-12 -10 .6 -14Q13 -10 10 9L6.8 6Q8 -6 .8 -7Q-6 -6 -5.4 6z', mix(cloth, '#14100e', 0.4))
  },
  ogre: (add, { skin, hair }) => {
    add('M-6.8 -4Q-6.4 -10.6 .4 -10.6Q7.2 -10.6 7.8 -4Q9.6 5.6 .8 7.8Q-8.4 5.6 -6.8 -4z', skin)
    add('M-6.6 -1.6L-10.4 -3.2L-6.8 2.6zM7.8 -1.6L11.2 -3.2L8.2 2.6z', skin)
    add('M-4.6 -2Q1 -4 7 -2L7 -4Q1 -6.4 -4.6 -4z', lift(skin, -0.34), 0)
    eyes(add, -1.2, 4.4, -1)
    add('M-4.6 3Q1 1.6 7 3Q6.8 7 1 7.4Q-5 7 -4.6 3z', lift(skin, 0.12), 1)
    add('M-2.6 3.4L-1.8 .4L-.4 3.2zM3.4 3.2L4.6 .4L5.6 3.4z', BONE, 0.6)
    add('M-.6 -10Q-3 -16 1 -19Q5 -17 2.6 -10z', hair)
  },
  'two-headed': (add, dress) => {
    for (const side of [-7, 7]) {
      const aside: Add = (d, fill, line, ink) => add(shifted(d, side), fill, line, ink)
      heads.ogre(aside, side < 0 ? dress : { ...dress, hair: '#b4561e' })
    }
  },
  giant: (add, { skin, hair }) => {
    add('M-7 -4Q-6.6 -11 .4 -11Q7.6 -11 8 -4Q9.6 5.6 .8 7.8Q-8.4 5.6 -7 -4z', skin)
    add('M-6.4 1Q-8 11 .8 13Q9 11 7.8 1Q4 5 .8 3.6Q-3 5 -6.4 1z', hair)
    eyes(add, -1.4, 4.6, -2)
    add('M-.6 0Q1.6 -2 4 .2Q3 2.8 1.6 2.8Q0 2.8 -.6 0z', lift(skin, -0.1), 0.8)
    add('M-7.6 0Q-10 -11 .4 -12Q10 -11 8.6 0Q7 -6 .6 -6.6Q-5.6 -6 -7.6 0z', hair)
  },
  troll: (add, { skin }) => {
    add('M-6 -3Q-15 -8 -16 -2Q-12 3 -6 3zM7.4 -3Q16 -8 17 -2Q13 3 7.4 3z', skin)
    add('M-7.4 -3Q-7 -10 .4 -10Q8 -10 8.4 -3Q10.4 6 4 9Q0 10.4 -4 9Q-9.4 6 -7.4 -3z', skin)
    eyes(add, -1.6, 4.6, -2.6, '#ffe14a', '#3a1208')
    add('M1 -1.6Q8 0 8.6 5Q3.6 6.6 .4 3.4z', lift(skin, -0.16), 0.9)
    add('M-5.4 5.6Q1 8.6 7 6.4L6 8Q1 10 -4.6 7.4z', '#2a1410', 0)
    add('M-4 6.4l1 -3l1.4 3.4zM3.6 7l1.2 -3l1 2.6z', BONE, 0.6)
    add('M-5 -9.4q-2 -5 0 -7q2 3 3 6.4M1 -10q0 -6 3 -8q1 4 1 8', null, 1.6, '#2e3a30')
  },
  marauder: (add, { skin, hair }) => {
    add('M-7.6 -2Q-10 10 -5 12L-3 4zM8 -2Q10.6 9 6 12L4.6 4z', hair)
    add(face, skin)
    add(beardPath, hair)
    eyes(add, -1, 4.4, -1.2)
    add('M-8 -2.4Q-8.6 -11.6 .4 -12Q9 -11.6 8.4 -2.4Q0 -5.8 -8 -2.4z', '#77706a')
    add('M-.6 -11.8h2.2v12.4l-1.1 1.4l-1.1 -1.4z', IRON, 0.6)
    horns(add, -8)
  },
  berserker: (add, { skin, hair }) => {
    add('M-7 -4Q-12 6 -9 13L-4 8zM7.6 -4Q12.6 6 10 13L5 8z', hair)
    add(face, skin)
    add(beardPath, hair)
    eyes(add, -1, 4.4, -1)
    add('M-1 -4.4l.6 7.4M2.6 -4.8l.4 7', null, 1.2, '#a5202c')
    add('M-7.6 0Q-11 -12 .4 -13Q12 -12 8.8 0Q6 -7 .6 -6.6Q-5 -7 -7.6 0z', hair)
  },
  valkyrie: (add, { skin, hair }) => {
    add('M-6 0Q-10 6 -9 15L-5.4 15L-4 4zM7 0Q11 6 10 15L6.6 15L5 4z', hair)
    add(face, skin)
    eyes(add, -0.8, 4.2, -0.6)
    add('M0 4.6q1.8 1 3.4 0', null, 0.8)
    add('M-8 -2Q-8.6 -11.6 .4 -12Q9 -11.6 8.4 -2Q0 -6 -8 -2z', IRON)
    add('M-7 -5Q-16 -8 -13 -20Q-11 -12 -5 -9zM7.6 -5Q17 -8 14 -20Q11.6 -12 5.6 -9z', '#fff6e4')
    add('M-8.2 -2Q0 -6 8.6 -2L8.4 -4.4Q0 -8 -8 -4.4z', GOLD, 0.8)
  },
  amazon: (add, { skin, hair, cloth }) => {
    add('M-7 -3Q-11 8 -8 14L-3 7zM7.6 -3Q11 7 9 13L4.6 6z', hair)
    add('M-2 -10L-9 -21L-4 -19L-4 -25L1 -20L4 -26L6 -19L11 -21L4 -10z', cloth)
    add('M.6 -11L1 -20L3 -11z', BONE, 0.7)
    add(face, skin)
    eyes(add, -0.8, 4.2, -0.6)
    add('M0 4.6q1.8 1 3.4 0', null, 0.8)
    add('M-7.6 1Q-9 -10 .6 -10.6Q9.6 -10 8.6 1Q6 -5.4 .8 -5Q-4.6 -5.4 -7.6 1z', hair)
    add('M-7.6 -4.6Q.6 -9 8.8 -4.6L8.6 -7Q.6 -11.4 -7.4 -7z', GOLD, 0.8)
  },
  noble: (add, { skin, hair, cloth }) => {
    add(face, skin)
    eyes(add, -0.8, 4.4, -0.6)
    add('M-2.4 3.4Q1.6 1.4 6 3.4Q4 5 1.8 4Q0 5.2 -2.4 3.4zM.8 6.6l1 3.4l1.2 -3.4z', hair, 0.6)
    add('M-10 -3Q-2 -8 11 -4Q8 -7 7.6 -9Q6 -13.4 0 -13Q-6.6 -12.6 -7 -7Q-9 -5.6 -10 -3z', cloth)
    add('M-5 -9Q-12 -20 -18 -11Q-11 -12 -6 -6.4z', BONE)
  },
  kettle: (add, { skin, cloth }) => {
    add(face, skin)
    eyes(add, -0.8, 4.2, -0.4)
    add('M-4 5Q1 7 6 5Q5 9 1 9.4Q-3 9 -4 5z', lift(skin, -0.3), 0.6)
    add('M-12 -1.6Q0 -7 12.6 -1.6Q9.6 -5 8 -6Q7 -13 .4 -13.4Q-6.4 -13 -7.4 -6Q-9.6 -5 -12 -1.6z', IRON)
    add('M-1 -13.2h3v7h-3z', cloth, 0.7)
  },
  mage: (add, { skin, hair, cloth }) => {
    add('M-5.8 0Q-7 12 .8 18Q8 12 7.2 0z', hair)
    add('M-6 -4h13v5.4q-6.5 3.4 -13 0z', skin)
    eyes(add, -1.2, 4.2, -1.4)
    add('M.6 2.4Q-3.6 .8 -6 4.6Q-2 6.4 .8 4Q4 6.4 7.4 4.2Q4.6 .8 .6 2.4z', lift(hair, 0.2), 0.8)
    add('M-12 -2Q-5 -7 -4 -15Q-2 -23 7 -25Q4 -19 6.4 -11Q8 -5 13 -2Q0 -7.4 -12 -2z', cloth)
    add('M-7 -5Q.4 -9 8.2 -5L7 -8Q.4 -11.6 -5.6 -8z', GOLD, 0.8)
  },
  monk: (add, { skin }) => {
    add('M-6.4 -4Q-6.4 -11 .6 -11Q7.6 -11 7.4 -4Q7 6 .6 8Q-6 6 -6.4 -4z', skin)
    eyes(add, -0.8, 4.2, -1)
    add('M-2.4 -4l3 .8M3 -3.4l3 -.8M0 4.4q1.8 .8 3.4 0', null, 0.8)
    add('M-6.4 -3Q-9 -2 -7.6 2.4M7.4 -3Q10 -2 8.6 2', null, 1.2)
    add('M.2 -8.6a1 1 0 1 0 2 0a1 1 0 1 0 -2 0z', '#c24f22', 0)
  },
  halfling: (add, { skin, hair }) => {
    add('M-6.6 -3Q-6.6 7 .6 8Q8 7 7.8 -3z', skin)
    eyes(add, -1.2, 4.6, -0.2)
    add('M-1.4 4q2.2 2 4.4 0', null, 0.8)
    add('M-8 0Q-11 -10 -3 -10.6Q1 -13.6 5 -10.4Q11.6 -9 8.8 0Q6 -5.6 .6 -4.6Q-4.6 -5.6 -8 0z', hair)
  },
  pothead: (add, dress) => {
    heads.halfling(add, dress)
    add('M-9 -4L-8 -12Q.6 -14.6 9 -12L10 -4Q.6 -7.4 -9 -4z', '#8a9098')
    add('M9 -10Q15 -10 14 -6Q12 -4 9.6 -6', null, 1.6)
  },
  angel: (add, { skin, hair }) => {
    add('M-7 -3Q-11 6 -8 12L-3 6zM7.6 -3Q11.6 6 9 12L4.6 6z', hair)
    add(face, skin)
    eyes(add, -0.8, 4.2, -0.6, '#ffffff', '#2a6aa0')
    add('M-7.6 1Q-9 -10 .6 -10.6Q9.6 -10 8.6 1Q6 -5.4 .8 -5Q-4.6 -5.4 -7.6 1z', hair)
    add('M-8 -16a8.6 3 0 1 0 17.2 0a8.6 3 0 1 0 -17.2 0z', null, 2.8, '#140d0a')
    add('M-8 -16a8.6 3 0 1 0 17.2 0a8.6 3 0 1 0 -17.2 0z', null, 1.4, '#ffe27a')
  },
  chosen: (add, { deep }) => {
    add('M-8 5Q-9.6 -11 .5 -12Q9.8 -11 9 5Q5 9.6 .6 10Q-4.4 9.6 -8 5z', '#5a5560')
    add('M-6.4 -3.4L-1 -1.4L.6 4L2.4 -1.4L8 -3.4L7 1.4L3 3.4L.6 8L-1.8 3.4L-5.6 1.4z', '#17121a', 0)
    glare(add, -3, 5, -1, '#ff6a4a')
    add('M-1 -12L.8 -16L2.6 -12z', deep)
    horns(add, -8)
  },
  blood: (add, { skin }) => {
    add(face, skin)
    eyes(add, -0.8, 4.2, -0.8, '#ffd9c0', '#8a0c0c')
    add('M-3 4h8l-1 2.4h-6z', '#3a0c0c', 0.6)
    fangs(add, 4)
    add('M-8 0Q-9 -11 .4 -12Q10 -11 8.6 0L5.6 -4.6L.8 -3L-4 -4.6z', '#8a1f1a')
    add('M-2 -12L.6 -21L3 -12zM-7 -9L-12 -17L-4 -12zM8 -9L13 -17L5 -12z', '#3a3236', 1)
  },
  demon: (add, { skin }) => {
    horns(add, -5, '#2c2024')
    add('M-7.4 -4Q-7 -10.6 .4 -10.6Q8 -10.6 8.2 -4Q9 3 4.4 7.6L.8 11L-3 7.6Q-8.4 3 -7.4 -4z', skin)
    add('M-5.4 -3.6L1 -1.4L7.6 -3.8L7 -5.8L1 -3.8L-4.8 -5.6z', lift(skin, -0.5), 0)
    glare(add, -1.8, 4.6, -1, '#ffe14a')
    add('M-3.6 4Q1 2.6 6 4Q4.6 7.6 1 7.6Q-2.4 7.6 -3.6 4z', '#2a0806', 0.6)
    fangs(add, 3.8)
    add('M-7 0L-12.4 -4L-8 4zM8 0L13 -4L8.8 4z', skin)
  },
  gorgon: (add, { skin }) => {
    for (const [x, y, turn] of [
      [-9, -9, -5],
      [-4, -14, -3],
      [2, -16, 1],
      [8, -13, 4],
      [12, -7, 6],
    ]) {
      add(
        `M${x * 0.3} -6Q${x} ${y + 3} ${x + turn} ${y}Q${x + turn + 3} ${y - 3} ${x + turn + 4} ${y + 1}Q${x + 3} ${y + 5} ${x * 0.5 + 2} -5z`,
        '#4f8a3c',
      )
    }
    add(face, skin)
    eyes(add, -0.8, 4.2, -0.6, '#f4ff9a', '#2a4a08')
    add('M-.4 4.4q2 1.4 3.8 0', null, 0.9)
    fangs(add, 4.6)
  },
  satyr: (add, { skin, hair }) => {
    add('M-6 -2L-13 -4L-6.6 3zM7 -2L14 -4L7.6 3z', skin)
    add(face, skin)
    add('M-2 6Q.8 14 3.8 6Q.8 8 -2 6z', hair)
    eyes(add, -0.8, 4.2, -0.8)
    add('M-7.6 1Q-9.6 -10 .6 -10.6Q10 -10 8.6 1Q6 -5.4 .8 -5Q-4.6 -5.4 -7.6 1z', hair)
    add('M-5 -9Q-9 -15 -4 -19Q-4 -14 -1.4 -10.4zM6 -9Q10.6 -15 6 -19Q5.6 -14 3 -10.4z', BONE)
  },
  pixie: (add, { skin, hair }) => {
    add('M-6 -1L-14 -8L-6 3zM7 -1L15 -8L7.6 3z', skin)
    add('M-6.6 -3Q-6.6 7 .6 8Q8 7 7.8 -3z', skin)
    eyes(add, -1.2, 4.6, -0.2, '#ffffff', '#2a8a5a')
    add('M-1 4.4q2 1.6 4 0', null, 0.8)
    add('M-8 0Q-11 -10 0 -12Q-1 -17 4 -18Q3 -14 6 -11Q11 -8 8.8 0Q6 -5.6 .6 -4.6Q-4.6 -5.6 -8 0z', hair)
  },
  golem: (add, { tint }) => {
    add('M-8.6 -9L-4 -12H6L9.6 -9V6L6 9H-5L-8.6 6z', tint)
    add('M-8.6 -4.6H9.6V-7.6L6 -10H-4L-8.6 -7.6z', lift(tint, 0.2), 0.8)
    add('M-6 -2.6H7.4V1H-6z', '#15110f', 0.7)
    glare(add, -2.4, 4.4, -0.8, '#8fe3ff')
    add('M-4 4h10M-4 6.4h10', null, 0.9)
  },
  plague: (add, { skin, cloth }) => {
    add('M-6 -4Q-6 7 .6 8.4Q8 7 7.6 -4z', skin)
    eyes(add, -1, 4.6, -1, '#f4ff9a')
    add('M-3 5Q1 3 5.4 5Q4 8 1 8Q-2 8 -3 5z', '#2a2a10', 0.6)
    add(
      'M-5 2.6a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0zM5 -4.6a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0z',
      '#d9e07a',
      0.6,
    )
    add('M-9 5Q-11 -10 .6 -13.4Q13 -10 10 5L7 0Q7 -6.6 .8 -7Q-5.4 -6.6 -5.6 1z', mix(cloth, '#4a4a1e', 0.5))
  },
} as const satisfies Record<string, DrawHead>
