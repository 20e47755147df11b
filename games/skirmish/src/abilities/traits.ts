import type { Immunity } from '../card/immunity.ts'
import type { AbilityName } from './names.ts'

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

interface Gives {
  readonly traits?: readonly Trait[]
  readonly immune?: readonly Immunity[]
  readonly immuneWhileActive?: readonly Immunity[]
}

/** What each ability gives its owner for as long as it has it. */
export const ABILITY_GIVES: Partial<Readonly<Record<AbilityName, Gives>>> = {
  'Arrow Catching Shield': { traits: ['catches-arrows'] }, // SK-AB-ARROW-CATCHING-SHIELD-01
  Beastmaster: { traits: ['tames'] }, // SK-AB-BEASTMASTER-01
  'Blind-Fight': { traits: ['wary', 'rolls-conceal-twice'], immune: ['Gaze Attack'] }, // SK-AB-BLIND-FIGHT-01, -02
  Blindsight: { traits: ['sees-all', 'wary'], immune: ['Gaze Attack'] }, // SK-AB-BLINDSIGHT-01
  Burrow: { traits: ['burrows'] }, // SK-AB-BURROW-01
  Countersong: { traits: ['silences-effects'] }, // SK-AB-COUNTERSONG-01, -02
  'Dual Activation': { traits: ['two-turns'] }, // SK-AB-DUAL-ACTIVATION-01
  Fearless: { traits: ['fearless'], immune: ['Frightened'] }, // SK-AB-FEARLESS-01
  Flight: { traits: ['flies'], immune: ['Entangle'] }, // SK-AB-FLIGHT-01, -02
  Hide: { traits: ['hides'] }, // SK-AB-HIDE-01
  'Hurling Charge': { traits: ['hurls-in-charge'] }, // SK-AB-HURLING-CHARGE-01
  'Improved Countersong': { traits: ['silences-effects', 'silences-command'] }, // SK-AB-IMPROVED-COUNTERSONG-01
  Incorporeal: { traits: ['incorporeal'] }, // SK-AB-INCORPOREAL-01
  Independent: { traits: ['always-commanded'] }, // SK-AB-INDEPENDENT-01
  Invisible: { traits: ['invisible'] }, // SK-AB-INVISIBLE-01
  'Not Subject to Commander Effect': { traits: ['no-commander-effects'] },
  Pounce: { traits: ['charges-with-all'] }, // SK-AB-POUNCE-01
  'Precise Shot': { traits: ['shoots-into-melee'] }, // SK-AB-PRECISE-SHOT-01
  'Relay Orders': { traits: ['relays'] }, // SK-AB-RELAY-ORDERS-01
  Scout: { traits: ['deploys-afar'] }, // SK-AB-SCOUT-01
  Sidestep: { traits: ['may-sidestep'] }, // SK-AB-SIDESTEP-01
  'Simultaneous Attack': { traits: ['all-at-once'] }, // SK-AB-SIMULTANEOUS-ATTACK-01
  'Slow Melee Attack': { traits: ['slow-melee'] }, // SK-AB-SLOW-MELEE-ATTACK-01
  'Slow Ranged Attack': { traits: ['slow-ranged'] }, // SK-AB-SLOW-RANGED-ATTACK-01
  'Spell Resistance': { traits: ['spell-resistant'] }, // SK-AB-SPELL-RESISTANCE-01
  'Spell Resistance All': { traits: ['spell-proof'] }, // SK-AB-SPELL-RESISTANCE-ALL-01
  'Spring Attack': { traits: ['may-split-move'] }, // SK-AB-SPRING-ATTACK-01
  Stagger: { traits: ['charges-anywhere'] }, // SK-AB-STAGGER-01
  Stench: { traits: ['stinks'] }, // SK-AB-STENCH-01
  'Tiny Reach': { traits: ['no-opportunity'] }, // SK-AB-TINY-REACH-01
  'Uncanny Dodge': { immuneWhileActive: ['Flanking', 'Sneak Attack'] }, // SK-AB-UNCANNY-DODGE-01
  Unique: { traits: ['unique'] }, // SK-AB-UNIQUE-01
  'Wandering Monster': { traits: ['deploys-anywhere'] }, // SK-AB-WANDERING-MONSTER-01
  Wild: { traits: ['never-commanded'] }, // SK-AB-WILD-01
}
