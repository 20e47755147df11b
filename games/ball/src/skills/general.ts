import { call, done, go } from '@undercroft/engine'
import { findInner, giveWay, inner } from '../abilities.ts'
import { block } from '../block.ts'
import { BOTH_DOWN } from '../data/block-dice.ts'
import { holdsBall, isActing, isFree, loseBall, movementOf, playerOf, putAt } from '../field.ts'
import { interrupt, skill } from '../moments.ts'
import { rulesOf } from '../rules.ts'
import { type BallMatch, NOBODY } from '../state.ts'
import { pickUp } from '../stride.ts'
import { plainTest, rollTest, type TestResult, test } from '../test.ts'
import { isOpponentNextTo } from './agility.ts'
import { frenzy } from './frenzy.ts'
import { type Owned, optional } from './optional.ts'

const keepFeet = optional<Owned>('block', {
  used(match, { owner }) {
    const frame = inner(match, block)
    if (frame.blocker === owner) frame.blockerSafe = 1
    else frame.targetSafe = 1
    return done(match)
  },
})

const isBothDown = (match: BallMatch): boolean => {
  const { face, placed } = inner(match, block)
  return face === BOTH_DOWN && placed === 0
}

const blockSkill = skill('block', 'general', ['DB-SKILL-BLOCK-01'], {
  on: { face: (match, owner) => (isBothDown(match) ? interrupt(keepFeet, { owner }) : null) },
  procedures: [keepFeet],
})

const takeHeart = optional<Owned>('dauntless', ['dauntless'], {
  used(match, { owner }) {
    const { strength, against } = inner(match, block)
    return rollTest(match, plainTest(playerOf(match, owner), 'dauntless', against - strength + 1), 'rolled')
  },
  rolled(match, _frame, { passed }: TestResult) {
    const frame = inner(match, block)
    if (passed) frame.strength = frame.against
    return done(match)
  },
})

/** Compared after all other changes of Strength, before assists (DB-SKILL-DAUNTLESS-03). */
const dauntless = skill('dauntless', 'general', ['DB-SKILL-DAUNTLESS-01', 'DB-SKILL-DAUNTLESS-02'], {
  on: {
    comparing(match, owner) {
      const { strength, against } = inner(match, block)
      return against > strength ? interrupt(takeHeart, { owner }) : null
    },
  },
  procedures: [takeHeart],
})

export const dirtyPlayerOf = (id: string, bonus: number) =>
  skill(id, 'general', ['DB-SKILL-DIRTY-PLAYER-01'], {
    on: { harmBonus: (_match, owner, { by, how }) => (how === 'foul' && by === owner ? bonus : 0) },
  })

const dirtyPlayer = dirtyPlayerOf('dirty-player', 1)

const keepOff = optional<Owned>('fend', { used: (match) => done(match, 'denied') })

/** Only the target of the Block, not others in a chain (DB-SKILL-FEND-03). */
const fend = skill('fend', 'general', ['DB-SKILL-FEND-01', 'DB-SKILL-FEND-02', 'DB-SKILL-FEND-03'], {
  on: { followUp: (_match, owner) => interrupt(keepOff, { owner }) },
  procedures: [keepOff],
})

/** One die in their own activation, never of an Armour, Injury or Casualty roll (DB-SKILL-PRO-02). */
const pro = skill('pro', 'general', ['DB-SKILL-PRO-01', 'DB-SKILL-PRO-02', 'DB-SKILL-PRO-03'], {
  once: 'activation',
  on: {
    reroll: (match, owner, { kind }) => (isActing(match, owner) && kind !== 'team-re-roll' ? 3 : 0),
    rerollsBlockDie: (match, owner) => (isActing(match, owner) ? 3 : 0),
  },
})

const followMover = optional<Owned & { mover: number; from: number }>('shadowing', ['shadowing'], {
  used(match, { owner, mover }) {
    const shadow = playerOf(match, owner)
    const lead = movementOf(playerOf(match, mover)) - movementOf(shadow)
    const test = plainTest(shadow, 'shadowing', 6 + lead)
    test.natural = 1
    return rollTest(match, test, 'rolled')
  },
  rolled(match, { owner, from }, { passed }: TestResult) {
    if (!passed) return done(match, 'tried')
    const shadow = playerOf(match, owner)
    match.events?.push({ type: 'moved', player: owner, from: shadow.square, to: from })
    putAt(match, shadow, from)
    const { ballHolder, ballSquare } = match.state
    if (ballHolder === NOBODY && ballSquare === from) return call(match, pickUp, { player: owner }, 'arrive')
    return go(match, 'arrive')
  },
  arrive(match, { owner }) {
    return giveWay(match, rulesOf(match).arrived(match, owner, 1), 'end')
  },
  end: (match) => done(match, 'tried'),
})

/** After the mover's own rolls, into a square that nobody has taken (DB-SKILL-SHADOWING-04); only one may try. */
const shadowing = skill(
  'shadowing',
  'general',
  ['DB-SKILL-SHADOWING-01', 'DB-SKILL-SHADOWING-02', 'DB-SKILL-SHADOWING-03', 'DB-SKILL-SHADOWING-04'],
  {
    on: {
      left(match, owner, { player, from }) {
        if (!isFree(match, from) || !isOpponentNextTo(match, owner, player, from)) return null
        if (playerOf(match, owner).rooted === 1) return null
        return interrupt(followMover, { owner, mover: player, from })
      },
    },
    procedures: [followMover],
  },
)

const tearAway = optional<Owned & { target: number }>('strip-ball', {
  used(match, { target }) {
    loseBall(match, playerOf(match, target), 'stripped')
    return done(match)
  },
})

const stripBall = skill(
  'strip-ball',
  'general',
  ['DB-SKILL-STRIP-BALL-01', 'DB-SKILL-STRIP-BALL-02', 'DB-SKILL-STRIP-BALL-03'],
  {
    on: {
      pushedBack: (match, owner, { opponent }) =>
        holdsBall(match, playerOf(match, opponent)) ? interrupt(tearAway, { owner, target: opponent }) : null,
    },
    procedures: [tearAway],
  },
)

/** Nobody strips the ball from them while they have their Tackle Zone. */
export const deniesStripBall = (
  _match: BallMatch,
  owner: number,
  _user: number,
  ability: string,
  opponent: number,
): boolean => ability === 'strip-ball' && opponent === owner

const sureHands = skill('sure-hands', 'general', ['DB-SKILL-SURE-HANDS-01', 'DB-SKILL-SURE-HANDS-02'], {
  denying: ['strip-ball'],
  on: { reroll: (_match, _owner, { kind }) => (kind === 'pick-up' ? 1 : 0), denies: deniesStripBall },
})

/** Against one who Dodges away from them, and against the target of their own Block. */
const tackle = skill('tackle', 'general', ['DB-SKILL-TACKLE-01', 'DB-SKILL-TACKLE-02'], {
  denying: ['dodge'],
  on: {
    denies(match, owner, user, ability, opponent) {
      if (ability !== 'dodge') return false
      if (opponent === owner) return true
      const made = findInner(match, test)
      return made?.kind === 'dodge' && made.player === user && isOpponentNextTo(match, owner, user, made.from)
    },
  },
})

const wrestleDown = optional<Owned>('wrestle', {
  used(match) {
    inner(match, block).placed = 1
    return done(match)
  },
})

const wrestle = skill('wrestle', 'general', ['DB-SKILL-WRESTLE-01', 'DB-SKILL-WRESTLE-02', 'DB-SKILL-WRESTLE-03'], {
  on: { face: (match, owner) => (isBothDown(match) ? interrupt(wrestleDown, { owner }) : null) },
  procedures: [wrestleDown],
})

export const GENERAL = [
  blockSkill,
  dauntless,
  dirtyPlayer,
  fend,
  frenzy,
  pro,
  shadowing,
  stripBall,
  sureHands,
  tackle,
  wrestle,
]
