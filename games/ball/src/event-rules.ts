import type { BallEvent } from './events.ts'

/** The rules behind a die in every ball game, by what it is rolled for. */
export const ROLL_RULES: Readonly<Record<string, readonly string[]>> = {
  dodge: ['DB-MOVE-21', 'DB-MOVE-24'],
  rush: ['DB-MOVE-18'],
  jump: ['DB-MOVE-31'],
  'stand-up': ['DB-MOVE-09'],
  'pick-up': ['DB-MOVE-37', 'DB-MOVE-38'],
  pass: ['DB-PASS-10', 'DB-PASS-12'],
  interfere: ['DB-INTF-05'],
  catch: ['DB-CATCH-01'],
  throw: ['DB-TTM-07'],
  kick: ['DB-TRAIT-KICK-TEAM-MATE-01'],
  land: ['DB-TTM-13', 'DB-TTM-14'],
  block: ['DB-BLK-04', 'DB-BLK-08'],
  armour: ['DB-ARM-01', 'DB-PROF-15'],
  injury: ['DB-ARM-02'],
  casualty: ['DB-ARM-12'],
  'lasting-injury': ['DB-ARM-20'],
  bounce: ['DB-BALL-10', 'DB-BALL-01'],
  scatter: ['DB-BALL-05', 'DB-BALL-01'],
  deviate: ['DB-BALL-02', 'DB-BALL-01'],
  argue: ['DB-FOUL-14'],
  bribe: ['DB-IND-07', 'DB-IND-08'],
  'team-re-roll': ['DB-TRAIT-LONER-01'],
  bomb: ['DB-TRAIT-BOMBARDIER-03'],
  'catch-bomb': ['DB-TRAIT-BOMBARDIER-03'],
  'interfere-bomb': ['DB-TRAIT-BOMBARDIER-03'],
  fuse: ['DB-TRAIT-BOMBARDIER-07'],
  explosion: ['DB-TRAIT-BOMBARDIER-09'],
  'squirm-free': ['DB-TRAIT-ALWAYS-HUNGRY-03'],
}

/** The rules behind every other event, by its type or by its type and what tells it apart: 'turnover fell-over'. */
export const FACT_RULES: Readonly<Record<string, readonly string[]>> = {
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
  'ball-moved deflected': ['DB-INTF-07'],
  turnover: ['DB-TO-01', 'DB-TO-13'],
  'turnover fell-over': ['DB-TO-02'],
  'turnover knocked-down': ['DB-TO-03'],
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
}

const NONE: readonly string[] = []

/** The rules of such a list behind an event: by its type and what tells it apart, or by its type alone. */
export function rulesBehind(
  facts: Readonly<Record<string, readonly string[]>>,
  type: string,
  detail: string | boolean | undefined,
): readonly string[] {
  const exact = detail === undefined ? undefined : facts[`${type} ${detail}`]
  return exact ?? facts[type] ?? NONE
}

/** What tells events of one type apart. */
export function detailOf(event: BallEvent): string | undefined {
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
  }
  return undefined
}
