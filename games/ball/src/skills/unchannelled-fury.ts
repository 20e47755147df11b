import { done, type Modifier, procedure } from '@undercroft/engine'
import { announce } from '../abilities.ts'
import { playerOf } from '../field.ts'
import { interrupt, occasion, skill } from '../moments.ts'
import type { BallMatch } from '../state.ts'
import { plainTest, rollTest, type TestResult } from '../test.ts'
import type { Owned } from './optional.ts'
import { attackBonus } from './thinking.ts'

const roaring = procedure<BallMatch, Owned & { modifiers: Modifier[]; what: string; target: number }>(
  'roaring',
  ['unchannelled-fury'],
  {
    start: (match, { owner, modifiers }) =>
      rollTest(match, plainTest(playerOf(match, owner), 'unchannelled-fury', 4, modifiers), 'rolled'),
    rolled(match, { owner, what, target }, { passed, natural }: TestResult) {
      if (passed) return done(match)
      return announce(match, 'raged', [owner], occasion(owner, target, natural, -1, what), 'end')
    },
    end: (match) => done(match, 'over'),
  },
)

export const unchannelledFury = skill(
  'unchannelled-fury',
  'trait',
  ['DB-TRAIT-UNCHANNELLED-FURY-01', 'DB-TRAIT-UNCHANNELLED-FURY-02'],
  {
    compulsory: true,
    anyStatus: true,
    on: {
      activated: (_match, owner, about) =>
        interrupt(roaring, { owner, modifiers: attackBonus(about, 'fury'), what: about.what, target: about.opponent }),
    },
    procedures: [roaring],
  },
)
