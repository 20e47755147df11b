import { D6, type PostMatch, TWO_D6, tellDice } from '@undercroft/ball'
import { die, done, procedure, roll } from '@undercroft/engine'
import type { Roster } from '../teams/roster.ts'

type Mistake = 'averted' | 'minor' | 'major' | 'catastrophe'

const LETTERS: Readonly<Record<string, Mistake>> = { A: 'averted', m: 'minor', M: 'major', C: 'catastrophe' }

/** By steps of 100,000 in the Treasury, from 100,000 on; one letter for each D6 (BB-LEAGUE-03). */
const MISTAKES = ['mAAAAA', 'mmAAAA', 'MmmAAA', 'MMmmAA', 'CMMmmA', 'CCMMmm']
const RICH = 100_000
const D3 = [die(3)]

export function expensiveMistake(treasury: number, d6: number): Mistake {
  const column = Math.min(MISTAKES.length, Math.floor(treasury / RICH)) - 1
  return LETTERS[MISTAKES[column][d6 - 1]]
}

function lose(match: PostMatch<Roster>, what: Mistake, gold: number): void {
  const { state } = match
  state.roster.treasury -= gold
  state.lost += gold
  match.events?.push({ type: 'mistake', what, gold, rules: ['BB-LEAGUE-04'] })
}

/** Step 5 of the post-game sequence: a rich team is careless (BB-LEAGUE-02 to BB-LEAGUE-04). */
export const mistakes = procedure<PostMatch<Roster>, object>(
  'mistakes',
  ['mistake-catastrophe', 'mistake-minor', 'mistakes'],
  {
    start: (match) => (match.state.roster.treasury >= RICH ? roll(match, D6, 'mistakes', 0, 'rolled') : done(match)),
    rolled(match, _frame, values: number[]) {
      const { treasury } = match.state.roster
      const what = expensiveMistake(treasury, values[0])
      tellDice(match, 'mistakes', D6, values, ['BB-LEAGUE-03'], { gold: treasury })
      if (what === 'minor') return roll(match, D3, 'mistake-minor', 0, 'minor')
      if (what === 'catastrophe') return roll(match, TWO_D6, 'mistake-catastrophe', 0, 'catastrophe')
      // A major one takes half, the amount rounded down to 5,000.
      lose(match, what, what === 'major' ? Math.floor(treasury / 2 / 5_000) * 5_000 : 0)
      return done(match)
    },
    minor(match, _frame, values: number[]) {
      tellDice(match, 'mistake-minor', D3, values, ['BB-LEAGUE-04'])
      lose(match, 'minor', values[0] * 10_000)
      return done(match)
    },
    /** All but 2D6 x 10,000. */
    catastrophe(match, _frame, values: number[]) {
      tellDice(match, 'mistake-catastrophe', TWO_D6, values, ['BB-LEAGUE-04'])
      lose(match, 'catastrophe', Math.max(0, match.state.roster.treasury - (values[0] + values[1]) * 10_000))
      return done(match)
    },
  },
)
