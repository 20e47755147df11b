import type { Action, Frame, Match } from './contract.ts'
import { type Die, draw } from './dice.ts'
import { EngineFault } from './errors.ts'

/**
 * Rules nest, so a match carries a stack of procedures. A procedure is a set of named steps; its frame on the stack is
 * plain data. A step changes the match and returns what happens next: `go`, `ask`, `call`, `become`, `roll`, `done`, `unwind`.
 * A step may also be a question: the match then waits for the answer of one seat.
 *
 * `Given` is what a caller hands over, `Locals` what the frame holds from its first step on.
 */
export interface Procedure<M extends Match = Match, Locals extends object = object, Given extends object = Locals> {
  readonly name: string
  readonly steps: Steps<M, Locals>
  /** The step 'start', at hand for whoever calls the procedure. */
  readonly first: Step<M, Locals> | Question<M, Locals>
  /** Makes the locals of what was given. */
  readonly begin: (given: Given) => object
  /** Locals that hold one secret per seat (an array by seat): in a view only the seat's own entry stays. */
  readonly secrets: readonly string[]
  /** What it rolls dice for, itself or through a test that it calls. */
  readonly rolls: readonly string[]
}

/** A procedure of any game with any locals, where only its name, its steps and its questions matter. */
export type AnyProcedure = Procedure<never, never, never>

export type Steps<M extends Match, Locals extends object> = {
  readonly [step: string]: Step<M, Locals> | Question<M, Locals>
}

/** `input` is what the called procedure returned, or the values of the dice that were rolled. */
export type Step<M extends Match, Locals extends object> = (match: M, frame: Frame & Locals, input: never) => Next

export interface Question<M extends Match, Locals extends object> {
  /** What is asked, in the game's words. The same kind always offers the same types of actions. */
  readonly kind: string
  /** Who is asked. */
  seat(match: M, frame: Frame & Locals): number
  /** Every legal action, at least one. Must not change the match. */
  actions(match: M, frame: Frame & Locals): readonly Action[]
  /** The safe default answer; the first action where this is left out. */
  fallback?(match: M, frame: Frame & Locals, actions: readonly Action[]): Action
  /** What the question is about (whose skill, which roll, ...), as plain data for clients. */
  about?(match: M, frame: Frame & Locals): object
  answer(match: M, frame: Frame & Locals, action: never): Next
}

/** A question of any game, for whoever only passes it on. */
export type AnyQuestion = Question<never, never>

/** What a step returns. Only the functions below make one, so that no step forgets to say what comes next. */
export type Next = typeof NEXT
const NEXT = Object.freeze({ next: true })

type Begin<Given extends object, Locals extends object> = (given: Given) => Locals

export function procedure<M extends Match, Locals extends object>(
  name: string,
  steps: Steps<M, Locals>,
): Procedure<M, Locals>
/** With what it rolls dice for, itself or through a test that it calls. */
export function procedure<M extends Match, Locals extends object>(
  name: string,
  rolls: readonly string[],
  steps: Steps<M, Locals>,
  secrets?: readonly string[],
): Procedure<M, Locals>
/** With locals of its own, which `begin` makes: all of them are there from the first step on. */
export function procedure<M extends Match, Locals extends object, Given extends object>(
  name: string,
  begin: Begin<Given, Locals>,
  steps: Steps<M, Locals>,
): Procedure<M, Locals, Given>
export function procedure<M extends Match, Locals extends object, Given extends object>(
  name: string,
  begin: Begin<Given, Locals>,
  rolls: readonly string[],
  steps: Steps<M, Locals>,
  secrets?: readonly string[],
): Procedure<M, Locals, Given>
export function procedure<M extends Match, Locals extends object>(
  name: string,
  ...parts: readonly (Begin<never, Locals> | readonly string[] | Steps<M, Locals> | undefined)[]
): Procedure<M, Locals, never> {
  const begin: Begin<never, Locals> = parts.find((part) => typeof part === 'function') ?? asGiven
  const [rolls = [], secrets = []] = parts.filter((part): part is readonly string[] => Array.isArray(part))
  const steps = parts.find((part): part is Steps<M, Locals> => typeof part === 'object' && !Array.isArray(part))
  if (!steps?.start) throw new EngineFault(`procedure '${name}' has no step 'start'`)
  return { name, steps, first: steps.start, begin, secrets, rolls }
}

const asGiven = <Locals extends object>(given: Locals): Locals => given

const top = (match: Match): Frame => match.stack[match.stack.length - 1]

/** Go on with another step of this procedure, which is handed `input`. */
export function go(match: Match, step: string, input?: unknown): Next {
  top(match).step = step
  match.input = input
  return NEXT
}

/**
 * Go on with a question that is at hand, so that nobody looks it up; with its actions where they were worked out on the way to it, so
 * that they are not worked out again.
 */
export function ask<M extends Match, Locals extends object>(
  match: M,
  step: string,
  question: Question<M, Locals>,
  actions: readonly Action[] | null = null,
): Next {
  const frame = top(match) as Frame & Locals
  frame.step = step
  match.asked = question
  if (actions !== null) match.decided = { seat: question.seat(match, frame), kind: question.kind, actions, roll: null }
  return NEXT
}

/**
 * Run another procedure, then go on with step `then`, which is handed what the other one returned. Its first step is taken at once, so a
 * step does nothing more after a call: it returns what the call returns.
 */
export function call<M extends Match, Locals extends object, Given extends object>(
  match: M,
  proc: Procedure<M, Locals, Given>,
  given: Given,
  then: string,
): Next {
  top(match).step = then
  return begin(match, proc, stand(match, proc, given))
}

/** Puts a procedure on the stack and takes no step of it: for positions that are made by hand. */
export function stand<M extends Match, Locals extends object, Given extends object>(
  match: M,
  proc: Procedure<M, Locals, Given>,
  given: Given,
): Frame {
  const frame = frameOf(proc.name, proc.begin(given))
  match.stack.push(frame)
  return frame
}

/** End this procedure and run another one in its place: the caller gets what that one returns. */
export function become<M extends Match, Locals extends object, Given extends object>(
  match: M,
  proc: Procedure<M, Locals, Given>,
  given: Given,
): Next {
  const frame = frameOf(proc.name, proc.begin(given))
  match.stack[match.stack.length - 1] = frame
  return begin(match, proc, frame)
}

/** A procedure that is called takes its first step at once: nobody has to find it by its name. */
function begin<M extends Match, Locals extends object, Given extends object>(
  match: M,
  { first }: Procedure<M, Locals, Given>,
  frame: Frame,
): Next {
  if (!isQuestion(first)) return first(match, frame as Frame & Locals, undefined as never)
  match.asked = first
  return NEXT
}

/** End this procedure and hand `result` to the caller. */
export function done(match: Match, result?: unknown): Next {
  match.stack.pop()
  match.input = result
  return NEXT
}

/** Leave every procedure inside the innermost `proc`, which goes on with `step` (a turnover, the end of the match). */
export function unwind(match: Match, proc: string, step: string): Next {
  while (match.stack.length > 0 && top(match).proc !== proc) match.stack.pop()
  if (match.stack.length === 0) throw new EngineFault(`no procedure '${proc}' to go back to`)
  top(match).step = step
  return NEXT
}

/** Is this procedure at work, on any level? */
export function isRunning(match: Match, proc: string): boolean {
  return match.stack.some((frame) => frame.proc === proc)
}

/** End the match. */
export function finish(match: Match): Next {
  match.stack.length = 0
  return NEXT
}

/**
 * Roll dice, then go on with step `then`, which is handed their values. Drawn at once from the match's own generator,
 * or asked for where the match has none.
 */
export function roll(match: Match, dice: readonly Die[], what: string, seat: number, then: string): Next {
  top(match).step = then
  if (match.dice === null) {
    match.waiting = { dice: dice.map(({ name }) => name), what, seat }
    return NEXT
  }
  const values: number[] = []
  for (const { sides } of dice) values.push(draw(match.dice, sides))
  match.rolls++
  match.input = values
  return NEXT
}

/** Something hidden was shown to a seat that did not know it. Undo does not go back past it. */
export function reveal(match: Match): void {
  match.reveals++
}

export function frameOf(proc: string, locals: object): Frame {
  const frame = locals as Frame
  frame.proc = proc
  frame.step = 'start'
  return frame
}

export function isQuestion<M extends Match, Locals extends object>(
  step: Step<M, Locals> | Question<M, Locals>,
): step is Question<M, Locals> {
  return typeof step !== 'function'
}
