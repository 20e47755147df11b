import type { Action, Decision, EventOf, GameEvent, Match, RollAction } from './contract.ts'
import { dieByName, draw, isSeed, type Seed, seededDice } from './dice.ts'
import { FileError, OptionsError, plainReason } from './errors.ts'
import type { Game } from './game.ts'
import { asKnownToAll } from './known-to-all.ts'

/**
 * A match as a small file: options, seed and what was chosen. A step is the number of the action in its decision's
 * list, or the values of dice that were typed in. `checks` has two characters per step, made from the digest of the match
 * after it, so that the first step that differs can be named.
 */
export interface Replay {
  readonly format: 'undercroft-replay'
  readonly version: 1
  readonly game: string
  /** The version of the game's rules. */
  readonly rules: string
  readonly options: unknown
  /** Null: dice stand among the steps. */
  readonly seed: Seed | null
  readonly steps: readonly (number | readonly number[])[]
  readonly checks: string
  readonly digest: string
  /** The match was not over: hidden things are made up, and only what everybody could see is true. */
  readonly running?: true
}

/**
 * The replay of these actions from a new match. While the match runs, a seed would tell the dice to come: the dice rolled
 * so far are then written among the steps instead, and what some seat holds hidden is replaced (see `asKnownToAll`).
 */
export function writeReplay<M extends Match>(
  game: Game<M>,
  options: unknown,
  seed: Seed | null,
  actions: readonly Action[],
): Replay {
  const written = record(game, options, seed, actions)
  if (game.isOver(written.match)) return written.replay
  const all = seed === null ? actions : withDice(game, options, seed, actions)
  return { ...record(game, options, null, asKnownToAll(game, options, all)).replay, running: true }
}

function record<M extends Match>(
  game: Game<M>,
  options: unknown,
  seed: Seed | null,
  actions: readonly Action[],
): { replay: Replay; match: M } {
  const match = game.create(options, seed)
  const steps: (number | readonly number[])[] = []
  let checks = ''
  for (const action of actions) {
    const legal = game.legal(match, action)
    const decision = game.decision(match)
    steps.push(decision?.roll ? (legal as RollAction).values : (decision?.actions.indexOf(legal) ?? -1))
    game.play(match, legal)
    checks += checkOf(game.digest(match))
  }
  const head = { format: 'undercroft-replay', version: 1, game: game.id, rules: game.version } as const
  return { replay: { ...head, options: match.options, seed, steps, checks, digest: game.digest(match) }, match }
}

/** The same actions with every roll of the seeded generator written out between them. */
function withDice<M extends Match>(game: Game<M>, options: unknown, seed: Seed, actions: readonly Action[]): Action[] {
  const dice = seededDice(seed) as [number, number, number, number]
  const match = game.create(options, null)
  const all: Action[] = []
  const playOn = (action: Action) => {
    all.push(action)
    game.play(match, action)
  }
  const rollOn = () => {
    while (match.waiting) {
      const values = match.waiting.dice.map((name) => draw(dice, dieByName(name, game.definition.dice).sides))
      playOn({ type: 'roll', values } as RollAction)
    }
  }
  rollOn()
  for (const action of actions) {
    playOn(game.legal(match, action))
    rollOn()
  }
  return all
}

/** Checks the form, the game and the rules version of a replay file. Throws FileError with the reason. */
export function readReplay(game: { id: string; version: string }, data: unknown): Replay {
  const replay = data as Replay
  if (typeof replay !== 'object' || replay === null || replay.format !== 'undercroft-replay') {
    throw new FileError('this is not an Undercroft replay')
  }
  if (replay.version !== 1) throw new FileError(`replay format ${replay.version} is not known here (this is format 1)`)
  if (replay.game !== game.id) throw new FileError(`this is a replay of ${replay.game}, not of ${game.id}`)
  if (replay.rules !== game.version) {
    throw new FileError(
      `this replay was made with rules version ${replay.rules} of ${game.id}; this is ${game.version}`,
    )
  }
  if (!Array.isArray(replay.steps) || typeof replay.checks !== 'string' || typeof replay.digest !== 'string') {
    throw new FileError('the replay lacks its steps or its digests')
  }
  if (replay.seed !== null && !isSeed(replay.seed)) throw new FileError('the replay has no seed that can be')
  const wrong = replay.steps.findIndex((step) => typeof step !== 'number' && !Array.isArray(step))
  if (wrong >= 0) throw new FileError(`step ${wrong + 1} of ${replay.steps.length} is neither a choice nor dice`)
  if (replay.checks.length !== 2 * replay.steps.length) {
    throw new FileError(`${replay.steps.length} steps but digests for ${replay.checks.length / 2}`)
  }
  return replay
}

/** One step of a replay, played again. */
export interface ReplayedStep<Event extends GameEvent> {
  readonly action: Action
  readonly seat: number
  readonly events: readonly Event[]
}

/** A step of a replay cannot be played, or leads to another match than the recorded one. Steps count from 1. */
export class ReplayFault extends FileError {
  override name = 'ReplayFault'
  readonly step: number
  constructor(step: number, count: number, reason: string) {
    super(`step ${step} of ${count}: ${reason}`)
    this.step = step
  }
}

/**
 * Plays a replay in `match`, a new one with its options and seed, and checks every step against its digest. Throws
 * ReplayFault that names the first step that differs.
 */
export function* replaySteps<M extends Match>(
  game: Game<M>,
  replay: Replay,
  match: M = newMatch(game, replay),
): Generator<ReplayedStep<EventOf<M>>> {
  for (let i = 0; i < replay.steps.length; i++) {
    const played = playStep(game, match, replay, i)
    if (checkOf(game.digest(match)) !== replay.checks.slice(2 * i, 2 * i + 2)) {
      throw new ReplayFault(i + 1, replay.steps.length, 'the match differs from the one that was recorded')
    }
    yield played
  }
  if (game.digest(match) !== replay.digest) throw new FileError('the final digest differs from the recorded one')
}

/** The match that a replay begins with. Throws OptionsError or FileError where there is none. */
export function newMatch<M extends Match>(game: Game<M>, { options, seed }: Pick<Replay, 'options' | 'seed'>): M {
  try {
    return game.create(options, seed)
  } catch (error) {
    throw error instanceof OptionsError ? error : new FileError(plainReason(error))
  }
}

function playStep<M extends Match>(game: Game<M>, match: M, replay: Replay, i: number): ReplayedStep<EventOf<M>> {
  const step = replay.steps[i]
  const fault = (reason: string) => new ReplayFault(i + 1, replay.steps.length, reason)
  const decision = openDecision(game, match, fault)
  const chosen = typeof step === 'number' ? decision.actions[step] : ({ type: 'roll', values: step } as RollAction)
  if (!chosen) throw fault(`'${decision.kind}' has no choice number ${step}`)
  try {
    const action = game.legal(match, chosen)
    return { action, seat: decision.seat, events: game.apply(match, action) }
  } catch (error) {
    throw fault(plainReason(error))
  }
}

function openDecision<M extends Match>(game: Game<M>, match: M, fault: (reason: string) => ReplayFault): Decision {
  let decision: Decision | null
  try {
    decision = game.decision(match)
  } catch (error) {
    throw fault(plainReason(error))
  }
  if (!decision) throw fault('the match is already over')
  return decision
}

/** The actions of a replay, each checked against its digest. Throws FileError that names the first step that differs. */
export function replayActions<M extends Match>(game: Game<M>, replay: Replay): Action[] {
  return [...replaySteps(game, replay)].map(({ action }) => action)
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Two characters (12 bits) of a digest. */
function checkOf(digest: string): string {
  const bits = Number.parseInt(digest.slice(0, 3), 16)
  return ALPHABET[bits >> 6] + ALPHABET[bits & 63]
}
