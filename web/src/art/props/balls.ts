import { circle, shape } from '../canvas.ts'
import { INK } from '../palette.ts'
import { type Prop, soft } from './thing.ts'

const lying =
  (paint: Prop): Prop =>
  (stand) => {
    const { pen } = stand
    soft(pen, 21, 28, 14, 7)
    // Gold is the ball's: a ring on the floor tells where it lies, from afar.
    pen.beginPath()
    pen.ellipse(20, 24, 16.4, 11, 0, 0, Math.PI * 2)
    pen.lineWidth = 4.6
    pen.strokeStyle = INK
    pen.stroke()
    pen.lineWidth = 2.4
    pen.strokeStyle = '#ffd76a'
    pen.stroke()
    pen.save()
    pen.translate(20, 19)
    pen.scale(1.25, 1.25)
    pen.translate(-20, -20)
    paint(stand)
    pen.restore()
  }

const FOOTBALL = 'M9.5 22Q12.5 10 24.5 10.9Q31.4 13 29 20.5Q24.5 28.9 14 27.1Q9.5 25.9 9.5 22z'

export const football: Prop = lying(({ pen }) => {
  shape(pen, FOOTBALL, '#9a4d1e', 3)
  shape(pen, FOOTBALL, '#9a4d1e', 0)
  pen.strokeStyle = '#fff1d6'
  pen.lineWidth = 1.7
  pen.lineCap = 'round'
  pen.stroke(new Path2D('M15.5 21.4L25 16.3M17.3 18.1l2.1 3.9M20.9 16l2.1 3.9'))
})

export const spikedBall: Prop = lying(({ pen }) => {
  for (let i = 0; i < 8; i++) {
    pen.save()
    pen.translate(20, 19)
    pen.rotate((i * Math.PI) / 4)
    shape(pen, 'M-3 -7L0 -15L3 -7z', '#d7dce2', 1.3)
    pen.restore()
  }
  shape(pen, 'M11 19a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z', '#6b6f78', 1.8)
  pen.fillStyle = 'rgb(255 255 255 / 45%)'
  circle(pen, 17, 16, 2.4)
  pen.fill()
})

export const runeStone: Prop = lying(({ pen }) => {
  shape(pen, 'M12 28L10 15L17 7L26 9L31 18L28 28Q20 32 12 28z', '#7f8ea0', 1.8)
  pen.strokeStyle = '#9ff0ff'
  pen.lineWidth = 2
  pen.stroke(new Path2D('M20 12v14M20 14l5 4l-5 4'))
})

export const mushroom: Prop = lying(({ pen }) => {
  shape(pen, 'M16 20h8l2 9q-6 3 -12 0z', '#efe2c6', 1.6)
  shape(pen, 'M8 20Q8 8 20 8Q32 8 32 20Q20 25 8 20z', '#c23a2a', 1.8)
  pen.fillStyle = '#fff4e0'
  for (const [x, y, r] of [
    [14, 16, 2.4],
    [21, 12.5, 2.6],
    [26, 18, 2],
  ]) {
    circle(pen, x, y, r)
    pen.fill()
  }
})
