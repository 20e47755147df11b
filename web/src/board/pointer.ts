import type { BoardHandlers } from './board.ts'
import type { Camera } from './camera.ts'
import type { Square } from './model.ts'
import type { Slides } from './slides.ts'

const DRAG = 7
const LONG_PRESS = 450

/** One handler for mouse, pen and fingers: press, hover, long press, pan, wheel and pinch. */
export class Pointer {
  private readonly down = new Map<number, { x: number; y: number }>()
  private start: { x: number; y: number } | null = null
  /** What was seen where it went down: that is pressed, whatever the board does until it is let go. */
  private pressed: Square | null = null
  private dragging = false
  private timer = 0
  private readonly abort = new AbortController()
  private readonly root: HTMLElement
  private readonly camera: Camera
  private readonly handlers: BoardHandlers
  private readonly isOnBoard: (square: Square) => boolean
  private readonly slides: Slides

  constructor(
    root: HTMLElement,
    camera: Camera,
    handlers: BoardHandlers,
    isOnBoard: (square: Square) => boolean,
    slides: Slides,
  ) {
    this.root = root
    this.camera = camera
    this.handlers = handlers
    this.isOnBoard = isOnBoard
    this.slides = slides
    const options = { signal: this.abort.signal }
    root.addEventListener('pointerdown', (event) => this.onDown(event), options)
    root.addEventListener('pointermove', (event) => this.onMove(event), options)
    root.addEventListener('pointerup', (event) => this.onUp(event), options)
    root.addEventListener('pointercancel', (event) => this.onCancel(event), options)
    root.addEventListener(
      'pointerleave',
      ({ pointerType }) => pointerType === 'mouse' && this.handlers.hover(null),
      options,
    )
    root.addEventListener('wheel', (event) => this.onWheel(event), { ...options, passive: false })
    root.addEventListener('contextmenu', (event) => this.onMenu(event), options)
  }

  destroy(): void {
    this.abort.abort()
    window.clearTimeout(this.timer)
  }

  private point(event: MouseEvent): { x: number; y: number } {
    const box = this.root.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }

  private square(event: MouseEvent): Square | null {
    const { x, y } = this.point(event)
    // What is pressed is what is seen, also while the board slides.
    const shift = this.slides.shift
    const square = this.camera.toSquare((x - shift.x) / shift.scale, (y - shift.y) / shift.scale)
    return this.isOnBoard(square) ? square : null
  }

  private onDown(event: PointerEvent): void {
    if (event.button !== 0) return
    this.root.setPointerCapture(event.pointerId)
    this.down.set(event.pointerId, this.point(event))
    this.start = this.down.size === 1 ? this.point(event) : null
    this.dragging = this.down.size > 1
    if (this.dragging) this.slides.stop()
    window.clearTimeout(this.timer)
    const square = this.square(event)
    this.pressed = square
    if (this.start && square && event.pointerType !== 'mouse') {
      this.timer = window.setTimeout(() => {
        this.start = null
        this.handlers.inspect(square)
      }, LONG_PRESS)
    }
  }

  private onMove(event: PointerEvent): void {
    const before = this.down.get(event.pointerId)
    if (!before) {
      if (event.pointerType === 'mouse') this.handlers.hover(this.square(event))
      return
    }
    const now = this.point(event)
    if (this.start && Math.hypot(now.x - this.start.x, now.y - this.start.y) > DRAG) {
      this.dragging = true
      this.slides.stop()
      window.clearTimeout(this.timer)
    }
    if (this.down.size === 2) this.pinch(event.pointerId, before, now)
    else if (this.dragging) this.camera.pan(now.x - before.x, now.y - before.y)
    this.down.set(event.pointerId, this.dragging ? now : before)
  }

  private pinch(id: number, before: { x: number; y: number }, now: { x: number; y: number }): void {
    const other = [...this.down].find(([pointer]) => pointer !== id)?.[1]
    if (!other) return
    const was = Math.hypot(before.x - other.x, before.y - other.y)
    const is = Math.hypot(now.x - other.x, now.y - other.y)
    if (was > 0) this.camera.zoom(is / was, (now.x + other.x) / 2, (now.y + other.y) / 2)
    this.camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2)
  }

  private onUp(event: PointerEvent): void {
    window.clearTimeout(this.timer)
    const known = this.down.delete(event.pointerId)
    if (known && this.start && !this.dragging && event.button === 0) {
      if (this.pressed) this.handlers.press(this.pressed, event.pointerType !== 'mouse')
    }
    if (this.down.size === 0) {
      this.start = null
      this.dragging = false
    }
  }

  private onCancel(event: PointerEvent): void {
    window.clearTimeout(this.timer)
    this.down.delete(event.pointerId)
    this.start = null
  }

  private onWheel(event: WheelEvent): void {
    event.preventDefault()
    this.slides.stop()
    const { x, y } = this.point(event)
    this.camera.zoom(Math.exp(-event.deltaY * 0.0014), x, y)
  }

  private onMenu(event: MouseEvent): void {
    event.preventDefault()
    const square = this.square(event)
    if (square) this.handlers.inspect(square)
  }
}
