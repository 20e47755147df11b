import type { DungeonEvent } from './events.ts'
import { abilityRules } from './table.ts'

/** The rules behind a die, by what it is rolled for. */
const ROLLS: Readonly<Record<string, readonly string[]>> = {
  placement: ['DB-SETUP-21', 'DB-DICE-10'],
  toss: ['DB-SETUP-31', 'DB-PRE-02'],
  'turn-order': ['DB-MULTI-12'],
  dodge: ['DB-MOVE-21', 'DB-MOVE-24'],
  rush: ['DB-MOVE-18'],
  jump: ['DB-MOVE-31'],
  'stand-up': ['DB-MOVE-09'],
  'pick-up': ['DB-MOVE-37', 'DB-MOVE-38'],
  pass: ['DB-PASS-10', 'DB-PASS-12'],
  interfere: ['DB-INTF-05'],
  catch: ['DB-CATCH-01'],
  throw: ['DB-TTM-07'],
  land: ['DB-TTM-13', 'DB-TTM-14'],
  block: ['DB-BLK-04', 'DB-BLK-08'],
  wall: ['DB-PUSH-11'],
  armour: ['DB-ARM-01', 'DB-PROF-15'],
  injury: ['DB-ARM-02'],
  casualty: ['DB-ARM-12'],
  'lasting-injury': ['DB-ARM-20'],
  bounce: ['DB-BALL-10', 'DB-BALL-01'],
  scatter: ['DB-BALL-05', 'DB-BALL-01'],
  deviate: ['DB-BALL-02', 'DB-BALL-01'],
  rebound: ['DB-BALL-16', 'DB-BALL-19'],
  'wall-side': ['DB-WALL-04'],
  'rebound-distance': ['DB-WALL-07'],
  chest: ['DB-CHEST-05', 'DB-SETUP-22'],
  portal: ['DB-PORT-01', 'DB-PORT-18'],
  argue: ['DB-FOUL-14'],
  bribe: ['DB-IND-07', 'DB-IND-08'],
  'throw-food': ['DB-ROOM-08'],
  'team-re-roll': ['DB-TRAIT-LONER-01'],
  bomb: ['DB-TRAIT-BOMBARDIER-03'],
  'catch-bomb': ['DB-TRAIT-BOMBARDIER-03'],
  'interfere-bomb': ['DB-TRAIT-BOMBARDIER-03'],
  fuse: ['DB-TRAIT-BOMBARDIER-07'],
  explosion: ['DB-TRAIT-BOMBARDIER-09'],
  'squirm-free': ['DB-TRAIT-ALWAYS-HUNGRY-03'],
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
  'chest-placed': ['DB-SETUP-23', 'DB-SETUP-24'],
  'portal-placed': ['DB-SETUP-28', 'DB-SETUP-29'],
  'end-zone-chosen': ['DB-SETUP-31'],
  'toss-won end-zone': ['DB-SETUP-31'],
  'toss-won first-turn': ['DB-PRE-02'],
  journeyman: ['DB-PRE-03', 'DB-PRE-06'],
  bought: ['DB-PRE-09', 'DB-IND-01'],
  'player-placed': ['DB-PRE-14'],
  'turn-began': ['DB-TURN-01'],
  'turn-ended': ['DB-TURN-05'],
  activated: ['DB-TURN-03'],
  'activation-ended': ['DB-TURN-03'],
  declared: ['DB-TURN-06'],
  'declared pass': ['DB-TURN-11'],
  'declared hand-off': ['DB-TURN-12'],
  'declared throw-team-mate': ['DB-TURN-13'],
  'declared block': ['DB-TURN-14'],
  'declared blitz': ['DB-TURN-15', 'DB-BLITZ-02'],
  'declared foul': ['DB-TURN-16', 'DB-FOUL-01'],
  'stood-up': ['DB-MOVE-08'],
  moved: ['DB-MOVE-02'],
  jumped: ['DB-MOVE-28'],
  'put-back': ['DB-MOVE-34'],
  pushed: ['DB-PUSH-01'],
  'followed-up': ['DB-PUSH-18'],
  'hit-wall': ['DB-PUSH-10'],
  stayed: ['DB-PUSH-15'],
  thrown: ['DB-TTM-13'],
  'fell-over': ['DB-STAT-25'],
  'knocked-down': ['DB-STAT-29'],
  'placed-prone': ['DB-STAT-23'],
  'turned-over': ['DB-STAT-18'],
  'lost-tackle-zone': ['DB-STAT-11'],
  rooted: ['DB-TRAIT-TAKE-ROOT-02'],
  recruited: ['DB-TRAIT-PLAGUE-RIDDEN-03'],
  'sent-off': ['DB-FOUL-11'],
  bearings: ['DB-PORT-05'],
  'picked-up': ['DB-MOVE-39'],
  caught: ['DB-CATCH-01'],
  'block-dice': ['DB-BLK-05', 'DB-BLK-06', 'DB-BLK-07', 'DB-BLK-09', 'DB-BLK-12'],
  'block-face player-down': ['DB-BLK-16'],
  'block-face both-down': ['DB-BLK-17'],
  'block-face push-back': ['DB-BLK-19'],
  'block-face stumble': ['DB-BLK-20'],
  'block-face pow': ['DB-BLK-21'],
  'injured stunned': ['DB-ARM-03'],
  'injured ko': ['DB-ARM-04'],
  'injured casualty': ['DB-ARM-05'],
  'injured badly-hurt': ['DB-ARM-13'],
  'injured seriously-hurt': ['DB-ARM-14'],
  'injured serious-injury': ['DB-ARM-15'],
  'injured lasting-injury': ['DB-ARM-16'],
  'injured dead': ['DB-ARM-17'],
  're-roll': ['DB-RR-08', 'DB-RR-01'],
  'pass-declared': ['DB-PASS-05'],
  'pass-result accurate': ['DB-PASS-12'],
  'pass-result inaccurate': ['DB-PASS-14'],
  'pass-result wild': ['DB-PASS-15'],
  'pass-result fumble': ['DB-PASS-17'],
  'pass-result superb': ['DB-TTM-08'],
  'pass-result successful': ['DB-TTM-09'],
  'pass-result terrible': ['DB-TTM-10'],
  'bomb-thrown': ['DB-TRAIT-BOMBARDIER-03'],
  exploded: ['DB-TRAIT-BOMBARDIER-09'],
  deflected: ['DB-INTF-07'],
  intercepted: ['DB-INTF-08'],
  'handed-off': ['DB-HAND-01'],
  'thrown-team-mate': ['DB-TTM-01'],
  'ball-moved': ['DB-BALL-10'],
  'ball-moved passed': ['DB-PASS-12'],
  'ball-moved scattered': ['DB-BALL-05'],
  'ball-moved deviated': ['DB-BALL-02'],
  'ball-moved rebounded': ['DB-WALL-08'],
  'ball-moved deflected': ['DB-INTF-07'],
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
  turnover: ['DB-TO-01', 'DB-TO-13'],
  'turnover fell-over': ['DB-TO-02'],
  'turnover knocked-down': ['DB-TO-03'],
  'turnover chest-trap': ['DB-TO-16'],
  'turnover dragon': ['DB-ROOM-28'],
  'turnover hit-by-team-mate': ['DB-TO-17'],
  'turnover placed-prone': ['DB-TO-04'],
  'turnover failed-pick-up': ['DB-TO-05'],
  'turnover fumbled-pass': ['DB-TO-06'],
  'turnover pass-not-caught': ['DB-TO-07'],
  'turnover pass-deflected': ['DB-TO-09'],
  'turnover hand-off-not-caught': ['DB-TO-08'],
  'turnover thrown-carrier-lost': ['DB-TO-10'],
  'turnover carrier-eaten': ['DB-TO-11'],
  'turnover fumbled-kick': ['DB-TRAIT-KICK-TEAM-MATE-03'],
  'turnover sent-off': ['DB-TO-12'],
  'turnover hurt-by-teleport': ['DB-TO-18'],
  touchdown: ['DB-TD-01', 'DB-TD-08'],
  'match-ended touchdown': ['DB-TD-08'],
  'match-ended time': ['DB-TIME-04', 'DB-TIME-07'],
  'spell-cast': ['DB-IND-13', 'DB-WIZ-01'],
}

const NONE: readonly string[] = []

/** The rules behind an event; those of modifiers stand in the modifiers. */
export function explain(event: DungeonEvent): readonly string[] {
  if (event.type === 'roll') return ROLLS[event.what] ?? abilityRules(event.what.replace(/-re-roll$/, ''))
  if (event.type === 'skill-used') return BONUSES[event.skill] ?? abilityRules(event.skill)
  if (event.type === 'room-effect') return abilityRules(event.room!)
  return FACTS[`${event.type} ${detailOf(event)}`] ?? FACTS[event.type] ?? NONE
}

/** What tells events of one type apart. */
function detailOf(event: DungeonEvent): string | boolean | undefined {
  switch (event.type) {
    case 'turnover':
    case 'match-ended':
      return event.reason
    case 'declared':
      return event.action
    case 'block-face':
      return event.face
    case 'injured':
    case 'pass-result':
      return event.result
    case 'ball-moved':
      return event.how
    case 'toss-won':
      return event.item
    case 'chest-opened':
      return event.found
  }
  return undefined
}
