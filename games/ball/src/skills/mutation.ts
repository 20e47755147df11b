import { done, procedure } from '@undercroft/engine'
import { distance } from '../board.ts'
import { playerOf, strengthOf } from '../field.ts'
import { interrupt, skill } from '../moments.ts'
import { boardOf } from '../rules.ts'
import type { BallMatch } from '../state.ts'
import { plainTest, rollTest, type Test, type TestResult } from '../test.ts'
import { easierJump, isOpponentNextTo } from './agility.ts'
import { isOwnBlock } from './block-harm.ts'
import { deniesStripBall } from './general.ts'
import { type Owned, optional } from './optional.ts'

/** What being Marked costs this test: an ability may give it back. */
export function markedPenalty({ modifiers }: Test, sources: readonly string[] = ['marked']): number {
  let penalty = 0
  for (const { source, value } of modifiers) if (sources.includes(source)) penalty -= value
  return penalty
}

const bigHand = skill('big-hand', 'mutation', ['DB-SKILL-BIG-HAND-01'], {
  on: { boost: (_match, _owner, test) => (test.kind === 'pick-up' ? markedPenalty(test) : 0) },
})

const claws = skill('claws', 'mutation', ['DB-SKILL-CLAWS-01', 'DB-SKILL-CLAWS-02', 'DB-SKILL-CLAWS-03'], {
  on: { breaksArmour: (match, owner, harm, total) => total >= 8 && isOwnBlock(match, owner, harm) },
})

const PRESENCE = new Set(['pass', 'throw', 'bomb', 'interfere', 'catch', 'catch-bomb'])

const disturbingPresence = skill(
  'disturbing-presence',
  'mutation',
  ['DB-SKILL-DISTURBING-PRESENCE-01', 'DB-SKILL-DISTURBING-PRESENCE-02'],
  {
    compulsory: true,
    anyStatus: true,
    on: {
      hinder(match, owner, test) {
        const { team, square } = playerOf(match, owner)
        const tested = playerOf(match, test.player)
        if (tested.team === team || !PRESENCE.has(test.kind)) return
        if (distance(boardOf(match), square, tested.square) > 3) return
        test.modifiers.push({ source: 'disturbing-presence', value: -1, rule: 'DB-SKILL-DISTURBING-PRESENCE-01' })
      },
    },
  },
)

const extraArms = skill('extra-arms', 'mutation', ['DB-SKILL-EXTRA-ARMS-01'], {
  on: { boost: (_match, _owner, { kind }) => (kind === 'pick-up' || kind === 'catch' || kind === 'interfere' ? 1 : 0) },
})

/** The attacker must steel themselves first (DB-SKILL-FOUL-APPEARANCE-01). */
const revulsion = procedure<BallMatch, { attacker: number }>('revulsion', ['foul-appearance'], {
  start: (match, { attacker }) => rollTest(match, plainTest(playerOf(match, attacker), 'foul-appearance', 2), 'rolled'),
  rolled: (match, _frame, { passed }: TestResult) => done(match, passed ? undefined : 'lost'),
})

const foulAppearance = skill(
  'foul-appearance',
  'mutation',
  [
    'DB-SKILL-FOUL-APPEARANCE-01',
    'DB-SKILL-FOUL-APPEARANCE-02',
    'DB-SKILL-FOUL-APPEARANCE-03',
    'DB-SKILL-FOUL-APPEARANCE-04',
  ],
  {
    compulsory: true,
    anyStatus: true,
    on: { targeted: (_match, _owner, { player }) => interrupt(revulsion, { attacker: player }) },
    procedures: [revulsion],
  },
)

const horns = skill('horns', 'mutation', ['DB-SKILL-HORNS-01'], {
  on: { strength: (_match, _owner, { blitz }) => blitz },
})

const ironHardSkin = skill('iron-hard-skin', 'mutation', ['DB-SKILL-IRON-HARD-SKIN-01'], {
  denying: ['claws'],
  anyStatus: true,
  on: { denies: (_match, owner, _user, ability, opponent) => ability === 'claws' && opponent === owner },
})

const monstrousMouth = skill(
  'monstrous-mouth',
  'mutation',
  ['DB-SKILL-MONSTROUS-MOUTH-01', 'DB-SKILL-MONSTROUS-MOUTH-02'],
  {
    denying: ['strip-ball'],
    on: { reroll: (_match, _owner, { kind }) => (kind === 'catch' ? 1 : 0), denies: deniesStripBall },
  },
)

const prehensileTail = skill(
  'prehensile-tail',
  'mutation',
  ['DB-SKILL-PREHENSILE-TAIL-01', 'DB-SKILL-PREHENSILE-TAIL-02'],
  {
    on: {
      hinder(match, owner, test) {
        if ((test.kind !== 'dodge' && test.kind !== 'jump') || !isOpponentNextTo(match, owner, test.player, test.from))
          return
        if (test.modifiers.some(({ source }) => source === 'prehensile-tail')) return
        test.modifiers.push({ source: 'prehensile-tail', value: -1, rule: 'DB-SKILL-PREHENSILE-TAIL-01' })
      },
    },
  },
)

const hold = optional<Owned & { mover: number }>('tentacles', ['tentacles'], {
  used(match, { owner, mover }) {
    const holder = playerOf(match, owner)
    const lead = strengthOf(playerOf(match, mover)) - strengthOf(holder)
    const test = plainTest(holder, 'tentacles', 6 + lead)
    test.natural = 1
    return rollTest(match, test, 'rolled')
  },
  rolled: (match, _frame, { passed }: TestResult) => done(match, passed ? 'held' : 'escaped'),
})

/** Only one may try at each step (DB-SKILL-TENTACLES-03). */
const tentacles = skill(
  'tentacles',
  'mutation',
  ['DB-SKILL-TENTACLES-01', 'DB-SKILL-TENTACLES-02', 'DB-SKILL-TENTACLES-03', 'DB-SKILL-TENTACLES-04'],
  {
    on: {
      leaving: (match, owner, { player, from }) =>
        isOpponentNextTo(match, owner, player, from) ? interrupt(hold, { owner, mover: player }) : null,
    },
    procedures: [hold],
  },
)

const twoHeads = skill('two-heads', 'mutation', ['DB-SKILL-TWO-HEADS-01'], {
  on: { boost: (_match, _owner, { kind }) => (kind === 'dodge' ? 1 : 0) },
})

const veryLongLegs = skill('very-long-legs', 'mutation', ['DB-SKILL-VERY-LONG-LEGS-01', 'DB-SKILL-VERY-LONG-LEGS-02'], {
  on: { boost: (_match, _owner, test) => (test.kind === 'interfere' ? 2 : easierJump(test)) },
})

export const MUTATION = [
  bigHand,
  claws,
  disturbingPresence,
  extraArms,
  foulAppearance,
  horns,
  ironHardSkin,
  monstrousMouth,
  prehensileTail,
  tentacles,
  twoHeads,
  veryLongLegs,
]
