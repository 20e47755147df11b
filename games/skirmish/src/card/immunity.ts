import { CardError } from './text.ts'

/** What a creature can be immune to: a bit each. */
export const IMMUNITIES = [
  'Acid',
  'Cold',
  'Electricity',
  'Fire',
  'Sonic',
  'Confusion',
  'Critical Hits',
  'Dominate',
  'Entangle',
  'Flanking',
  'Frightened',
  'Gaze Attack',
  'Incite',
  'Level Drain',
  'Paralysis',
  'Poison',
  'Sleep',
  'Sneak Attack',
  'Stun',
] as const
export type Immunity = (typeof IMMUNITIES)[number]

export const immunityBit = (name: Immunity): number => 1 << IMMUNITIES.indexOf(name)

/** The bits of a list of immunities. Refuses unknown words. */
export function immunityBits(card: string, names: readonly string[]): number {
  let bits = 0
  for (const name of names) {
    if (!(IMMUNITIES as readonly string[]).includes(name)) {
      throw new CardError(`${card}: nothing can be immune to '${name}'`)
    }
    bits |= immunityBit(name as Immunity)
  }
  return bits
}
