/** Kinds of damage (SK-KEY-DAMAGE-01). `weapon` is unmarked damage: melee or ranged, by the attack that deals it. */
export const DAMAGE_KINDS = [
  'weapon',
  'acid',
  'cold',
  'electricity',
  'fire',
  'sonic',
  'magic',
  'negative',
  'positive',
] as const
export type DamageKind = (typeof DAMAGE_KINDS)[number]

/** Half, rounded down to a multiple of 5 (SK-KEY-DAMAGE-04). */
export const halved = (damage: number): number => Math.floor(damage / 10) * 5

export function damageKind(word: string): DamageKind | null {
  return (DAMAGE_KINDS as readonly string[]).includes(word) ? (word as DamageKind) : null
}
