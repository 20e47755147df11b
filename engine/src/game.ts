import { cloneStack } from './clone.ts'
import type { Action, Decision, EventOf, Frame, Match, Result, RollAction, RollRequest } from './contract.ts'
import { DICE } from './contract.ts'
import { type Die, dieByName, type Random, type Seed, seededDice } from './dice.ts'
import { digestOf } from './digest.ts'
import { EngineFault, IllegalAction } from './errors.ts'
import { type AnyProcedure, frameOf, isQuestion, type Procedure, type Question, type Steps } from './procedure.ts'
import { type StandingAnswers, type StandingTable, standingAnswers } from './standing.ts'

/** What a game brings: its rules and its data. `defineGame` makes a playable game of it. */
export interface GameDefinition<M extends Match> {
  readonly id: string
  /** The version of the rules: replays and saves of another one are refused. */
  readonly version: string
  /** Named dice ('block', ...). Plain dice (d6, d8, ...) need no mention. */
  readonly dice: readonly Die[]
  /** Checks and completes what was asked for; throws OptionsError where it is wrong. Undefined means: all defaults. */
  options(asked: unknown): M['options']
  /** How many seats such a match has. */
  seats(options: M['options']): number
  /** The state before the first step. */
  initial(options: M['options']): M['state']
  /** The first procedure, to which nothing is given. */
  readonly start: Procedure<M, never, object>
  /** All procedures that may ever be on the stack. */
  readonly procedures: readonly AnyProcedure[]
  /** What dice are rolled for beyond what procedures declare: named after things of the game (spells, creatures' powers). */
  readonly rolls?: readonly string[]
  /** Every type of event, checked by the compiler: one that is missing or unknown here is an error. For games with clients. */
  readonly events?: Readonly<Record<EventOf<M>['type'], true>>
  /** A copy that shares nothing which ever changes. */
  cloneState(state: M['state']): M['state']
  /** Takes out of a copied match what `seat` may not know; left out where nothing is ever hidden. */
  hide?(match: M, seat: number): void
  /** Puts something possible in the place of everything that `hide` took out, in a copied view of `seat`. */
  imagine?(match: M, seat: number, random: Random): void
  result(match: M): Result
  /** Throws when something that must hold at every decision does not. */
  invariants?(match: M): void
  /** The rules behind an event that does not name them itself. */
  explain?(event: EventOf<M>): readonly string[]
  /** Whose turn it is, whoever is asked; null, or left out: the seat that is asked. */
  turnOf?(match: M): number | null
  /** The type of action that ends a turn. */
  readonly endsTurn?: string
  /** Questions that a coach may have answered always or never. */
  readonly standing?: StandingTable
}

/** A match as JSON: the value without the fields that live only while an action is played. */
export interface SavedMatch<M extends Match = Match> {
  readonly game: string
  readonly version: string
  readonly options: M['options']
  readonly state: M['state']
  readonly stack: Match['stack']
  readonly dice: Match['dice']
  readonly waiting: RollRequest | null
  readonly rolls: number
  readonly reveals: number
  /** Only in views: whose it is. */
  readonly viewer?: number
}

/** More steps than any action can honestly take: a procedure runs in circles. */
const STEP_LIMIT = 100_000

export class Game<M extends Match = Match> {
  readonly definition: GameDefinition<M>
  readonly id: string
  readonly version: string
  /** Is nothing ever hidden, so that all views are equal? */
  readonly isOpen: boolean
  private readonly procedures: Readonly<Record<string, Procedure<M>>>

  constructor(definition: GameDefinition<M>) {
    this.definition = definition
    this.id = definition.id
    this.version = definition.version
    const procedures: Record<string, Procedure<M>> = {}
    for (const known of [definition.start, ...definition.procedures] as Procedure<M>[]) {
      if (procedures[known.name] && procedures[known.name] !== known) {
        throw new EngineFault(`two procedures are called '${known.name}'`)
      }
      procedures[known.name] = known
    }
    this.procedures = procedures
    this.isOpen =
      definition.hide === undefined && Object.values(procedures).every(({ secrets }) => secrets.length === 0)
  }

  /**
   * A new match. `seed` null: dice are asked for instead of drawn. Throws OptionsError where an option is wrong.
   * What happens before the first decision is added to `events`.
   */
  create(options: unknown, seed: Seed | null, events: EventOf<M>[] | null = null): M {
    const checked = this.definition.options(options)
    const match = {
      game: this.id,
      options: checked,
      state: this.definition.initial(checked),
      stack: [frameOf(this.definition.start.name, this.definition.start.begin({}))],
      dice: seed === null ? null : seededDice(seed),
      waiting: null,
      rolls: 0,
      reveals: 0,
      viewer: null,
      events,
      input: undefined,
      asked: null,
      decided: null,
    } satisfies Match as Match as M
    this.run(match)
    match.events = null
    return match
  }

  /** How many sides a die has, one of the game's own or a plain one. */
  dieSides(name: string): number {
    return dieByName(name, this.definition.dice).sides
  }

  /** Every kind of question that a match may ask: those of all procedures. */
  questions(): string[] {
    const steps = Object.values(this.procedures).flatMap((known) => Object.values(known.steps))
    return listed(steps.flatMap((step) => (isQuestion(step) ? [step.kind] : [])))
  }

  /** Everything that dice may be rolled for. */
  rolls(): string[] {
    const declared = Object.values(this.procedures).flatMap((known) => known.rolls)
    return listed([...declared, ...(this.definition.rolls ?? [])])
  }

  /** Every type of event that a match may tell. */
  events(): EventOf<M>['type'][] {
    return listed(Object.keys(this.definition.events ?? {}) as EventOf<M>['type'][])
  }

  /** What stands at this step of this procedure; null where there is no such step. */
  sortOfStep(proc: string, step: string): 'question' | 'step' | null {
    const steps = Object.hasOwn(this.procedures, proc) ? this.procedures[proc].steps : {}
    if (!Object.hasOwn(steps, step)) return null
    return isQuestion(steps[step]) ? 'question' : 'step'
  }

  seats(match: M): number {
    return this.definition.seats(match.options)
  }

  isOver(match: M): boolean {
    return match.stack.length === 0
  }

  /** Who is asked, what, and every legal action; null when the match is over. */
  decision(match: M): Decision | null {
    if (match.decided !== null) return match.decided
    if (match.waiting !== null) {
      match.decided = { seat: DICE, kind: 'roll', actions: [], roll: match.waiting }
      return match.decided
    }
    if (match.stack.length === 0) return null
    const frame = match.stack[match.stack.length - 1]
    const question = this.openQuestion(match)
    const actions = question.actions(match, frame)
    const seat = question.seat(match, frame)
    if (actions.length === 0 && (match.viewer === null || match.viewer === seat)) {
      throw new EngineFault(`dead end: '${frame.proc}' asks '${question.kind}' and nothing is legal`)
    }
    match.decided = { seat, kind: question.kind, actions, roll: null }
    return match.decided
  }

  /** The safe default answer to the open question. Dice have none. */
  fallback(match: M): Action {
    const { actions } = this.asked(match)
    const question = this.openQuestion(match)
    return question.fallback?.(match, match.stack[match.stack.length - 1], actions) ?? actions[0]
  }

  /** What the open question is about, as plain data for clients. */
  about(match: M): object {
    if (match.waiting !== null || match.stack.length === 0) return {}
    return this.openQuestion(match).about?.(match, match.stack[match.stack.length - 1]) ?? {}
  }

  /** Whose turn it is, whoever is asked. */
  turnOf(match: M): number {
    return this.definition.turnOf?.(match) ?? this.decision(match)?.seat ?? DICE
  }

  /** The action that ends the turn, where the open question offers it. */
  endTurn(match: M): Action | null {
    const { endsTurn } = this.definition
    return this.decision(match)?.actions.find(({ type }) => type === endsTurn) ?? null
  }

  /** What 'always' and 'never' stand for at the open question; null where it is asked every time. */
  standing(match: M): StandingAnswers | null {
    const decision = this.decision(match)
    const { standing } = this.definition
    return decision && standing ? standingAnswers(decision, this.about(match), standing) : null
  }

  /** Plays a legal action and returns what happened. Throws IllegalAction and changes nothing where it is not legal. */
  apply(match: M, action: Action): EventOf<M>[] {
    const legal = this.legal(match, action)
    const events: EventOf<M>[] = []
    match.events = events
    try {
      this.play(match, legal)
    } finally {
      match.events = null
    }
    if (this.definition.explain) for (const event of events) this.explain(event)
    return events
  }

  /** Adds the rules behind an event that does not name them itself. Rules tell each event as an object of its own. */
  private explain(event: { rules?: readonly string[] } & EventOf<M>): void {
    if (!event.rules) event.rules = this.definition.explain?.(event) ?? []
  }

  /** Plays an action that `decision` listed (or a fitting roll), without checking it and without events. For searches. */
  play(match: M, action: Action): void {
    match.decided = null
    if (match.waiting !== null) {
      match.waiting = null
      match.rolls++
      match.input = (action as RollAction).values
    } else {
      const frame = match.stack[match.stack.length - 1]
      const question = this.openQuestion(match)
      match.asked = null
      question.answer(match, frame, action as never)
    }
    this.run(match)
  }

  /** The listed action that equals this one; throws IllegalAction where there is none. */
  legal(match: M, action: Action): Action {
    const decision = this.asked(match)
    if (decision.roll) return checkedRoll(decision.roll, action, this.definition.dice)
    if (decision.actions.includes(action)) return action
    const same = decision.actions.find((candidate) => sameAction(candidate, action))
    if (same) return same
    const types = [...new Set(decision.actions.map(({ type }) => type))]
    const known = types.includes(action?.type)
    throw new IllegalAction(
      `${JSON.stringify(action)} is not legal: seat ${decision.seat} is asked '${decision.kind}' and ` +
        (known ? `this '${action.type}' is not among its choices` : `may answer ${types.join(', ')}`),
    )
  }

  clone(match: M): M {
    const { dice } = match
    return {
      game: match.game,
      options: match.options,
      state: this.definition.cloneState(match.state),
      stack: cloneStack(match.stack),
      dice: dice === null ? null : [dice[0], dice[1], dice[2], dice[3]],
      waiting: match.waiting,
      rolls: match.rolls,
      reveals: match.reveals,
      viewer: match.viewer,
      events: null,
      input: undefined,
      asked: match.asked,
      decided: match.decided,
    } satisfies Match as Match as M
  }

  /** What `seat` (or a SPECTATOR) may know: a match of the same form without hidden things and without the dice. */
  view(match: M, seat: number): M {
    const view = this.clone(match)
    view.dice = null
    view.viewer = seat
    view.decided = null
    for (const frame of view.stack) {
      for (const secret of this.procedures[frame.proc].secrets) keepOwnEntry(frame, secret, seat)
    }
    this.definition.hide?.(view, seat)
    return view
  }

  /** A whole match that looks like this view to `seat`: what is hidden is made up, and dice are drawn from `random`. */
  imagine(view: M, seat: number, random: Random): M {
    const world = this.clone(view)
    world.viewer = null
    world.decided = null
    this.definition.imagine?.(world, seat, random)
    world.dice = seededDice(random.below(0xffffffff))
    return world
  }

  result(match: M): Result {
    return this.definition.result(match)
  }

  digest(match: M): string {
    return digestOf(this.save(match))
  }

  save(match: M): SavedMatch<M> {
    const { game, options, state, stack, dice, waiting, rolls, reveals, viewer } = match
    const saved = { game, version: this.version, options, state, stack, dice, waiting, rolls, reveals }
    return viewer === null ? saved : { ...saved, viewer }
  }

  /** The match that `save` wrote. The saved data becomes the match's own: hand over a copy to keep it. */
  load(saved: SavedMatch<M>): M {
    const { game, options, state, stack, dice, waiting, rolls, reveals, viewer = null } = saved
    // Rules may have got new locals since it was written: these begin now.
    const frames = stack.map((frame) => ({ ...this.begun(frame), ...frame }))
    return {
      game,
      options,
      state,
      stack: frames,
      dice,
      waiting,
      rolls,
      reveals,
      viewer,
      events: null,
      input: undefined,
      asked: null,
      decided: null,
    } satisfies Match as Match as M
  }

  private begun(frame: Frame): object {
    return Object.hasOwn(this.procedures, frame.proc) ? this.procedures[frame.proc].begin(frame) : {}
  }

  /** Goes on with a match that was changed by hand, until a seat or the dice are asked, or the match is over. */
  advance(match: M): void {
    match.asked = null
    match.decided = null
    this.run(match)
  }

  private run(match: M): void {
    let frame: Frame | null = null
    let steps: Steps<M, object> | undefined
    for (let count = 0; match.waiting === null && match.asked === null && match.stack.length > 0; count++) {
      const top = match.stack[match.stack.length - 1]
      if (top !== frame) {
        frame = top
        steps = this.procedures[frame.proc]?.steps
      }
      const step = steps?.[frame.step]
      if (step === undefined) throw new EngineFault(`procedure '${frame.proc}' has no step '${frame.step}'`)
      if (isQuestion(step)) {
        match.asked = step
        return
      }
      if (count === STEP_LIMIT) throw new EngineFault(`'${frame.proc}' runs in circles at '${frame.step}'`)
      const input = match.input as never
      match.input = undefined
      step(match, frame, input)
    }
  }

  private asked(match: M): Decision {
    const decision = this.decision(match)
    if (decision === null) throw new IllegalAction('the match is over')
    return decision
  }

  private openQuestion(match: M): Question<M, object> {
    if (match.asked !== null) return match.asked as Question<M, object>
    const frame = match.stack[match.stack.length - 1]
    const step = this.procedures[frame.proc].steps[frame.step]
    if (!isQuestion(step)) throw new EngineFault(`'${frame.proc}' is at '${frame.step}', which asks nothing`)
    return step
  }
}

const listed = <T extends string>(names: readonly T[]): T[] => [...new Set(names)].sort()

export function defineGame<M extends Match>(definition: GameDefinition<M>): Game<M> {
  return new Game(definition)
}

/** Same type and same fields, whatever their order. */
export function sameAction(a: Action, b: Action): boolean {
  if (typeof b !== 'object' || b === null || a.type !== b.type) return false
  const left = a as unknown as Record<string, unknown>
  const right = b as unknown as Record<string, unknown>
  const keys = Object.keys(left)
  return keys.length === Object.keys(right).length && keys.every((key) => left[key] === right[key])
}

function checkedRoll(request: RollRequest, action: Action, named: readonly Die[]): RollAction {
  const { type, values } = action as RollAction
  const wanted = `${request.dice.join(' + ')} for '${request.what}'`
  if (type !== 'roll' || !Array.isArray(values)) throw new IllegalAction(`the match waits for dice: ${wanted}`)
  if (values.length !== request.dice.length) {
    throw new IllegalAction(`${values.length} dice given, but the match waits for ${wanted}`)
  }
  request.dice.forEach((name, i) => {
    const { sides } = dieByName(name, named)
    if (!Number.isInteger(values[i]) || values[i] < 1 || values[i] > sides) {
      throw new IllegalAction(`a ${name} cannot show ${values[i]} (the match waits for ${wanted})`)
    }
  })
  return { type: 'roll', values: [...values] }
}

function keepOwnEntry(frame: object, secret: string, seat: number): void {
  const locals = frame as Record<string, unknown>
  const entries = locals[secret]
  if (Array.isArray(entries)) locals[secret] = entries.map((entry, owner) => (owner === seat ? entry : null))
}
