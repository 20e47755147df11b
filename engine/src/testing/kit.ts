import { isDeepStrictEqual } from 'node:util'
import type { Action, Decision, Match } from '../contract.ts'
import { SPECTATOR } from '../contract.ts'
import { dieByName, draw, Random, seededDice } from '../dice.ts'
import { canonical } from '../digest.ts'
import { IllegalAction } from '../errors.ts'
import { type Game, sameAction } from '../game.ts'
import { Journal } from '../journal.ts'
import { eventsFor } from '../view.ts'
import { undeclared } from './scripted-table.ts'

/** What the kit needs to know of a game to try to break it. */
export interface KitSubject<M extends Match> {
  readonly game: Game<M>
  /** Options for a match: vary them, so that all modes and teams come up. They must make every match end. */
  options(random: Random): unknown
  /** Throws when something that must always hold does not: pieces and balls conserved, no two on a square, ... */
  invariants(match: M): void
  /** How many matches each check plays. */
  readonly matches: number
  /** More decisions than any match may take. */
  readonly decisionLimit: number
}

export interface Check {
  readonly name: string
  run(): void
}

/** The checks that every game must pass. `for (const check of kit(subject)) it(check.name, check.run)`. */
export function kit<M extends Match>(subject: KitSubject<M>): Check[] {
  const check = (name: string, run: (trial: Trial<M>) => void): Check => ({
    name,
    run: () => {
      for (let seed = 1; seed <= subject.matches; seed++) runTrial(subject, seed, run)
    },
  })
  return [
    check('random matches end, and hold what must always hold', playToTheEnd),
    check('every listed action is accepted, made-up ones are refused without a trace', tryActions),
    check('a match goes through JSON in the middle of everything', throughJson),
    check('a clone and its original play on alike, and leave each other alone', throughClone),
    check('undo and redo lead back to the same match', throughUndo),
    check('a view leaks nothing', tryViews),
    check('dice that are asked for give the same match as dice that are drawn', throughAskedDice),
    check('safe default answers alone bring a match to its end', playByDefault),
  ]
}

/** Plays one seed through all checks. For the command that repeats a failure. */
export function kitMatch<M extends Match>(subject: KitSubject<M>, seed: number): void {
  for (const run of [playToTheEnd, tryActions, throughJson, throughClone, throughUndo, tryViews, throughAskedDice]) {
    runTrial(subject, seed, run as (trial: Trial<M>) => void)
  }
}

/** What holds for every decision: somebody at the table is asked, and no action stands in the list twice. */
export function checkDecision({ seat, kind, actions }: Decision, seats: number): void {
  if (!(seat >= 0 && seat < seats)) throw new Error(`'${kind}' is asked of seat ${seat} of ${seats}`)
  if (actions.length < 2) return
  const known = new Set<string>()
  for (const action of actions) known.add(signature(action))
  if (known.size === actions.length) return
  const double = actions.find((action, i) => actions.findIndex((other) => sameAction(action, other)) !== i)
  throw new Error(`'${kind}' lists ${JSON.stringify(double)} twice`)
}

/** The fields of an action, whatever their order. */
const signature = (action: Action): string =>
  Object.entries(action)
    .map(([field, value]) => `${field}=${value}`)
    .sort()
    .join()

/** Options and choices of a match of some seed are drawn apart from its dice and from each other, so that given options repeat it too. */
export const OPTIONS_STREAM = 1
export const CHOICES_STREAM = 2

interface Trial<M extends Match> extends KitSubject<M> {
  readonly seed: number
  readonly random: Random
  readonly match: M
}

function runTrial<M extends Match>(subject: KitSubject<M>, seed: number, run: (trial: Trial<M>) => void): void {
  const options = subject.options(new Random(seed, OPTIONS_STREAM))
  const random = new Random(seed, CHOICES_STREAM)
  try {
    run({ ...subject, seed, random, match: subject.game.create(options, seed) })
  } catch (error) {
    const asked = JSON.stringify(options)
    const repeat = `npx undercroft simulate ${subject.game.id} --matches 1 --seed ${seed} --check --options '${asked}'`
    throw new Error(`${(error as Error).message}\nrepeat with: ${repeat}`, { cause: error })
  }
}

/** Plays at random to the end and calls `visit` at every decision, before the chosen action is played. */
function visitDecisions<M extends Match>(
  { game, match, random, decisionLimit }: Trial<M>,
  visit: (decision: Decision, chosen: Action, count: number) => void,
): void {
  let count = 0
  for (let decision = game.decision(match); decision; decision = game.decision(match)) {
    if (++count > decisionLimit) throw new Error(`the match did not end within ${decisionLimit} decisions`)
    visit(decision, random.pick(decision.actions), count)
  }
}

function playToTheEnd<M extends Match>(trial: Trial<M>): void {
  const { game, match, invariants } = trial
  const seats = game.seats(match)
  visitDecisions(trial, (decision, chosen) => {
    checkDecision(decision, seats)
    game.apply(match, chosen)
    invariants(match)
  })
  if (!game.result(match).over) throw new Error('the match has ended but its result says that it is not over')
}

function tryActions<M extends Match>(trial: Trial<M>): void {
  const { game, match, random } = trial
  visitDecisions(trial, ({ actions, kind }, chosen) => {
    if (random.below(8) === 0) {
      for (const action of actions) {
        const copy = game.clone(match)
        game.apply(copy, JSON.parse(JSON.stringify(action)))
        game.decision(copy)
      }
      const before = textOf(game, match)
      for (const madeUp of madeUpActions(chosen, random)) {
        if (actions.some((action) => sameAction(action, madeUp))) continue
        expectRefusal(() => game.apply(match, madeUp), madeUp)
      }
      if (textOf(game, match) !== before) throw new Error(`a refused action changed the match at '${kind}'`)
    }
    game.play(match, chosen)
  })
}

function madeUpActions(real: Action, random: Random): Action[] {
  const numbers = Object.keys(real).filter((key) => typeof real[key as keyof Action] === 'number')
  const changed = numbers.map((key) => ({ ...real, [key]: random.below(1000) - 500 }))
  return [{ type: 'no-such-action' }, { ...real, extra: 1 } as Action, ...changed, null as unknown as Action]
}

function expectRefusal(act: () => void, action: Action): void {
  try {
    act()
  } catch (error) {
    if (error instanceof IllegalAction) return
    throw error
  }
  throw new Error(`${JSON.stringify(action)} is not listed and was accepted`)
}

function throughJson<M extends Match>(trial: Trial<M>): void {
  const { game, match } = trial
  let copy = game.clone(match)
  visitDecisions(trial, ({ kind }, chosen) => {
    const written = JSON.stringify(game.save(copy))
    copy = game.load(JSON.parse(written))
    if (JSON.stringify(game.save(copy)) !== written)
      throw new Error(`JSON at '${kind}' changes when read and written again`)
    game.play(match, chosen)
    game.apply(copy, chosen)
    expectSame(game, match, copy, kind)
  })
}

function throughClone<M extends Match>(trial: Trial<M>): void {
  const { game, match, random } = trial
  visitDecisions(trial, ({ kind, actions }, chosen) => {
    const copy = game.clone(match)
    if (!isDeepStrictEqual(game.save(copy), game.save(match))) throw new Error(`a clone at '${kind}' is not equal`)
    if (random.below(4) === 0) {
      const before = textOf(game, match)
      const stray = game.clone(match)
      game.play(stray, random.pick(actions))
      for (let more = 0; more < 3; more++) {
        const next = game.decision(stray)
        if (next) game.play(stray, random.pick(next.actions))
      }
      if (textOf(game, match) !== before) throw new Error(`playing on a clone changed its original at '${kind}'`)
    }
    game.play(match, chosen)
    game.play(copy, chosen)
    expectSame(game, match, copy, kind)
  })
}

function throughUndo<M extends Match>(trial: Trial<M>): void {
  const { game, match, random } = trial
  const journal = new Journal(game, game.clone(match))
  visitDecisions(trial, ({ seat, kind }, chosen, count) => {
    const tries = random.below(count < 40 ? 2 : 20) === 0
    const before = tries ? textOf(game, journal.match) : ''
    journal.play(chosen)
    game.play(match, chosen)
    if (tries && journal.canUndo(seat)) {
      const after = textOf(game, journal.match)
      journal.undo(seat)
      if (!isSame(textOf(game, journal.match), before)) throw new Error(`undo of '${kind}' leads elsewhere`)
      journal.redo()
      if (!isSame(textOf(game, journal.match), after)) throw new Error(`redo of '${kind}' leads elsewhere`)
    }
  })
  expectSame(game, match, journal.match, 'the end')
}

function tryViews<M extends Match>(trial: Trial<M>): void {
  const { game, match, random } = trial
  visitDecisions(trial, (decision, chosen) => {
    if (random.below(4) === 0) {
      for (let seat = SPECTATOR; seat < game.seats(match); seat++) {
        const view = game.view(match, seat)
        const other = game.imagine(view, seat, random)
        if (view.dice !== null) throw new Error('a view tells the dice')
        askEverything(game, game.load(JSON.parse(JSON.stringify(game.save(view)))), decision)
        if (!isDeepStrictEqual(game.save(game.view(other, seat)), game.save(view))) {
          throw new Error(`two matches that look alike to seat ${seat} give it different views at '${decision.kind}'`)
        }
        if (seat === decision.seat && !isDeepStrictEqual(game.decision(other), decision)) {
          throw new Error(`what seat ${seat} may do at '${decision.kind}' depends on something it may not know`)
        }
      }
    }
    const events = game.apply(match, chosen)
    for (const event of eventsFor(events, SPECTATOR)) {
      const secret = events.find((original) => original.type === event.type)?.secret
      if (event.secret && !event.secret.seats.includes(SPECTATOR))
        throw new Error(`'${event.type}' leaks ${secret?.fields}`)
    }
  })
}

/** Every view answers every question about it, whoever is asked and whoever looks. */
function askEverything<M extends Match>(game: Game<M>, view: M, { seat, kind }: Decision): void {
  const seen = game.decision(view)
  if (seen?.seat !== seat || seen.kind !== kind)
    throw new Error(`a view does not show that seat ${seat} is asked '${kind}'`)
  game.about(view)
  game.turnOf(view)
  game.endTurn(view)
  game.standing(view)
  game.result(view)
  if (view.viewer === seat) game.fallback(view)
}

function throughAskedDice<M extends Match>(trial: Trial<M>): void {
  const { game, match, seed } = trial
  const dice = seededDice(seed) as [number, number, number, number]
  const asked = game.create(match.options, null)
  const known = new Set(game.rolls())
  const rollOn = () => {
    while (asked.waiting) {
      if (!known.has(asked.waiting.what)) throw new Error(undeclared(asked, asked.waiting.what))
      const values = asked.waiting.dice.map((name) => draw(dice, dieByName(name, game.definition.dice).sides))
      game.apply(asked, { type: 'roll', values } as Action)
    }
  }
  rollOn()
  visitDecisions(trial, (decision, chosen) => {
    if (!isDeepStrictEqual(game.decision(asked), decision))
      throw new Error(`asked dice lead elsewhere at '${decision.kind}'`)
    game.play(match, chosen)
    game.apply(asked, chosen)
    rollOn()
  })
}

function playByDefault<M extends Match>({ game, match, decisionLimit }: Trial<M>): void {
  for (let count = 0; game.decision(match); count++) {
    if (count > decisionLimit) throw new Error(`default answers do not end the match within ${decisionLimit} decisions`)
    game.apply(match, game.fallback(match))
  }
}

function expectSame<M extends Match>(game: Game<M>, match: M, copy: M, kind: string): void {
  if (!isSame(textOf(game, match), textOf(game, copy))) {
    throw new Error(`the copy plays on differently after '${kind}'`)
  }
}

/** The match as text: much faster than a digest, but the order of keys shows. */
function textOf<M extends Match>(game: Game<M>, match: M): string {
  return JSON.stringify(game.save(match))
}

function isSame(one: string, other: string): boolean {
  return one === other || canonical(JSON.parse(one)) === canonical(JSON.parse(other))
}
