import { type Action, ask, call, done, type Listener, type Next, procedure, type Question } from '@undercroft/engine'
import { announce, hears, isHeard, listenersOf } from './abilities.ts'
import { block, canBlock, newBlock } from './block.ts'
import { hasTackleZone, isHelpless, playerOf, stepTo } from './field.ts'
import { type BallMoments, type DeclareAction, occasion } from './moments.ts'
import { move, moving } from './move.ts'
import { numberedAction } from './numbered-action.ts'
import { rulesOf } from './rules.ts'
import { type BallMatch, emptied, NOBODY, ON_BOARD, type Player, STUNNED, type Team } from './state.ts'
import { canThrow } from './throw.ts'

interface Activation {
  player: number
  /** What was declared, and against whom. */
  action: string
  target: number
}

function newActivation({ player }: { player: number }): Activation {
  return { player, action: '', target: NOBODY }
}

/** Who may still be activated in this turn (DB-TURN-03, DB-STAT-17). */
export const canActivate = (match: BallMatch, player: Player): boolean =>
  player.team === match.state.active && player.place === ON_BOARD && player.activated === 0 && player.status !== STUNNED

/** Is anybody left who may be? */
export function canAnybodyActivate(match: BallMatch): boolean {
  for (const player of match.state.players) if (canActivate(match, player)) return true
  return false
}

/** The answers to a turn: the next player, or its end. */
export const activate = numberedAction('activate', 'player')
export const END_TURN: Action = Object.freeze({ type: 'end-turn' })

const whatToDo: Question<BallMatch, Activation> = {
  kind: 'declare',
  seat: (match) => match.state.active,
  actions: (match, { player }) => declarations(match, playerOf(match, player)),
  about: (_match, { player }) => ({ player }),
  answer(match, frame, { type, target = NOBODY }: Action & { target?: number }) {
    frame.action = type
    frame.target = target
    useUp(match.state.teams[match.state.active], type)
    match.events?.push({ type: 'declared', player: frame.player, action: type, target })
    if (!isHeard(match, 'mateActivated')) return rouse(match, frame)
    const about = occasion(frame.player, target, -1, -1, type)
    return announce(match, 'mateActivated', matesOf(match, frame.player), about, 'roused')
  },
}

/** One player is activated for one action (DB-TURN-03, DB-TURN-06). */
export const activation = procedure<BallMatch, Activation, { player: number }>('activation', newActivation, {
  start(match, frame) {
    const player = playerOf(match, frame.player)
    match.state.activePlayer = player.id
    player.activated = 1
    // A Tackle Zone that was lost comes back when they are activated (DB-STAT-32).
    if (player.dazedThrough === 0) player.dazed = 0
    match.events?.push({ type: 'activated', player: player.id })
    return ask(match, 'declare', whatToDo)
  },
  declare: whatToDo,
  roused: (match, frame) => rouse(match, frame),
  ready: (match, frame, ended: unknown) => aim(match, frame, ended),
  perform: (match, frame, lost: unknown) => perform(match, frame, lost),
  end: (match, frame) => end(match, frame),
  ended: (match, frame) => ended(match, frame),
})

function rouse(match: BallMatch, frame: Activation): Next {
  const { player, target, action } = frame
  if (!hears(match, playerOf(match, player), 'activated')) return aim(match, frame, undefined)
  return announce(match, 'activated', [player], occasion(player, target, -1, -1, action), 'ready')
}

/** Activation traits and places may have ended it; then the target has its say (DB-SKU-10). */
function aim(match: BallMatch, frame: Activation, outcome: unknown): Next {
  if (isCutShort(match, frame, outcome)) return end(match, frame)
  const { player, target, action } = frame
  if (target === NOBODY || action === 'foul') return perform(match, frame, undefined)
  return announce(match, 'targeted', [target], occasion(player, target, -1, -1, action), 'perform')
}

const isCutShort = (match: BallMatch, { player }: Activation, outcome: unknown): boolean =>
  outcome !== undefined || playerOf(match, player).place !== ON_BOARD || match.state.turnover !== ''

function perform(match: BallMatch, frame: Activation, outcome: unknown): Next {
  if (isCutShort(match, frame, outcome)) return end(match, frame)
  const player = playerOf(match, frame.player)
  if (frame.action === 'block') {
    const target = playerOf(match, frame.target)
    if (!canBlock(match, player, target)) return end(match, frame)
    return call(match, block, newBlock(player.id, target.id, 0), 'end')
  }
  if (WITH_MOVEMENT.has(frame.action))
    return call(match, move, moving(match, player, frame.action, frame.target), 'end')
  return announce(match, 'performs', [player.id], occasion(player.id, frame.target, -1, -1, frame.action), 'end')
}

function end(match: BallMatch, frame: Activation): Next {
  const { player, action } = frame
  if (!hears(match, playerOf(match, player), 'ending')) return ended(match, frame)
  return announce(match, 'ending', [player], occasion(player, -1, -1, -1, action), 'ended')
}

function ended(match: BallMatch, frame: Activation): Next {
  const player = playerOf(match, frame.player)
  if (player.dazedThrough === 1) {
    player.dazedThrough = 0
    player.dazed = 0
  }
  player.extraMa = 0
  player.extraSt = 0
  player.spentThisActivation = emptied(player.spentThisActivation)
  match.state.activePlayer = NOBODY
  rulesOf(match).activationEnded(match, player.id)
  match.events?.push({ type: 'activation-ended', player: player.id })
  return done(match)
}

const WITH_MOVEMENT = new Set(['move', 'blitz', 'pass', 'hand-off', 'throw-team-mate', 'foul'])

/** A declared action counts as performed, whether it is carried out or not (DB-TURN-09). */
function useUp(team: Team, action: string): void {
  if (action === 'pass') team.passUsed = 1
  else if (action === 'hand-off') team.handOffUsed = 1
  else if (action === 'throw-team-mate') team.throwUsed = 1
  else if (action === 'blitz') team.blitzUsed = 1
  else if (action === 'foul') team.foulUsed++
}

/** Standing opponents next to them (DB-BLK-01). */
function addBlocks(match: BallMatch, player: Player, actions: (Action & Partial<DeclareAction>)[]): void {
  for (let direction = 0; direction < 8; direction++) {
    const to = stepTo(match, player.square, direction)
    const id = to < 0 ? NOBODY : match.state.squares[to]
    if (id >= 0 && canBlock(match, player, playerOf(match, id))) actions.push(blockOf(id))
  }
}

const matesOf = ({ state }: BallMatch, player: number): number[] =>
  state.players
    .filter(({ id, team, place }) => id !== player && team === state.players[player].team && place === ON_BOARD)
    .map(({ id }) => id)

/** One Foul a turn (DB-TURN-16), unless an ability of a team-mate allows another. */
function mayFoul(match: BallMatch, player: Player): boolean {
  const { foulUsed } = match.state.teams[player.team]
  if (foulUsed === 0) return true
  if (!isHeard(match, 'foulsAgain')) return false
  return match.state.players.some(
    (mate) =>
      mate.team === player.team &&
      mate.place === ON_BOARD &&
      listenersOf(match, mate, 'foulsAgain').some(({ answer }) => answer(match, mate.id, player.id)),
  )
}

/** What this player may be declared to do (DB-TURN-10 to DB-TURN-18). */
export function declarations(match: BallMatch, player: Player): Action[] {
  const { players, teams, active } = match.state
  const { passUsed, handOffUsed, throwUsed, blitzUsed } = teams[active]
  const forbids = listenersOf(match, player, 'forbids')
  const actions: (Action & Partial<DeclareAction>)[] = []
  if (may(match, player, 'move', forbids)) actions.push(MOVE)
  if (hasTackleZone(player) && may(match, player, 'block', forbids)) addBlocks(match, player, actions)
  const blitzes = blitzUsed === 0 && may(match, player, 'blitz', forbids)
  const fouls = mayFoul(match, player) && may(match, player, 'foul', forbids)
  for (const other of players) {
    if (other.team === player.team || other.place !== ON_BOARD) continue
    if (blitzes) actions.push(blitzOf(other.id))
    if (fouls && isHelpless(other)) actions.push(foulOf(other.id))
  }
  if (passUsed === 0 && throwUsed === 0) {
    if (may(match, player, 'pass', forbids)) actions.push(PASS)
    if (canThrow(match, player) && may(match, player, 'throw-team-mate', forbids)) actions.push(THROW)
  }
  if (handOffUsed === 0 && may(match, player, 'hand-off', forbids)) actions.push(HAND_OFF)
  const special: DeclareAction[] = []
  for (const { answer } of listenersOf(match, player, 'specialActions')) answer(match, player.id, special)
  for (const { type, target } of special)
    if (may(match, player, type, forbids)) actions.push(target === NOBODY ? { type } : { type, target })
  return actions
}

/** Does nothing that is heard forbid it? */
const may = (
  match: BallMatch,
  player: Player,
  what: string,
  forbids: readonly Listener<BallMoments, 'forbids'>[],
): boolean => forbids.length === 0 || !forbids.some(({ answer }) => answer(match, player.id, what))

const MOVE: Action = Object.freeze({ type: 'move' })
const PASS: Action = Object.freeze({ type: 'pass' })
const THROW: Action = Object.freeze({ type: 'throw-team-mate' })
const HAND_OFF: Action = Object.freeze({ type: 'hand-off' })
const blockOf = numberedAction('block', 'target')
const blitzOf = numberedAction('blitz', 'target')
const foulOf = numberedAction('foul', 'target')
