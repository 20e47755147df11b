import { done, type Modifier, procedure } from '@undercroft/engine'
import { playerOf } from '../field.ts'
import type { Occasion } from '../moments.ts'
import type { BallMatch } from '../state.ts'
import { plainTest, rollTest, type TestResult } from '../test.ts'
import { ATTACKS } from './attack-actions.ts'
import type { Owned } from './optional.ts'

export const attackBonus = ({ what }: Occasion, source: string): Modifier[] =>
  ATTACKS.has(what) ? [{ source: `${source}-attack`, value: 2 }] : []

/** Their activation is over, and their Tackle Zone is gone until they are next activated. */
export function standsAbout(match: BallMatch, owner: number) {
  playerOf(match, owner).dazed = 1
  match.events?.push({ type: 'lost-tackle-zone', player: owner })
  return done(match, 'over')
}

export const thinking = procedure<BallMatch, Owned & { trait: string; target: number; modifiers: Modifier[] }>(
  'thinking',
  ['bone-head', 'really-stupid'],
  {
    start: (match, { owner, trait, target, modifiers }) =>
      rollTest(match, plainTest(playerOf(match, owner), trait, target, modifiers), 'rolled'),
    rolled: (match, { owner }, { passed }: TestResult) => (passed ? done(match) : standsAbout(match, owner)),
  },
)
