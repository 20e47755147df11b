import { showStill } from '../art/canvas.ts'
import { spriteOf } from '../art/figures/cache.ts'
import { seatShape } from '../art/seat-shapes.ts'
import { playSound } from '../sound/player.ts'
import { standBehind } from './crowd.ts'
import type { Deed, Everywhere, FocusModel, PieceModel, Square, Trail } from './model.ts'
import { animateBody, fade, glide, lightUp, lunge, raiseDust, shoot, shove, warp } from './motion.ts'
import { drawSigns } from './signs.ts'
import { svg, UNIT } from './svg.ts'

interface Drawn {
  readonly group: HTMLElement
  readonly body: HTMLElement
  readonly figure: HTMLCanvasElement
  readonly sign: SVGSVGElement
  model: PieceModel
  left: boolean
  looks: string
  /** What its classes say of it. */
  marks: string
  /** The skills that its signs tell; null where they are to be drawn again. */
  signs: string | null
}

/** The pieces: one labelled element each, moved by transforms; numbers lie above all figures, so that no head covers them. */
export class PieceLayer {
  readonly layer = document.createElement('div')
  readonly signs = document.createElement('div')
  private readonly drawn = new Map<number, Drawn>()
  /** The trails of the last change: each is shown once. */
  private shown: readonly Trail[] = []
  private placed: readonly PieceModel[] = []
  /** Who stands right behind whom. */
  private behind: ReadonlyMap<number, readonly number[]> = new Map()
  private pixels = UNIT
  private width = 0

  constructor() {
    this.layer.className = 'pieces'
    this.signs.className = 'signs'
    this.signs.setAttribute('aria-hidden', 'true')
  }

  update(
    pieces: readonly PieceModel[],
    focus: FocusModel,
    trails: readonly Trail[],
    stepTime: number,
    pixels: number,
    width: number,
  ): void {
    // Most updates only aim elsewhere.
    const isNew = pieces !== this.placed || pixels !== this.pixels
    this.placed = pieces
    this.pixels = pixels
    this.width = width
    if (isNew) this.placeAll(pieces, trails, stepTime)
    for (const { id } of pieces) this.mark(id, focus, stepTime, this.behind.get(id) ?? [])
    for (const { piece, squares, how } of trails === this.shown ? [] : trails) {
      if (how === 'strike') this.strike(piece, squares, stepTime)
      else if (isDeed(how)) shoot(this.layer, how, middle(squares[0]), middle(squares[squares.length - 1]), stepTime)
    }
    this.shown = trails
    if (isNew) this.removeGone(stepTime)
  }

  private placeAll(pieces: readonly PieceModel[], trails: readonly Trail[], stepTime: number): void {
    this.behind = standBehind(pieces)
    for (const model of pieces) {
      const own = trails.filter(({ piece }) => piece === model.id)
      this.place(
        model,
        own.findLast(({ how }) => !isDeed(how)),
        stepTime,
      )
    }
  }

  private removeGone(stepTime: number): void {
    const seen = new Set(this.placed.map(({ id }) => id))
    for (const [id, known] of this.drawn) {
      if (seen.has(id)) continue
      this.drawn.delete(id)
      this.leave(known, stepTime)
    }
  }

  /** The bitmaps are painted again for another scale. */
  repaint(pixels: number): void {
    this.pixels = pixels
    for (const known of this.drawn.values()) this.paint(known)
  }

  private place(model: PieceModel, trail: Trail | undefined, stepTime: number): void {
    const known = this.drawn.get(model.id) ?? this.make(model)
    const before = known.model
    known.model = model
    if (known.group.getAttribute('aria-label') !== model.label) known.group.setAttribute('aria-label', model.label)
    const squares = trail?.squares ?? [before, model]
    const moved = before.x !== model.x || before.y !== model.y
    if (moved) known.left = facesLeft(squares) ?? known.left
    const fell = !before.prone && model.prone === true
    const rose = before.prone === true && !model.prone
    this.paint(known)
    if (moved) this.move(known, squares, stepTime, trail?.how)
    if (fell || rose) animateBody(known.body, fell ? 'fall' : 'rise', stepTime)
    if (fell && stepTime > 0) {
      playSound('fall')
      raiseDust(known.group, stepTime)
    }
  }

  private make(model: PieceModel): Drawn {
    const figure = document.createElement('canvas')
    const body = document.createElement('div')
    body.className = 'body'
    body.append(rings(model.seat), figure)
    const group = document.createElement('div')
    group.setAttribute('role', 'img')
    group.dataset.piece = String(model.id)
    group.append(body)
    const sign = svg('svg', { viewBox: '-20 -20 40 40' })
    this.layer.append(group)
    this.signs.append(sign)
    const left = model.x + model.size / 2 > this.width / 2
    const made: Drawn = { group, body, figure, sign, model, left, looks: '', marks: '', signs: null }
    this.drawn.set(model.id, made)
    this.stand(made)
    return made
  }

  private stand(known: Drawn): void {
    const { group, sign, model } = known
    group.style.transform = at(model)
    layer(known, group.classList.contains('selected'))
    group.style.setProperty('--size', String(model.size))
    sign.style.transform = at(model)
    sign.style.setProperty('--size', String(model.size))
  }

  /** A lunge at whoever stands in the last square. */
  private strike(id: number, [from, to]: readonly Square[], stepTime: number): void {
    const striker = this.drawn.get(id)
    if (!striker) return
    if (stepTime > 0) {
      lunge(striker.body, to.x - from.x, to.y - from.y, stepTime)
      playSound('block')
    } else lightUp(this.layer, [middle(from), middle(to)])
  }

  private move(known: Drawn, squares: readonly Square[], stepTime: number, how?: Trail['how']): void {
    this.stand(known)
    const { size } = known.model
    if (how && !isDeed(how) && stepTime > 0) {
      const [first, last] = [squares[0], squares[squares.length - 1]].map(({ x, y }) => at({ x, y, size }))
      if (how === 'portal') playSound('portal')
      const go = how === 'portal' ? warp : shove
      go([known.group, known.sign], known.body, first, last, stepTime)
      return
    }
    if (stepTime > 0) playSound('step')
    glide(
      [known.group, known.sign],
      squares.map(({ x, y }) => at({ x, y, size })),
      stepTime,
    )
    animateBody(known.body, 'hop', stepTime, Math.max(1, squares.length - 1))
  }

  private leave({ group, sign, body }: Drawn, stepTime: number): void {
    sign.remove()
    group.className = 'gone'
    group.removeAttribute('role')
    group.removeAttribute('aria-label')
    const going = animateBody(body, 'sink', stepTime) ?? fade(body)
    going.onfinish = () => group.remove()
  }

  private paint(known: Drawn): void {
    const { model, figure, left } = known
    const looks = [JSON.stringify({ ...model, label: '', x: 0, y: 0 }), left, this.pixels].join()
    if (looks === known.looks) return
    known.looks = looks
    const picture = spriteOf({ ...model, left }, this.pixels)
    showStill(figure, picture)
    known.signs = null
  }

  private sign(known: Drawn, skills: readonly string[], everywhere: Everywhere | null): void {
    const signs = [...skills, everywhere].join()
    if (signs === known.signs) return
    known.signs = signs
    drawSigns(known.sign, known.model, skills, everywhere)
  }

  private mark(id: number, focus: FocusModel, stepTime: number, behind: readonly number[]): void {
    const known = this.drawn.get(id)
    if (!known) return
    const isSelected = focus.selected === id
    this.sign(known, focus.skills.get(id) ?? NO_SKILLS, isSelected ? focus.everywhere : null)
    const { group, sign, model, body } = known
    if (isSelected && !group.classList.contains('selected')) {
      animateBody(body, 'choose', stepTime)
      if (stepTime > 0) playSound('select')
    }
    const classes = [`seat-${model.seat}`]
    if (model.prone) classes.push('prone')
    if (model.stunned) classes.push('stunned')
    if (model.used) classes.push('used')
    if (focus.ready.has(id)) classes.push('ready')
    if (focus.targets.has(id)) classes.push('target')
    if (focus.friends.has(id)) classes.push('friend')
    if (isSelected) classes.push('selected')
    // Whoever hides more than feet is seen through while it matters who stands there.
    if (model.size > 1 && behind.some((other) => focus.selected === other || focus.targets.has(other)))
      classes.push('faded')
    const marks = classes.join(' ')
    if (marks === known.marks) return
    known.marks = marks
    layer(known, isSelected)
    group.className = `piece ${marks}`
    sign.setAttribute('class', `sign ${marks}`)
  }
}

const NO_SKILLS: readonly string[] = []

/** Those of lower rows stand in front; nobody beside hides the ball, or the ring of whoever is chosen. */
function layer({ group, model }: Drawn, isSelected: boolean): void {
  group.style.zIndex = String(3 * (model.y + model.size) + (model.ball ? 2 : isSelected ? 1 : 0))
}

const isDeed = (how: Trail['how']): how is Deed => how === 'strike' || how === 'spell' || how === 'shot'

const middle = ({ x, y }: Square): [number, number] => [(x + 0.5) * UNIT, (y + 0.5) * UNIT]

const at = ({ x, y, size }: Square & { size: number }): string =>
  `translate(${(x + size / 2) * UNIT}px, ${(y + size / 2) * UNIT}px)`

/** Which way somebody looks who went this way; undecided where it was straight up or down. */
function facesLeft(squares: readonly Square[]): boolean | null {
  for (let i = squares.length - 1; i > 0; i--) {
    if (squares[i].x !== squares[i - 1].x) return squares[i].x < squares[i - 1].x
  }
  return null
}

/** What may be done with a piece, in the shape of its seat around the base: shown by classes. */
function rings(seat: number): SVGSVGElement {
  const shape = seatShape(seat)
  const teeth = [45, 135, 225, 315].map((turn) =>
    svg('path', { class: 'tooth', d: 'M-5 -27L5 -27L0 -16z', transform: `rotate(${turn})` }),
  )
  return svg(
    'svg',
    { class: 'rings', viewBox: '-36 -36 72 72' },
    svg('path', { class: 'halo-ink', d: shape }),
    svg('path', { class: 'halo', d: shape }),
    ...teeth,
  )
}
