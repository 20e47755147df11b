import { call, done, procedure } from '@undercroft/engine'
import { findInner, inner } from '../abilities.ts'
import { DEAD } from '../data/injuries.ts'
import { holdsBall, neighboursOf, playerOf, takeOff, turnover } from '../field.ts'
import { settleBall } from '../loose-ball.ts'
import { interrupt, skill } from '../moments.ts'
import { move, moving } from '../move.ts'
import { type BallMatch, CASUALTY, NOBODY, STANDING } from '../state.ts'
import { plainTest, rollTest, type TestResult } from '../test.ts'
import { canBeThrown, throwTeamMate as performThrow } from '../throw.ts'
import type { Owned } from './optional.ts'

const hungry = procedure<BallMatch, Owned & { mate: number }>('hungry', ['always-hungry', 'squirm-free'], {
  start: (match, { owner }) => rollTest(match, plainTest(playerOf(match, owner), 'always-hungry', 2), 'tempted'),
  tempted: (match, { owner }, { passed }: TestResult) =>
    passed ? done(match) : rollTest(match, plainTest(playerOf(match, owner), 'squirm-free', 2), 'bitten'),
  bitten(match, { mate }, { passed }: TestResult) {
    if (passed) return done(match, 'fumble')
    const eaten = playerOf(match, mate)
    if (holdsBall(match, eaten)) turnover(match, 'carrier-eaten')
    takeOff(match, eaten, CASUALTY)
    eaten.casualty = DEAD
    eaten.missesNextGame = 1
    match.events?.push({ type: 'injured', player: mate, result: 'dead', by: NOBODY })
    return settleBall(match, 'over')
  },
  over: (match) => done(match, 'over'),
})

const alwaysHungry = skill(
  'always-hungry',
  'trait',
  ['DB-TRAIT-ALWAYS-HUNGRY-01', 'DB-TRAIT-ALWAYS-HUNGRY-02', 'DB-TRAIT-ALWAYS-HUNGRY-03'],
  {
    compulsory: true,
    anyStatus: true,
    on: { throwing: (_match, owner, { opponent }) => interrupt(hungry, { owner, mate: opponent }) },
    procedures: [hungry],
  },
)

const grudge = procedure<BallMatch, Owned>('grudge', ['animosity'], {
  start: (match, { owner }) => rollTest(match, plainTest(playerOf(match, owner), 'animosity', 2), 'rolled'),
  rolled(match, { owner }, { passed }: TestResult) {
    if (passed) return done(match)
    const run = findInner(match, move)
    if (run?.player === owner) run.over = 1
    return done(match, 'refused')
  },
})

/** Towards all team-mates: no roster of this game names a narrower kind. */
const animosity = skill('animosity', 'trait', ['DB-TRAIT-ANIMOSITY-01'], {
  compulsory: true,
  anyStatus: true,
  on: {
    handingOff: (_match, owner) => interrupt(grudge, { owner }),
    passDeclared: (match, owner, { player, opponent }) =>
      player === owner && opponent >= 0 && playerOf(match, opponent).team === playerOf(match, owner).team
        ? interrupt(grudge, { owner })
        : null,
  },
  procedures: [grudge],
})

const rightStuff = skill('right-stuff', 'trait', ['DB-TRAIT-RIGHT-STUFF-01'], {
  compulsory: true,
  anyStatus: true,
  on: { canBeThrown: (match, owner) => playerOf(match, owner).st <= 3 },
})

const throwTeamMate = skill('throw-team-mate', 'trait', ['DB-TRAIT-THROW-TEAM-MATE-01'], {
  anyStatus: true,
  on: { throwsTeamMates: (match, owner) => playerOf(match, owner).st >= 5 },
})

/** They move like a thrower, then kick; their team may kick one player a turn (DB-TRAIT-KICK-TEAM-MATE-01). */
const approach = procedure<BallMatch, Owned>('approach', {
  start(match, { owner }) {
    const player = playerOf(match, owner)
    match.state.teams[player.team].otherUsed |= KICKED
    return call(match, move, moving(match, player, 'kick-team-mate', NOBODY), 'end')
  },
  end: (match) => done(match),
})

const kick = procedure<BallMatch, Owned & { mate: number }>('kick', {
  start(match, { owner, mate }) {
    const run = inner(match, move)
    run.acted = 1
    run.over = 1
    return call(match, performThrow, { player: owner, thrown: mate, kicked: 1 }, 'end')
  },
  end: (match) => done(match),
})

/** Bits of `Team.otherUsed`. */
const KICKED = 1

const kickable = (match: BallMatch, owner: number): number[] => {
  const { team, square } = playerOf(match, owner)
  return neighboursOf(match, square).filter((id) => {
    const mate = playerOf(match, id)
    return mate.team === team && mate.status === STANDING && canBeThrown(match, mate)
  })
}

const kickTeamMate = skill(
  'kick-team-mate',
  'trait',
  ['DB-TRAIT-KICK-TEAM-MATE-01', 'DB-TRAIT-KICK-TEAM-MATE-02', 'DB-TRAIT-KICK-TEAM-MATE-03'],
  {
    anyStatus: true,
    on: {
      specialActions(match, owner, actions) {
        const { otherUsed } = match.state.teams[playerOf(match, owner).team]
        if ((otherUsed & KICKED) === 0) actions.push({ type: 'kick-team-mate', target: NOBODY })
      },
      movingActions(match, owner, { action, acted }, actions) {
        if (action !== 'kick-team-mate' || acted === 1) return
        for (const target of kickable(match, owner)) actions.push({ type: 'kick', target })
      },
      performs(_match, owner, { what, opponent }) {
        if (what === 'kick-team-mate') return interrupt(approach, { owner })
        return what === 'kick' ? interrupt(kick, { owner, mate: opponent }) : null
      },
    },
    procedures: [approach, kick],
  },
)

export const TEAM_MATE_TRAITS = [alwaysHungry, animosity, kickTeamMate, rightStuff, throwTeamMate]
