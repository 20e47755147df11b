import { actingAbilities, answers } from '../abilities/registry.ts'
import { END, type TurnAction } from '../actions.ts'
import { BURROWING } from '../board/ways.ts'
import { A_SLEEPER, AN_ENEMY } from '../close.ts'
import { distinctAttacks } from '../combat/attack.ts'
import { adjacent, areEnemies, cardOf, has, isPresent } from '../creatures.ts'
import { burrowSpeed, trait } from '../gains.ts'
import { type Moment, offerSpells } from '../magic/offers.ts'
import { isMisplaced } from '../move/settle.ts'
import { moveSpeed } from '../move/speed.ts'
import { enterWeight, fearsSpikes, mayStop, surfaceMode, walkerOf } from '../move/walker.ts'
import { canSee } from '../sight.ts'
import { ASLEEP, type Creature, HELD, PHASED_OUT, type SkirmishMatch } from '../state.ts'
import { DEAREST_STEP, NOT_OPEN, openSteps } from './open-steps.ts'
import { huntOf, nearestPrey, offerCharges, type Prey } from './prey.ts'
import { meleeTargets, rangedTargets } from './reach.ts'
import { addSteps, endOrSteps } from './step-lists.ts'
import { stepDirections } from './steps.ts'
import { beginStroll, type Stroll, strollOf } from './stroll.ts'
import type { TurnLocals } from './turn-locals.ts'

const listsActions = answers('actions')
const burrows = trait('burrows')
const isSlowInMelee = trait('slow-melee')
const isSlowAtRange = trait('slow-ranged')
const maySplitMove = trait('may-split-move')
const maySidestep = trait('may-sidestep')
const doesAllAtOnce = trait('all-at-once')

/** Squares that it may walk in all this turn: a single move with an attack, double without (SK-ACT-02, SK-ACT-04). */
export function movementLimit(turn: TurnLocals): number {
  return turn.did === '' ? 2 * turn.speed : turn.speed
}

/** Is it still allowed to walk (SK-ACT-03, SK-ACT-07, SK-MULTI-02)? */
function mayMove(match: SkirmishMatch, creature: Creature, turn: TurnLocals): boolean {
  if (turn.spent || turn.sidestepped || turn.stood || has(creature, HELD | PHASED_OUT) || turn.bound) return false
  if (turn.did === '') return true
  if (turn.did === 'melee' && isSlowInMelee(match, creature)) return false
  if (turn.did === 'ranged' && isSlowAtRange(match, creature)) return false
  if (turn.count > 1) return false
  return !turn.movedBefore || (maySplitMove(match, creature) && turn.did !== 'other')
}

/** It may end its turn here and has movement left: there is something to ask without looking closer. */
export function canWalkOn(match: SkirmishMatch, creature: Creature, turn: TurnLocals): boolean {
  if (turn.moved >= movementLimit(turn) || !mayMove(match, creature, turn)) return false
  return mayEnd(match, creature, turn, strollOf(match, creature, turn))
}

/** May it make this kind of attack now, and with which attacks of its line? */
function attacksLeft(match: SkirmishMatch, creature: Creature, turn: TurnLocals, ranged: boolean): readonly number[] {
  if (!mayStillAct(match, creature, turn, ranged ? 'ranged' : 'melee')) return []
  const moved = turn.moved > 0
  if (moved && !turn.sidestepped && (ranged ? isSlowAtRange(match, creature) : isSlowInMelee(match, creature)))
    return []
  const kind = ranged ? 'ranged' : 'melee'
  const used = turn.did === kind ? turn.attacks : 0
  return distinctAttacks(match, creature, ranged, used)
}

/** SK-ACT-01, SK-ACT-05, SK-ACT-08: one action with a move, several attacks of one kind only when standing still. */
function mayStillAct(match: SkirmishMatch, creature: Creature, turn: TurnLocals, what: TurnLocals['did']): boolean {
  if (has(creature, PHASED_OUT) || turn.spent || turn.movedAfter) return false
  if (turn.moved > turn.speed && !turn.sidestepped) return false
  if (turn.did === '') return true
  if (turn.slowed) return false
  const standing = turn.moved === 0 || turn.sidestepped === true
  if (!standing) return false
  if (turn.did === what) return what !== 'other'
  // SK-AB-SIMULTANEOUS-ATTACK-01: attacks and an ability in one turn.
  return doesAllAtOnce(match, creature) && turn.moved === 0 && turn.did !== 'ranged' && what !== 'ranged'
}

/** What may replace attacks now, and whether a swift action is left. */
export function momentOf(match: SkirmishMatch, creature: Creature, turn: TurnLocals): Moment {
  const swift = creature.swiftTurn !== match.state.turn && !has(creature, PHASED_OUT)
  const replaces = !turn.power && mayStillAct(match, creature, turn, 'other')
  // SK-AB-DIFFICULT-03: instead of rushing it may only use something ranged.
  // SK-KEY-REPLACES-01: replacing the move is not moving; attacks stay possible.
  const replacesMove = turn.moved === 0 && !turn.stood && !turn.sidestepped && !turn.bound
  return { replaces, replacesMove, swift, rangedOnly: turn.bound === true }
}

/** The one careful step of those who know how to (SK-AB-SIDESTEP-01). */
function maySidestepNow(match: SkirmishMatch, creature: Creature, turn: TurnLocals): boolean {
  if (turn.moved > 0 || !maySidestep(match, creature) || turn.sidestepped || turn.speed < 1) return false
  return !turn.stood && !has(creature, HELD) && !turn.bound && turn.did !== 'other'
}

/** Steps of 1 square onto ground that does not slow (SK-AB-SIDESTEP-01). */
function offerSidesteps(match: SkirmishMatch, creature: Creature, actions: TurnAction[]): void {
  const walker = walkerOf(match, creature, surfaceMode(match, creature))
  for (let direction = 0; direction < 8; direction++) {
    const to = walker.way.steps[creature.square * 8 + direction]
    if (to < 0 || enterWeight(walker, to) !== 1 || !mayStop(walker, to)) continue
    actions.push({ type: 'sidestep', square: to })
  }
}

/** Where it stands it may stay: the turn can end here. */
function mayEnd(match: SkirmishMatch, creature: Creature, turn: TurnLocals, { close, way }: Stroll): boolean {
  if (has(creature, PHASED_OUT)) return true
  if (turn.moved === 0) return !turn.bound || turn.did !== ''
  return !isMisplaced(match, creature, close, way)
}

/** The nearest enemies by route for rushing, on the surface and underground. */
function rushPrey(match: SkirmishMatch, creature: Creature, underground: boolean): Prey {
  const speed = underground ? burrowSpeed(match, creature) : moveSpeed(match, creature)
  const mode = underground ? BURROWING : surfaceMode(match, creature)
  return nearestPrey(match, creature, huntOf(match, creature, mode, 2 * speed))
}

/** An adjacent enemy that it sees: the nearest there can be. */
function hasSeenNeighbour(match: SkirmishMatch, creature: Creature): boolean {
  for (const other of match.state.creatures) {
    if (!areEnemies(match, creature, other) || !isPresent(other) || !adjacent(match, creature, other)) continue
    if (canSee(match, creature, other)) return true
  }
  return false
}

/** Is a Difficult creature out of command bound to rush, shoot or attack (SK-AB-DIFFICULT-02)? */
export function isBound(match: SkirmishMatch, creature: Creature): boolean {
  return rushPrey(match, creature, false).cost >= 0
}

/** Everything that the creature may do now, whatever has happened before. */
export function turnActions(match: SkirmishMatch, turn: TurnLocals): readonly TurnAction[] {
  const creature = match.state.creatures[turn.creature]
  return actionsOn(match, creature, turn, beginStroll(match, creature, turn))
}

/** Whoever is beside a creature and may give it more to do than to walk. */
const COMPANY = AN_ENEMY | A_SLEEPER

/** The same with what is known of the creature. */
export function actionsOn(
  match: SkirmishMatch,
  creature: Creature,
  turn: TurnLocals,
  stroll: Stroll,
): readonly TurnAction[] {
  if (has(creature, PHASED_OUT)) return [END]
  const { board, busy, close } = stroll
  const ends = mayEnd(match, creature, turn, stroll)
  const directions = mayMove(match, creature, turn) ? directionsNow(match, creature, turn, stroll, ends) : 0
  if (ends && turn.moved > 0 && !busy && (close & COMPANY) === 0) {
    return endOrSteps(board.width, creature.square, directions)
  }
  const actions: TurnAction[] = ends ? [END] : []
  if ((busy || close !== 0) && (ends || turn.moved === 0)) {
    offerAttacks(match, creature, turn, close, actions)
    offerPowers(match, creature, turn, close, actions)
  }
  const fresh = turn.moved === 0 && turn.did === '' && !turn.sidestepped && !turn.stood
  if (fresh && !has(creature, HELD)) offerAssaults(match, creature, turn, close, actions)
  const digs = fresh && turn.mode < 0 && burrows(match, creature) && mayMove(match, creature, turn)
  const sidesteps = maySidestepNow(match, creature, turn)
  if (ends && actions.length === 1 && !digs && !sidesteps) {
    return endOrSteps(board.width, creature.square, directions)
  }
  addSteps(actions, board.width, creature.square, directions)
  if (digs) actions.push({ type: 'burrow' })
  if (sidesteps) offerSidesteps(match, creature, actions)
  return actions
}

/** The directions in which it may step now. */
function directionsNow(
  match: SkirmishMatch,
  creature: Creature,
  turn: TurnLocals,
  stroll: Stroll,
  ends: boolean,
): number {
  const left = movementLimit(turn) - turn.moved
  // SK-MOVE-11: the first step of a turn may cost more than is left.
  const isWithin = left >= (turn.moved === 0 ? DEAREST_STEP : 1)
  if (ends && stroll.close === 0 && isWithin && !fearsSpikes(creature)) {
    const open = openSteps(stroll.way, creature.square, turn.odd, left)
    if (open !== NOT_OPEN) return open
  }
  const isFirst = turn.moved === 0 && turn.did === ''
  return stepDirections(match, creature, { mode: stroll.mode, odd: turn.odd, left, isFirst }, stroll)
}

const NONE: readonly number[] = []

function offerAttacks(
  match: SkirmishMatch,
  creature: Creature,
  turn: TurnLocals,
  close: number,
  actions: TurnAction[],
): void {
  const within = meleeTargets(match, creature, close)
  const melee = within.length === 0 ? NONE : attacksLeft(match, creature, turn, false)
  if (melee.length > 0) {
    const nearest = turn.bound ? rushPrey(match, creature, false) : null
    for (const target of within) {
      // SK-AB-DIFFICULT-02: already beside its nearest enemy, it attacks that one.
      if (nearest && (nearest.cost !== 0 || !nearest.enemies.includes(target))) continue
      for (const attack of melee) actions.push({ type: 'melee', target: target.id, attack })
    }
  }
  if (cardOf(match, creature).ranged.length === 0) return
  const ranged = attacksLeft(match, creature, turn, true)
  if (ranged.length === 0) return
  for (const target of rangedTargets(match, creature, close)) {
    for (const attack of ranged) actions.push({ type: 'ranged', target: target.id, attack })
  }
}

/** Spells, abilities, and waking a sleeper (SK-COND-SLEEP-02). */
function offerPowers(
  match: SkirmishMatch,
  creature: Creature,
  turn: TurnLocals,
  close: number,
  actions: TurnAction[],
): void {
  const { abilitySet, spells } = cardOf(match, creature)
  const isListed = listsActions(abilitySet)
  if ((close & A_SLEEPER) === 0 && spells.length === 0 && !isListed) return
  const now = momentOf(match, creature, turn)
  if (now.replaces || now.replacesMove || now.swift) {
    offerSpells(match, creature, now, close, actions)
    if (isListed) {
      const add = (action: TurnAction) => {
        actions.push(action)
      }
      for (const { answer, own } of actingAbilities(cardOf(match, creature))) answer(match, creature, turn, own, add)
    }
  }
  if ((close & A_SLEEPER) === 0 || !now.replaces || turn.did !== '' || turn.bound) return
  for (const other of match.state.creatures) {
    if (other.id === creature.id || !has(other, ASLEEP) || !isPresent(other)) continue
    if (adjacent(match, creature, other)) actions.push({ type: 'wake', target: other.id })
  }
}

/** Charges and rushes (SK-CHARGE-01, SK-CMD-12). */
function offerAssaults(
  match: SkirmishMatch,
  creature: Creature,
  turn: TurnLocals,
  close: number,
  actions: TurnAction[],
): void {
  if ((close & AN_ENEMY) !== 0 && hasSeenNeighbour(match, creature)) return
  const hunt = huntOf(match, creature, surfaceMode(match, creature), 2 * moveSpeed(match, creature))
  if (hunt && !isSlowInMelee(match, creature) && turn.mode < 0) {
    offerCharges(match, creature, hunt, (target, square) => {
      actions.push({ type: 'charge', target, square })
    })
  }
  if (turn.commanded) return
  const prey = nearestPrey(match, creature, hunt)
  if (prey.cost > 0) for (const { id } of prey.enemies) actions.push({ type: 'rush', target: id, underground: false })
  if (!burrows(match, creature)) return
  const below = rushPrey(match, creature, true)
  if (below.cost > 0) for (const { id } of below.enemies) actions.push({ type: 'rush', target: id, underground: true })
}
