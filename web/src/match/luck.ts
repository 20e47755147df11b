import type { GameEvent, RollEvent } from '@undercroft/engine'

export interface Luck {
  readonly rolls: number
  readonly passed: number
  readonly expected: number
  /** Passed minus expected after each roll. */
  readonly course: readonly number[]
}

/** How a seat's tests went against what the dice promise. */
export function luckOf(events: readonly GameEvent[], seat: number): Luck {
  let rolls = 0
  let passed = 0
  let expected = 0
  const course: number[] = []
  for (const event of events) {
    if (event.type !== 'roll') continue
    const roll = event as RollEvent
    if (roll.seat !== seat || roll.passed === null || roll.target === null) continue
    rolls++
    if (roll.passed) passed++
    expected += chanceOf(roll)
    course.push(passed - expected)
  }
  return { rolls, passed, expected, course }
}

/** The chance of one roll with its target and modifiers, from all ways its dice can fall. */
export function chanceOf({ dice, target, modifiers }: RollEvent): number {
  const sides = dice.map((name) => Number(/^d(\d+)$/.exec(name)?.[1] ?? 6))
  const bonus = modifiers.reduce((sum, { value }) => sum + value, 0)
  let ways = 0
  let total = 0
  const visit = (i: number, sum: number): void => {
    if (i === sides.length) {
      total++
      if (sum + bonus >= (target ?? 0)) ways++
      return
    }
    for (let value = 1; value <= sides[i]; value++) visit(i + 1, sum + value)
  }
  visit(0, 0)
  return ways / total
}
