import { circle, type Pen, polygon, type Sheet, sheet } from './canvas.ts'
import { at, chance } from './chance.ts'
import { lift, mix } from './colour.ts'
import { paintSprite, SPRITE } from './figures/sprite.ts'
import { figureOf } from './figures/words.ts'
import { flame } from './ground/light.ts'
import { INK, night } from './palette.ts'
import { props } from './props/index.ts'

/** Who stands before the gate: words, seat, place from the middle and size in heights of the scene. */
const cast = [
  ['elven union runner', 0, -0.62, 0.7, 0.2],
  ['human blitzer', 0, -0.43, 0.74, 0.235],
  ['ogre', 1, 0.5, 0.73, 0.25],
  ['goblin', 1, 0.7, 0.74, 0.19],
  ['dwarf blitzer', 0, -0.21, 0.79, 0.29],
  ['orc blitzer', 1, 0.27, 0.79, 0.29],
] as const

/** The front of the house: a gate with light behind it, two sides over one ball. Painted once. */
export function paintScene(width: number, height: number, pixels: number): Sheet {
  const [canvas, pen] = sheet(width * pixels, height * pixels)
  pen.scale(pixels, pixels)
  const isWide = width > 1.3 * height
  const middle = isWide ? width * 0.69 : width / 2
  const floor = height * (isWide ? 0.71 : 0.8)
  const gate = { x: middle, y: floor, w: Math.min(height * 0.6, width * 0.5), h: floor * 0.88 }
  wall(pen, width, floor)
  slabs(pen, width, height, floor, middle)
  arch(pen, gate)
  for (const side of [-1, 1]) torch(pen, gate.x + side * gate.w * 0.98, floor * 0.62, height / 556)
  glow(pen, width, height, gate)
  const spread = isWide ? gate.w * 1.32 : Math.min(gate.w * 1.32, width * 0.58)
  for (const [words, seat, x, y, size] of cast) {
    stand(pen, words, seat, gate.x + x * spread, height * (isWide ? y : y + 0.05), height * size * (isWide ? 1 : 0.62))
  }
  ball(pen, gate.x + gate.w * 0.03, height * 0.75, height * 0.11)
  sparks(pen, gate)
  shade(pen, width, height, isWide)
  return canvas
}

interface Gate {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

const BRICK = 44

function wall(pen: Pen, width: number, floor: number): void {
  pen.fillStyle = '#140e0c'
  pen.fillRect(0, 0, width, floor)
  for (let row = 0; row * BRICK < floor; row++) {
    let x = -at(row, 1) * 90
    for (let i = 0; x < width; i++) {
      const w = 70 + at(row, i, 2) * 70
      pen.fillStyle = lift('#4a3a30', (at(row, i, 3) - 0.5) * 0.3)
      pen.beginPath()
      pen.roundRect(x + 1.5, row * BRICK + 1.5, w - 3, BRICK - 3, 4)
      pen.fill()
      pen.fillStyle = 'rgb(255 225 180 / 9%)'
      pen.fillRect(x + 4, row * BRICK + 3, w - 8, 2)
      x += w
    }
  }
}

function slabs(pen: Pen, width: number, height: number, floor: number, middle: number): void {
  const ground = pen.createLinearGradient(0, floor, 0, height)
  ground.addColorStop(0, '#3a2a1e')
  ground.addColorStop(1, '#17100c')
  pen.fillStyle = ground
  pen.fillRect(0, floor, width, height - floor)
  pen.strokeStyle = 'rgb(0 0 0 / 45%)'
  pen.lineWidth = 2
  pen.beginPath()
  for (let i = -14; i <= 14; i++) {
    pen.moveTo(middle + i * 42, floor)
    pen.lineTo(middle + i * 150, height)
  }
  for (const part of [0.12, 0.3, 0.56]) {
    pen.moveTo(0, floor + part * (height - floor))
    pen.lineTo(width, floor + part * (height - floor))
  }
  pen.stroke()
}

function archPath({ x, y, w, h }: Gate, grown: number): Path2D {
  const r = w / 2 + grown
  const path = new Path2D()
  path.moveTo(x - r, y)
  path.lineTo(x - r, y - h + w / 2)
  path.arc(x, y - h + w / 2, r, Math.PI, 0)
  path.lineTo(x + r, y)
  path.closePath()
  return path
}

/** Cut stones around the opening, and the light in it. */
function arch(pen: Pen, gate: Gate): void {
  const { x, y, w, h } = gate
  const thick = w * 0.11
  pen.fillStyle = INK
  pen.fill(archPath(gate, thick + 5))
  const top = y - h + w / 2
  const stones = 17
  for (let i = 0; i < stones; i++) {
    const [from, to] = [Math.PI * (1 + i / stones) + 0.012, Math.PI * (1 + (i + 1) / stones) - 0.012]
    pen.beginPath()
    pen.arc(x, top, w / 2 + thick, from, to)
    pen.arc(x, top, w / 2 + 2, to, from, true)
    pen.closePath()
    pen.fillStyle = lift('#8d7660', (at(i, 5) - 0.5) * 0.3)
    pen.fill()
  }
  for (const side of [-1, 1])
    for (let i = 0; i * BRICK < y - top; i++) {
      pen.fillStyle = lift('#7d6854', (at(i, side + 3) - 0.5) * 0.3)
      pen.beginPath()
      const left = side < 0 ? x - w / 2 - thick : x + w / 2 + 2
      pen.roundRect(left, top + i * BRICK + 2, thick - 2, Math.min(BRICK - 4, y - top - i * BRICK - 2), 4)
      pen.fill()
    }
  pen.save()
  pen.clip(archPath(gate, 0))
  const light = pen.createRadialGradient(x, y - h * 0.16, 4, x, y - h * 0.16, h * 0.95)
  for (const [part, colour] of [
    [0, '#fffbe0'],
    [0.16, '#ffe68a'],
    [0.4, '#ffb13c'],
    [0.7, '#d8640f'],
    [1, '#7a2c06'],
  ] as const)
    light.addColorStop(part, colour)
  pen.fillStyle = light
  pen.fillRect(x - w, y - h - w, 2 * w, h + w)
  pen.globalCompositeOperation = 'soft-light'
  for (let i = 0; i < 26; i++) {
    const angle = (i / 26) * 2 * Math.PI
    pen.fillStyle = 'rgb(255 255 255 / 28%)'
    polygon(pen, [
      [x, y - h * 0.16],
      [x + Math.cos(angle) * h * 2, y - h * 0.16 + Math.sin(angle) * h * 2],
      [x + Math.cos(angle + 0.1) * h * 2, y - h * 0.16 + Math.sin(angle + 0.1) * h * 2],
    ])
    pen.fill()
  }
  pen.restore()
}

function torch(pen: Pen, x: number, y: number, scale: number): void {
  pen.save()
  pen.translate(x, y)
  pen.scale(150 * scale, 150 * scale)
  pen.fillStyle = '#3a2412'
  pen.strokeStyle = INK
  pen.lineWidth = 0.03
  pen.beginPath()
  pen.roundRect(-0.06, 0, 0.12, 0.34, 0.03)
  pen.fill()
  pen.stroke()
  flame(pen, 0, 0.02, 1.1)
  pen.restore()
}

/** Warm light from the gate over wall and floor, cool dark away from it. */
function glow(pen: Pen, width: number, height: number, { x, y, h }: Gate): void {
  pen.save()
  pen.globalCompositeOperation = 'multiply'
  const dark = pen.createRadialGradient(x, y - h * 0.3, h * 0.2, x, y - h * 0.3, Math.max(width, height) * 0.75)
  dark.addColorStop(0, '#ffffff')
  dark.addColorStop(0.45, '#a58c7c')
  dark.addColorStop(1, '#2c2430')
  pen.fillStyle = dark
  pen.fillRect(0, 0, width, height)
  pen.globalCompositeOperation = 'lighter'
  const warm = pen.createRadialGradient(x, y - h * 0.2, 0, x, y - h * 0.2, h * 1.25)
  warm.addColorStop(0, 'rgb(255 170 70 / 42%)')
  warm.addColorStop(0.5, 'rgb(255 140 50 / 16%)')
  warm.addColorStop(1, 'rgb(255 120 40 / 0%)')
  pen.fillStyle = warm
  pen.fillRect(0, 0, width, height)
  pen.restore()
}

function stand(pen: Pen, words: string, seat: number, x: number, y: number, size: number): void {
  const unit = size / (34 / 40)
  const picture = paintSprite({ figure: figureOf(words), seat, size: 1, left: seat === 1 }, Math.round(unit * 1.4))
  const scale = unit / 40
  pen.drawImage(picture, x - SPRITE.x * scale, y - SPRITE.y * scale, SPRITE.width * scale, SPRITE.height * scale)
}

function ball(pen: Pen, x: number, y: number, size: number): void {
  pen.save()
  pen.translate(x - size / 2, y - size / 2)
  pen.scale(size / 40, size / 40)
  props.ball({ pen, palette: night, width: 40, height: 40, seed: 1, badge: '', seat: 0 })
  pen.restore()
}

function sparks(pen: Pen, { x, y, w, h }: Gate): void {
  const r = chance(17)
  for (let i = 0; i < 60; i++) {
    pen.fillStyle = mix('#ffd98a', '#ff9a3a', r())
    pen.globalAlpha = 0.35 + 0.6 * r()
    circle(pen, x + (r() - 0.5) * w * 2.1, y - r() * h * 1.05, 0.8 + r() * 1.6)
    pen.fill()
  }
  pen.globalAlpha = 1
}

/** Darker where the words stand, and into the page below. */
function shade(pen: Pen, width: number, height: number, wide: boolean): void {
  if (wide) {
    const left = pen.createLinearGradient(0, 0, width * 0.6, 0)
    left.addColorStop(0, 'rgb(8 5 4 / 82%)')
    left.addColorStop(0.55, 'rgb(8 5 4 / 55%)')
    left.addColorStop(1, 'rgb(8 5 4 / 0%)')
    pen.fillStyle = left
    pen.fillRect(0, 0, width, height)
  } else {
    const top = pen.createLinearGradient(0, 0, 0, height * 0.7)
    // Black over fire would be green.
    top.addColorStop(0, 'rgb(14 7 4 / 90%)')
    top.addColorStop(0.75, 'rgb(44 13 4 / 70%)')
    top.addColorStop(1, 'rgb(60 16 4 / 0%)')
    pen.fillStyle = top
    pen.fillRect(0, 0, width, height)
  }
  const low = pen.createLinearGradient(0, height * 0.78, 0, height)
  low.addColorStop(0, 'rgb(12 10 11 / 0%)')
  low.addColorStop(1, 'rgb(12 10 11 / 85%)')
  pen.fillStyle = low
  pen.fillRect(0, height * 0.78, width, height * 0.22)
}
