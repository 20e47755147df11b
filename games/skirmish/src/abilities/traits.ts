import type { Immunity } from '../card/immunity.ts'
import type { Thing } from './family.ts'
import { things } from './list.gen.ts'

/**
 * What the core asks of a creature: a bit each. Abilities say which of these they give, so that no procedure names an
 * ability.
 */
export const TRAITS = [
  'flies',
  'incorporeal',
  'burrows',
  /** Ignores invisibility and hiding. */
  'sees-all',
  'invisible',
  'hides',
  /** Attackers that it cannot see get no bonus. */
  'wary',
  'rolls-conceal-twice',
  'fearless',
  'always-commanded',
  'never-commanded',
  'no-opportunity',
  'slow-melee',
  'slow-ranged',
  'may-split-move',
  'may-sidestep',
  'charges-with-all',
  'charges-anywhere',
  'hurls-in-charge',
  'two-turns',
  'no-commander-effects',
  'shoots-into-melee',
  'spell-proof',
  'spell-resistant',
  'catches-arrows',
  'relays',
  'silences-effects',
  'silences-command',
  'stinks',
  'deploys-afar',
  'deploys-anywhere',
  'unique',
  'tames',
  'all-at-once',
] as const
export type Trait = (typeof TRAITS)[number]

/** Traits in two words of bits: `traits[0]` holds the first 30. */
export const traitNumber = (trait: Trait): number => TRAITS.indexOf(trait)

export interface Gives {
  readonly traits?: readonly Trait[]
  readonly immune?: readonly Immunity[]
  readonly immuneWhileActive?: readonly Immunity[]
}

/** What each ability gives its owner for as long as it has it. */
export const ABILITY_GIVES: Partial<Readonly<Record<string, Gives>>> = Object.fromEntries(
  (things as readonly Thing[]).flatMap(({ printed, gives }) => (gives ? [[printed, gives]] : [])),
)
