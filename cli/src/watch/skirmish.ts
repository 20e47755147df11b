import type { Lookout } from './lookout.ts'

/** Whoever is gone by then was thrown away. */
const EARLY = 2

/** A skirmish: creatures that do not see the third round. */
export function skirmishLookout(): Lookout {
  let round = 0
  return {
    see(_match, _decision, events) {
      return events.flatMap((event) => {
        if (event.type === 'round') round = event.round as number
        const isEarly = event.type === 'eliminated' && round <= EARLY
        return isEarly ? [{ what: `eliminated by round ${EARLY}`, about: { creature: event.creature, round } }] : []
      })
    },
  }
}
