import { type BallEvent, FACT_RULES, ROLL_RULES, rulesBehind, detailOf as sharedDetailOf } from '@undercroft/ball'
import type { DungeonEvent } from './events.ts'
import { abilityRules } from './table.ts'

/** The rules behind a die, by what it is rolled for. */
const ROLLS: Readonly<Record<string, readonly string[]>> = {
  ...ROLL_RULES,
  placement: ['DB-SETUP-21', 'DB-DICE-10'],
  toss: ['DB-SETUP-31', 'DB-PRE-02'],
  'turn-order': ['DB-MULTI-12'],
  wall: ['DB-PUSH-11'],
  rebound: ['DB-BALL-16', 'DB-BALL-19'],
  'wall-side': ['DB-WALL-04'],
  'rebound-distance': ['DB-WALL-07'],
  chest: ['DB-CHEST-05', 'DB-SETUP-22'],
  portal: ['DB-PORT-01', 'DB-PORT-18'],
  'throw-food': ['DB-ROOM-08'],
  transmutation: ['DB-WIZ-08'],
  'chain-lightning': ['DB-WIZ-19'],
  fireball: ['DB-WIZ-23'],
}

/** A bonus of the thing itself on an Armour or Injury roll. */
const BONUSES: Readonly<Record<string, readonly string[]>> = {
  bomb: ['DB-TRAIT-BOMBARDIER-10'],
  fireball: ['DB-WIZ-24'],
}

/** The rules behind every other event, by its type or by its type and what tells it apart: 'turnover fell-over'. */
const FACTS: Readonly<Record<string, readonly string[]>> = {
  ...FACT_RULES,
  'chest-placed': ['DB-SETUP-23', 'DB-SETUP-24'],
  'portal-placed': ['DB-SETUP-28', 'DB-SETUP-29'],
  'end-zone-chosen': ['DB-SETUP-31'],
  'toss-won end-zone': ['DB-SETUP-31'],
  'toss-won first-turn': ['DB-PRE-02'],
  journeyman: ['DB-PRE-03', 'DB-PRE-06'],
  bought: ['DB-PRE-09', 'DB-IND-01'],
  'player-placed': ['DB-PRE-14'],
  'hit-wall': ['DB-PUSH-10'],
  bearings: ['DB-PORT-05'],
  'ball-moved rebounded': ['DB-WALL-08'],
  'ball-moved teleported': ['DB-PORT-22'],
  teleported: ['DB-PORT-01'],
  mishap: ['DB-PORT-18', 'DB-PORT-19'],
  entered: ['DB-PORT-23'],
  revived: ['DB-SPG-02'],
  'chest-opened true': ['DB-CHEST-05'],
  'chest-opened false': ['DB-CHEST-07'],
  'chest-removed': ['DB-CHEST-06'],
  'funds-gathered': ['DB-ROOM-13'],
  'fell-into-chasm': ['DB-ROOM-23'],
  'turnover chest-trap': ['DB-TO-16'],
  'turnover dragon': ['DB-ROOM-28'],
  'turnover hurt-by-teleport': ['DB-TO-18'],
  'turnover fell-into-chasm': ['DB-TO-18'],
  touchdown: ['DB-TD-01', 'DB-TD-08'],
  'match-ended touchdown': ['DB-TD-08'],
  'match-ended time': ['DB-TIME-04', 'DB-TIME-07'],
  'spell-cast': ['DB-IND-13', 'DB-WIZ-01'],
}

/** The rules behind an event; those of modifiers stand in the modifiers. */
export function explain(event: DungeonEvent): readonly string[] {
  if (event.type === 'roll') return ROLLS[event.what] ?? abilityRules(event.what.replace(/-re-roll$/, ''))
  if (event.type === 'skill-used') return BONUSES[event.skill] ?? abilityRules(event.skill)
  if (event.type === 'room-effect') return event.room === undefined ? [] : abilityRules(event.room)
  return rulesBehind(FACTS, event.type, detailOf(event))
}

/** What tells events of one type apart. */
function detailOf(event: DungeonEvent): string | boolean | undefined {
  if (event.type === 'toss-won') return event.item
  return event.type === 'chest-opened' ? event.found : sharedDetailOf(event as BallEvent)
}
