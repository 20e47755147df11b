import type { GameEvent, Modifier, RollEvent } from '@undercroft/engine'

/** What happens in a skirmish, as facts. Creatures, seats and squares are numbers, cards and spells names. */
export type SkirmishEvent =
  | RollEvent
  | (GameEvent & { type: 'tile-placed'; seat: number; tile: string; x: number; y: number; turns: number })
  | (GameEvent & { type: 'deployed'; creature: number; square: number })
  | (GameEvent & { type: 'commander-zero'; creature: number })
  | (GameEvent & { type: 'first-player'; seat: number; round: number })
  | (GameEvent & { type: 'round'; round: number })
  | (GameEvent & { type: 'activated'; creature: number; commanded: boolean })
  | (GameEvent & { type: 'turn-lost'; creature: number; why: string })
  | (GameEvent & { type: 'controlled'; creature: number; seat: number })
  | (GameEvent & { type: 'moved'; creature: number; from: number; to: number; how: string })
  | (GameEvent & { type: 'declared'; creature: number; ability: string })
  | (GameEvent & {
      type: 'attacked'
      creature: number
      target: number
      ranged: boolean
      opportunity: boolean
      hit: boolean
      critical: boolean
      modifiers: readonly Modifier[]
    })
  | (GameEvent & { type: 'damaged'; creature: number; damage: number; hp: number })
  | (GameEvent & { type: 'healed'; creature: number; hp: number })
  | (GameEvent & { type: 'cast'; creature: number; spell: string; target: number })
  | (GameEvent & { type: 'used'; creature: number; ability: string; target: number })
  | (GameEvent & { type: 'affected'; creature: number; by: string; saved: boolean })
  | (GameEvent & { type: 'unaffected'; creature: number; by: string; why: string })
  | (GameEvent & { type: 'condition'; creature: number; condition: string; on: boolean })
  | (GameEvent & { type: 'routed'; creature: number; by: number })
  | (GameEvent & { type: 'rallied'; creature: number })
  | (GameEvent & {
      type: 'eliminated'
      creature: number
      how: 'destroyed' | 'left' | 'gone'
      by: number
      points: number
    })
  | (GameEvent & { type: 'phased'; creature: number; out: boolean })
  | (GameEvent & { type: 'summoned'; creature: number; card: string; square: number; by: number })
  | (GameEvent & { type: 'returned'; creature: number; square: number; hp: number })
  | (GameEvent & { type: 'scored'; seat: number; points: number; total: number })
  | (GameEvent & { type: 'ended'; winners: readonly number[]; why: string })

/** Every type of event, as a list that the compiler keeps complete. */
export const SKIRMISH_EVENTS: Readonly<Record<SkirmishEvent['type'], true>> = {
  activated: true,
  affected: true,
  attacked: true,
  cast: true,
  'commander-zero': true,
  condition: true,
  controlled: true,
  damaged: true,
  declared: true,
  deployed: true,
  eliminated: true,
  ended: true,
  'first-player': true,
  healed: true,
  moved: true,
  phased: true,
  rallied: true,
  returned: true,
  roll: true,
  round: true,
  routed: true,
  scored: true,
  summoned: true,
  'tile-placed': true,
  'turn-lost': true,
  unaffected: true,
  used: true,
}
