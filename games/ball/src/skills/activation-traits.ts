import { call, done, go, type Modifier, procedure } from '@undercroft/engine'
import { announce, hasAbility, listenersOf } from '../abilities.ts'
import { goDown, neighboursOf, playerOf } from '../field.ts'
import { harm, harmed } from '../harm.ts'
import { settleBall } from '../loose-ball.ts'
import { interrupt, type Occasion, occasion, skill } from '../moments.ts'
import { type BallMatch, STANDING } from '../state.ts'
import { plainTest, rollTest, type TestResult } from '../test.ts'
import { ATTACKS } from './attack-actions.ts'
import type { Owned } from './optional.ts'

const attackBonus = ({ what }: Occasion, source: string): Modifier[] =>
  ATTACKS.has(what) ? [{ source: `${source}-attack`, value: 2 }] : []

/** Their activation is over, and their Tackle Zone is gone until they are next activated. */
function standsAbout(match: BallMatch, owner: number) {
  playerOf(match, owner).dazed = 1
  match.events?.push({ type: 'lost-tackle-zone', player: owner })
  return done(match, 'over')
}

const thinking = procedure<BallMatch, Owned & { trait: string; target: number; modifiers: Modifier[] }>(
  'thinking',
  ['bone-head', 'really-stupid'],
  {
    start: (match, { owner, trait, target, modifiers }) =>
      rollTest(match, plainTest(playerOf(match, owner), trait, target, modifiers), 'rolled'),
    rolled: (match, { owner }, { passed }: TestResult) => (passed ? done(match) : standsAbout(match, owner)),
  },
)

const boneHead = skill('bone-head', 'trait', ['DB-TRAIT-BONE-HEAD-01', 'DB-TRAIT-BONE-HEAD-02'], {
  compulsory: true,
  anyStatus: true,
  on: { activated: (_match, owner) => interrupt(thinking, { owner, trait: 'bone-head', target: 2, modifiers: [] }) },
  procedures: [thinking],
})

/** A Standing team-mate beside them who is brighter. */
function hasHelper(match: BallMatch, owner: number): boolean {
  const { team, square } = playerOf(match, owner)
  return neighboursOf(match, square).some((id) => {
    const mate = playerOf(match, id)
    return mate.team === team && mate.status === STANDING && !hasAbility(match, mate, 'really-stupid')
  })
}

const reallyStupid = skill('really-stupid', 'trait', ['DB-TRAIT-REALLY-STUPID-01', 'DB-TRAIT-REALLY-STUPID-02'], {
  compulsory: true,
  anyStatus: true,
  on: {
    activated(match, owner) {
      const modifiers = hasHelper(match, owner) ? [{ source: 'helper', value: 2 }] : []
      return interrupt(thinking, { owner, trait: 'really-stupid', target: 4, modifiers })
    },
  },
})

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

const unchannelledFury = skill(
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

const animalSavagery = skill(
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

const rooting = procedure<BallMatch, Owned>('rooting', ['take-root'], {
  start: (match, { owner }) => rollTest(match, plainTest(playerOf(match, owner), 'take-root', 2), 'rolled'),
  rolled(match, { owner }, { passed }: TestResult) {
    if (!passed) {
      playerOf(match, owner).rooted = 1
      match.events?.push({ type: 'rooted', player: owner })
    }
    return done(match)
  },
})

const takeRoot = skill(
  'take-root',
  'trait',
  ['DB-TRAIT-TAKE-ROOT-01', 'DB-TRAIT-TAKE-ROOT-02', 'DB-TRAIT-TAKE-ROOT-03', 'DB-TRAIT-TAKE-ROOT-04'],
  {
    compulsory: true,
    anyStatus: true,
    on: { activated: (_match, owner) => interrupt(rooting, { owner }) },
    procedures: [rooting],
  },
)

export const ACTIVATION_TRAITS = [animalSavagery, boneHead, reallyStupid, takeRoot, unchannelledFury]
