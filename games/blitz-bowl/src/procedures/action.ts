import { call, done, go, type Next, procedure } from '@undercroft/engine'
import { type FreeAction, ordinaryTerms, type Terms } from '../abilities/family.ts'
import type { BlitzAction, BlockAction, BonusAction, MoveAction } from '../actions.ts'
import { arenaOf } from '../arenas/rules.ts'
import { mayRun } from '../legal.ts'
import { PASS } from '../offers.ts'
import { columnOf } from '../pitch.ts'
import { isInPlay, isOpen, profileOf } from '../queries.ts'
import {
  type ActionKind,
  type ActionRecord,
  actionNames,
  BLOCK_ACTION,
  type Blitz,
  type BlitzState,
  FOUL,
  MARK,
  RESERVES,
  RUN,
  SIDESTEP,
  STAND_UP,
} from '../state.ts'
import { block } from './block.ts'
import { addBonusPlays, currentRecord, isWindowOpen, playBonus } from './bonus.ts'
import { bounce } from './bounce.ts'
import { layProne, tellAbility } from './changes.ts'
import { claim, claimableSlots } from './claim.ts'
import { foul } from './foul.ts'
import { grantOf, termsOf } from './grants.ts'
import { interrupts, mayInterrupt } from './interrupts.ts'
import { hurtByMiss } from './knock-down.ts'
import { mark } from './mark.ts'
import { comeOn } from './reserves.ts'
import { run } from './run.ts'
import { sidestep } from './sidestep.ts'
import { throwBall } from './throw.ts'
import { throwTeamMate } from './throw-team-mate.ts'
import { checkTouchdowns } from './touchdown.ts'

interface ActionFrame extends Terms {
  player: number
  kind: ActionKind
  target: number
  free: boolean
  by: string | null
  /** Throw Team-mate: who is thrown, otherwise -1. */
  thrown: number
}

/** An action of a player with everything that belongs to it, in the order of BZ-TURN-13. */
export const action = procedure<Blitz, ActionFrame>('action', {
  start: (match, frame): Next => {
    const { state } = match
    const { player, kind, target, free, by } = frame
    state.players[player].done |= 1 << kind
    state.history.push(player * 16 + kind * 2 + (free ? 1 : 0))
    state.acts.push(recordOf(state, frame))
    match.events?.push({
      type: 'action',
      action: actionNames[kind],
      player,
      target: target < 0 ? null : target,
      free,
      by,
    })
    return resolve(match, frame)
  },
  resolved: (match, frame) => resolved(match, frame),
  check: (match, frame) => check(match, frame),
  afterClaim: (match, frame) => afterClaim(match, frame),
  hurtByMiss: (match, frame) => sufferMiss(match, frame),
  free: (match, frame) => offerFree(match, frame),
  /** BZ-TURN-11: free actions are made now or never. */
  askFree: {
    kind: 'free-action',
    seat: (match, { player }) => match.state.players[player].team,
    actions: (match, { player }) => {
      const list: BlitzAction[] = [PASS, ...grantedActions(match)]
      addBonusPlays(match, match.state.players[player].team, 'after-action', list)
      return list
    },
    about: (_, { player, kind }) => ({ player, action: actionNames[kind] }),
    answer: (match, { player }, chosen: { type: 'pass' } | BonusAction | FreeAction): Next => {
      if (chosen.type === 'pass') return end(match)
      if (chosen.type === 'bonus') return playBonus(match, match.state.players[player].team, chosen, 'free')
      return makeFreeAction(match, chosen as FreeAction, 'free')
    },
  },
})

function resolve(match: Blitz, frame: ActionFrame): Next {
  const { player, kind, target, thrown } = frame
  switch (kind) {
    case RUN:
      return call(match, run, { player, limit: frame.limit, whileMarked: frame.whileMarked }, 'resolved')
    case MARK:
      return call(match, mark, { player, reach: frame.reach }, 'resolved')
    case SIDESTEP:
      return call(match, sidestep, { player }, 'resolved')
    case STAND_UP:
      match.state.players[player].prone = false
      match.events?.push({ type: 'stood-up', player, rules: ['BZ-STAND-02'] })
      return resolved(match, frame)
    case RESERVES:
      return call(match, comeOn, { player }, 'resolved')
    case BLOCK_ACTION:
      return call(match, block, { player, target }, 'resolved')
    case FOUL:
      return call(match, foul, { player, target }, 'resolved')
    default:
      return thrown >= 0
        ? call(match, throwTeamMate, { player, thrown }, 'resolved')
        : call(match, throwBall, { player, short: frame.short, plain: frame.plain }, 'resolved')
  }
}

/*
 * What follows an action, one step after the other. Most often nobody has anything to say, so each step calls the next one; through
 * the stack they go only where something comes in between.
 */

function resolved(match: Blitz, frame: ActionFrame): Next {
  const window = frame.kind === RUN ? 'ran' : frame.kind === MARK ? 'marked' : null
  if (window === null || !mayInterrupt(match, window)) return check(match, frame)
  return call(match, interrupts, { window }, 'check')
}

function check(match: Blitz, frame: ActionFrame): Next {
  // BZ-TURN-15: an action in the other coach's turn has neither touchdown check nor claim step.
  if (match.state.players[frame.player].team !== match.state.active) return afterClaim(match, frame)
  checkTouchdowns(match)
  if (claimableSlots(match).length === 0) return afterClaim(match, frame)
  return call(match, claim, {}, 'afterClaim')
}

function afterClaim(match: Blitz, frame: ActionFrame): Next {
  const { square, prone } = match.state.players[frame.player]
  if (currentRecord(match).endsProne && square >= 0 && !prone) {
    const ball = layProne(match, frame.player, 'card')
    if (ball >= 0) return call(match, bounce, { ball }, 'hurtByMiss')
  }
  return sufferMiss(match, frame)
}

function sufferMiss(match: Blitz, frame: ActionFrame): Next {
  const { player } = frame
  const hurts = currentRecord(match).missShown && profileOf(match.state, player).injuredByMiss
  if (!hurts || match.state.players[player].square < 0) return offerFree(match, frame)
  return call(match, hurtByMiss, { player }, 'free')
}

function offerFree(match: Blitz, { player }: ActionFrame): Next {
  const seat = match.state.players[player].team
  const asked = grantedActions(match).length > 0 || isWindowOpen(match, seat, 'after-action')
  return asked ? go(match, 'askFree') : end(match)
}

function end(match: Blitz): Next {
  match.state.acts.pop()
  return done(match)
}

function recordOf(state: BlitzState, { player, kind, target, free, limit, endsProne }: ActionFrame): ActionRecord {
  const before: number[] = []
  for (let ball = 0; ball < state.balls.length; ball++) {
    const { holder, square } = state.balls[ball]
    before.push(holder, isInPlay(state, ball) ? columnOf(holder >= 0 ? state.players[holder].square : square) : -1)
  }
  return {
    player,
    kind,
    target,
    free,
    limit,
    targetDown: false,
    targetInjured: false,
    missShown: false,
    thrown: false,
    handOff: false,
    modifier: 0,
    before,
    taken: 0,
    scored: 0,
    endsProne,
    leftSquare: -1,
    markers: [],
    extraSquares: 0,
    sneaking: false,
    throwValue: 0,
    sky: false,
    blockDice: 0,
    unassisted: false,
    shoveMisses: false,
    armourValue: 0,
  }
}

/** The free actions that abilities and the arena grant when this action is over. */
function grantedActions(match: Blitz): FreeAction[] {
  const { state } = match
  const record = currentRecord(match)
  const { player, kind, target } = record
  const list: FreeAction[] = []
  const grant = grantOf(state, player)
  if (grant?.moment === 'acted') grant.uses(match, player, record, list)
  if (record.thrown && target >= 0 && !record.handOff && isOpen(state, target)) {
    const catching = grantOf(state, target)
    if (catching?.moment === 'caught') catching.uses(match, target, record, list)
  }
  // BZ-ARENA-05
  if (kind === RESERVES && arenaOf(state).runAfterReserves && mayRun(match, player)) {
    list.push({ type: 'run', player, by: 'arena' })
  }
  return list
}

/** A player action, as the coach chose it. */
export function makeAction(
  match: Blitz,
  chosen: MoveAction | BlockAction | { type: 'throw-team-mate'; player: number; thrown: number },
  then: string,
): Next {
  return start(match, chosen, null, ordinaryTerms, then)
}

/** A free action that an ability or arena grants. */
export function makeFreeAction(match: Blitz, chosen: FreeAction, then: string): Next {
  const own = profileOf(match.state, chosen.player).ability === chosen.by
  if (own) tellAbility(match, chosen.player)
  else if (match.state.acts.length > 0) tellAbility(match, currentRecord(match).player)
  return start(match, chosen, chosen.by, { ...ordinaryTerms, ...termsOf(chosen.by) }, then)
}

/** A free action that a card grants. */
export function grantAction(match: Blitz, chosen: MoveAction | BlockAction, terms: Partial<Terms>, then: string): Next {
  return start(match, chosen, 'card', { ...ordinaryTerms, ...terms }, then)
}

function start(
  match: Blitz,
  chosen: MoveAction | BlockAction | { type: 'throw-team-mate'; player: number; thrown: number },
  by: string | null,
  terms: Terms,
  then: string,
): Next {
  const kind = chosen.type === 'throw-team-mate' ? 2 : actionNames.indexOf(chosen.type)
  return call(
    match,
    action,
    {
      player: chosen.player,
      kind: kind as ActionKind,
      target: 'target' in chosen ? chosen.target : -1,
      free: by !== null,
      by,
      thrown: 'thrown' in chosen ? chosen.thrown : -1,
      limit: terms.limit,
      whileMarked: terms.whileMarked,
      short: terms.short,
      plain: terms.plain,
      reach: terms.reach,
      endsProne: terms.endsProne,
    },
    then,
  )
}
