import type { PieceModel } from './model.ts'
import { svg } from './svg.ts'

const TICK = 'M-14.6 11.2L-12.6 13.2L-9.4 8.8'
const CROWN = 'M-18 -9L-19 -17L-15 -13.6L-12.4 -18.4L-9.8 -13.6L-6 -17L-7 -9z'
const FLAG = 'M-16 -6V-19H-14.6V-18Q-10 -20.4 -5 -17L-8 -14L-5 -11Q-10 -13 -14.6 -11V-6z'

/** The number on the front of the base, what it is good at, and what else is told without words. */
export function drawSigns(sign: SVGSVGElement, piece: PieceModel, skills: readonly string[]): void {
  const { badge, used, marked, note, sign: shown } = piece
  const parts: SVGElement[] = []
  if (marked) parts.push(svg('path', { class: 'marked', d: 'M-19 -4l6 -7l6 7z' }))
  if (shown) parts.push(svg('path', { class: `shown ${shown}`, d: shown === 'crown' ? CROWN : FLAG }))
  if (used) {
    const disc = svg('circle', { class: 'plate', cx: -12, cy: 11, r: 5.4 })
    parts.push(svg('g', { class: 'enlarged' }, disc, svg('path', { class: 'tick', d: TICK })))
  }
  if (badge) parts.push(svg('g', { class: 'enlarged' }, ...plate(badge)))
  if (note) parts.push(noteMark(note))
  parts.push(...skills.map(skillMark))
  sign.replaceChildren(...parts)
}

function plate(text: string): SVGElement[] {
  const width = text.length > 1 ? 14 : 10.6
  const label = svg('text', { class: 'number', x: 10.4, y: 14.9, 'text-anchor': 'middle' })
  label.textContent = text
  return [svg('rect', { class: 'plate', x: 10.4 - width / 2, y: 5, width, height: 12, rx: 4 }), label]
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
