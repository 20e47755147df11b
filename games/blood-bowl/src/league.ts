/** What happens to a team between two matches: pure functions, dice handed in. */

/** The steps after a match, in this order (BB-LEAGUE-01). */
export const POST_GAME = ['result', 'fans', 'advancements', 'hiring', 'expensive-mistakes', 'next-fixture'] as const

/** Winner: D6 at least the Dedicated Fans, one more; loser: D6 below, one less, never under 1 (BB-RES-04). */
export function fansAfter(fans: number, outcome: 'won' | 'drawn' | 'lost', d6: number): number {
  if (outcome === 'won' && d6 >= fans) return fans + 1
  return outcome === 'lost' && d6 < fans ? Math.max(1, fans - 1) : fans
}

/** A coach who conceded loses D3 fans (BB-RES-08). */
export const fansAfterConceding = (fans: number, d3: number): number => Math.max(1, fans - d3)

/** A player with three or more advancements leaves a coach who conceded on 1-3 (BB-RES-08). */
export const leavesAfterConceding = (advancements: number, d6: number): boolean => advancements >= 3 && d6 <= 3

export type Mistake = 'averted' | 'minor' | 'major' | 'catastrophe'

const LETTERS: Readonly<Record<string, Mistake>> = { A: 'averted', m: 'minor', M: 'major', C: 'catastrophe' }

/** By steps of 100,000 in the Treasury, from 100,000 on; one letter for each D6 (BB-LEAGUE-03). */
const MISTAKES = ['mAAAAA', 'mmAAAA', 'MmmAAA', 'MMmmAA', 'CMMmmA', 'CCMMmm']

/** Null where the Treasury is too small for a roll (BB-LEAGUE-02). */
export function expensiveMistake(treasury: number, d6: number): Mistake | null {
  if (treasury < 100_000) return null
  const column = Math.min(MISTAKES.length, Math.floor(treasury / 100_000)) - 1
  return LETTERS[MISTAKES[column][d6 - 1]]
}

/** What is left (BB-LEAGUE-04): minor takes D3, major half, rounded down to 5,000, a catastrophe all but 2D6, times 10,000. */
export function treasuryAfter(treasury: number, mistake: Mistake, dice: readonly number[]): number {
  if (mistake === 'minor') return treasury - dice[0] * 10_000
  if (mistake === 'major') return treasury - Math.floor(treasury / 2 / 5_000) * 5_000
  return mistake === 'catastrophe' ? Math.min(treasury, (dice[0] + dice[1]) * 10_000) : treasury
}

/** +1 each for three touchdowns, none against, three casualties (BB-LEAGUE-06). */
export const bonusPoints = (touchdowns: number, against: number, casualties: number): number =>
  Number(touchdowns >= 3) + Number(against === 0) + Number(casualties >= 3)

/** A fixture conceded for real-life reasons (BB-LEAGUE-07). */
export const concededFixture = (d6: number) => ({ touchdowns: [1, 0], winnings: d6 * 10_000, mvps: 2 })

/** Prizes come after the mistakes, so that none is lost there (BB-LEAGUE-09). */
export const PRIZES = [100_000, 60_000, 30_000] as const

/** Re-drafting: rest, funds, draft; no Scouting (BB-LEAGUE-10). */
export const OFF_SEASON = ['rest', 'raise-funds', 're-draft'] as const

/** What a season adds to the budget of the re-draft (BB-LEAGUE-11). */
export const seasonBonus = (matches: number, wins: number, draws: number): number =>
  matches * 20_000 + wins * 20_000 + draws * 10_000

/** What staff costs in the re-draft; fans carry over for nothing (BB-LEAGUE-12). */
export const stayingCost = (
  cheerleaders: number,
  coaches: number,
  apothecary: boolean,
  rerolls: number,
  reroll: number,
): number => (cheerleaders + coaches) * 10_000 + (apothecary ? 50_000 : 0) + rerolls * reroll

/** Recovery in the off-season, easier with an apothecary (BB-LEAGUE-13). */
export const recovers = (d6: number, apothecary: boolean): boolean => d6 + (apothecary ? 1 : 0) >= 4
