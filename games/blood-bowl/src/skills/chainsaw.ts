import {
  type Attack,
  announce,
  attackAction,
  type BallMatch,
  BOTH_DOWN,
  block,
  findInner,
  foul,
  type HarmResult,
  harm,
  harmed,
  inner,
  interrupt,
  isHelpless,
  isTouchdown,
  move,
  NOBODY,
  neighboursOf,
  ON_BOARD,
  type Owned,
  occasion,
  offer,
  optional,
  plainTest,
  playerOf,
  rollTest,
  rulesOf,
  settleBall,
  skill,
  type TestResult,
  turnover,
} from '@undercroft/ball'
import { call, done, go, procedure } from '@undercroft/engine'
import { spendStarRule, starRuleLeft } from '../stars/limits.ts'
import type { BloodMatch } from '../state.ts'

const asBlood = (match: BallMatch): BloodMatch => match as unknown as BloodMatch

interface Sawing extends Attack {
  bonus: number
  victim: number
  /** 1: a second attack already. */
  again: number
}

const begin = ({ owner, target, blitz }: Attack): Sawing => ({
  owner,
  target,
  blitz,
  bonus: 3,
  victim: NOBODY,
  again: 0,
})

/** The die that may kick back: one that may be rolled again like any other (DB-RR-17). */
const pullCord = (match: BallMatch, owner: number, then: string) =>
  rollTest(match, plainTest(playerOf(match, owner), 'chainsaw', 2), then)

/** On 2+ the target is hit, on a 1 the wielder, which is a Turnover whatever comes of it; +3 to the Armour roll (BB-SKILL-10). */
const sawing = procedure<BallMatch, Sawing, Attack>('sawing', begin, ['chainsaw'], {
  start(match, frame) {
    const ghostly = frame.blitz === 1 && starRuleLeft(asBlood(match), frame.owner, 'ghostly-flames')
    return ghostly ? call(match, offer, { player: frame.owner, ability: 'ghostly-flames' }, 'flames') : go(match, 'aim')
  },
  flames(match, frame, used: boolean) {
    if (used) {
      frame.bonus = 4
      spendStarRule(asBlood(match), frame.owner, 'ghostly-flames')
    }
    return go(match, 'aim')
  },
  aim: (match, { owner, target }) =>
    announce(match, 'attacked', [target], occasion(owner, target, -1, -1, 'chainsaw'), 'start-up'),
  'start-up': (match, { owner }, gone: unknown) =>
    gone === undefined ? pullCord(match, owner, 'rolled') : go(match, 'carnage'),
  rolled(match, frame, { passed }: TestResult) {
    const { owner, target, bonus } = frame
    frame.victim = passed ? target : owner
    if (!passed && playerOf(match, owner).team === match.state.active) turnover(match, 'kick-back')
    const modifiers = [{ source: passed ? 'chainsaw' : 'own-chainsaw', value: bonus, rule: 'BB-SKILL-10' }]
    const hurt = harmed(frame.victim, owner, passed ? 'chainsaw' : 'kick-back', modifiers)
    return call(match, harm, Object.assign(hurt, { placesProne: 1 }), 'hurt')
  },
  hurt: (match, _frame, _result: HarmResult) => settleBall(match, 'carnage'),
  /** Maximum Carnage: another opponent at once. */
  carnage(match, frame) {
    if (frame.blitz === 1) inner(match, move).over = 1
    const { owner, again, victim, target } = frame
    if (isTouchdown(match, playerOf(match, target))) return rulesOf(match).touchdown(match, target)
    const possible = again !== 1 && victim !== owner && starRuleLeft(asBlood(match), owner, 'maximum-carnage')
    return possible && others(match, frame).length > 0 ? go(match, 'another') : done(match)
  },
  another: {
    kind: 'another-target',
    seat: (match, { owner }) => playerOf(match, owner).team,
    actions: (match, frame) => [
      ...others(match, frame).map((target) => ({ type: 'target', target })),
      { type: 'decline' },
    ],
    about: (_match, { owner }) => ({ player: owner, skill: 'maximum-carnage' }),
    answer(match, frame, { type, target }: { type: string; target: number }) {
      if (type === 'decline') return done(match)
      spendStarRule(asBlood(match), frame.owner, 'maximum-carnage')
      frame.target = target
      frame.again = 1
      return go(match, 'aim')
    },
  },
})

const others = (match: BallMatch, { owner, target }: Sawing): number[] => {
  const { team, square, status, place } = playerOf(match, owner)
  if (place !== ON_BOARD || status !== 0) return []
  return neighboursOf(match, square).filter(
    (id) => id !== target && playerOf(match, id).team !== team && playerOf(match, id).status === 0,
  )
}

/** In a Foul: the same die first, and +3 to the Armour roll (BB-SKILL-11). */
const sawFoul = optional<Owned>('chainsaw', ['chainsaw'], {
  used: (match, { owner }) => pullCord(match, owner, 'rolled'),
  rolled(match, { owner }, { passed }: TestResult) {
    if (passed) {
      inner(match, foul).modifiers.push({ source: 'chainsaw', value: 3, rule: 'BB-SKILL-11' })
      return done(match)
    }
    if (playerOf(match, owner).team === match.state.active) turnover(match, 'kick-back')
    const modifiers = [{ source: 'own-chainsaw', value: 3, rule: 'BB-SKILL-11' }]
    return call(
      match,
      harm,
      Object.assign(harmed(owner, NOBODY, 'kick-back', modifiers), { placesProne: 1 }),
      'kickedBack',
    )
  },
  kickedBack: (match) => settleBall(match, 'end'),
  end: (match) => done(match, 'kicked-back'),
})

/** Nobbla's own rule: the saw may be put to somebody who lies there, which is no Foul. */
function downed(match: BallMatch, owner: number): number[] {
  if (!starRuleLeft(asBlood(match), owner, 'kick-em-while-theyre-down')) return []
  const { team, square } = playerOf(match, owner)
  return neighboursOf(match, square).filter(
    (id) => playerOf(match, id).team !== team && isHelpless(playerOf(match, id)),
  )
}

/** What makes somebody Fall Over or knocks them down. */
const DOWNFALLS: ReadonlySet<string> = new Set([
  'fall',
  'block',
  'throw',
  'rock',
  'fireball',
  'fire',
  'keg',
  'treachery',
])

const sawAction = attackAction('chainsaw', sawing)

export const chainsaw = skill('chainsaw', 'trait', ['BB-SKILL-10', 'BB-SKILL-11'], {
  anyStatus: true,
  on: {
    ...sawAction.answers,
    specialActions(match, owner, actions) {
      if (playerOf(match, owner).status !== 0) return
      sawAction.answers.specialActions(match, owner, actions)
      for (const target of downed(match, owner)) actions.push({ type: 'saw-the-fallen', target })
    },
    performs(match, owner, about) {
      if (about.what !== 'saw-the-fallen') return sawAction.answers.performs(match, owner, about)
      spendStarRule(asBlood(match), owner, 'kick-em-while-theyre-down')
      return interrupt(sawing, { owner, target: about.opponent, blitz: 0 })
    },
    fouling: (match, owner) => (playerOf(match, owner).status === 0 ? interrupt(sawFoul, { owner }) : null),
    /** Falling with it is dangerous. */
    armour(_match, _owner, { how, modifiers }) {
      if (DOWNFALLS.has(how)) modifiers.push({ source: 'own-chainsaw', value: 3, rule: 'BB-SKILL-11' })
    },
    /** A Both Down with it endangers the other one too, and so does going down before it. */
    armourAgainst(match, owner, { player, how, modifiers }) {
      const at = findInner(match, block)
      if (how === 'block' && player !== owner && (at?.blocker !== owner || at.face === BOTH_DOWN))
        modifiers.push({ source: 'chainsaw', value: 3, rule: 'BB-SKILL-11' })
    },
    replacesBlock: (_match, _owner, which) => which === 'from-floor',
  },
  procedures: [sawing, sawFoul, sawAction.inBlitz],
})
