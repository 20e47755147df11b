import {
  activation,
  type BallMatch,
  harm,
  harmed,
  holdsBall,
  inner,
  interrupt,
  loseBall,
  neighboursOf,
  type Occasion,
  ON_BOARD,
  type Owned,
  plainTest,
  playerOf,
  rollTest,
  STANDING,
  scoreOrDone,
  settleBall,
  skill,
  type TestResult,
  turnover,
} from '@undercroft/ball'
import { call, done, go, procedure } from '@undercroft/engine'
import { spendStarRule, starRuleLeft } from '../stars/limits.ts'
import { type BloodMatch, note, STAR } from '../state.ts'

const asBlood = (match: BallMatch): BloodMatch => match as unknown as BloodMatch
const isThirsty = (match: BallMatch, owner: number): boolean => asBlood(match).state.extras[owner].thirsty === 1

/** A Blitz, and whatever is a Block action (DB-SKILL-JUMP-UP-02, DB-SKILL-MULTIPLE-BLOCK-01). */
const BLOCKS: ReadonlySet<string> = new Set(['block', 'blitz', 'jump-up', 'multiple-block'])

interface Lust extends Owned {
  needs: number
  what: string
}

/** After declaring: D6, +1 for a Block or Blitz; failed, they go on thirsty or change to a Move (BB-SKILL-18). */
const lusting = procedure<BloodMatch, Lust>('lusting', ['bloodlust-2', 'bloodlust-3', 'bloodlust-4', 'bloodlust-5'], {
  start(match, { owner, needs, what }) {
    const modifiers = BLOCKS.has(what) ? [{ source: 'attack', value: 1, rule: 'BB-SKILL-18' }] : []
    return rollTest(match, plainTest(playerOf(match, owner), `bloodlust-${needs}`, needs, modifiers), 'rolled')
  },
  rolled(match, { owner, what }, { passed, natural }: TestResult) {
    if (passed && natural > 1) return done(match)
    note(match.state, owner, { thirsty: 1 })
    return what === 'move' ? done(match) : go(match, 'choose')
  },
  choose: {
    kind: 'bloodlust',
    seat: (match, { owner }) => playerOf(match, owner).team,
    actions: () => [{ type: 'go-on' }, { type: 'move' }],
    about: (_match, { owner }) => ({ player: owner }),
    answer(match, _frame, { type }: { type: string }) {
      if (type === 'move') {
        const current = inner(match, activation)
        current.action = 'move'
        current.target = -1
      }
      return done(match)
    },
  },
})

/** Thralls beside them in any status, and for Captain Karina once an opponent of Strength 3 or less who is no star. */
function bitable(match: BallMatch, owner: number): number[] {
  const player = playerOf(match, owner)
  if (player.place !== ON_BOARD || player.status !== STANDING) return []
  const { extras } = asBlood(match).state
  const morsel = starRuleLeft(asBlood(match), owner, 'tasty-morsel')
  return neighboursOf(match, player.square).filter((id) => {
    const other = playerOf(match, id)
    if (other.team === player.team) return extras[id].position === 'thrall-lineman'
    return morsel && other.st <= 3 && extras[id].contract !== STAR
  })
}

/** The Injury roll at once, a Casualty being Badly Hurt; a Turnover only where the Thrall held the ball (BB-SKILL-19). */
const biting = procedure<BloodMatch, Owned & { target: number }>('biting', {
  start(match, { owner, target }) {
    const victim = playerOf(match, target)
    note(match.state, owner, { thirsty: 0 })
    if (victim.team !== playerOf(match, owner).team) spendStarRule(match, owner, 'tasty-morsel')
    match.events?.push({ type: 'bitten', player: target })
    if (holdsBall(match, victim) && victim.team === match.state.active) turnover(match, 'carrier-bitten')
    return call(
      match,
      harm,
      Object.assign(harmed(target, owner, 'bite'), { skipArmour: 1, plain: 1, mild: 1 }),
      'bitten',
    )
  },
  bitten: (match) => settleBall(match, 'scoring'),
  scoring: (match, { owner }) => scoreOrDone(match, owner),
})

/** The activation is over: somebody must be bitten, or it is a Turnover (BB-SKILL-19, BB-SKILL-20). */
const lastChance = procedure<BloodMatch, Owned>('last-chance', {
  start: (match, { owner }) => (bitable(match, owner).length > 0 ? go(match, 'choose') : go(match, 'starve')),
  choose: {
    kind: 'bite',
    seat: (match, { owner }) => playerOf(match, owner).team,
    actions: (match, { owner }) => [
      ...bitable(match, owner).map((target) => ({ type: 'bite', target })),
      { type: 'decline' },
    ],
    about: (_match, { owner }) => ({ player: owner }),
    answer(match, { owner }, { type, target }: { type: string; target: number }) {
      return type === 'bite' ? call(match, biting, { owner, target }, 'end') : go(match, 'starve')
    },
  },
  starve(match, { owner }) {
    const player = playerOf(match, owner)
    note(match.state, owner, { thirsty: 0 })
    // Somebody who went down or left the pitch has had a mishap of their own.
    if (player.place !== ON_BOARD || player.status !== STANDING) return done(match)
    player.dazed = 1
    match.events?.push({ type: 'lost-tackle-zone', player: owner })
    loseBall(match, player, 'starved')
    turnover(match, 'bloodlust')
    return settleBall(match, 'end')
  },
  end: (match) => done(match),
})

export const bloodlust = (needs: number) =>
  skill(`bloodlust-${needs}`, 'trait', ['BB-SKILL-18', 'BB-SKILL-19', 'BB-SKILL-20', 'BB-SKILL-21'], {
    compulsory: true,
    anyStatus: true,
    on: {
      activated: (_match: BallMatch, owner: number, { what }: Occasion) => interrupt(lusting, { owner, needs, what }),
      /** They must bite before they pass, hand off or score (BB-SKILL-21). */
      forbids: (match, owner, what) =>
        (what === 'pass' || what === 'hand-off' || what === 'score') &&
        isThirsty(match, owner) &&
        isHisActivation(match, owner),
      movingActions(match, owner, _run, actions) {
        if (!isThirsty(match, owner)) return
        for (const target of bitable(match, owner)) actions.push({ type: 'bite', target })
      },
      performs: (_match, owner, { what, opponent }) =>
        what === 'bite' ? interrupt(biting, { owner, target: opponent }) : null,
      ending: (match, owner) => (isThirsty(match, owner) ? interrupt(lastChance, { owner }) : null),
    },
    procedures: needs === 2 ? [lusting, biting, lastChance] : [],
  })

const isHisActivation = ({ state }: BallMatch, owner: number): boolean => state.activePlayer === owner
