import { CardError } from './text.ts'

export const SIZES = ['Tiny', 'Small', 'Medium', 'Large', 'Huge'] as const
export type Size = (typeof SIZES)[number]

/** How many squares wide a creature of this size is (SK-KEY-SIZE-01). */
export const WIDTH: Readonly<Record<Size, number>> = { Tiny: 1, Small: 1, Medium: 1, Large: 2, Huge: 3 }

export const TYPES = [
  'Aberration',
  'Animal',
  'Construct',
  'Dragon',
  'Elemental',
  'Fey',
  'Giant',
  'Humanoid',
  'Magical Beast',
  'Monstrous Humanoid',
  'Ooze',
  'Outsider',
  'Plant',
  'Undead',
  'Vermin',
] as const
export type CreatureType = (typeof TYPES)[number]

export interface TypeLine {
  readonly size: Size
  readonly type: CreatureType
  /** Species or subtypes. */
  readonly species: readonly string[]
}

/** Reads 'Large Giant' or 'Small Humanoid (Kobold)'; no size word means Medium (SK-CARD-15). */
export function typeLine(card: string, text: string): TypeLine {
  const line = /^(?:(Tiny|Small|Large|Huge) )?([A-Z][A-Za-z ]+?)(?: \(([^)]+)\))?$/.exec(text)
  if (!line || !(TYPES as readonly string[]).includes(line[2])) {
    throw new CardError(`${card}: there is no creature type '${text}'`)
  }
  return {
    size: (line[1] as Size | undefined) ?? 'Medium',
    type: line[2] as CreatureType,
    species: line[3] ? line[3].split(', ') : [],
  }
}
