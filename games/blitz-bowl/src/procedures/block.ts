import { call, done, go, type Next, procedure, roll } from '@undercroft/engine'
import type { BlitzAction, BonusAction } from '../actions.ts'
import { arenaOf } from '../arenas/rules.ts'
import { blockDice, CRUNCH, D6, type Face, faceNames, faceOf, MISS, SHOVE, TACKLE } from '../dice.ts'
import { PASS } from '../offers.ts'
import { distance, isAdjacent } from '../pitch.ts'
import { endOf, firstOf, isMarked, isOnFeet, opponentsBeside, pitchOf, profileOf } from '../queries.ts'
import { actionNames, BLOCK_ACTION, type Blitz, type BlitzState } from '../state.ts'
import { addBonusPlays, currentRecord, isWindowOpen, playBonus } from './bonus.ts'
import { bounce } from './bounce.ts'
import { injure, spend, tellAbility } from './changes.ts'
import { interrupts, mayInterrupt } from './interrupts.ts'
import { knockDown } from './knock-down.ts'
import { offerReRoll } from './re-roll.ts'
import { shove } from './shove.ts'

interface Declared {
  player: number
  target: number
}

interface BlockFrame extends Declared {
  /** Made from afar, by a player with an ability for it. */
  ranged: boolean
  /** Values of the block dice that are still to be applied. */
  dice: number[]
  reroll: string | null
}

const begin = ({ player, target }: Declared): BlockFrame => ({ player, target, ranged: false, dice: [], reroll: null })

/** A Block (BZ-BLOCK-01 to BZ-BLOCK-17). */
export const block = procedure<Blitz, BlockFrame, Declared>('block', begin, ['block', 'violent'], {
  start: (match, frame) => {
    const seat = match.state.players[frame.player].team
    frame.ranged = !isMarked(match.state, frame.player)
    if (frame.ranged) tellAbility(match, frame.player)
    return go(match, isWindowOpen(match, seat, 'block-declared') ? 'declared' : 'targeted')
  },
  declared: {
    kind: 'block-declared',
    seat: (match, { player }) => match.state.players[player].team,
    actions: (match, { player }) => {
      const list: BlitzAction[] = [PASS]
      addBonusPlays(match, match.state.players[player].team, 'block-declared', list)
      return list
    },
    about: (_, { player, target }) => ({ player, target }),
    answer: (match, { player }, action: { type: 'pass' } | BonusAction): Next =>
      action.type === 'bonus'
        ? playBonus(match, match.state.players[player].team, action, 'targeted')
        : go(match, 'targeted'),
  },
  targeted: (match) =>
    mayInterrupt(match, 'block-targeted')
      ? call(match, interrupts, { window: 'block-targeted' }, 'roll')
      : go(match, 'roll'),
  roll: (match, frame) => {
    if (!isStillLegal(match.state, frame)) {
      // BZ-GEN-31
      const { player } = frame
      match.events?.push({ type: 'action-skipped', action: actionNames[BLOCK_ACTION], player, rules: ['BZ-GEN-31'] })
      return done(match)
    }
    return throwDice(match, frame)
  },
  rolled: (match, frame, values: number[]) => {
    const { player } = frame
    const withD6 = frame.reroll === null && profileOf(match.state, player).injuresOnSix
    frame.dice = withD6 ? values.slice(0, -1) : values.slice()
    tellDice(match, frame)
    if (withD6 && tellSix(match, player, values[values.length - 1])) return go(match, 'injure')
    if (frame.reroll !== null) return go(match, 'result')
    const miss = frame.dice.some((value) => faceOf(value) === MISS)
    return call(match, offerReRoll, { what: 'block', player, failed: false, one: false, miss }, 'decided')
  },
  decided: (match, frame, by: string | null) => {
    if (by === null) return go(match, 'result')
    frame.reroll = by
    // The D6 that goes with some players' dice is not rolled again.
    return roll(match, blockDice[frame.dice.length], 'block', match.state.players[frame.player].team, 'rolled')
  },
  result: (match, { player, target, dice }) => {
    currentRecord(match).missShown = dice.some((value) => faceOf(value) === MISS)
    if (dice.length > 1 && profileOf(match.state, player).appliesAllDice) {
      tellAbility(match, player)
      return go(match, 'nextDie')
    }
    return areAlike(dice) ? applyFace(match, player, target, faceOf(dice[0]), 'end') : go(match, 'choose')
  },
  /** BZ-BLOCK-03: one die of several; some players apply them all, in the order their coach wants. */
  choose: {
    kind: 'block-result',
    seat: (match, { player }) => match.state.players[player].team,
    actions: (_, { dice }) => {
      const list: BlitzAction[] = []
      for (let i = 0; i < dice.length; i++) {
        const face = faceOf(dice[i])
        if (dice.findIndex((value) => faceOf(value) === face) === i) {
          list.push({ type: 'choose-die', die: i, face: faceNames[face] })
        }
      }
      return list
    },
    about: (_, { player, target, dice }) => ({ player, target, faces: dice.map((value) => faceNames[faceOf(value)]) }),
    answer: (match, frame, action: { type: 'choose-die'; die: number }): Next => {
      const { player, target } = frame
      const face = faceOf(frame.dice[action.die])
      if (!profileOf(match.state, player).appliesAllDice) return applyFace(match, player, target, face, 'end')
      frame.dice.splice(action.die, 1)
      return applyFace(match, player, target, face, 'nextDie')
    },
  },
  nextDie: (match, frame) => {
    const { player, target, dice } = frame
    if (dice.length === 0) return done(match)
    if (!areAlike(dice)) return go(match, 'choose')
    const [die, ...rest] = dice
    frame.dice = rest
    return applyFace(match, player, target, faceOf(die), 'nextDie')
  },
  injure: (match, { player, target }) => {
    tellAbility(match, player)
    currentRecord(match).targetInjured = true
    const ball = injure(match, target, 'violent')
    return ball >= 0 ? call(match, bounce, { ball }, 'end') : done(match)
  },
  end: (match) => done(match),
})

const areAlike = (dice: readonly number[]): boolean => dice.every((value) => faceOf(value) === faceOf(dice[0]))

/** BZ-GEN-31: an interrupt may have made the Block impossible. */
function isStillLegal(state: BlitzState, { player, target, ranged }: BlockFrame): boolean {
  if (!isOnFeet(state.players[player]) || !isOnFeet(state.players[target])) return false
  const squares = distance(state.players[player].square, state.players[target].square)
  return squares <= (ranged ? profileOf(state, player).blockRange : 1)
}

function throwDice(match: Blitz, { player, target, ranged }: BlockFrame): Next {
  const { state } = match
  const { block, injuresOnSix } = profileOf(state, player)
  const extra = isAssisted(state, player, target, ranged) ? arenaOf(state).assistDice : 0
  const dice = blockDice[currentRecord(match).blockDice || Math.min(block + extra, MOST_DICE)]
  return roll(match, injuresOnSix ? [...dice, D6] : dice, 'block', state.players[player].team, 'rolled')
}

/** BZ-BLOCK-07 */
const MOST_DICE = 3

/** BZ-BLOCK-04 to BZ-BLOCK-06: a team-mate marks the target too, or a card or the arena says so; 'cannot' wins (BZ-GEN-26). */
export function isAssisted(state: BlitzState, player: number, target: number, ranged: boolean): boolean {
  const { team } = state.players[player]
  const { square } = state.players[target]
  if (ranged || state.acts[state.acts.length - 1]?.unassisted) return false
  if (profileOf(state, player).neverAssisted || profileOf(state, target).neverAssistedAgainst) return false
  if (state.bruisers && team === state.active) return true
  if (arenaOf(state).trapdoorsAssist && pitchOf(state).besideTrapdoor[square]) return true
  for (let mate = firstOf(state, team); mate < endOf(state, team); mate++) {
    if (mate !== player && canAssist(state, mate, square)) return true
  }
  return false
}

function canAssist(state: BlitzState, mate: number, against: number): boolean {
  const helper = state.players[mate]
  if (!isOnFeet(helper) || !isAdjacent(helper.square, against)) return false
  return !opponentsBeside(state, helper.square, helper.team).some((other) => profileOf(state, other).deniesAssists)
}

function tellDice(match: Blitz, { player, target, dice, ranged, reroll }: BlockFrame): void {
  if (match.events === null) return
  const { team } = match.state.players[player]
  match.events.push({
    type: 'roll',
    what: 'block',
    seat: team,
    piece: player,
    dice: dice.map(() => 'block'),
    values: [...dice],
    target: null,
    modifiers: [],
    passed: null,
    reroll,
    rules: ['BZ-BLOCK-02'],
  })
  const assisted = isAssisted(match.state, player, target, ranged)
  match.events.push({
    type: 'block-dice',
    player,
    target,
    faces: dice.map((value) => faceNames[faceOf(value)]),
    assisted,
    rules: ['BZ-BLOCK-04'],
  })
  if (!assisted) tellDeniedAssists(match, player, target)
}

/** Tells which abilities kept helpers from assisting. */
function tellDeniedAssists(match: Blitz, player: number, target: number): void {
  const { state } = match
  const { team } = state.players[player]
  for (let mate = firstOf(state, team); mate < endOf(state, team); mate++) {
    const helper = state.players[mate]
    if (mate === player || !isOnFeet(helper) || !isAdjacent(helper.square, state.players[target].square)) continue
    if (profileOf(state, player).neverAssisted) tellAbility(match, player)
    if (profileOf(state, target).neverAssistedAgainst) tellAbility(match, target)
    for (const other of opponentsBeside(state, helper.square, team)) {
      if (profileOf(state, other).deniesAssists) tellAbility(match, other)
    }
  }
}

/** The D6 that goes with the dice of some players: on a 6 the target is injured at once. */
export function tellSix(match: Blitz, player: number, value: number): boolean {
  match.events?.push({
    type: 'roll',
    what: 'violent',
    seat: match.state.players[player].team,
    piece: player,
    dice: ['d6'],
    values: [value],
    target: 6,
    modifiers: [],
    passed: value === 6,
    reroll: null,
  })
  return value === 6
}

/** What the chosen die does, with everything that abilities and cards make of its face (BZ-BLOCK-08 to BZ-BLOCK-16). */
function applyFace(match: Blitz, player: number, target: number, rolled: Face, then: string): Next {
  const { state } = match
  const blocker = profileOf(state, player)
  const face = countsAs(match, player, target, rolled)
  const victim = state.players[target]
  match.events?.push({ type: 'block-result', player, target, face: faceNames[rolled], counts: faceNames[face] })
  if (face === MISS || face === TACKLE) spend(match, player)
  const isGone = victim.square < 0
  if (face === MISS || isGone || (face === SHOVE && victim.prone)) return go(match, then)
  if (face === SHOVE) return call(match, shove, { player, target, mustFollow: blocker.appliesAllDice }, then)
  return call(match, knockDown, { player: target, blocker: player, crunch: face === CRUNCH }, then)
}

function countsAs(match: Blitz, player: number, target: number, rolled: Face): Face {
  const { state } = match
  const record = currentRecord(match)
  const own = profileOf(state, player).faces[rolled]
  if (own !== rolled) tellAbility(match, player)
  const against = profileOf(state, target).facesAgainst[own]
  if (against !== own) tellAbility(match, target)
  const ranged = profileOf(state, player).blockRange > 0 && !isAdjacentTo(state, player, target)
  return against === SHOVE && (ranged || record.shoveMisses) ? MISS : against
}

function isAdjacentTo(state: BlitzState, player: number, target: number): boolean {
  const { square } = state.players[target]
  return square >= 0 && isAdjacent(state.players[player].square, square)
}
