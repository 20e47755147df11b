import type { Immunity } from './immunity.ts'
import type { CreatureType } from './type-line.ts'

/** What every creature of a type is and has without its card saying so. */
export interface TypeTraits {
  readonly rules: readonly string[]
  readonly living: boolean
  readonly abilities: readonly string[]
  readonly immune: readonly Immunity[]
}

const plain = (...rules: string[]): TypeTraits => ({ rules, living: true, abilities: [], immune: [] })

const MINDLESS: readonly Immunity[] = [
  'Confusion',
  'Critical Hits',
  'Dominate',
  'Incite',
  'Paralysis',
  'Poison',
  'Sleep',
  'Sneak Attack',
  'Stun',
]

export const TYPE_TRAITS: Readonly<Record<CreatureType, TypeTraits>> = {
  Aberration: plain('SK-TYPE-ABERRATION-01'),
  Animal: plain('SK-TYPE-ANIMAL-01'),
  Construct: {
    rules: ['SK-TYPE-CONSTRUCT-01', 'SK-TYPE-CONSTRUCT-02'],
    living: false,
    abilities: ['Fearless'],
    immune: MINDLESS,
  },
  Dragon: { rules: ['SK-TYPE-DRAGON-01'], living: true, abilities: [], immune: ['Paralysis', 'Sleep'] },
  Elemental: {
    rules: ['SK-TYPE-ELEMENTAL-01'],
    living: true,
    abilities: [],
    immune: ['Critical Hits', 'Flanking', 'Paralysis', 'Poison', 'Sleep', 'Sneak Attack', 'Stun'],
  },
  Fey: plain('SK-TYPE-FEY-01'),
  Giant: plain('SK-TYPE-GIANT-01'),
  Humanoid: plain('SK-TYPE-HUMANOID-01'),
  'Magical Beast': plain('SK-TYPE-MAGICAL-BEAST-01'),
  'Monstrous Humanoid': plain('SK-TYPE-MONSTROUS-HUMANOID-01'),
  Ooze: {
    rules: ['SK-TYPE-OOZE-01'],
    living: true,
    abilities: ['Fearless', 'Blindsight'],
    immune: [...MINDLESS, 'Flanking', 'Gaze Attack'],
  },
  Outsider: plain('SK-TYPE-OUTSIDER-01'),
  Plant: { rules: ['SK-TYPE-PLANT-01'], living: true, abilities: [], immune: MINDLESS },
  Undead: {
    rules: ['SK-TYPE-UNDEAD-01', 'SK-TYPE-UNDEAD-02', 'SK-TYPE-UNDEAD-03'],
    living: false,
    abilities: ['Fearless'],
    immune: MINDLESS,
  },
  Vermin: {
    rules: ['SK-TYPE-VERMIN-01'],
    living: true,
    abilities: [],
    immune: ['Confusion', 'Dominate', 'Incite', 'Sleep'],
  },
}

/** Words of the type line that change what the type gives. */
export const SUBTYPE_TRAITS: Readonly<Record<string, TypeTraits>> = {
  Elf: { rules: ['SK-TYPE-ELF-01'], living: true, abilities: [], immune: ['Sleep'] },
  'Living Construct': {
    rules: ['SK-TYPE-LIVING-CONSTRUCT-01'],
    living: true,
    abilities: [],
    immune: ['Level Drain', 'Paralysis', 'Poison', 'Sleep'],
  },
}
