import {
  type Attack,
  announce,
  attackAction,
  type BallMatch,
  goDown,
  harm,
  harmed,
  hurtPlaced,
  inner,
  move,
  occasion,
  plainTest,
  playerOf,
  rollTest,
  scoreOrDone,
  settleBall,
  skill,
  type TestResult,
} from '@undercroft/ball'
import { call, done, go, procedure } from '@undercroft/engine'

/** D6, less 1 against Strength 5 or more: 1 the owner goes down, 4+ the target is placed Prone, a natural 6 knocks down (BB-SKILL-25). */
const breathing = procedure<BallMatch, Attack>('breathing-fire', ['breathe-fire'], {
  start: (match, { owner, target }) =>
    announce(match, 'attacked', [target], occasion(owner, target, -1, -1, 'breathe-fire'), 'aim'),
  aim(match, { owner, target, blitz }, gone: unknown) {
    if (blitz === 1) inner(match, move).over = 1
    if (gone !== undefined) return done(match)
    const modifiers = playerOf(match, target).st >= 5 ? [{ source: 'strength', value: -1, rule: 'BB-SKILL-25' }] : []
    return rollTest(match, plainTest(playerOf(match, owner), 'breathe-fire', 4, modifiers), 'rolled')
  },
  rolled(match, { owner, target }, { passed, natural, total }: TestResult) {
    const victim = playerOf(match, total <= 1 ? owner : target)
    if (!passed && total > 1) return go(match, 'settle')
    const knocked = total <= 1 || natural === 6
    goDown(match, victim, knocked ? 'knocked' : 'placed')
    const hurt = harmed(victim.id, -1, 'fire')
    return knocked ? call(match, harm, hurt, 'settle') : hurtPlaced(match, hurt, 'settle')
  },
  settle: (match) => settleBall(match, 'end'),
  end: (match, { target }) => scoreOrDone(match, target),
})

const fireAction = attackAction('breathe-fire', breathing)

export const breatheFire = skill('breathe-fire', 'trait', ['BB-SKILL-25'], {
  on: { ...fireAction.answers, replacesBlock: (_match, _owner, which) => which === 'from-floor' },
  procedures: [breathing, fireAction.inBlitz],
})
