import { ALL } from './search/activation-search.ts'

/** What makes a level by number: what it may simulate for a decision, and how much it notices of what that leads to, in thousandths. */
export interface GradeRank {
  readonly decisions: number
  readonly sees: number
}

const rank = (decisions: number, sees = ALL): GradeRank => ({ decisions, sees })

/**
 * From 1 to 10, about 100 Elo apart (docs/coaches.md has what was measured). Each game has its own: in some of them little is lost by
 * overlooking most, in some more time is worth much.
 */
const ladders: Readonly<Record<string, readonly GradeRank[]>> = {
  'blitz-bowl': [
    rank(300, 60),
    rank(300, 100),
    rank(300, 160),
    rank(300, 250),
    rank(300, 420),
    rank(400, 800),
    rank(1500, 300),
    rank(1500, 650),
    rank(3000),
    rank(18_000),
  ],
  'blood-bowl': [
    rank(300, 30),
    rank(300, 60),
    rank(300, 120),
    rank(300, 250),
    rank(300, 500),
    rank(400),
    rank(1000),
    rank(2500),
    rank(6000),
    rank(18_000),
  ],
  'dungeon-bowl': [
    rank(300, 90),
    rank(300, 130),
    rank(300, 180),
    rank(300, 240),
    rank(300, 350),
    rank(300, 600),
    rank(400),
    rank(1000),
    rank(3000),
    rank(18_000),
  ],
  skirmish: [
    rank(300, 60),
    rank(300, 80),
    rank(300, 110),
    rank(300, 150),
    rank(300, 200),
    rank(300, 270),
    rank(300, 380),
    rank(300, 600),
    rank(600),
    rank(18_000),
  ],
}

/** Games of one's own have the steps of Blitz Bowl. */
export const gradeOf = (game: string, grade: number): GradeRank => (ladders[game] ?? ladders['blitz-bowl'])[grade - 1]
