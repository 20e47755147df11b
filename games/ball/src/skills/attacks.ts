import { call, done, go, type Procedure, procedure } from '@undercroft/engine'
import { announce, findInner, inner } from '../abilities.ts'
import { canBlock } from '../block.ts'
import { areAdjacent, hasTackleZone, markersOf, playerOf } from '../field.ts'
import { type HarmResult, harm, harmed } from '../harm.ts'
import { settleBall } from '../loose-ball.ts'
import { type BallMoments, interrupt, occasion, skill } from '../moments.ts'
import { canPay, effort, move, moving } from '../move.ts'
import { type BallMatch, ON_BOARD, STANDING } from '../state.ts'
import { agilityTest, plainTest, rollTest, type TestResult } from '../test.ts'
import type { Owned } from './optional.ts'

/**
 * An attack instead of a Block: an Armour roll that nothing changes; where it breaks they are placed Prone and an Injury roll
 * that nothing changes follows (DB-TRAIT-STAB-02, DB-TRAIT-PROJECTILE-VOMIT-03).
 */
export const wound = procedure<BallMatch, { victim: number; by: number; how: string }>('wound', {
  start: (match, { victim, by, how }) =>
    call(match, harm, { ...harmed(victim, by, how), plain: 1, placesProne: 1 }, 'settle'),
  settle: (match, _frame, _result: HarmResult) => settleBall(match, 'end'),
  end: (match) => done(match),
})

export interface Attack extends Owned {
  target: number
  /** 1: part of a Blitz. */
  blitz: number
}

export const stabbing = procedure<BallMatch, Attack>('stabbing', {
  start: (match, { owner, target }) =>
    announce(match, 'attacked', [target], occasion(owner, target, -1, -1, 'stab'), 'stab'),
  stab: (match, { owner, target }) => call(match, wound, { victim: target, by: owner, how: 'stab' }, 'end'),
  end(match, { blitz }) {
    if (blitz === 1) inner(match, move).over = 1 // DB-TRAIT-STAB-03
    return done(match)
  },
})

export const vomiting = procedure<BallMatch, Attack>('vomiting', ['projectile-vomit'], {
  start: (match, { owner, target }) =>
    announce(match, 'attacked', [target], occasion(owner, target, -1, -1, 'projectile-vomit'), 'aim'),
  aim: (match, { owner }) => rollTest(match, plainTest(playerOf(match, owner), 'projectile-vomit', 2), 'rolled'),
  rolled(match, { owner, target }, { passed }: TestResult) {
    const victim = passed ? target : owner
    return call(match, wound, { victim, by: owner, how: 'projectile-vomit' }, 'end')
  },
  end: (match) => done(match),
})

/**
 * An attack that may be made wherever its owner could block, alone or in a Blitz, where it costs a square like a Block, with a Rush if
 * need be. Returns the answers of the ability and the procedure of the Blitz.
 */
export function attackAction(what: string, attack: Procedure<BallMatch, never, Attack>) {
  const inBlitz = procedure<BallMatch, Attack>(`${what}-in-blitz`, {
    start: (match, { owner }) => call(match, effort, { player: owner }, 'paid'),
    paid: (match, _frame, up: boolean) => go(match, up ? 'attack' : 'end'),
    attack(match, { owner, target }) {
      inner(match, move).acted = 1
      return call(match, attack, { owner, target, blitz: 1 }, 'end')
    },
    end: (match) => done(match),
  })
  const answers = {
    specialActions(match, owner, actions) {
      const player = playerOf(match, owner)
      for (const other of match.state.players) {
        if (other.place === ON_BOARD && canBlock(match, player, other)) actions.push({ type: what, target: other.id })
      }
    },
    movingActions(match, owner, run, actions) {
      if (run.action !== 'blitz' || run.acted === 1 || !canPay(run)) return
      if (canBlock(match, playerOf(match, owner), playerOf(match, run.target)))
        actions.push({ type: what, target: run.target })
    },
    performs(match, owner, { what: action, opponent }) {
      if (action !== what) return null
      const run = findInner(match, move)
      if (run?.player === owner) return interrupt(inBlitz, { owner, target: opponent, blitz: 1 })
      return interrupt(attack, { owner, target: opponent, blitz: 0 })
    },
  } satisfies Partial<BallMoments>
  return { answers, inBlitz }
}

const stabAction = attackAction('stab', stabbing)
const vomitAction = attackAction('projectile-vomit', vomiting)

/** Also instead of the second Block of Frenzy and of both Blocks of Multiple Block (DB-TRAIT-STAB-01). */
const stab = skill('stab', 'trait', ['DB-TRAIT-STAB-01', 'DB-TRAIT-STAB-02', 'DB-TRAIT-STAB-03'], {
  on: { ...stabAction.answers, replacesBlock: () => true },
  procedures: [stabbing, stabAction.inBlitz, wound],
})

const projectileVomit = skill(
  'projectile-vomit',
  'trait',
  ['DB-TRAIT-PROJECTILE-VOMIT-01', 'DB-TRAIT-PROJECTILE-VOMIT-02', 'DB-TRAIT-PROJECTILE-VOMIT-03'],
  {
    on: { ...vomitAction.answers, replacesBlock: (_match, _owner, which) => which === 'from-floor' },
    procedures: [vomiting, vomitAction.inBlitz],
  },
)

/** They name their target, move, and gaze at the end of it (DB-TRAIT-HYPNOTIC-GAZE-01). */
const prowling = procedure<BallMatch, Owned & { target: number }>('prowling', {
  start: (match, { owner, target }) =>
    call(match, move, moving(match, playerOf(match, owner), 'hypnotic-gaze', target), 'end'),
  end: (match) => done(match),
})

const gazing = procedure<BallMatch, Owned & { target: number }>('gazing', ['hypnotic-gaze'], {
  start(match, { owner, target }) {
    const run = inner(match, move)
    run.acted = 1
    run.over = 1
    const player = playerOf(match, owner)
    const marking = markersOf(match, player.square, player.team).filter((id) => id !== target).length
    const modifiers = marking > 0 ? [{ source: 'marked', value: -marking }] : []
    return rollTest(match, agilityTest(player, 'hypnotic-gaze', modifiers), 'rolled')
  },
  rolled(match, { target }, { passed }: TestResult) {
    if (!passed) return done(match)
    playerOf(match, target).dazed = 1
    match.events?.push({ type: 'lost-tackle-zone', player: target })
    return done(match)
  },
})

const canGaze = (match: BallMatch, owner: number, target: number): boolean => {
  const other = playerOf(match, target)
  return hasTackleZone(other) && areAdjacent(match, playerOf(match, owner).square, other.square)
}

const hypnoticGaze = skill('hypnotic-gaze', 'trait', ['DB-TRAIT-HYPNOTIC-GAZE-01', 'DB-TRAIT-HYPNOTIC-GAZE-02'], {
  anyStatus: true,
  on: {
    specialActions(match, owner, actions) {
      const { team } = playerOf(match, owner)
      for (const other of match.state.players)
        if (other.team !== team && other.place === ON_BOARD && hasTackleZone(other))
          actions.push({ type: 'hypnotic-gaze', target: other.id })
    },
    movingActions(match, owner, { action, acted, target }, actions) {
      if (action !== 'hypnotic-gaze' || acted === 1 || playerOf(match, owner).status !== STANDING) return
      if (canGaze(match, owner, target)) actions.push({ type: 'gaze', target })
    },
    performs(_match, owner, { what, opponent }) {
      if (what === 'hypnotic-gaze') return interrupt(prowling, { owner, target: opponent })
      return what === 'gaze' ? interrupt(gazing, { owner, target: opponent }) : null
    },
  },
  procedures: [prowling, gazing],
})

export const ATTACK_TRAITS = [hypnoticGaze, projectileVomit, stab]
