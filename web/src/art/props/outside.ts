import { circle, oval, polygon, shape } from '../canvas.ts'
import { chance } from '../chance.ts'
import { lift, mix } from '../colour.ts'
import { coloursOf, INK } from '../palette.ts'
import { type Prop, soft } from './thing.ts'

export const rubble: Prop = ({ pen, seed }) => {
  soft(pen, 20, 24, 19, 13)
  const r = chance(seed * 977 + 13)
  const rocks = Array.from({ length: 8 }, () => [7 + r() * 26, 9 + r() * 22, 6 + r() * 6.5])
  for (const [x, y, size] of rocks.sort((a, b) => a[1] - b[1])) {
    const colour = mix('#9a8f80', '#6d655a', r())
    const points = Array.from({ length: 7 }, (_, i) => {
      const away = size * (0.8 + r() * 0.35)
      const angle = (i / 7) * 2 * Math.PI
      return [x + Math.cos(angle) * away, y + Math.sin(angle) * away * 0.82] as const
    })
    const shade = pen.createLinearGradient(x - size, y - size, x + size, y + size)
    shade.addColorStop(0, lift(colour, 0.34))
    shade.addColorStop(1, lift(colour, -0.38))
    polygon(pen, points)
    pen.fillStyle = shade
    pen.strokeStyle = INK
    pen.lineWidth = 1.5
    pen.lineJoin = 'round'
    pen.fill()
    pen.stroke()
    pen.strokeStyle = 'rgb(0 0 0 / 35%)'
    pen.lineWidth = 0.9
    const inner = (i: number, part: number) => [x + (points[i][0] - x) * part, y + (points[i][1] - y) * part] as const
    polygon(pen, [inner(1, 0.8), [x, y], inner(4, 0.6)], false)
    pen.stroke()
  }
}

export const trapdoor: Prop = ({ pen }) => {
  shape(pen, 'M3 3h34v34h-34z', '#3a2512', 2)
  for (let i = 0; i < 4; i++) shape(pen, `M4.6 ${4.8 + i * 7.8}h30.8v6.8h-30.8z`, i % 2 ? '#8f6033' : '#a06d3a', 0.9)
  shape(pen, 'M9 4v32h3.4v-32zM27.6 4v32h3.4v-32z', '#5d6068', 0.9)
  shape(pen, 'M16 20a4 4 0 1 0 8 0a4 4 0 1 0 -8 0zM18 20a2 2 0 1 1 4 0a2 2 0 1 1 -4 0z', '#cfd4da', 1)
}

export const statue: Prop = ({ pen }) => {
  soft(pen, 21, 30, 16, 8)
  shape(pen, 'M6 26h28l2 9h-32z', '#77746d')
  shape(pen, 'M9 22h22v5h-22z', '#98948b')
  shape(pen, 'M12 23L13 10Q14 5 20 5Q26 5 27 10L28 23z', '#aaa69c')
  shape(pen, 'M14.6 1Q15 -7 20 -7Q25 -7 25.4 1Q24 6 20 6Q16 6 14.6 1z', '#bcb8ad')
  shape(pen, 'M9 12L13.4 9L13 20L9.6 22zM31 12L26.6 9L27 20L30.4 22z', '#9b978d')
  shape(pen, 'M19 6h2v17h-2z', '#7f7c74', 0.6)
}

export const spikes: Prop = ({ pen }) => {
  soft(pen, 20, 28, 17, 8)
  for (const [x, y, h] of [
    [9, 22, 16],
    [22, 19, 19],
    [32, 24, 15],
    [14, 33, 19],
    [27, 35, 17],
  ]) {
    shape(pen, `M${x - 4.4} ${y}L${x} ${y - h}L${x + 4.4} ${y}Q${x} ${y + 2.4} ${x - 4.4} ${y}z`, '#7d6c80')
    pen.globalAlpha = 0.5
    shape(pen, `M${x - 3} ${y - 1}L${x - 0.4} ${y - h + 3}L${x} ${y - 1}z`, '#cdbdd0', 0)
    pen.globalAlpha = 1
  }
}

export const sacredCircle: Prop = ({ pen, palette }) => {
  const gold = palette.wash ? '#a8720c' : '#ffe08a'
  pen.strokeStyle = gold
  pen.lineWidth = 2
  for (const r of [16, 12]) {
    circle(pen, 20, 20, r)
    pen.stroke()
  }
  pen.beginPath()
  for (let i = 0; i <= 3; i++) {
    const angle = (i * 2 * Math.PI) / 3 - Math.PI / 2
    pen.lineTo(20 + Math.cos(angle) * 12, 20 + Math.sin(angle) * 12)
  }
  pen.stroke()
  pen.fillStyle = gold
  circle(pen, 20, 20, 3.4)
  pen.fill()
}

export const bloodRock: Prop = ({ pen }) => {
  pen.fillStyle = 'rgb(150 20 20 / 75%)'
  for (const [x, y, r] of [
    [20, 21, 10],
    [12, 26, 5],
    [28, 15, 5],
    [30, 28, 4],
  ]) {
    oval(pen, x, y, r, r * 0.7, x)
    pen.fill()
  }
  shape(pen, 'M13 22L16 8L22 5L28 12L27 24Q20 28 13 22z', '#6b3b38')
  shape(pen, 'M16 9L22 6L21 15L15.4 19z', '#8d5550', 0)
}

export const pit: Prop = ({ pen }) => {
  const depth = pen.createRadialGradient(20, 22, 4, 20, 20, 20)
  depth.addColorStop(0, '#000')
  depth.addColorStop(0.7, '#0b0807')
  depth.addColorStop(1, '#2c221b')
  pen.fillStyle = depth
  pen.fillRect(0, 0, 40, 40)
  shape(pen, 'M0 0h40l-6 6h-28z', '#4a3d32', 0)
  shape(pen, 'M0 0l6 6v28l-6 6z', '#3a2f27', 0)
}

/** A wall of light: seen through, never walked through. */
export const forceWall: Prop = ({ pen }) => {
  const light = pen.createLinearGradient(0, -10, 0, 40)
  light.addColorStop(0, 'rgb(150 225 255 / 10%)')
  light.addColorStop(1, 'rgb(90 180 230 / 70%)')
  pen.fillStyle = light
  pen.fillRect(2, -8, 36, 46)
  pen.strokeStyle = '#bff0ff'
  pen.lineWidth = 1.4
  pen.strokeRect(2, -8, 36, 46)
  pen.lineWidth = 1
  for (const [x, y] of [
    [8, 4],
    [22, -2],
    [15, 16],
    [29, 12],
    [10, 28],
    [26, 30],
  ]) {
    pen.stroke(new Path2D(`M${x} ${y}l4 -2.4l4 2.4v4.6l-4 2.4l-4 -2.4z`))
  }
}

/** The way off the board, in the colour of whose it is. */
export const gate: Prop = ({ pen, seat }) => {
  pen.strokeStyle = coloursOf(seat).colour
  pen.lineWidth = 2.4
  pen.lineJoin = 'round'
  for (const d of ['M12 26L20 16L28 26', 'M12 33L20 23L28 33']) pen.stroke(new Path2D(d))
}
