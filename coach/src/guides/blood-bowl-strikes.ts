import { boardOf, ON_BOARD, type Player, STANDING } from '@undercroft/ball'
import type { BloodMatch } from '@undercroft/blood-bowl'
import type { Action } from '@undercroft/engine'
import type { Plan } from '../search/ends.ts'
import { asIf } from './blood-bowl-cage.ts'
import { mayAct } from './blood-bowl-clock.ts'
import type { Evaluate } from './blood-bowl-march.ts'
import { isPlain, outcomesOf } from './blood-bowl-odds.ts'
import { type Strike, strengths, worthOfStrike } from './blood-bowl-strike.ts'
import { declared, mayWalk, Walk, zonesAgainst } from './blood-bowl-walk.ts'
import { away } from './blood-bowl-way.ts'

/** So many Blitzes are weighed closely. */
const BLITZES = 6

/** Blocks that can be made at once, and the most promising Blitzes to which somebody can walk without a die. */
export function strikesOf(match: BloodMatch, seat: number, evaluate: Evaluate): Plan<BloodMatch>[] {
  const { state } = match
  if (state.active !== seat || state.inTurn !== 1 || state.turnover !== '' || match.waiting) return []
  const ready = state.players.filter(
    (player) =>
      player.team === seat && player.place === ON_BOARD && player.id !== state.ballHolder && isPlain(match, player),
  )
  const blocks = ready.filter((player) => mayAct(match, player)).flatMap((player) => blocksOf(match, player))
  const blitzes = state.teams[seat].blitzUsed === 1 ? [] : bestBlitzes(match, seat, ready)
  return [
    ...blocks.map((strike) =>
      planOf(match, strike, seat, evaluate, [
        { type: 'activate', player: strike.blocker.id } as Action,
        { type: 'block', target: strike.target.id } as Action,
      ]),
    ),
    ...blitzes.map(({ strike, walk }) =>
      planOf(match, strike, seat, evaluate, [
        ...declared(strike.blocker, 'blitz').slice(0, 1),
        { type: 'blitz', target: strike.target.id } as Action,
        ...walk.to(strike.from),
        { type: 'block' },
      ]),
    ),
  ]
}

function planOf(
  match: BloodMatch,
  strike: Strike,
  seat: number,
  evaluate: Evaluate,
  actions: readonly Action[],
): Plan<BloodMatch> {
  const worth = worthOfStrike(match, strike, seat, evaluate)
  return { actions, alone: worth.value, ...worth }
}

function blocksOf(match: BloodMatch, blocker: Player): Strike[] {
  return foesBeside(match, blocker).map((target) => ({ blocker, target, from: blocker.square, isBlitz: false }))
}

function foesBeside(match: BloodMatch, { square, team }: Player): Player[] {
  const { squares, players } = match.state
  const { steps } = boardOf(match)
  const foes: Player[] = []
  for (let direction = 0; direction < 8; direction++) {
    const foe = players[squares[steps[square * 8 + direction]]]
    if (foe && foe.team !== team && foe.status === STANDING) foes.push(foe)
  }
  return foes
}

interface Charge {
  readonly strike: Strike
  readonly walk: Walk
  readonly promise: number
}

/** From the best square for each, the most promising first. */
function bestBlitzes(match: BloodMatch, seat: number, ready: readonly Player[]): Charge[] {
  const zones = zonesAgainst(match, seat)
  const foes = match.state.players.filter(
    ({ team, place, status }) => team !== seat && place === ON_BOARD && status === STANDING,
  )
  const charges: Charge[] = []
  for (const blocker of ready) {
    if (!mayWalk(match, blocker)) continue
    const near = foes.filter((foe) => {
      const distance = away(foe.square, blocker.square)
      return distance > 1 && distance <= blocker.ma
    })
    if (near.length === 0) continue
    const walk = new Walk(match, blocker, zones)
    for (const target of near) {
      const charge = bestCharge(match, blocker, target, walk)
      if (charge) charges.push(charge)
    }
  }
  return charges.sort((a, b) => b.promise - a.promise).slice(0, BLITZES)
}

function bestCharge(match: BloodMatch, blocker: Player, target: Player, walk: Walk): Charge | null {
  const { steps } = boardOf(match)
  let best: Charge | null = null
  for (let direction = 0; direction < 8; direction++) {
    const from = steps[target.square * 8 + direction]
    if (from < 0 || walk.distance(from) > blocker.ma - 1) continue
    const promise = asIf(match, [{ player: blocker, square: from }], () => promiseOf(match, blocker, target))
    if (!best || promise > best.promise) best = { strike: { blocker, target, from, isBlitz: true }, walk, promise }
  }
  return best
}

/** At a glance: who is likely to go down, and whether he matters. */
function promiseOf(match: BloodMatch, blocker: Player, target: Player): number {
  const { state } = match
  let promise = 0
  for (const { share, fells, pushes, endsTurn } of outcomesOf(
    match,
    blocker,
    target,
    strengths(match, blocker, target),
    false,
  ))
    promise += share * ((fells ? 1 : pushes ? 0.3 : 0) - (endsTurn ? 1 : 0))
  const ball = state.ballHolder >= 0 ? state.players[state.ballHolder].square : state.ballSquare
  const matters = target.id === state.ballHolder ? 4 : ball >= 0 && away(target.square, ball) <= 2 ? 1.5 : 1
  return promise * matters
}
