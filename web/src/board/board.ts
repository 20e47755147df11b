import { Camera } from './camera.ts'
import {
  type BoardModel,
  type FocusModel,
  type MarkerModel,
  NO_FOCUS,
  type Square,
  type Trail,
  type WayBadge,
} from './model.ts'
import { PieceLayer } from './pieces.ts'
import { Pointer } from './pointer.ts'
import { dotPath, squarePath, svg, UNIT } from './svg.ts'

/** A screen held in the hand, and the least that a finger hits, in pixels. */
const SMALL_FRAME = 600
const FINGER = 44

/** Room around a panel over the board, and for what it will still say. */
const ROOM = 44

type Side = 'left' | 'top' | 'right' | 'bottom'

export interface BoardHandlers {
  press(square: Square, touch: boolean): void
  hover(square: Square | null): void
  /** A long press or a right click: tell me about this. */
  inspect(square: Square): void
}

/** The board as layers of SVG: one path per layer, pieces as groups, one pointer handler. */
export class BoardView {
  readonly root: SVGSVGElement
  readonly camera = new Camera(() => this.aim())
  private readonly world = svg('g', { class: 'world' })
  private readonly ground = svg('g', { class: 'ground' })
  private readonly overlays = svg('g', { class: 'overlays' })
  private readonly destinations = svg('path', { class: 'destinations' })
  private readonly dots = svg('path', { class: 'destination-dots' })
  private readonly markers = svg('g', { class: 'markers' })
  private readonly way = svg('g', { class: 'way' })
  private readonly flash = svg('path', { class: 'flash' })
  private readonly cursorPath = svg('path', { class: 'cursor' })
  private readonly pieces: PieceLayer
  private readonly observer: ResizeObserver
  private readonly pointer: Pointer
  private readonly glyphOf: (name: string) => string
  private model: BoardModel | null = null
  private shownFocus: FocusModel = NO_FOCUS
  private frame = { width: 1, height: 1 }
  private drawnGround = ''
  private drawnSize = ''
  /** The piece that was brought closer. */
  private closeTo: number | null = null
  /** The whole board was seen before it moved away from under a panel. */
  private madeRoom = false
  private drawnMarkers: string | null = null
  onCamera: (() => void) | null = null

  constructor(host: HTMLElement, handlers: BoardHandlers, glyphOf: (name: string) => string) {
    this.glyphOf = glyphOf
    this.pieces = new PieceLayer(glyphOf)
    this.root = svg('svg', { class: 'board', 'aria-hidden': 'false', role: 'group' })
    this.world.append(this.ground, this.overlays, this.destinations, this.markers, this.pieces.layer)
    this.world.append(this.dots, this.way, this.flash, this.cursorPath)
    this.root.append(patterns(), this.world)
    host.append(this.root)
    this.pointer = new Pointer(host, this.camera, handlers, (square) => this.isOnBoard(square))
    this.observer = new ResizeObserver(() => this.measure())
    this.observer.observe(host)
    this.measure()
  }

  destroy(): void {
    this.observer.disconnect()
    this.pointer.destroy()
    this.root.remove()
  }

  update(model: BoardModel, focus: FocusModel, trails: readonly Trail[], stepTime: number): void {
    const fresh = this.model?.width !== model.width || this.model.height !== model.height
    this.model = model
    if (this.drawnGround !== model.ground) this.drawGround(model)
    if (fresh) this.fit()
    this.drawMarkers(model.markers)
    this.pieces.update(model.pieces, focus, trails, stepTime)
    this.drawFocus(focus)
    this.lookCloser(focus)
    const moved = trails.at(-1)?.squares.at(-1)
    if (moved) this.camera.reveal(moved.x, moved.y, this.frame.width, this.frame.height)
  }

  /** On a small screen squares are smaller than a finger: what the chosen piece may do is brought closer, then let go again. */
  private lookCloser({ selected, destinations }: FocusModel): void {
    const { camera, frame, model } = this
    if (!model || frame.width > SMALL_FRAME) return
    const piece = selected === null ? undefined : model.pieces.find(({ id }) => id === selected)
    if (!piece || destinations.length === 0) {
      if (this.closeTo !== null && piece === undefined) this.fit()
      return
    }
    if (this.closeTo === selected || (this.closeTo === null && !camera.fitted)) return
    if (UNIT * camera.scale >= FINGER && camera.fitted) return
    this.closeTo = selected
    camera.frame(frame.width, frame.height, [piece, ...destinations], FINGER)
  }

  fit(): void {
    this.closeTo = null
    this.madeRoom = false
    if (this.model) this.camera.fit(this.frame.width, this.frame.height, this.model.width, this.model.height)
  }

  zoom(factor: number): void {
    this.camera.zoom(factor, this.frame.width / 2, this.frame.height / 2)
  }

  /** Brings a piece into sight. */
  reveal(piece: number): void {
    const found = this.model?.pieces.find(({ id }) => id === piece)
    if (found) this.camera.reveal(found.x, found.y, this.frame.width, this.frame.height)
  }

  /**
   * Where a panel of this size hides nothing: not the pieces that it is about, if it can be nothing that can be aimed at. Where it
   * would hide the pieces anywhere, the board moves away from under it, until `leaveRoom`.
   */
  makeRoom(about: readonly number[], panelWidth: number, panelHeight: number): 'low' | 'high' {
    const { frame, model, shownFocus } = this
    if (!model) return 'low'
    const pieces = model.pieces.filter(({ id }) => about.includes(id))
    const aims = model.pieces.filter(({ id }) => shownFocus.targets.has(id))
    const height = panelHeight + ROOM
    for (const squares of [[...pieces, ...aims, ...shownFocus.destinations], pieces]) {
      const { left, top, right, bottom } = this.bounds(squares)
      const beside = Math.abs(frame.width / 2 - (left + right) / 2) > (panelWidth + right - left) / 2
      if (squares.length === 0 || beside || bottom <= frame.height - height) return 'low'
      if (top >= height) return 'high'
    }
    const { top, bottom } = this.bounds(pieces)
    const fitted = this.camera.fitted
    this.camera.pan(0, Math.max(ROOM - top, frame.height - height - bottom))
    this.madeRoom = fitted
    return 'low'
  }

  leaveRoom(): void {
    if (this.madeRoom) this.fit()
  }

  /** The part of the frame that these take up, in pixels. */
  private bounds(squares: readonly (Square & { readonly size?: number })[]): Record<Side, number> {
    const places = squares.map((square) => ({ ...this.place(square), across: square.size ?? 1 }))
    return {
      left: Math.min(...places.map(({ left }) => left)),
      top: Math.min(...places.map(({ top }) => top)),
      right: Math.max(...places.map(({ left, size, across }) => left + size * across)),
      bottom: Math.max(...places.map(({ top, size, across }) => top + size * across)),
    }
  }

  cursor(square: Square | null): void {
    this.cursorPath.setAttribute('d', square ? squarePath(square.x, square.y, 1.5) : '')
    if (square) this.camera.reveal(square.x, square.y, this.frame.width, this.frame.height)
  }

  /** The seen part of the board in squares: left, top, right, bottom. */
  seen(): [number, number, number, number] {
    const { scale, x, y } = this.camera
    const unit = UNIT * scale
    return [-x / unit, -y / unit, (this.frame.width - x) / unit, (this.frame.height - y) / unit]
  }

  lookAt(x: number, y: number): void {
    const { camera, frame } = this
    const unit = UNIT * camera.scale
    camera.pan(frame.width / 2 - x * unit - camera.x, frame.height / 2 - y * unit - camera.y)
  }

  /** Where a square is on the page, for things shown beside it. */
  place(square: Square): { left: number; top: number; size: number } {
    const unit = UNIT * this.camera.scale
    return { left: this.camera.x + square.x * unit, top: this.camera.y + square.y * unit, size: unit }
  }

  private isOnBoard({ x, y }: Square): boolean {
    return this.model !== null && x >= 0 && y >= 0 && x < this.model.width && y < this.model.height
  }

  private measure(): void {
    const { clientWidth, clientHeight } = this.root.parentElement ?? this.root
    if (!clientWidth || !clientHeight) return
    this.frame = { width: clientWidth, height: clientHeight }
    if (this.camera.fitted) this.fit()
  }

  private aim(): void {
    const { scale, x, y } = this.camera
    const { width, height } = this.model ?? { width: 0, height: 0 }
    const size = `${width * UNIT * scale} ${height * UNIT * scale}`
    if (size !== this.drawnSize) {
      this.drawnSize = size
      this.root.setAttribute('viewBox', `0 0 ${width * UNIT} ${height * UNIT}`)
      this.root.style.width = `${width * UNIT * scale}px`
      this.root.style.height = `${height * UNIT * scale}px`
    }
    // The board is a layer of its own: moving it paints nothing. Between whole pixels it would be blurred.
    this.root.style.transform = `translate3d(${Math.round(x)}px, ${Math.round(y)}px, 0)`
    this.onCamera?.()
  }

  private drawGround({ ground, floors, edges, labels }: BoardModel): void {
    this.drawnGround = ground
    const paths = floors.map(({ kind, squares }) =>
      svg('path', { class: `floor floor-${kind}`, d: squares.map(({ x, y }) => squarePath(x, y)).join('') }),
    )
    const all = floors.flatMap(({ kind, squares }) => (kind === 'void' ? [] : squares))
    const grid = svg('path', { class: 'grid', d: all.map(({ x, y }) => squarePath(x, y)).join('') })
    const kinds = ['line', 'door', 'wall'] as const
    const lines = kinds.map((kind) =>
      svg('path', {
        class: `edge edge-${kind}`,
        d: edges
          .filter((edge) => edge.kind === kind)
          .map(({ x1, y1, x2, y2 }) => `M${x1 * UNIT} ${y1 * UNIT}L${x2 * UNIT} ${y2 * UNIT}`)
          .join(''),
      }),
    )
    const texts = labels.map(({ x, y, text, centred, turned }) => {
      const turn = turned ? ` rotate(-90)` : ''
      const label = svg('text', {
        class: 'room',
        transform: `translate(${x * UNIT} ${y * UNIT})${turn}`,
        'text-anchor': centred ? 'middle' : 'start',
      })
      label.textContent = text
      return label
    })
    this.ground.replaceChildren(...paths, grid, ...lines, ...texts)
  }

  private drawMarkers(markers: readonly MarkerModel[]): void {
    const key = markers.map(({ id, x, y, glyph, label, badge }) => [id, x, y, glyph, label, badge].join()).join(';')
    if (key === this.drawnMarkers) return
    this.drawnMarkers = key
    this.markers.replaceChildren(
      ...markers.map(({ x, y, glyph, kind, label, badge }) => {
        const group = svg('g', {
          class: `marker marker-${kind}`,
          transform: `translate(${x * UNIT + UNIT / 2} ${y * UNIT + UNIT / 2})`,
          role: 'img',
          'aria-label': label,
        })
        group.append(
          svg('circle', { r: 14 }),
          svg('path', { d: this.glyphOf(glyph), transform: 'translate(-11 -11) scale(0.043)' }),
        )
        if (badge) {
          const text = svg('text', { class: 'number', x: 11, y: 16, 'text-anchor': 'middle' })
          text.textContent = badge
          group.append(text)
        }
        return group
      }),
    )
  }

  private drawFocus(focus: FocusModel): void {
    if (focus === this.shownFocus) return
    this.shownFocus = focus
    this.destinations.setAttribute('d', focus.destinations.map(({ x, y }) => squarePath(x, y, 1)).join(''))
    this.dots.setAttribute('d', focus.destinations.map(({ x, y }) => dotPath(x, y, 4.5)).join(''))
    this.flash.setAttribute('d', focus.flash.map(({ x, y }) => squarePath(x, y, 1)).join(''))
    this.overlays.replaceChildren(
      ...focus.overlays.map(({ kind, squares, links = [] }) =>
        svg('path', {
          class: `overlay overlay-${kind}`,
          d: squares.map(({ x, y }) => squarePath(x, y)).join('') + links.map(linkPath).join(''),
        }),
      ),
    )
    this.way.replaceChildren(...wayParts(focus), ...focus.badges.map((badge) => badgePart(badge, 1)))
  }
}

const linkPath = ([from, to]: readonly [Square, Square]): string =>
  `M${from.x * UNIT} ${from.y * UNIT}L${to.x * UNIT} ${to.y * UNIT}`

function wayParts({ way }: FocusModel): SVGElement[] {
  if (!way || way.squares.length === 0) return []
  const centre = ({ x, y }: Square) => `${(x + way.size / 2) * UNIT} ${(y + way.size / 2) * UNIT}`
  const last = way.squares[way.squares.length - 1]
  return [
    svg('path', { class: 'way-shade', d: `M${way.squares.map(centre).join('L')}` }),
    svg('path', { class: 'way-line', d: `M${way.squares.map(centre).join('L')}` }),
    svg('path', { class: 'way-end', d: squarePath(last.x, last.y, 2, way.size) }),
    ...way.badges.map((badge) => badgePart(badge, way.size)),
  ]
}

/** A figure at the upper edge of a square. */
function badgePart({ at, text, tone }: WayBadge, size: number): SVGElement {
  const label = svg('text', { 'text-anchor': 'middle', y: 4.5 })
  label.textContent = text
  const width = 12 + 7 * text.length
  return svg(
    'g',
    { class: `way-badge way-${tone}`, transform: `translate(${(at.x + size / 2) * UNIT} ${at.y * UNIT + 2})` },
    svg('rect', { x: -width / 2, y: -9, width, height: 18, rx: 9 }),
    label,
  )
}

/** Quiet textures: blades of grass, cracks in flagstones, so that large floors do not look flat. */
function patterns(): SVGDefsElement {
  const defs = svg('defs')
  defs.innerHTML = `
    <pattern id="tex-grass" width="80" height="80" patternUnits="userSpaceOnUse">
      <path class="tex" d="M8 20l2-7 2 7M30 52l2-8 2 8M52 14l2-6 2 6M66 62l2-7 2 7M18 70l2-6 2 6M44 34l2-7 2 7"/>
    </pattern>
    <pattern id="tex-stone" width="120" height="120" patternUnits="userSpaceOnUse">
      <path class="tex" d="M12 10l8 4 2 7M52 64l7-3 6 5M92 22l-5 6 3 6M30 96l6 5M98 88l8-2 3 6M70 104l-6 4"/>
    </pattern>`
  return defs
}
