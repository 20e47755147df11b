import type { Camera, Shift } from './camera.ts'
import { NORMAL } from './motion.ts'

/** The whole board is seen for so long when it opens, at the normal pace. */
const OPENING = 600
/** How long the board takes to its next place. */
const SLIDE = 450
/** How long a score is looked at from closer, and how long that takes there and back. */
const STAY = 500
const LEAN = 250
const CLOSER = 1.08

const IN_PLACE: Shift = { x: 0, y: 0, scale: 1 }
const shifted = ({ x, y, scale }: Shift): Keyframe => ({ translate: `${x}px ${y}px`, scale: String(scale) })

const pace = (usual: number, stepTime: number): number => (usual * stepTime) / NORMAL

/** The camera is at its next place at once; the board follows it there. */
export class Slides {
  private readonly board: HTMLElement
  private readonly camera: Camera
  private readonly opening = new AbortController()
  /** Until then the whole board is seen, whatever is looked at next. It is not known before the board is painted. */
  private opensUntil = 0

  constructor(board: HTMLElement, camera: Camera) {
    this.board = board
    this.camera = camera
  }

  destroy(): void {
    this.opening.abort()
  }

  get isSliding(): boolean {
    return this.board.getAnimations().length > 0
  }

  /** How the board is seen beside its place. */
  get shift(): Shift {
    if (!this.isSliding) return IN_PLACE
    const { translate, scale } = getComputedStyle(this.board)
    const [x = 0, y = 0] = translate === 'none' ? [] : translate.split(' ').map(Number.parseFloat)
    return { x, y, scale: scale === 'none' ? 1 : Number.parseFloat(scale) }
  }

  /** What is seen now is seen until a moment after `begin`; whoever presses something is at the next place at once. */
  open(): void {
    this.opensUntil = Number.POSITIVE_INFINITY
    const skip = () => {
      this.opening.abort()
      this.opensUntil = 0
      this.end()
    }
    for (const event of ['pointerdown', 'keydown'])
      document.addEventListener(event, skip, { signal: this.opening.signal })
  }

  /** What is seen first has been painted. */
  begin(stepTime: number): void {
    if (this.opensUntil < Number.POSITIVE_INFINITY) return
    this.opensUntil = performance.now() + pace(OPENING, stepTime)
    for (const slide of this.board.getAnimations()) slide.play()
  }

  /** The board does not jump to where the camera goes: it slides there. */
  follow(move: () => void, stepTime: number): void {
    const { board, camera, shift } = this
    const { scale, x, y } = camera
    move()
    if (stepTime <= 0 || (camera.scale === scale && camera.x === x && camera.y === y)) return
    const ratio = (shift.scale * scale) / camera.scale
    const from = { x: shift.x + shift.scale * x - ratio * camera.x, y: shift.y + shift.scale * y - ratio * camera.y }
    this.end()
    const left = Math.max(0, this.opensUntil - performance.now())
    const slide = board.animate([shifted({ ...from, scale: ratio }), shifted(IN_PLACE)], {
      delay: Math.min(left, pace(OPENING, stepTime)),
      duration: pace(SLIDE, stepTime),
      easing: 'ease-out',
      fill: 'backwards',
    })
    if (left === Number.POSITIVE_INFINITY) slide.pause()
  }

  /** The board comes closer to a point of its frame for a moment. */
  lean(x: number, y: number, stepTime: number): void {
    const from = this.shift
    const to = shifted({ x: (1 - CLOSER) * x, y: (1 - CLOSER) * y, scale: CLOSER })
    const whole = STAY + 2 * LEAN
    this.end()
    this.board.animate(
      [
        { ...shifted(from), easing: 'ease-out' },
        { ...to, offset: LEAN / whole },
        { ...to, offset: 1 - LEAN / whole, easing: 'ease-in-out' },
        shifted(IN_PLACE),
      ],
      { duration: pace(whole, stepTime) },
    )
  }

  /** By hand: the board stays where it is seen. */
  stop(): void {
    if (!this.isSliding) return
    this.camera.take(this.shift)
    this.end()
  }

  private end(): void {
    for (const slide of this.board.getAnimations()) slide.cancel()
  }
}
