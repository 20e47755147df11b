import { join } from 'node:path'
import {
  type Action,
  type GameEvent,
  type GamePackage,
  OptionsError,
  Random,
  type RollEvent,
  writeReplay,
} from '@undercroft/engine'
import { kitMatch, OPTIONS_STREAM } from '@undercroft/engine/testing'
import { writeWhole } from '../files.ts'
import type { Player, Seating } from '../seats.ts'

/** What all matches of a run have in common. Plain data: it is sent to the workers. */
export interface Plan {
  readonly game: string
  readonly seed: number
  readonly seats: readonly string[]
  /** Decisions that computers may simulate for each of their own; undefined: what is usual for their level. */
  readonly budget?: number
  /** Undefined: every match has options of its own, drawn from its seed. */
  readonly options: unknown
  /** What `options` leaves open is drawn from the seed of each match, instead of being as usual. */
  readonly vary?: boolean
  /** Each match is played once with everybody at each seat: they move on by one, and there is a seat for each of the list. */
  readonly rotate?: boolean
  /** Also put every match through the checks that every game must pass. */
  readonly check: boolean
  /** Count what happens; without, matches are played faster. */
  readonly events: boolean
  /** A folder for a replay of each match, or null. */
  readonly replays: string | null
  /** Measure how long each seat thinks about what. */
  readonly times: boolean
  /** Count what each seat chooses to do. */
  readonly deeds?: boolean
}

/** What is written about a match that was played to its end. Seats are places in the list of who plays: with `rotate` they sit elsewhere. */
export interface PlayedMatch {
  readonly match: number
  readonly seed: number
  readonly winner: number | null
  readonly scores: readonly number[]
  readonly turns: number
  readonly decisions: number
  readonly digest: string
  readonly statistics: Readonly<Record<string, readonly number[]>>
  readonly options: unknown
  /** How often what happened; rolls are told apart by what they were for. */
  readonly events?: Readonly<Record<string, number>>
  /** Milliseconds of thought, by seat and by kind of question. Differs from run to run. */
  readonly thinking?: readonly Readonly<Record<string, number>>[]
  /** How often each seat chose what. */
  readonly deeds?: readonly Readonly<Record<string, number>>[]
}

export interface FailedMatch {
  readonly match: number
  readonly seed: number
  readonly error: string
  /** The command that plays this match again. */
  readonly repeat: string
}

export type MatchLine = PlayedMatch | FailedMatch

/** The seed of match number `index`: the first has the seed of the run itself, so that any match can be repeated alone. */
export function matchSeed(seed: number, index: number): number {
  if (index === 0) return seed
  let bits = (seed + Math.imul(index, 0x9e3779b9)) | 0
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}

export function playMatch(pack: GamePackage, seating: Seating, plan: Plan, index: number): MatchLine {
  const seed = seedOf(plan, index)
  try {
    if (plan.check) checkMatch(pack, plan, seed)
    return { match: index, seed, ...playToTheEnd(pack, seating, plan, seed, shiftOf(plan, index)) }
  } catch (error) {
    return failedMatch(plan, index, (error as Error).message.split('\nrepeat with:')[0])
  }
}

export function failedMatch(plan: Plan, index: number, error: string): FailedMatch {
  const seed = seedOf(plan, index)
  return { match: index, seed, error, repeat: repeatCommand(plan, seed, shiftOf(plan, index)) }
}

const seedOf = ({ seed, rotate, seats }: Plan, index: number): number =>
  matchSeed(seed, rotate ? Math.floor(index / seats.length) : index)

/** How many seats everybody has moved on before this match. */
const shiftOf = ({ rotate, seats }: Plan, index: number): number => (rotate ? index % seats.length : 0)

function playToTheEnd(pack: GamePackage, seating: Seating, plan: Plan, seed: number, shift: number) {
  const { game } = pack
  const opening: GameEvent[] = []
  const match = game.create(optionsOf(pack, plan, seed), seed, opening)
  const count = game.seats(match)
  const placeOf = (seat: number) => (seat + count - shift) % count
  const byPlace = <T>(list: readonly T[]): T[] => list.map((_, place) => list[(place + shift) % count])
  const players = Array.from({ length: count }, (_, seat) => seating(seat, seed, placeOf(seat)) as Player)
  const actions: Action[] = []
  const counts = new Map<string, number>()
  if (plan.events) tally(opening, counts)
  const thinking = players.map((): Record<string, number> => ({}))
  const deeds = players.map((): Record<string, number> => ({}))
  let decisions = 0
  for (let decision = game.decision(match); decision; decision = game.decision(match)) {
    if (++decisions > pack.decisionLimit) {
      throw new Error(`the match did not end within ${pack.decisionLimit} decisions`)
    }
    const started = plan.times ? performance.now() : 0
    const action = players[decision.seat].choose(game, match, decision)
    if (plan.times) addTo(thinking[decision.seat], decision.kind, performance.now() - started)
    if (plan.deeds) addTo(deeds[decision.seat], action.type, 1)
    if (plan.replays !== null) actions.push(action)
    if (plan.events) tally(game.apply(match, action), counts)
    else game.play(match, action)
  }
  if (plan.replays !== null) {
    const replay = writeReplay(game, match.options, seed, actions)
    // With --rotate a seed is played several times.
    const name = shift === 0 ? `${game.id}-${seed}` : `${game.id}-${seed}-${shift}`
    writeWhole(join(plan.replays, `${name}.json`), `${JSON.stringify(replay)}\n`, '--replays')
  }
  const { winner, scores, turns, statistics } = game.result(match)
  const happened = plan.events ? { events: sorted(counts) } : {}
  return {
    winner: winner === null ? null : placeOf(winner),
    scores: byPlace(scores),
    turns,
    decisions,
    digest: game.digest(match),
    statistics: Object.fromEntries(Object.entries(statistics).map(([name, values]) => [name, byPlace(values)])),
    options: match.options,
    ...happened,
    ...(plan.times ? { thinking: byPlace(thinking) } : {}),
    ...(plan.deeds ? { deeds: byPlace(deeds) } : {}),
  }
}

function addTo(sums: Record<string, number>, kind: string, amount: number): void {
  sums[kind] = (sums[kind] ?? 0) + amount
}

function checkMatch(pack: GamePackage, plan: Plan, seed: number): void {
  const { game, decisionLimit } = pack
  const options = () => optionsOf(pack, plan, seed)
  kitMatch({ game, options, invariants: (match) => pack.invariants(match), matches: 1, decisionLimit }, seed)
}

/** What a match of this seed is played with. */
export function optionsOf(pack: GamePackage, plan: Plan, seed: number): unknown {
  const { options: given, vary, rotate, seats } = plan
  if (given !== undefined && !vary) return given
  const random = new Random(seed, OPTIONS_STREAM)
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const drawn = pack.randomOptions(random)
    const options = vary ? { ...(drawn as object), ...(given as object) } : drawn
    if (!vary && !rotate) return options
    const count = seatsWith(pack, options, seed)
    if (rotate ? count === seats.length : count > 0) return options
  }
  throw new Error(`no match of ${pack.game.id} that fits --seats and --options was drawn`)
}

/** How many seats a match with these options has; 0 where they do not go together. */
function seatsWith({ game }: GamePackage, options: unknown, seed: number): number {
  try {
    return game.seats(game.create(options, seed))
  } catch (error) {
    if (error instanceof OptionsError) return 0
    throw error
  }
}

const MOST_TRIES = 1000

function tally(events: readonly GameEvent[], counts: Map<string, number>): void {
  for (const event of events) {
    const name = event.type === 'roll' ? `roll ${(event as RollEvent).what}` : event.type
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
}

/** By name, so that the same events give the same line. */
const sorted = (counts: Map<string, number>): Record<string, number> =>
  Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)))

function repeatCommand(plan: Plan, seed: number, shift: number): string {
  const { game, budget, options, check, events, vary, rotate } = plan
  const seats = plan.seats.map((_, seat) => plan.seats[(seat + plan.seats.length - shift) % plan.seats.length])
  const given = options === undefined ? '' : ` --options '${JSON.stringify(options).replaceAll("'", "'\\''")}'`
  const flags = [
    budget === undefined ? '' : ` --budget ${budget}`,
    vary ? ' --vary' : '',
    rotate ? ' --rotate' : '',
    check ? ' --check' : '',
    events ? '' : ' --no-events',
  ].join('')
  return `npx undercroft simulate ${game} --matches 1 --seed ${seed} --seats ${seats.join(',')}${given}${flags}`
}
