import { lift, mix } from '../colour.ts'
import { BONE, coloursOf, GOLD, IRON, LEATHER } from '../palette.ts'
import { seatShape } from '../seat-shapes.ts'
import { beasts } from './beasts.ts'
import { extras } from './extras.ts'
import type { Add, Dress, Figure, Shape } from './figure.ts'
import { heads } from './heads.ts'
import { kits, shielded } from './kits.ts'

export interface Wearer {
  readonly seat: number
  /** The team's own cloth, where it has chosen one. */
  readonly cloth?: string | undefined
  readonly ball?: boolean | undefined
}

/** A figure as a list of shapes from its feet at (0, 0), in fortieths of a square. */
export function figureShapes(figure: Figure, wearer: Wearer): Shape[] {
  const dress = dressOf(figure, wearer)
  const list: Shape[] = []
  const add: Add = (d, fill, line = 1.1, ink) => list.push({ d, fill, line, ...(ink && { ink }) })
  for (const extra of figure.extras) extras[extra](add, dress)
  if (!figure.beast) {
    body(list, figure, dress, wearer)
    return list
  }
  beasts[figure.beast](add, dress)
  if (figure.rider) {
    const rider: Shape[] = []
    body(rider, { ...figure, extras: [] }, dress, wearer)
    for (const one of rider) {
      const [x, y, scale] = one.move ?? [0, 0, 1]
      list.push({ ...one, move: [x * 0.78 - 3, y * 0.78 - 15, scale * 0.78] })
    }
  }
  return list
}

function dressOf(figure: Figure, { seat, cloth }: Wearer): Dress {
  const own = coloursOf(seat)
  const { skin, hair, tint, role } = figure
  return {
    skin,
    hair,
    tint,
    role,
    seat,
    cloth: cloth ?? own.cloth,
    colour: own.colour,
    deep: own.deep,
    crest: role === 'blitz',
  }
}

/** Half the width of a body, and how high its shoulders are. */
function measures({ build, role }: Figure): { w: number; top: number } {
  const light = role === 'catch' || role === 'run'
  const heavy = role === 'block' || role === 'blitz'
  const across = build === 'big' ? 13 : build === 'small' ? 8 : light ? 9 : 10.4
  return {
    w: across + (heavy ? 1 : 0) + (role === 'block' && build !== 'big' ? 1.6 : 0),
    top: build === 'big' ? -20 : build === 'man' ? -16 : -13,
  }
}

function body(list: Shape[], figure: Figure, dress: Dress, wearer: Wearer): void {
  const { w, top } = measures(figure)
  const { role, kit, skin, build, robe } = figure
  const { cloth, colour } = dress
  const add: Add = (d, fill, line = 1.1, ink) => list.push({ d, fill, line, ...(ink && { ink }) })
  const big = build === 'big'
  const naked = figure.bare || big
  legs(add, figure, cloth)
  kits[kit](add, dress)
  const sleeve = naked
    ? skin
    : robe
      ? mix(cloth, '#000000', 0.15)
      : role === 'line' || role === 'throw'
        ? skin
        : mix(cloth, '#000000', 0.25)
  arms(add, figure, w, top, sleeve, wearer.ball === true)
  add(
    `M${2.4 - w} ${top}Q0 ${top - 3.6} ${w - 2.4} ${top}L7.8 -3.6Q0 -.8 -7.8 -3.6z`,
    figure.bare ? skin : mix(cloth, colour, 0.22),
  )
  if (!figure.bare) {
    const collar = `M${-w + 4} ${top - 0.4}L0 ${top + 8}L${w - 4} ${top - 0.4}L${w - 7.6} ${top - 1.4}L0 ${top + 3.6}L${7.6 - w} ${top - 1.4}z`
    add(collar, lift(colour, 0.45), 0.7)
  }
  if (big) {
    add('M-8.6 -12Q0 -17 8.6 -12Q10 -4.6 0 -3Q-10 -4.6 -8.6 -12z', skin, 1)
    add('M-5 -11a5 4.6 0 1 0 10 0a5 4.6 0 1 0 -10 0z', IRON, 0.9)
  }
  add('M-7.6 -5.8Q0 -3.2 7.6 -5.8L7.7 -3.4Q0 -.6 -7.7 -3.4z', LEATHER, 0.9)
  add('M-1.7 -5h3.6v3.2h-3.6z', GOLD, 0.7)
  if (!figure.bare && !robe && role !== 'catch' && role !== 'run' && kit !== 'bow') pads(add, figure, dress, w, top)
  if (role === 'run') {
    add(`M${-w + 2} ${top}L${-w + 6} ${top - 1.4}L8 -7L7 -3.4z`, LEATHER, 0.8)
    add('M4 -9h7v7h-7z', '#7a5630', 1)
  }
  if (role === 'catch')
    add(`M-6 ${top}Q0 ${top + 4} 6.4 ${top}L9 ${top + 3}Q0 ${top + 7} -8 ${top + 2.4}z`, colour, 0.9)
  if (shielded.has(kit)) {
    const shield = seatShape(wearer.seat)
    list.push({ d: shield, fill: dress.deep, line: 2.6, move: [-w - 1.4, top + 10, 0.42] })
    list.push({ d: shield, fill: colour, line: 0, move: [-w - 1.4, top + 10, 0.24] })
  }
  const scale = big ? 1.1 : build === 'small' ? 1.02 : 1.14
  const move = [big ? 0.8 : 0.6, top - (big ? 6.4 : build === 'low' ? 8.2 : 8.8), scale] as const
  const addHead: Add = (d, fill, line = 1.1, ink) => list.push({ d, fill, line, move, ...(ink && { ink }) })
  heads[figure.head](addHead, { ...dress, cloth: mix(cloth, '#30343a', 0.06) })
}

function legs(add: Add, { bare, build, robe }: Figure, cloth: string): void {
  if (robe) {
    add('M-7.6 -6Q-11 2 -10.4 5Q0 8 10.4 5Q11 2 7.6 -6z', mix(cloth, '#000000', 0.12))
    add('M-3 -3Q-4 2 -4 5.6M3 -3Q4 2 4 5.6', null, 0.8)
    return
  }
  const trousers = 'M-6.8 -5L-7.8 1Q-7.8 4 -5.4 4L-2 4Q-.7 4 -.7 1L0 -2.6L.7 1Q.7 4 2.4 4L6 4Q8 4 7.8 1L6.8 -5z'
  add(trousers, bare || build === 'big' ? '#8a7a5c' : '#d9cbab')
  const boots = 'M-8.6 .4h7.6v2.6q0 1.8 -1.6 1.8h-5q-1.4 0 -1 -1.8zM1 .4h7.6v2.6q0 1.8 -1.6 1.8h-5q-1.4 0 -1 -1.8z'
  add(boots, LEATHER, 0.9)
}

function arms(add: Add, figure: Figure, w: number, top: number, sleeve: string, ball: boolean): void {
  const { role, kit, skin } = figure
  const raised = role === 'throw' || role === 'catch'
  const both = role === 'catch'
  const hand = figure.bare || figure.build === 'big' ? skin : mix(skin, LEATHER, 0.35)
  const up = (s: number) =>
    `M${s * (w - 4)} ${top + 4}Q${s * (w + 9)} ${top + 2} ${s * (w + 8)} ${top - 9}L${s * (w + 3.6)} ${top - 9}Q${s * (w + 3)} ${top - 2.6} ${s * (w - 4)} ${top - 1}z`
  const down = (s: number) =>
    `M${s * (w - 3)} ${top + 1}Q${s * (w + 5)} ${top + 5} ${s * (w + 2.7)} ${top + 11}L${s * (w - 1.5)} ${top + 11}Q${s * w} ${top + 6} ${s * (w - 5)} ${top + 4}z`
  const fist = (x: number, y: number) => add(`M${x - 2.9} ${y}a2.9 2.9 0 1 0 5.8 0a2.9 2.9 0 1 0 -5.8 0z`, hand)
  add(raised ? up(1) : down(1), sleeve)
  add(both ? up(-1) : down(-1), sleeve)
  if (ball) heldBall(add, raised ? w + 7 : w + 3.6, raised ? top - 14 : top + 9)
  fist(raised ? w + 6 : w + 1.2, raised ? top - 10.6 : top + 11.6)
  if (!shielded.has(kit)) fist(both ? -w - 6 : -w - 0.4, both ? top - 10.6 : top + 11.6)
}

function heldBall(add: Add, x: number, y: number): void {
  const egg = `M${x - 7} ${y + 2}Q${x - 5} ${y - 6} ${x + 3} ${y - 5.4}Q${x + 7.6} ${y - 4} ${x + 6} ${y + 1}Q${x + 3} ${y + 6.6} ${x - 4} ${y + 5.4}Q${x - 7} ${y + 4.6} ${x - 7} ${y + 2}z`
  add(egg, '#9a4d1e')
  add(
    `M${x - 3} ${y + 1.6}L${x + 3.4} ${y - 1.8}M${x - 1.8} ${y - 0.6}l1.4 2.6M${x + 0.6} ${y - 2}l1.4 2.6`,
    null,
    1.1,
    '#fff1d6',
  )
}

function pads(add: Add, { role, build, head }: Figure, { cloth, colour }: Dress, w: number, top: number): void {
  const heavy = role === 'block' || role === 'blitz'
  const r = role === 'block' && build !== 'big' ? 7 : heavy || build === 'big' ? 5.8 : 4.8
  for (const s of [-1, 1]) {
    const x = s * (w - 0.4)
    if (role === 'blitz' || head === 'black-orc' || head === 'chosen') {
      const spikes = `M${x - 2} ${top - 3.4}L${x + s * 3.4} ${top - 11}L${x + 3} ${top - 2.6}zM${x + s * 3} ${top - 2}L${x + s * 10} ${top - 4.6}L${x + s * 4} ${top + 3}z`
      add(spikes, BONE)
    }
    const pad = `M${x - r} ${top + 2.4}Q${x - r} ${top - 4.4} ${x} ${top - 4.4}Q${x + r} ${top - 4.4} ${x + r} ${top + 2.4}Q${x} ${top + 4.8} ${x - r} ${top + 2.4}z`
    add(pad, heavy ? mix(IRON, cloth, 0.25) : cloth)
    const rim = `M${x - r} ${top + 2.4}Q${x} ${top + 4.8} ${x + r} ${top + 2.4}L${x + r - 0.4} ${top + 0.2}Q${x} ${top + 2.6} ${x - r + 0.4} ${top + 0.2}z`
    add(rim, colour, 0.7)
  }
}
