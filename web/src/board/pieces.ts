import type { FocusModel, PieceModel, Trail } from './model.ts'
import { seatShape } from './shapes.ts'
import { svg, UNIT } from './svg.ts'

interface Drawn {
  readonly group: SVGGElement
  readonly body: SVGGElement
  model: PieceModel
}

/** The pieces: one labelled group each, moved by transforms. */
export class PieceLayer {
  readonly layer = svg('g', { class: 'pieces' })
  private readonly drawn = new Map<number, Drawn>()
  private readonly glyphOf: (name: string) => string

  constructor(glyphOf: (name: string) => string) {
    this.glyphOf = glyphOf
  }

  update(pieces: readonly PieceModel[], focus: FocusModel, trails: readonly Trail[], stepTime: number): void {
    const seen = new Set<number>()
    for (const model of pieces) {
      seen.add(model.id)
      this.place(
        model,
        trails.find(({ piece }) => piece === model.id),
        stepTime,
      )
      this.mark(model.id, focus)
    }
    for (const [id, { group }] of this.drawn) {
      if (seen.has(id)) continue
      group.remove()
      this.drawn.delete(id)
    }
  }

  element(id: number): SVGGElement | null {
    return this.drawn.get(id)?.group ?? null
  }

  private place(model: PieceModel, trail: Trail | undefined, stepTime: number): void {
    const known = this.drawn.get(model.id)
    if (!known) {
      const body = svg('g', { class: 'body' })
      const group = svg('g', { role: 'img', 'data-piece': model.id }, body)
      this.layer.append(group)
      this.drawn.set(model.id, { group, body, model })
      group.style.transform = at(model)
      this.draw(body, model)
      group.setAttribute('aria-label', model.label)
      return
    }
    const before = known.model
    known.model = model
    if (before.label !== model.label) known.group.setAttribute('aria-label', model.label)
    if (looks(before) !== looks(model)) this.draw(known.body, model)
    if (before.x === model.x && before.y === model.y) return
    known.group.style.transform = at(model)
    if (stepTime <= 0) return
    const squares = trail?.squares ?? [before, model]
    const frames = squares.map(({ x, y }) => ({ transform: at({ ...model, x, y }) }))
    known.group.animate(frames, { duration: stepTime * Math.max(1, squares.length - 1), easing: 'ease-in-out' })
    this.layer.append(known.group)
  }

  private mark(id: number, focus: FocusModel): void {
    const { group, model } = this.drawn.get(id)!
    const classes = ['piece', `seat-${model.seat}`]
    if (model.prone) classes.push('prone')
    if (model.stunned) classes.push('stunned')
    if (model.used) classes.push('used')
    if (focus.ready.has(id)) classes.push('ready')
    if (focus.targets.has(id)) classes.push('target')
    if (focus.friends.has(id)) classes.push('friend')
    if (focus.selected === id) classes.push('selected')
    group.setAttribute('class', classes.join(' '))
  }

  private draw(body: SVGGElement, model: PieceModel): void {
    const shape = seatShape(model.seat)
    const parts: SVGElement[] = [
      svg('path', { class: 'halo', d: shape }),
      svg('path', { class: 'base', d: shape }),
      svg('path', { class: 'rim', d: shape }),
      ...(model.health === undefined || model.health >= 1 ? [] : ring(model.health)),
      svg('path', { class: 'glyph', d: this.glyphOf(model.glyph), transform: 'translate(-12.5 -13) scale(0.0488)' }),
    ]
    if (model.marked) parts.push(svg('path', { class: 'marked', d: 'M-19 -19h7l-7 7z' }))
    if (model.badge) parts.push(...badge(model.badge))
    if (model.carries) parts.push(carried(this.glyphOf(model.carries)))
    if (model.stunned) parts.push(svg('path', { class: 'stars', d: stars }))
    if (model.note) parts.push(noteMark(model.note))
    body.replaceChildren(...parts)
    body.setAttribute('transform', `scale(${model.size})`)
  }
}

const at = ({ x, y, size }: { x: number; y: number; size: number }): string =>
  `translate(${(x + size / 2) * UNIT}px, ${(y + size / 2) * UNIT}px)`

const looks = (model: PieceModel): string =>
  [model.glyph, model.badge, model.carries, model.stunned, model.marked, model.health, model.note, model.size].join()

function badge(text: string): SVGElement[] {
  const label = svg('text', { class: 'number', x: 12, y: 16.5, 'text-anchor': 'middle' })
  label.textContent = text
  return [
    svg('rect', {
      class: 'number-plate',
      x: 12 - 3.5 * text.length - 2,
      y: 7.5,
      width: 7 * text.length + 4,
      height: 11,
      rx: 5,
    }),
    label,
  ]
}

function carried(glyph: string): SVGElement {
  return svg(
    'g',
    { class: 'carried', transform: 'translate(11 -12)' },
    svg('circle', { r: 8.5 }),
    svg('path', { d: glyph, transform: 'translate(-6 -6) scale(0.0235)' }),
  )
}

/** The first letter of what somebody wrote on the piece. */
function noteMark(note: string): SVGElement {
  const text = svg('text', { 'text-anchor': 'middle', y: 3.4 })
  text.textContent = [...note][0].toUpperCase()
  return svg('g', { class: 'note', transform: 'translate(-12.5 12.5)' }, svg('circle', { r: 6 }), text)
}

/** Inside the rim, so that the shape of the seat stays to be seen. */
const RING = 14.4

function ring(part: number): SVGElement[] {
  const length = 2 * Math.PI * RING
  return [
    svg('circle', { class: 'health-track', r: RING }),
    svg('circle', {
      class: 'health',
      r: RING,
      'stroke-dasharray': `${part * length} ${length}`,
      transform: 'rotate(-90)',
    }),
  ]
}

const star = (x: number, y: number): string =>
  `M${x} ${y - 4}l1.2 2.8 2.8 1.2 -2.8 1.2 -1.2 2.8 -1.2 -2.8 -2.8 -1.2 2.8 -1.2z`
const stars = star(-10, -15) + star(0, -18) + star(10, -15)
