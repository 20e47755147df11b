/**
 * A player's characteristics. MA and ST are plain values; AG, PA and AV are target numbers (DB-PROF-01, DB-PROF-02).
 * A PA of 0 stands for '-': no passing at all.
 */
export interface Profile {
  ma: number
  st: number
  ag: number
  pa: number
  av: number
}

export type Characteristic = keyof Profile
export const CHARACTERISTICS = ['ma', 'st', 'ag', 'pa', 'av'] as const

/** The best and worst values (DB-PROF-04, DB-PROF-05); for AG and PA a lower number is better. */
export const BEST: Profile = { ma: 9, st: 8, ag: 1, pa: 1, av: 11 }
export const WORST: Profile = { ma: 1, st: 1, ag: 6, pa: 6, av: 3 }

const lowerIsBetter = (characteristic: Characteristic) => characteristic === 'ag' || characteristic === 'pa'

/** Not at the minimum, nor a PA of '-' (DB-ARM-24). */
export const canBeReduced = (characteristic: Characteristic, value: number): boolean =>
  value !== 0 && value !== WORST[characteristic]

/** One step worse, never beyond the minimum (DB-ARM-21 to DB-ARM-24). */
export function reduced(characteristic: Characteristic, value: number): number {
  if (!canBeReduced(characteristic, value)) return value
  return lowerIsBetter(characteristic) ? value + 1 : value - 1
}

/** One step better; the maximum and the third improvement are refused (DB-PROF-03, DB-PROF-04). */
export function improved(characteristic: Characteristic, value: number, improvementsBefore: number): number {
  if (improvementsBefore >= 2) throw new RangeError(`${characteristic}: improved twice already`)
  if (value === BEST[characteristic]) throw new RangeError(`${characteristic}: already at its maximum`)
  if (value === 0) return WORST.pa
  return lowerIsBetter(characteristic) ? value - 1 : value + 1
}
