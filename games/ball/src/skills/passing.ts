import { call, done, procedure } from '@undercroft/engine'
import { abilityCalled, findInner, hasAbility, inner, isForbidden, isSpent, spendAbility } from '../abilities.ts'
import { freeAround, holdsBall, isWalkable, playerOf, takeBall } from '../field.ts'
import { interrupt, skill } from '../moments.ts'
import { canPay, move, moving, pay } from '../move.ts'
import { pass } from '../pass.ts'
import { rulesOf } from '../rules.ts'
import { type BallMatch, NOBODY, ON_BOARD, STANDING } from '../state.ts'
import { stride } from '../stride.ts'
import type { Test } from '../test.ts'
import { ATTACKS } from './attack-actions.ts'
import { markedPenalty } from './mutation.ts'
import { type Owned, optional } from './optional.ts'

/** A ball or a bomb that the player throws. */
const isPass = ({ kind }: Test): boolean => kind === 'pass' || kind === 'bomb'

const accurate = skill('accurate', 'passing', ['DB-SKILL-ACCURATE-01'], {
  on: { boost: (_match, _owner, test) => (isPass(test) ? 1 : 0) },
})

const quickPass = optional<Owned>('dump-off', {
  used: (match, { owner }) => call(match, pass, { player: owner, quickOnly: 1 }, 'passed'),
  passed: (match) => done(match),
})

/** It is not their team's turn, so that nothing of it is a Turnover (DB-SKILL-DUMP-OFF-02). */
const dumpOff = skill(
  'dump-off',
  'passing',
  ['DB-SKILL-DUMP-OFF-01', 'DB-SKILL-DUMP-OFF-02', 'DB-SKILL-DUMP-OFF-03', 'DB-SKILL-DUMP-OFF-04'],
  {
    on: {
      targeted(match, owner, { what }) {
        const player = playerOf(match, owner)
        if (!ATTACKS.has(what)) return null
        return holdsBall(match, player) && !isForbidden(match, player, 'pass') ? interrupt(quickPass, { owner }) : null
      },
    },
    procedures: [quickPass],
  },
)

/** The ball stays where it is while they go on; where they are held back they still have it. */
const leaveBall = procedure<BallMatch, Owned & { to: number }>('leave-ball', {
  start(match, { owner, to }) {
    const { state } = match
    state.ballHolder = NOBODY
    state.ballSquare = playerOf(match, owner).square
    match.events?.push({ type: 'skill-used', player: owner, skill: 'fumblerooskie' })
    const rushes = pay(inner(match, move)) ? 1 : 0
    return call(match, stride, { player: owner, to, over: -1, rushes }, 'strode')
  },
  strode(match, { owner }, held: unknown) {
    if (held !== undefined) {
      takeBall(match, playerOf(match, owner))
      inner(match, move).over = 1
    }
    return done(match)
  },
})

const fumblerooskie = skill('fumblerooskie', 'passing', ['DB-SKILL-FUMBLEROOSKIE-01'], {
  on: {
    movingActions(match, owner, run, actions) {
      const player = playerOf(match, owner)
      const moves = (run.action === 'move' || run.action === 'blitz') && canPay(run) && player.rooted === 0
      if (!moves || !holdsBall(match, player) || rulesOf(match).ballRests(match, player.square) !== null) return
      for (const to of freeAround(match, player.square))
        if (isWalkable(match, to)) actions.push({ type: 'leave-ball', to })
    },
    performs: (_match, owner, { what, to }) => (what === 'leave-ball' ? interrupt(leaveBall, { owner, to }) : null),
  },
  procedures: [leaveBall],
})

/** One for the team, while one of its Leaders is on the field (DB-SKILL-LEADER-01 to DB-SKILL-LEADER-03). */
const leader = skill('leader', 'passing', ['DB-SKILL-LEADER-01', 'DB-SKILL-LEADER-02', 'DB-SKILL-LEADER-03'], {
  anyStatus: true,
  once: 'half',
  on: {
    extraRerolls(match, owner) {
      const player = playerOf(match, owner)
      const { team } = player
      if (isSpent(match, player, abilityCalled(match, 'leader'))) return 0
      const first = match.state.players.find(
        (mate) => mate.team === team && mate.place === ON_BOARD && hasAbility(match, mate, 'leader'),
      )
      return first?.id === owner ? 1 : 0
    },
    spendExtraReroll: (match, owner) => spendAbility(match, owner, 'leader'),
  },
})

const nervesOfSteel = skill('nerves-of-steel', 'passing', ['DB-SKILL-NERVES-OF-STEEL-01'], {
  on: {
    boost: (_match, _owner, test) =>
      isPass(test) || test.kind === 'catch' || test.kind === 'interfere' ? markedPenalty(test) : 0,
  },
})

/** Three squares whatever their MA, without Rushes (DB-SKILL-ON-THE-BALL-01). */
const threeSquares = optional<Owned>('on-the-ball', {
  used(match, { owner }) {
    const run = moving(match, playerOf(match, owner), 'on-the-ball', NOBODY)
    return call(match, move, { ...run, left: 3, rushes: 0, acted: 1 }, 'moved')
  },
  /** Where they went down nobody else may move for this Pass. */
  moved(match, { owner }) {
    const { place, status } = playerOf(match, owner)
    if (place !== ON_BOARD || status !== STANDING) inner(match, pass).chasedInVain = 1
    return done(match)
  },
})

const onTheBall = skill(
  'on-the-ball',
  'passing',
  ['DB-SKILL-ON-THE-BALL-01', 'DB-SKILL-ON-THE-BALL-02', 'DB-SKILL-ON-THE-BALL-03', 'DB-SKILL-ON-THE-BALL-04'],
  {
    on: {
      passDeclared(match, owner, { player }) {
        if (playerOf(match, owner).team === playerOf(match, player).team) return null
        return inner(match, pass).chasedInVain === 1 ? null : interrupt(threeSquares, { owner })
      },
    },
    procedures: [threeSquares],
  },
)

const passSkill = skill('pass', 'passing', ['DB-SKILL-PASS-01'], {
  on: { reroll: (_match, _owner, test) => (isPass(test) ? 1 : 0) },
})

const runningPass = skill('running-pass', 'passing', ['DB-SKILL-RUNNING-PASS-01'], {
  on: { movesOn: (_match, _owner, action) => action === 'pass' || action === 'throw-bomb' },
})

const keepBall = optional<Owned>('safe-pass', {
  used(match, { owner }) {
    const run = findInner(match, move)
    if (run?.player === owner) run.over = 1
    return done(match, 'kept')
  },
})

const safePass = skill('safe-pass', 'passing', ['DB-SKILL-SAFE-PASS-01'], {
  on: { fumbled: (_match, owner) => interrupt(keepBall, { owner }) },
  procedures: [keepBall],
})

export const PASSING = [
  accurate,
  dumpOff,
  fumblerooskie,
  leader,
  nervesOfSteel,
  onTheBall,
  passSkill,
  runningPass,
  safePass,
]
