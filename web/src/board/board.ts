import { Camera, HEADROOM, withAlso } from './camera.ts'
import { type Corner, clearestCorner } from './corner.ts'
import { FlameLayer } from './flames.ts'
import { GroundLayer } from './ground.ts'
import { MarkerLayer } from './markers.ts'
import {
  type BoardModel,
  type FocusModel,
  NO_FOCUS,
  type PieceModel,
  type Square,
  type Trail,
  type WayBadge,
} from './model.ts'
import { nameParts } from './names.ts'
import { PieceLayer } from './pieces.ts'
import { Pointer } from './pointer.ts'
import { Slides } from './slides.ts'
import { edgePath, markPath, redraw, squarePath, svg, UNIT } from './svg.ts'
import { WeatherLayer } from './weather.ts'

/** A screen held in the hand, and the least that a finger hits, in pixels. */
const SMALL_FRAME = 600
const FINGER = 44

/** The least size of a square while somebody is asked: a piece on it is drawn with 32 pixels. */
const LEAST = 34

/** A board that is shown in part has squares of this size, or smaller ones where so many squares around a swift piece would not be in sight. */
const CLOSE = 46
const SPAN = 15

/** Squares of rock above and below a dungeon that hold the names of its rooms. */
const NAMED = 0.7

/** How far, in squares, figures reach beyond their squares, and what lies in a corner beyond its size. */
const BEYOND = 0.6

/** Room around a panel over the board, and for what it will still say. */
const ROOM = 44
/** No square is painted larger than this, in units of the page. */
const MOST_UNIT = 64

type Side = 'left' | 'top' | 'right' | 'bottom'

export interface BoardHandlers {
  press(square: Square, touch: boolean): void
  hover(square: Square | null): void
  /** A long press or a right click: tell me about this. */
  inspect(square: Square): void
}

/** Bitmaps are painted again this long after the last step of a zoom; until then they are stretched. */
const SETTLE = 120

/** Pixels a square from which the numbers of pieces can be read as they are; below that they grow, up to so many times. */
const READABLE = 46
const MOST_ENLARGED = 1.4

/** The board as layers: the painted ground, what may be done, pieces, ways; one pointer handler. */
export class BoardView {
  readonly root = document.createElement('div')
  readonly camera = new Camera(() => this.aim())
  /** Everything is laid out in units; this scales it as it was painted. */
  private readonly scaled = document.createElement('div')
  private readonly slides = new Slides(this.root, this.camera)
  private readonly ground = new GroundLayer(() => this.slides.begin(this.stepTime))
  private readonly flames = new FlameLayer()
  private readonly weather = new WeatherLayer()
  private readonly markers = new MarkerLayer()
  private readonly names = svg('g', { class: 'names' })
  private readonly overlays = svg('g', { class: 'overlays' })
  private readonly destinations = svg('path', { class: 'destinations' })
  private readonly near = svg('path', { class: 'destinations-near' })
  private readonly edges = svg('g', { class: 'destination-edges' }, svg('path'), svg('path'))
  private readonly dots = TOLLS.map((toll) => svg('path', { class: `destination-dots toll-${toll}` }))
  private readonly way = svg('g', { class: 'way' })
  private readonly flash = svg('path', { class: 'flash' })
  private readonly cursorPath = svg('path', { class: 'cursor' })
  private readonly under = svg('svg', { class: 'under' })
  private readonly over = svg('svg', { class: 'over' })
  private readonly odds = svg('svg', { class: 'over' })
  private readonly pieces = new PieceLayer()
  private readonly observer: ResizeObserver
  private readonly themes: MutationObserver
  private readonly pointer: Pointer
  private readonly isPlayed: boolean
  private model: BoardModel | null = null
  private shownFocus: FocusModel = NO_FOCUS
  private shownTrails: readonly Trail[] = []
  private stepTime = 0
  private opens: boolean
  private frame = { width: 1, height: 1 }
  private drawnGround = ''
  private drawnThings = ''
  /** The scale that bitmaps are painted for. */
  private painted = 0
  private settling = 0
  /** Somebody asked for the whole board. */
  private wantsWhole = false
  /** The whole board was seen before it moved away from under a panel. */
  private madeRoom = false
  onCamera: (() => void) | null = null

  /**
   * @param isPlayed people act on it: it is shown as large as that needs. Otherwise it is a picture.
   * @param opens the whole board is seen first
   */
  constructor(host: HTMLElement, handlers: BoardHandlers, isPlayed = false, opens = false) {
    this.isPlayed = isPlayed
    this.opens = opens
    this.root.className = 'board'
    this.root.setAttribute('role', 'group')
    this.scaled.className = 'scaled'
    this.under.append(
      hatching(),
      svg('g', {}, this.names, this.overlays, this.destinations, this.near, this.edges, ...this.dots),
    )
    this.over.append(svg('g', { class: 'world' }, this.way, this.flash, this.cursorPath))
    this.scaled.append(
      this.ground.canvas,
      this.flames.layer,
      this.weather.ground,
      this.under,
      this.markers.layer,
      this.pieces.layer,
      this.weather.sky,
      this.over,
      this.pieces.signs,
      this.odds,
    )
    this.root.append(this.scaled)
    host.append(this.root)
    this.pointer = new Pointer(host, this.camera, handlers, (square) => this.isOnBoard(square), this.slides)
    this.observer = new ResizeObserver(() => this.measure())
    this.observer.observe(host)
    this.themes = new MutationObserver(() => this.repaint())
    this.themes.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    this.measure()
  }

  destroy(): void {
    this.observer.disconnect()
    this.themes.disconnect()
    clearTimeout(this.settling)
    this.pointer.destroy()
    this.flames.destroy()
    this.slides.destroy()
    this.root.remove()
  }

  update(model: BoardModel, focus: FocusModel, trails: readonly Trail[], stepTime: number): void {
    const fresh = this.model?.width !== model.width || this.model.height !== model.height
    this.model = model
    if (fresh) this.fitWhole()
    this.stepTime = fresh && !this.opens ? 0 : stepTime
    if (this.opens && stepTime > 0) this.slides.open()
    this.opens = false
    // Whoever moved is looked at once; what one is asked about afterwards matters more.
    const moved = trails === this.shownTrails ? null : trails.at(-1)?.squares.at(-1)
    this.shownTrails = trails
    // First of all: nothing is painted at a size that it does not keep.
    this.sliding(() => {
      if (moved) this.camera.reveal(moved.x, moved.y, this.frame.width, this.frame.height)
      if (this.isPlayed) this.attend(focus)
    })
    if (this.drawnGround !== model.ground) this.drawGround(model)
    else if (this.drawnThings !== thingsOn(model)) this.drawNames(model)
    this.flames.update(model, this.isPlayed && stepTime > 0)
    this.weather.update(model.weather, model.width, model.height)
    this.markers.update(model.markers, this.pixels, stepTime)
    this.pieces.update(model.pieces, focus, trails, stepTime, this.pixels, model.width)
    this.drawFocus(focus)
  }

  /** Somebody has scored: for a moment the board comes closer to where that was, and the crowd jumps. */
  celebrate(): void {
    const { stepTime, frame } = this
    if (stepTime <= 0) return
    const last = this.shownTrails.at(-1)?.squares.at(-1)
    const { left, top, size } = last ? this.place(last) : { left: frame.width / 2, top: frame.height / 2, size: 0 }
    this.slides.lean(left + size / 2, top + size / 2, stepTime)
    void this.ground.cheer(stepTime)
  }

  /** The board goes where the camera looks next. */
  private sliding(move: () => void): void {
    this.slides.follow(move, this.stepTime)
  }

  /**
   * While somebody is asked, pieces are large enough to be told apart, and what can be done is in sight; fingers get more. Where
   * people have moved the board themselves, or asked for all of it, it stays as they want it.
   */
  private attend({ selected, ready, destinations, targets, friends }: FocusModel): void {
    const { camera, frame, model } = this
    if (!model || camera.held || this.wantsWhole) return
    const isAsked = selected !== null || ready.size + destinations.length + targets.size + friends.size > 0
    const fitting = (columns: number, rows: number) =>
      Math.min((frame.width - 28) / columns, (frame.height - 28) / (rows + HEADROOM))
    const whole = fitting(model.width, model.height + 2 * this.rock)
    const part = Math.min(CLOSE, fitting(Math.min(SPAN, model.width), Math.min(SPAN, model.height)))
    const finger = frame.width <= SMALL_FRAME && selected !== null && destinations.length > 0
    const size = Math.max(whole, whole < LEAST ? Math.max(LEAST, part) : 0, finger ? FINGER : 0)
    if (size <= whole) {
      if (!camera.fitted) camera.fit(frame.width, frame.height, model.width, model.height, this.rock)
      return
    }
    // Before the first question, and where the frame became too small for the whole board, it is shown large enough as well.
    if (!isAsked && !camera.fitted) return
    const pieces = (wanted: (id: number) => boolean) => model.pieces.filter(({ id }) => wanted(id))
    const chosen = pieces((id) => id === selected)
    const aims = pieces((id) => targets.has(id) || friends.has(id))
    const interest =
      chosen.length > 0
        ? [...chosen, ...destinations, ...aims]
        : [...pieces((id) => ready.has(id)), ...destinations, ...aims]
    const squares =
      interest.length > 0
        ? interest
        : model.pieces.length > 0
          ? model.pieces
          : [{ x: model.width / 2, y: model.height / 2 }]
    const ball = [...model.pieces.filter((piece) => piece.ball), ...model.markers.filter(({ kind }) => kind === 'ball')]
    camera.show(frame, model, withAlso(frame, squares, ball, size), size)
    // Nobody has seen anything yet that could be stretched meanwhile.
    if (!this.ground.isPainted) this.settle()
  }

  /** The whole board, because somebody wants to see it. */
  fit(): void {
    this.wantsWhole = true
    this.sliding(() => this.fitWhole())
  }

  private fitWhole(): void {
    this.madeRoom = false
    this.camera.held = false
    if (this.model) this.camera.fit(this.frame.width, this.frame.height, this.model.width, this.model.height, this.rock)
  }

  /** Shows a part, this many pixels a square, from the middle or around a point. */
  cutOut(pixels: number, around: Square | null = null): void {
    if (!this.model) return
    const { width, height } = this.model
    this.camera.zoom(pixels / UNIT / this.camera.scale, 0, 0)
    this.lookAt(around?.x ?? width / 2, around?.y ?? height / 2)
    this.settle()
  }

  zoom(factor: number): void {
    this.wantsWhole = false
    this.slides.stop()
    this.camera.zoom(factor, this.frame.width / 2, this.frame.height / 2)
  }

  /** Brings a piece into sight. */
  reveal(piece: number): void {
    const found = this.model?.pieces.find(({ id }) => id === piece)
    if (found) this.sliding(() => this.camera.reveal(found.x, found.y, this.frame.width, this.frame.height))
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
    this.sliding(() => this.camera.shift(0, Math.max(ROOM - top, frame.height - height - bottom)))
    this.madeRoom = fitted
    return 'low'
  }

  leaveRoom(): void {
    if (this.madeRoom) this.sliding(() => this.fitWhole())
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

  /** The first of these corners where something of this size, in pixels, hides the fewest pieces. */
  clearestCorner(corners: readonly Corner[], width: number, height: number): Corner {
    const unit = UNIT * this.camera.scale
    const pieces = this.model?.pieces ?? []
    return clearestCorner(corners, pieces, this.seen(), width / unit + BEYOND, height / unit + BEYOND)
  }

  lookAt(x: number, y: number): void {
    const { camera, frame } = this
    this.slides.stop()
    const unit = UNIT * camera.scale
    camera.pan(frame.width / 2 - x * unit - camera.x, frame.height / 2 - y * unit - camera.y)
  }

  /** Where a square is on the page, for things shown beside it. */
  place(square: Square): { left: number; top: number; size: number } {
    const unit = UNIT * this.camera.scale
    return { left: this.camera.x + square.x * unit, top: this.camera.y + square.y * unit, size: unit }
  }

  private get rock(): number {
    const { isPlayed, model } = this
    return isPlayed && model?.place === 'dungeon' && model.labels.length > 0 ? NAMED : 0
  }

  private isOnBoard({ x, y }: Square): boolean {
    return this.model !== null && x >= 0 && y >= 0 && x < this.model.width && y < this.model.height
  }

  private measure(): void {
    const { clientWidth, clientHeight } = this.root.parentElement ?? this.root
    if (!clientWidth || !clientHeight) return
    this.frame = { width: clientWidth, height: clientHeight }
    const look = () => {
      if (this.camera.fitted) this.fitWhole()
      if (this.isPlayed) this.attend(this.shownFocus)
    }
    if (this.slides.isSliding) this.sliding(look)
    else look()
  }

  /** Device pixels to a square in the bitmaps of pieces and things. */
  private get pixels(): number {
    return Math.min(2 * MOST_UNIT, Math.max(12, Math.round(UNIT * this.painted * window.devicePixelRatio)))
  }

  private aim(): void {
    const { scale, x, y } = this.camera
    if (this.painted === 0) this.settle()
    else if (scale !== this.painted) this.settleSoon()
    this.transform(scale, x, y)
    this.flames.rest()
    this.onCamera?.()
  }

  /** Nothing is painted while the board slides. */
  private settleSoon(): void {
    clearTimeout(this.settling)
    this.settling = window.setTimeout(() => {
      if (this.slides.isSliding) this.settleSoon()
      else this.settle()
    }, SETTLE)
  }

  /** The board is a layer of its own: moving it paints nothing. Between whole pixels it would be blurred. */
  private transform(scale: number, x: number, y: number): void {
    const stretch = scale === this.painted ? '' : ` scale(${scale / this.painted})`
    this.root.style.transform = `translate3d(${Math.round(x)}px, ${Math.round(y)}px, 0)${stretch}`
  }

  private settle(): void {
    const { scale, x, y } = this.camera
    if (scale === this.painted && this.drawnGround === this.model?.ground) return
    this.painted = scale
    this.scaled.style.transform = `scale(${scale})`
    this.pieces.signs.style.setProperty(
      '--enlarged',
      String(Math.min(MOST_ENLARGED, Math.max(1, READABLE / UNIT / scale))),
    )
    this.transform(scale, x, y)
    this.repaint()
  }

  private repaint(): void {
    if (!this.model || this.painted === 0) return
    this.ground.show(this.model, this.painted)
    this.markers.update(this.model.markers, this.pixels)
    this.pieces.repaint(this.pixels)
  }

  private drawGround(model: BoardModel): void {
    this.drawnGround = model.ground
    const [width, height] = [model.width * UNIT, model.height * UNIT]
    for (const layer of [this.under, this.over, this.odds]) {
      layer.setAttribute('viewBox', `0 0 ${width} ${height}`)
      layer.setAttribute('width', String(width))
      layer.setAttribute('height', String(height))
    }
    this.drawNames(model)
    this.ground.show(model, this.painted)
  }

  private drawNames(model: BoardModel): void {
    this.drawnThings = thingsOn(model)
    this.names.replaceChildren(...nameParts(model))
  }

  private drawFocus(focus: FocusModel): void {
    if (focus === this.shownFocus) return
    this.shownFocus = focus
    this.drawReach(focus.destinations)
    redraw(this.flash, focus.flash.map(({ x, y }) => squarePath(x, y, 1)).join(''))
    this.overlays.replaceChildren(
      ...focus.overlays.map(({ kind, squares, links = [] }) =>
        svg('path', {
          class: `overlay overlay-${kind}`,
          d: squares.map(({ x, y }) => squarePath(x, y)).join('') + links.map(linkPath).join(''),
        }),
      ),
    )
    this.way.replaceChildren(...wayParts(focus), ...aimParts(focus, this.model?.pieces ?? []))
    this.drawOdds(focus)
  }

  /** Above everything else, and beside the number of whoever stands behind. */
  private drawOdds({ way, badges }: FocusModel): void {
    const numbers = new Set(this.model?.pieces.map(({ x, y, size }) => `${x + size - 1},${y + size}`))
    const across = ({ at }: WayBadge, size: number) => (size === 1 && numbers.has(`${at.x},${at.y}`) ? BESIDE : size)
    this.odds.replaceChildren(
      ...(way?.badges.map((badge) => badgePart(badge, across(badge, way.size))) ?? []),
      ...badges.map((badge) => badgePart(badge, BESIDE)),
    )
  }

  /** The squares of pieces within an area: nothing is drawn around each of them. */
  private standingIn(area: readonly Square[]): Square[] {
    const within = new Set(area.map(({ x, y }) => `${x},${y}`))
    const beside = ({ x, y }: Square) =>
      [`${x - 1},${y}`, `${x + 1},${y}`, `${x},${y - 1}`, `${x},${y + 1}`].filter((one) => within.has(one)).length
    const squares = this.model?.pieces.flatMap(({ x, y, size }) =>
      Array.from({ length: size * size }, (_, i) => ({ x: x + (i % size), y: y + Math.floor(i / size) })),
    )
    return squares?.filter((square) => beside(square) >= 2 && !within.has(`${square.x},${square.y}`)) ?? []
  }

  /** The squares that the heads of those who stand in front of them reach into. */
  private squaresBehind(): Set<string> {
    const standing = this.model?.pieces.filter(({ prone }) => !prone) ?? []
    return new Set(standing.flatMap(({ x, y, size }) => Array.from({ length: size }, (_, i) => `${x + i},${y - 1}`)))
  }

  /** Each square that leaves something to do has its own mark; the others are one quiet area with an edge. */
  private drawReach(destinations: FocusModel['destinations']): void {
    const near = destinations.filter(({ spent }) => !spent)
    const edge = near.length < destinations.length ? edgePath([...destinations, ...this.standingIn(destinations)]) : ''
    redraw(this.destinations, destinations.map(({ x, y }) => squarePath(x, y, 2.4)).join(''))
    redraw(this.near, near.map(({ x, y }) => squarePath(x, y, 2.4)).join(''))
    const heads = this.squaresBehind()
    const lifted = (square: Square) => markPath(square, heads.has(`${square.x},${square.y}`) ? LIFT : 0)
    TOLLS.forEach((toll, i) => {
      const alike = near.filter((square) => (square.toll ?? 'free') === toll)
      redraw(this.dots[i], alike.map(lifted).join(''))
    })
    for (const line of this.edges.children) redraw(line, edge)
  }
}

const TOLLS = ['free', 'effort', 'danger', 'both', 'roll', 'contact', 'react'] as const

/** So much higher stands the mark of a square that somebody's head reaches into. */
const LIFT = 8

/** Above whoever is aimed at, to the left of the number of whoever stands behind him. */
const BESIDE = 0.6

/** So many squares from the middle a way begins to be drawn: it hides nothing of whoever goes it. */
const RIM = 0.45

/** A label with a point below it. */
const badgePath = (half: number): string =>
  `M${-half + 5} -10H${half - 5}q5 0 5 5v10q0 5 -5 5H4.5L0 15L-4.5 10H${-half + 5}q-5 0 -5 -5v-10q0 -5 5 -5z`

/** Where things lie: names of rooms keep clear of them. */
const thingsOn = ({ markers }: BoardModel): string => markers.map(({ x, y }) => `${x},${y}`).join(' ')

const linkPath = ([from, to]: readonly [Square, Square]): string =>
  `M${from.x * UNIT} ${from.y * UNIT}L${to.x * UNIT} ${to.y * UNIT}`

/** Four corners around whoever is aimed at. */
function aimParts({ aimed }: FocusModel, pieces: readonly PieceModel[]): SVGElement[] {
  const found = pieces.find(({ id }) => id === aimed)
  return found
    ? [svg('path', { class: 'way-end aimed', d: squarePath(found.x, found.y, -1, found.size), pathLength: 144 })]
    : []
}

function wayParts({ way }: FocusModel): SVGElement[] {
  if (!way || way.squares.length === 0) return []
  const [first, second = first, ...rest] = way.squares
  const last = way.squares[way.squares.length - 1]
  const [dx, dy] = [second.x - first.x, second.y - first.y]
  const part = (RIM * way.size) / Math.max(1, Math.abs(dx), Math.abs(dy))
  const rim = { x: first.x + dx * part, y: first.y + dy * part }
  const centre = ({ x, y }: Square) => `${(x + way.size / 2) * UNIT} ${(y + way.size / 2) * UNIT}`
  const line = `M${[rim, second, ...rest].map(centre).join('L')}`
  return [
    svg('path', { class: 'way-shade', d: line }),
    svg('path', { class: 'way-line', d: line }),
    svg('path', { class: 'way-end', d: squarePath(last.x, last.y, 2, way.size), pathLength: 144 }),
  ]
}

/** A figure at the upper edge of a square. */
function badgePart({ at, text, tone }: WayBadge, size: number): SVGElement {
  const label = svg('text', { 'text-anchor': 'middle', y: 4.5 })
  label.textContent = text
  return svg(
    'g',
    { class: `way-badge way-${tone}`, transform: `translate(${(at.x + size / 2) * UNIT} ${at.y * UNIT + 2})` },
    svg('path', { d: badgePath(6.5 + 3.6 * text.length) }),
    label,
  )
}

/** Zones of several seats lie over each other: each is hatched in its own direction. */
function hatching(): SVGDefsElement {
  const turns = [45, -45, 90, 0, 20, -70]
  return svg(
    'defs',
    {},
    ...turns.map((turn, seat) =>
      svg(
        'pattern',
        {
          id: `hatch-${seat}`,
          class: `seat-${seat}`,
          width: 7,
          height: 7,
          patternUnits: 'userSpaceOnUse',
          patternTransform: `rotate(${turn})`,
        },
        svg('rect', { class: 'hatch-fill', width: 7, height: 7 }),
        svg('path', { class: 'hatch', d: 'M0 0V7' }),
      ),
    ),
  )
}
