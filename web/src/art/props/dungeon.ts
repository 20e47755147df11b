import { oval, shape } from '../canvas.ts'
import { at } from '../chance.ts'
import { lift, mix } from '../colour.ts'
import { rune } from '../ground/decor.ts'
import { BONE, INK } from '../palette.ts'
import { numberDisc, type Prop, soft } from './thing.ts'

const chestBody: Prop = ({ pen }) => {
  soft(pen, 20, 30, 15, 7)
  shape(pen, 'M6 19L34 19L34 32Q34 34 32 34L8 34Q6 34 6 32z', '#7d4a1f')
}

export const chest: Prop = (stand) => {
  const { pen } = stand
  chestBody(stand)
  shape(pen, 'M5 19Q5 8 14 8L26 8Q35 8 35 19z', '#9a6029')
  for (const x of [9, 27.5]) shape(pen, `M${x} 8.6h3.6v25.4h-3.6z`, '#d9a441', 0.9)
  shape(pen, 'M5 18h30v3h-30z', '#e6b855', 0.9)
  shape(pen, 'M16.6 15.6h6.8v8.6q-3.4 2.6 -6.8 0z', '#ffd97a', 1)
  shape(pen, 'M19 19a1 1 0 1 0 2 0a1 1 0 1 0 -2 0zM19.5 19.4h1v2.6h-1z', '#3a2208', 0)
  pen.globalAlpha = 0.5
  shape(pen, 'M8 10.4Q10 9.4 14 9.4L26 9.4Q30 9.4 32 11.4L31 12.4Q28 11 20 11Q12 11 9 12.4z', '#ffe9b8', 0)
  pen.globalAlpha = 1
}

/** The lid is thrown back; nothing is left inside. */
export const openChest: Prop = (stand) => {
  const { pen } = stand
  shape(pen, 'M5 15Q4 2 13 1L27 1Q36 2 35 15z', '#6b3f1a')
  shape(pen, 'M8 14Q8 5 14 4.4L26 4.4Q32 5 32 14z', '#2a1608', 0.9)
  chestBody(stand)
  shape(pen, 'M6 15h28v5h-28z', '#1d0f05', 1)
  for (const x of [9, 27.5]) shape(pen, `M${x} 19h3.6v15h-3.6z`, '#d9a441', 0.9)
  shape(pen, 'M5 18.4h30v3h-30z', '#e6b855', 0.9)
}

export const portal: Prop = ({ pen, badge }) => {
  soft(pen, 20, 23, 18, 12)
  const depth = pen.createRadialGradient(20, 20, 2, 20, 20, 17)
  for (const [part, colour] of [
    [0, '#f2e4ff'],
    [0.35, '#a86bff'],
    [0.75, '#4b1f9a'],
    [1, '#1b0a3c'],
  ] as const)
    depth.addColorStop(part, colour)
  pen.fillStyle = depth
  oval(pen, 20, 20, 15, 12.4)
  pen.fill()
  pen.strokeStyle = 'rgb(240 225 255 / 60%)'
  pen.lineWidth = 1.3
  for (let arm = 0; arm < 4; arm++) {
    pen.beginPath()
    for (let step = 0; step < 20; step++) {
      const angle = (arm * Math.PI) / 2 + step * 0.16
      const r = 1.5 + step * 0.62
      pen.lineTo(20 + Math.cos(angle) * r, 20 + Math.sin(angle) * r * 0.83)
    }
    pen.stroke()
  }
  for (let i = 0; i < 11; i++) {
    const angle = (i / 11) * 2 * Math.PI + 0.2
    pen.save()
    pen.translate(20 + Math.cos(angle) * 16.4, 20 + Math.sin(angle) * 13.6)
    pen.rotate(angle + Math.PI / 2)
    shape(pen, 'M-4.1 -2.6h8.2v5.2h-8.2z', mix('#7c7088', '#b9a9cf', at(i, 3)), 1.1)
    pen.strokeStyle = '#d9b8ff'
    pen.lineWidth = 0.8
    pen.stroke(new Path2D('M-1 -1.4L1 0L-1 1.4'))
    pen.restore()
  }
  if (badge) numberDisc(pen, badge, '#1a0e33', '#cdb4ff')
}

/** Two squares by two; horns and wings rise half a square. */
export const idol: Prop = ({ pen }) => {
  const stone = '#8272a6'
  soft(pen, 42, 62, 42, 20)
  shape(pen, 'M6 52L16 40L64 40L74 52L74 70L64 79L16 79L6 70z', '#3d3350', 2)
  shape(pen, 'M12 48L20 40L60 40L68 48L68 60L60 67L20 67L12 60z', '#574a70', 1.4)
  shape(pen, 'M6 56v14l10 9h48l10 -9v-14l-10 9h-48z', '#2c243c', 1.2)
  pen.strokeStyle = '#c79bff'
  for (let i = 0; i < 5; i++) {
    pen.save()
    pen.translate(20 + i * 10, 72)
    pen.scale(26, 26)
    pen.lineWidth = 0.07
    rune(pen, i + 4)
    pen.restore()
  }
  shape(pen, 'M22 34Q4 30 -3 4Q8 14 16 13Q10 2 12 -6Q22 10 30 16z', lift(stone, -0.32), 1.8)
  shape(pen, 'M58 34Q76 30 83 4Q72 14 64 13Q70 2 68 -6Q58 10 50 16z', lift(stone, -0.32), 1.8)
  shape(pen, 'M20 60Q14 42 24 32Q40 22 56 32Q66 42 60 60Q40 68 20 60z', stone, 2)
  shape(pen, 'M30 40Q40 46 50 40L48 56Q40 60 32 56z', lift(stone, -0.2), 1)
  const arms = 'M18 38Q8 46 14 58L22 58Q18 48 26 44zM62 38Q72 46 66 58L58 58Q62 48 54 44z'
  shape(pen, arms, lift(stone, 0.08), 1.5)
  shape(pen, 'M28 12Q14 10 10 -12Q20 0 32 2zM52 12Q66 10 70 -12Q60 0 48 2z', BONE, 1.8)
  const head = 'M26 14Q26 -2 40 -3Q54 -2 54 14Q54 24 48 28L46 36Q40 39 34 36L32 28Q26 24 26 14z'
  shape(pen, head, lift(stone, 0.16), 2)
  shape(pen, 'M29 11L38 15L36 20Q31 20 29 11zM51 11L42 15L44 20Q49 20 51 11z', '#1b0f2e', 0.8)
  shape(pen, 'M38.4 24L40 19L41.6 24z', '#1b0f2e', 0)
  shape(pen, 'M30 12.4L37 16L35.6 19.4Q31.6 18.6 30 12.4zM50 12.4L43 16L44.4 19.4Q48.4 18.6 50 12.4z', '#ffb8ff', 0)
  shape(pen, 'M33 29h14l-1 5q-6 3 -12 0z', '#1b0f2e', 0.8)
  for (let i = 0; i < 5; i++) shape(pen, `M${33.4 + i * 2.7} 29l1.3 3.4l1.3 -3.4z`, BONE, 0.4)
}

/** Asleep on its hoard, two squares by two. */
export const dragon: Prop = ({ pen }) => {
  const scale = '#6f8f3a'
  soft(pen, 40, 56, 42, 24)
  for (let i = 0; i < 26; i++) {
    shape(
      pen,
      `M${6 + at(i, 1) * 66} ${54 + at(i, 2) * 22}a4 3 0 1 0 8 0a4 3 0 1 0 -8 0z`,
      at(i, 3) < 0.5 ? '#e8b95a' : '#ffd97a',
      0.9,
    )
  }
  shape(
    pen,
    'M8 60Q-2 44 10 30Q26 12 50 18Q76 26 74 50Q72 68 54 70Q66 60 60 48Q54 38 42 42Q28 48 34 62Q20 72 8 60z',
    scale,
    2,
  )
  shape(pen, 'M30 26Q20 4 2 2Q12 10 10 18Q18 16 22 22Q26 24 30 32z', lift(scale, -0.3), 1.6)
  shape(pen, 'M48 24Q56 2 76 2Q68 10 70 18Q62 16 58 22Q54 24 50 32z', lift(scale, -0.3), 1.6)
  for (let i = 0; i < 6; i++) shape(pen, `M${18 + i * 8} ${24 - Math.sin(i) * 5}l4 -7l4 7z`, lift(scale, -0.15), 1)
  shape(pen, 'M30 58Q30 46 44 46Q58 47 58 58Q58 68 44 70Q32 69 30 58z', lift(scale, 0.12), 2)
  shape(pen, 'M34 48L28 38L40 46zM52 48L60 38L48 46z', BONE, 1.2)
  shape(pen, 'M34 56q4 3 8 0M46 56q4 3 8 0', 'transparent', 1.6)
  shape(pen, 'M38 64a1.4 1.2 0 1 0 2.8 0a1.4 1.2 0 1 0 -2.8 0zM47 64a1.4 1.2 0 1 0 2.8 0a1.4 1.2 0 1 0 -2.8 0z', INK, 0)
}

/** A stone coffin, as large as it is told. */
export const sarcophagus: Prop = ({ pen, width: w, height: h }) => {
  soft(pen, w / 2, h * 0.6, w * 0.52, h * 0.5)
  shape(pen, `M3 3h${w - 6}v${h - 6}h${-(w - 6)}z`, '#5d564a', 2)
  shape(pen, `M6 5h${w - 12}v${h - 14}h${-(w - 12)}z`, '#8f8670', 1.4)
  const [cx, top, low] = [w / 2, 9, h - 13]
  const upright = h >= w
  pen.save()
  if (!upright) {
    pen.translate(w / 2, h / 2 - 2)
    pen.rotate(Math.PI / 2)
    pen.translate(-h / 2, -w / 2)
  }
  const [mx, head, feet] = upright ? [cx, top, low] : [h / 2, 9, w - 11]
  shape(pen, `M${mx - 6} ${head}q6 -4 12 0l4 9l-5 ${feet - head - 9}h-10l-5 -${feet - head - 9}z`, '#b3a98c', 1.2)
  shape(pen, `M${mx - 4} ${head + 3}q4 -3 8 0v5q-4 3 -8 0z`, '#d0c6a6', 0.9)
  shape(pen, `M${mx - 5} ${head + 14}h10v2.4h-10zM${mx - 5} ${head + 19}h10v2.4h-10z`, '#8b7a3c', 0.6)
  pen.restore()
}

/** A glowing rift; its squares lie side by side. */
export const chasm: Prop = ({ pen, width: w, height: h, seed }) => {
  const glow = pen.createLinearGradient(0, 0, w, h)
  glow.addColorStop(0, '#5a1206')
  glow.addColorStop(0.5, '#c8420e')
  glow.addColorStop(1, '#5a1206')
  pen.fillStyle = glow
  pen.fillRect(0, 0, w, h)
  for (let i = 0; i < (w * h) / 130; i++) {
    const [x, y, r] = [at(i, seed, 1) * w, at(i, seed, 2) * h, 3 + at(i, seed, 3) * 7]
    pen.fillStyle = ['#f0801c', '#ffb84a', '#ffe08a', '#3a0c04', '#7a1c08'][Math.floor(at(i, seed, 4) * 5)]
    oval(pen, x, y, r, r * 0.5, at(i, seed, 5) * 3)
    pen.fill()
  }
  pen.strokeStyle = '#150605'
  pen.lineWidth = 5
  pen.strokeRect(1, 1, w - 2, h - 2)
  pen.strokeStyle = 'rgb(255 170 90 / 45%)'
  pen.lineWidth = 1.4
  pen.strokeRect(4, 4, w - 8, h - 8)
}

/** Boards over the rift. */
export const bridge: Prop = ({ pen, width: w, height: h }) => {
  const across = w >= h
  pen.fillStyle = '#2a1206'
  pen.fillRect(0, 0, w, h)
  const boards = Math.round((across ? w : h) / 8)
  for (let i = 0; i < boards; i++) {
    const d = across ? `M${i * 8 + 0.8} 3h6.4v${h - 6}h-6.4z` : `M3 ${i * 8 + 0.8}h${w - 6}v6.4h${-(w - 6)}z`
    shape(pen, d, lift('#8a5c30', (at(i, 7) - 0.5) * 0.3), 1)
  }
  const rail = across ? `M0 4h${w}v3h${-w}zM0 ${h - 7}h${w}v3h${-w}z` : `M4 0v${h}h3v${-h}zM${w - 7} 0v${h}h3v${-h}z`
  shape(pen, rail, '#b98a4a', 0.9)
}
