import type { Everywhere, PieceModel } from './model.ts'
import { markPath, svg } from './svg.ts'

/** To the left of the figure, below its face. */
const BESIDE = 'translate(-4.6 8.6) scale(0.8)'
const TICK = 'M-14.6 11.2L-12.6 13.2L-9.4 8.8'
const CROWN = 'M-18 -9L-19 -17L-15 -13.6L-12.4 -18.4L-9.8 -13.6L-6 -17L-7 -9z'
/** Around the front of the base, from left to right. */
const FRONT = 'M-20.2 5A20.5 15.5 0 0 0 20.2 5'
/** Between two points that meet; a crown crossed out. */
export const HOLDS = {
  marked: 'M-5 -3.8L0 0L5 -3.8V3.8L0 0L-5 3.8z',
  unled: 'M-4.2 3.4L-4.8 -2L-2.2 0L0 -3L2.2 0L4.8 -2L4.2 3.4z',
}
export const STRIKE = 'M-4.6 4.6L4.6 -4.6'
const FLAG = 'M-16 -6V-19H-14.6V-18Q-10 -20.4 -5 -17L-8 -14L-5 -11Q-10 -13 -14.6 -11V-6z'

/** The number on the front of the base, what it is good at, and what else is told without words. */
export function drawSigns(
  sign: SVGSVGElement,
  piece: PieceModel,
  skills: readonly string[],
  everywhere: Everywhere | null,
): void {
  const { badge, used, held, note, health, sign: shown } = piece
  const isWounded = health !== undefined && health < 1
  const parts: SVGElement[] = []
  if (held) parts.push(heldMark(held))
  if (shown)
    parts.push(svg('path', { class: `shown ${shown}`, d: shown === 'crown' ? CROWN : FLAG, transform: BESIDE }))
  if (used) {
    const disc = svg('circle', { class: 'plate', cx: -12, cy: 11, r: 5.4 })
    const mark = svg('g', { class: 'enlarged' }, disc, svg('path', { class: 'tick', d: TICK }))
    // Above the arc of what is left.
    parts.push(svg('g', { transform: `translate(0 ${isWounded ? -4 : 0})` }, mark))
  }
  if (everywhere)
    parts.push(svg('g', { class: 'everywhere' }, svg('circle', { cx: -13, cy: 10, r: 7 }), tollMark(everywhere)))
  if (isWounded) parts.push(healthArc(health))
  if (badge) parts.push(svg('g', { class: 'enlarged' }, ...plate(badge)))
  if (note) parts.push(noteMark(note))
  parts.push(...skills.map(skillMark))
  sign.replaceChildren(...parts)
}

/** The mark of squares, at the foot of whoever is asked for it wherever he goes. */
const tollMark = (toll: Everywhere): SVGElement =>
  svg('path', { d: markPath({ x: -0.5, y: -0.5, toll }), transform: 'translate(-13 10.4) scale(0.62)' })

/** An arc along the front of the base, as long as what is left: over every figure, below the number. */
function healthArc(health: number): SVGElement {
  const part = (name: string, left: number) =>
    svg('path', { class: name, d: FRONT, pathLength: 1, 'stroke-dasharray': `${left} 2` })
  const tone = health > 0.5 ? 'well' : health > 0.25 ? 'weak' : 'dying'
  return svg('g', { class: 'health' }, part('rim', 1), part('lost', 1), part(tone, health))
}

function plate(text: string): SVGElement[] {
  const width = text.length > 1 ? 14 : 10.6
  const label = svg('text', { class: 'number', x: 10.4, y: 14.9, 'text-anchor': 'middle' })
  label.textContent = text
  return [svg('rect', { class: 'plate', x: 10.4 - width / 2, y: 5, width, height: 12, rx: 4 }), label]
}

/** What holds somebody back, beside the number, on a disc of its own: over no face. */
function heldMark(held: NonNullable<PieceModel['held']>): SVGElement {
  const parts = [svg('circle', { r: 6.8 }), svg('path', { class: held, d: HOLDS[held] })]
  if (held === 'unled') parts.push(svg('path', { class: 'strike', d: STRIKE }))
  return svg('g', { class: 'held', transform: 'translate(-1.4 12) scale(0.82)' }, ...parts)
}

/** The first letter of what somebody wrote on the piece. */
function noteMark(note: string): SVGElement {
  const text = svg('text', { 'text-anchor': 'middle', y: 3.4 })
  text.textContent = [...note][0].toUpperCase()
  return svg('g', { class: 'note', transform: 'translate(13 -10)' }, svg('circle', { r: 6 }), text)
}

/** Marks stand one below the other beside the figure. */
function skillMark(letters: string, place: number): SVGElement {
  const text = svg('text', { x: -14.4, y: -9 + place * 10.4, 'text-anchor': 'middle' })
  text.textContent = letters
  const plate = svg('rect', { x: -21.6, y: -17 + place * 10.4, width: 14.4, height: 10.2, rx: 2.4 })
  return svg('g', { class: 'skill' }, plate, text)
}
