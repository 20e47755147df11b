import { type BallEvent, detailOf, FACT_RULES, ROLL_RULES, rulesBehind } from '@undercroft/ball'
import type { Thing } from '@undercroft/engine'
import { KICK_OFF_TABLE, WEATHER_TABLE } from './data/tables.ts'
import type { BloodEvent } from './events.ts'
import { abilityRules } from './table.ts'

/** The rules behind a die, by what it is rolled for. */
const ROLLS: Readonly<Record<string, readonly string[]>> = {
  ...ROLL_RULES,
  toss: ['BB-PRE-14'],
  'fan-factor': ['BB-PRE-02'],
  weather: ['BB-PRE-03', 'BB-WEATHER-01'],
  'riotous-rookies': ['BB-IND-16'],
  prayer: ['BB-PRAY-01', 'BB-PRAY-03'],
  'prayed-player': ['BB-PRAY-04'],
  'bad-habits': ['BB-PRAY-11'],
  kick: ['BB-KICK-04'],
  swarming: ['BB-SKILL-14'],
  'master-chef': ['BB-IND-17'],
  'kick-off': ['BB-KICK-05', 'BB-KICK-10'],
  'solid-defence': ['BB-KICK-13'],
  'cheering-fans': ['BB-KICK-16'],
  'brilliant-coaching': ['BB-KICK-17'],
  'quick-snap': ['BB-KICK-19'],
  'kick-off-blitz': ['BB-KICK-20'],
  'officious-ref': ['BB-KICK-26'],
  'officious-ref-player': ['BB-KICK-26'],
  'officious-ref-call': ['BB-KICK-27'],
  'pitch-invasion': ['BB-KICK-28'],
  invaders: ['BB-KICK-28'],
  'invaded-player': ['BB-KICK-28'],
  'throw-in': ['BB-CROWD-16', 'BB-CROWD-17'],
  'throw-in-distance': ['BB-CROWD-18'],
  trapdoor: ['BB-PRAY-05'],
  argue: ['BB-FOUL-06'],
  bribe: ['BB-FOUL-10'],
  'close-scrutiny': ['BB-IND-28'],
  recovery: ['BB-DRIVE-09'],
  heat: ['BB-WEATHER-03'],
  'heat-victim': ['BB-WEATHER-03'],
  'throw-a-rock': ['BB-PRAY-18'],
  'sudden-death': ['BB-HALF-15'],
  zap: ['BB-IND-26'],
  fireball: ['BB-IND-25'],
  'armour-die': ['BB-IND-21'],
  'pro-re-roll': ['BB-IND-21'],
  pass: ['BB-PASS-03'],
}

/** The rules of each line of a table, by what the event tells: 'weather blizzard'. */
const rulesOf = (event: string, table: readonly Thing[]): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(table.map(({ id, rules }) => [`${event} ${id}`, rules]))

/** The rules behind every other event, by its type or by its type and what tells it apart: 'weather blizzard'. */
const FACTS: Readonly<Record<string, readonly string[]>> = {
  ...FACT_RULES,
  'fan-factor': ['BB-PRE-02'],
  weather: ['BB-WEATHER-01', 'BB-WEATHER-02'],
  ...rulesOf('weather', WEATHER_TABLE),
  ...rulesOf('kick-off', KICK_OFF_TABLE),
  journeyman: ['BB-PRE-04'],
  hired: ['BB-IND-18', 'BB-IND-20'],
  bought: ['BB-IND-01', 'BB-PRE-06'],
  'both-hired': ['BB-IND-04'],
  prayer: ['BB-PRAY-01', 'BB-PRAY-02'],
  'toss-won': ['BB-PRE-14'],
  'half-began': ['BB-HALF-01', 'BB-HALF-08'],
  'drive-began': ['BB-DRIVE-01'],
  'drive-ended': ['BB-DRIVE-02', 'BB-DRIVE-04'],
  'lined-up': ['BB-SETUP-01'],
  'player-placed': ['BB-SETUP-04'],
  benched: ['BB-SETUP-02'],
  kicked: ['BB-KICK-03'],
  'turn-markers': ['BB-HALF-02', 'BB-KICK-12'],
  touchback: ['BB-KICK-08', 'BB-KICK-09'],
  'throw-in': ['BB-CROWD-15', 'BB-CROWD-18'],
  'into-the-crowd': ['BB-CROWD-02', 'BB-CROWD-07'],
  trapdoor: ['BB-PRAY-05', 'BB-PRAY-06'],
  apothecary: ['BB-INJ-05', 'BB-IND-13', 'BB-IND-14', 'BB-IND-15'],
  healed: ['BB-INJ-06', 'BB-INJ-08'],
  recovered: ['BB-DRIVE-09'],
  fainted: ['BB-WEATHER-03'],
  're-rolls-gained': ['BB-RR-12'],
  're-rolls-lost': ['BB-RR-11'],
  'bribe-gained': ['BB-KICK-11'],
  'coach-ejected': ['BB-FOUL-07'],
  stalled: ['BB-HALF-17'],
  bitten: ['BB-SKILL-19'],
  transformed: ['BB-IND-27'],
  'sudden-death': ['BB-HALF-15'],
  conceded: ['BB-RES-08', 'BB-RES-10'],
  'ball-taken': ['BB-IND-21'],
  'ball-moved kicked': ['BB-KICK-04'],
  recruited: ['BB-TEAM-10', 'BB-IND-23'],
  touchdown: ['BB-TD-01', 'BB-TD-02'],
  'match-ended time': ['BB-HALF-10', 'BB-RES-01'],
  'match-ended conceded': ['BB-RES-08'],
  'match-ended sudden-death': ['BB-HALF-15'],
  'spell-cast': ['BB-IND-24'],
  'sent-off': ['BB-FOUL-02', 'BB-DRIVE-05'],
  'turnover touchdown': ['BB-TO-04'],
  'turnover carrier-left-pitch': ['BB-TO-02', 'BB-CROWD-14'],
  'turnover kick-back': ['BB-SKILL-10'],
  'turnover bloodlust': ['BB-SKILL-20'],
  'turnover carrier-bitten': ['BB-SKILL-19'],
  'turnover own-bomb': ['BB-SKILL-30'],
}

/** The rules behind an event; those of modifiers stand in the modifiers. */
export function explain(event: BloodEvent): readonly string[] {
  if (event.type === 'roll') return ROLLS[event.what] ?? abilityRules(event.what.replace(/-re-roll$/, ''))
  if (event.type === 'skill-used') return event.skill === 'fireball' ? ['BB-IND-25'] : abilityRules(event.skill)
  const detail = 'item' in event ? event.item : detailOf(event as BallEvent)
  return rulesBehind(FACTS, event.type, detail)
}
