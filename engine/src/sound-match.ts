import type { Frame, Match, RollAction } from './contract.ts'
import { SPECTATOR } from './contract.ts'
import { dieByName } from './dice.ts'
import { FileError } from './errors.ts'
import type { Game, SavedMatch } from './game.ts'

/** Saved data that somebody may have changed: throws FileError with the first thing that no match of this game can hold. */
export function checkSaved<M extends Match>(game: Game<M>, saved: SavedMatch<M>): void {
  if (!isObject(saved)) throw new FileError('it is missing')
  const options = game.definition.options(saved.options)
  const seats = game.definition.seats(options)
  checkWholeNumber('rolls', saved.rolls)
  checkWholeNumber('reveals', saved.reveals)
  if (saved.viewer !== undefined) throw new FileError('viewer: this is what one seat sees, not a match')
  checkDice(saved.dice)
  checkFits('state', saved.state, game.definition.initial(options))
  checkStack(game, saved)
  if (saved.waiting !== null) checkWaiting(game, saved, seats)
}

/**
 * What must hold at every decision does, and every question about the match has an answer, whoever looks at it. While dice are
 * waited for something is only half done.
 */
export function checkSound<M extends Match>(game: Game<M>, match: M): void {
  try {
    if (match.waiting === null) game.definition.invariants?.(match)
  } catch (error) {
    // A raw error of JavaScript names none of our rules.
    throw error instanceof Error && error.constructor === Error ? new FileError(`state: ${error.message}`) : error
  }
  askAll(game, match)
  for (let seat = SPECTATOR; seat < game.seats(match); seat++) askAll(game, game.view(match, seat))
}

/** So far safe answers reach what waits below in the stack: they end turns early. */
const TRIED = 60

/** Every choice can be made, and safe answers lead on, in copies of the match. */
export function checkPlayable<M extends Match>(game: Game<M>, match: M): void {
  for (const action of game.decision(match)?.actions ?? []) game.play(game.clone(match), action)
  const tried = game.clone(match)
  for (let count = 0; count < TRIED; count++) {
    const decision = game.decision(tried)
    if (decision === null) return
    const { roll } = decision
    // With events: what is told reads more of the match than what happens.
    game.apply(tried, roll ? ({ type: 'roll', values: roll.dice.map(() => 1) } as RollAction) : game.fallback(tried))
    if (tried.waiting === null) game.definition.invariants?.(tried)
  }
}

function askAll<M extends Match>(game: Game<M>, match: M): void {
  game.decision(match)
  game.about(match)
  game.turnOf(match)
  game.standing(match)
  game.result(match)
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function checkWholeNumber(field: string, value: unknown): void {
  const holds = Number.isSafeInteger(value) && (value as number) >= 0
  if (!holds) throw new FileError(`${field}: must be a whole number from 0`)
}

function checkDice(dice: unknown): void {
  const isState = Array.isArray(dice) && dice.length === 4 && dice.every((part) => (part | 0) === part)
  if (dice !== null && !isState) throw new FileError('dice: must be null or the four numbers of a generator')
}

function checkStack<M extends Match>(game: Game<M>, { stack, waiting }: SavedMatch<M>): void {
  if (!Array.isArray(stack)) throw new FileError('stack: must be a list')
  stack.forEach((frame: Frame, i) => {
    const at = `stack[${i}]`
    if (!isObject(frame)) throw new FileError(`${at}: must be a procedure with its step`)
    const { proc, step } = frame
    if (typeof proc !== 'string') throw new FileError(`${at}.proc: must name a procedure`)
    if (typeof step !== 'string') throw new FileError(`${at}.step: must name a step of '${proc}'`)
    const sort = game.sortOfStep(proc, step)
    if (sort === null) throw new FileError(`${at}: there is no step '${step}' of a procedure '${proc}'`)
    const isTop = i === stack.length - 1
    if (isTop && waiting === null && sort !== 'question') throw new FileError(`${at}: step '${step}' asks nothing`)
    checkPlain(at, frame)
  })
  if (stack.length === 0 && waiting !== null) throw new FileError('waiting: a match that is over waits for no dice')
}

function checkWaiting<M extends Match>(game: Game<M>, { waiting, dice }: SavedMatch<M>, seats: number): void {
  if (!isObject(waiting) || !Array.isArray(waiting.dice) || waiting.dice.length === 0) {
    throw new FileError('waiting: must be null or name the dice that are asked for')
  }
  if (dice !== null) throw new FileError('waiting: a match with dice of its own asks for none')
  try {
    for (const name of waiting.dice) dieByName(String(name), game.definition.dice)
  } catch (error) {
    throw new FileError(`waiting.dice: ${(error as Error).message}`)
  }
  if (!game.rolls().includes(waiting.what)) throw new FileError('waiting.what: nothing like this is rolled for')
  const { seat } = waiting
  if (!Number.isInteger(seat) || seat < -1 || seat >= seats) throw new FileError('waiting.seat: there is no such seat')
}

/** Whole numbers and plain data, as far down as it goes. */
function checkPlain(path: string, value: unknown): void {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) throw new FileError(`${path}: must be a whole number`)
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value)) checkPlain(below(value, path, key), part)
}

/** The same fields with the same sorts of values as `pattern`, the state that a match of these options begins with. */
function checkFits(path: string, value: unknown, pattern: unknown): void {
  if (pattern === null || pattern === undefined) {
    checkPlain(path, value)
    return
  }
  if (Array.isArray(pattern)) {
    if (!Array.isArray(value)) throw new FileError(`${path}: must be a list`)
    value.forEach((part, i) => {
      checkFits(`${path}[${i}]`, part, pattern[Math.min(i, pattern.length - 1)])
    })
    return
  }
  if (typeof pattern === 'object') {
    if (!isObject(value)) throw new FileError(`${path}: must have fields`)
    for (const [key, part] of Object.entries(pattern)) checkFits(below(value, path, key), value[key], part)
    return
  }
  if (typeof value !== typeof pattern) throw new FileError(`${path}: must be a ${typeof pattern}`)
  checkPlain(path, value)
}

const below = (value: object, path: string, key: string): string =>
  Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`
