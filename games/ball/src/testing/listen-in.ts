import type { MomentTable } from '@undercroft/engine'
import type { BallMoments } from '../moments.ts'

interface Heard {
  answer: (...args: unknown[]) => unknown
}

/**
 * Listens in from now on: returns the set to which the name of each ability is added that has answered with something else than
 * nothing, 0 or false, or that has changed what it was handed.
 */
export function listenIn(table: MomentTable<BallMoments>): Set<string> {
  const answered = new Set<string>()
  for (const { id, on } of table.abilities) {
    for (const moment of Object.keys(on) as (keyof BallMoments)[]) {
      const [heard] = table.listeners(moment, table.set([id])) as unknown as [Heard]
      const { answer } = heard
      heard.answer = (...args) => {
        const handed = args.slice(2).map((arg) => JSON.stringify(arg))
        const value = answer(...args)
        const changed = args.slice(2).some((arg, i) => JSON.stringify(arg) !== handed[i])
        if (changed || (value !== undefined && value !== null && value !== 0 && value !== false)) answered.add(id)
        return value
      }
    }
  }
  return answered
}
