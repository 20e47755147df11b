import { call, done, go, type Modifier, procedure } from '@undercroft/engine'
import { listenersOf } from '../abilities.ts'
import { goDown, neighboursOf, playerOf } from '../field.ts'
import { harm, harmed } from '../harm.ts'
import { settleBall } from '../loose-ball.ts'
import { interrupt, skill } from '../moments.ts'
import { type BallMatch, STANDING } from '../state.ts'
import { plainTest, rollTest, type TestResult } from '../test.ts'
import type { Owned } from './optional.ts'
import { attackBonus, standsAbout } from './thinking.ts'

/** Standing team-mates beside the player, and whom else an ability lets them strike. */
function strikable(match: BallMatch, owner: number): number[] {
  const player = playerOf(match, owner)
  const found = neighboursOf(match, player.square).filter(
    (id) => playerOf(match, id).team === player.team && playerOf(match, id).status === STANDING,
  )
  for (const { answer } of listenersOf(match, player, 'lashTargets')) answer(match, owner, found)
  return found
}

/** They strike down a team-mate as if by a Block, and then do what they were told (DB-TRAIT-ANIMAL-SAVAGERY-02 to 05). */
const lashing = procedure<BallMatch, Owned & { modifiers: Modifier[] }>('lashing-out', ['animal-savagery'], {
  start: (match, { owner, modifiers }) =>
    rollTest(match, plainTest(playerOf(match, owner), 'animal-savagery', 4, modifiers), 'rolled'),
  rolled(match, { owner }, { passed }: TestResult) {
    if (passed) return done(match)
    return strikable(match, owner).length > 0 ? go(match, 'choose') : standsAbout(match, owner)
  },
  choose: {
    kind: 'lash-out',
    seat: (match, { owner }) => playerOf(match, owner).team,
    actions: (match, { owner }) => strikable(match, owner).map((target) => ({ type: 'lash-out', target })),
    about: (_match, { owner }) => ({ player: owner }),
    answer(match, { owner }, { target }: { type: string; target: number }) {
      goDown(match, playerOf(match, target), 'knocked', { onlyWithBall: true })
      return call(match, harm, harmed(target, owner, 'block'), 'settle')
    },
  },
  settle: (match) => settleBall(match, 'end'),
  end: (match) => done(match),
})

export const animalSavagery = skill(
  'animal-savagery',
  'trait',
  [
    'DB-TRAIT-ANIMAL-SAVAGERY-01',
    'DB-TRAIT-ANIMAL-SAVAGERY-02',
    'DB-TRAIT-ANIMAL-SAVAGERY-03',
    'DB-TRAIT-ANIMAL-SAVAGERY-04',
    'DB-TRAIT-ANIMAL-SAVAGERY-05',
  ],
  {
    compulsory: true,
    anyStatus: true,
    on: {
      activated: (_match, owner, about) => interrupt(lashing, { owner, modifiers: attackBonus(about, 'savagery') }),
    },
    procedures: [lashing],
  },
)
