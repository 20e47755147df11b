import { type Known, things } from './list.gen.ts'

export type AbilityName = Known['printed']

/** Every special ability of the glossary and of our own cards, in the order in which they answer a moment. */
export const ABILITY_NAMES: readonly AbilityName[] = things.map(({ printed }) => printed)

const NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(ABILITY_NAMES.map((name, i) => [name, i]))

/** The number of an ability: its place in the list, and its bit in ability sets. */
export function abilityNumber(name: AbilityName): number {
  return NUMBERS[name]
}

export function isAbilityName(name: string): name is AbilityName {
  return Object.hasOwn(NUMBERS, name)
}
