import { die, type Modifier } from '@undercroft/engine'
import type { SkirmishMatch } from './state.ts'

const D20_ONE = die(20)
export const D20 = [D20_ONE]

/** Tells of a d20 that was rolled. Call only when somebody listens. */
export function tellRoll(
  match: SkirmishMatch,
  what: string,
  seat: number,
  piece: number | null,
  natural: number,
  target: number | null,
  modifiers: readonly Modifier[],
  passed: boolean | null,
  rules: readonly string[],
  reroll: string | null = null,
): void {
  match.events?.push({
    type: 'roll',
    what,
    seat,
    piece,
    dice: ['d20'],
    values: [natural],
    target,
    modifiers,
    passed,
    reroll,
    rules,
  })
}
