import { BONE } from '../palette.ts'
import type { Add } from './figure.ts'

/** Both eyes, looking right. */
export function eyes(add: Add, left: number, right: number, y: number, white = '#ffffff', pupil = '#1a1008'): void {
  for (const x of [left, right]) {
    add(`M${x - 1.5} ${y}a1.5 1.6 0 1 0 3 0a1.5 1.6 0 1 0 -3 0z`, white, 0)
    add(`M${x - 0.4} ${y}a.9 1 0 1 0 1.8 0a.9 1 0 1 0 -1.8 0z`, pupil, 0)
  }
}

/** Eyes that glow in the dark of a hood or a helmet. */
export function glare(add: Add, left: number, right: number, y: number, colour: string): void {
  for (const x of [left, right]) add(`M${x - 1.6} ${y}L${x} ${y - 1.4}L${x + 1.6} ${y}L${x} ${y + 1.2}z`, colour, 0)
}

export function horns(add: Add, y: number, fill: string = BONE): void {
  add(`M-7 ${y + 2}Q-15 ${y + 2} -14.6 ${y - 8}Q-11 ${y - 3} -5 ${y - 2.4}z`, fill)
  add(`M7.6 ${y + 2}Q15.6 ${y + 2} 15.2 ${y - 8}Q11.4 ${y - 3} 5.4 ${y - 2.4}z`, fill)
}

/** Two fangs from above. */
export const fangs = (add: Add, y: number): void => add(`M-2 ${y}l1 2.6l1 -2.6zM3 ${y}l1 2.6l1 -2.6z`, BONE, 0.5)
