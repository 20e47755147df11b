/** What an Injury roll does to a player. */
export const STUNNED_RESULT = 0
export const KO_RESULT = 1
export const BADLY_HURT_RESULT = 2
export const CASUALTY_RESULT = 3
export const INJURY_RESULTS = ['stunned', 'ko', 'badly-hurt', 'casualty'] as const

/** DB-ARM-03 to DB-ARM-05: 2-7 Stunned, 8-9 KO, 10+ Casualty. */
export const INJURY_TABLE = injuryTable([7, STUNNED_RESULT], [9, KO_RESULT])
/** DB-ARM-07 to DB-ARM-10: 2-6 Stunned, 7-8 KO, 9 Badly Hurt, 10+ Casualty. */
export const STUNTY_INJURY_TABLE = injuryTable([6, STUNNED_RESULT], [8, KO_RESULT], [9, BADLY_HURT_RESULT])

function injuryTable(...rows: [upTo: number, result: number][]): readonly number[] {
  return Array.from({ length: 13 }, (_, total) => rows.find(([upTo]) => total <= upTo)?.[1] ?? CASUALTY_RESULT)
}

/** Modified totals above the table's end count as its last row, below as its first. */
export const injuryResult = (table: readonly number[], total: number): number => table[Math.max(2, Math.min(12, total))]

/** What a Casualty roll (D16) brings, DB-ARM-12 to DB-ARM-17. */
export const BADLY_HURT = 0
export const SERIOUSLY_HURT = 1
export const SERIOUS_INJURY = 2
export const LASTING_INJURY = 3
export const DEAD = 4
export const CASUALTIES = ['badly-hurt', 'seriously-hurt', 'serious-injury', 'lasting-injury', 'dead'] as const

/** A total above 16 counts as 16. */
export function casualtyResult(total: number): number {
  if (total <= 6) return BADLY_HURT
  if (total <= 9) return SERIOUSLY_HURT
  if (total <= 12) return SERIOUS_INJURY
  return total <= 14 ? LASTING_INJURY : DEAD
}

/** Which characteristic a Lasting Injury reduces, by D6 (DB-ARM-20). */
export const LASTING_INJURIES = [
  { name: 'head-injury', characteristic: 'av' },
  { name: 'head-injury', characteristic: 'av' },
  { name: 'smashed-knee', characteristic: 'ma' },
  { name: 'broken-arm', characteristic: 'pa' },
  { name: 'neck-injury', characteristic: 'ag' },
  { name: 'dislocated-shoulder', characteristic: 'st' },
] as const

/** Arguing the call (DB-FOUL-14): 1 the coach goes too, 2-5 nothing, 6 the player stays. */
export const COACH_SENT_OFF = 0
export const NO_EFFECT = 1
export const PLAYER_STAYS = 2
export const ARGUMENTS = ['coach-sent-off', 'no-effect', 'player-stays'] as const
export const argumentResult = (die: number): number =>
  die === 1 ? COACH_SENT_OFF : die === 6 ? PLAYER_STAYS : NO_EFFECT
