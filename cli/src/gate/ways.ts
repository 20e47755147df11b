import { coachFor } from '@undercroft/coach'
import { type Action, type Decision, type GamePackage, type Match, Random } from '@undercroft/engine'
import { actionKind, CHOICES_STREAM, checkDecision, kitMatch, OPTIONS_STREAM, Prober } from '@undercroft/engine/testing'

/**
 * How the gate plays. Chance alone hardly meets what takes several unlikely choices in a row, so some matches prefer what was
 * done least in them, in some every choice and every choice after it is tried, and in some computers play that know what is good.
 */
export const WAYS = ['random', 'rare', 'probe', 'kit', 'rookie', 'veteran'] as const
export type Way = (typeof WAYS)[number]

/** What a match that held everything tells. */
export interface Held {
  readonly digest: string
  readonly decisions: number
  readonly seats: number
}

/** What came up in the matches of a gate: 'question action', and how many played. */
export type Met = Set<string>

/** Plays one match to its end and throws where something that must hold does not. */
export function playMatch(pack: GamePackage, way: Way, seed: number, met: Met): Held {
  if (way === 'kit') checkWithKit(pack, seed)
  const { game } = pack
  const match = game.create(optionsOf(pack, seed), seed)
  const seats = game.seats(match)
  const choose = chooserOf(pack, way, seed, seats)
  const prober = way === 'probe' ? new Prober(game, seed, pack.dealMore) : null
  let decisions = 0
  for (let decision = game.decision(match); decision; decision = game.decision(match)) {
    if (++decisions > pack.decisionLimit) {
      throw new Error(`the match did not end within ${pack.decisionLimit} decisions`)
    }
    checkDecision(decision, seats)
    pack.invariants(match)
    prober?.look(match)
    const action = choose(match, decision)
    met.add(`${decision.kind} ${action.type}`)
    // Events are built in some matches only: that takes time.
    if (seed % 4 === 0) game.apply(match, action)
    else game.play(match, action)
  }
  pack.invariants(match)
  if (!game.result(match).over) throw new Error('the match has ended but its result says that it is not over')
  return { digest: game.digest(match), decisions, seats }
}

const optionsOf = (pack: GamePackage, seed: number): unknown =>
  (pack.anyOptions ?? pack.randomOptions)(new Random(seed, OPTIONS_STREAM))

/** JSON, clones, undo, views, made-up actions and asked dice: everything that every game must pass. */
function checkWithKit(pack: GamePackage, seed: number): void {
  const { game, decisionLimit } = pack
  const invariants = (match: Match) => pack.invariants(match)
  kitMatch({ game, options: () => optionsOf(pack, seed), invariants, matches: 1, decisionLimit }, seed)
}

type Chooser = (match: Match, decision: Decision) => Action

function chooserOf(pack: GamePackage, way: Way, seed: number, seats: number): Chooser {
  const random = new Random(seed, CHOICES_STREAM)
  const any: Chooser = (_match, { actions }) => random.pick(actions)
  if (way === 'random' || way === 'kit') return any
  const rare = rareChooser(pack, random)
  if (way === 'rare') return rare
  if (way === 'probe') return probedChooser(pack, seed, seats, random)
  // Computers think, somebody else does what is rarely done.
  const choosers = Array.from({ length: seats }, (_, seat) =>
    seat === seed % seats ? rare : coachChooser(pack, way, seat, random),
  )
  return (match, decision) => choosers[decision.seat](match, decision)
}

/** Every second match by computers that now and then do what is rare: they come to hold cards and balls, chance seldom does. */
function probedChooser(pack: GamePackage, seed: number, seats: number, random: Random): Chooser {
  const rare = rareChooser(pack, random)
  if (seed % 2 === 0 || !canPlay(pack.game.id, 'rookie')) return rare
  const coaches = Array.from({ length: seats }, (_, seat) => coachChooser(pack, 'rookie', seat, random))
  return (match, decision) => (random.below(6) === 0 ? rare : coaches[decision.seat])(match, decision)
}

/** Is there a computer player for this way of playing the game? */
export function canPlay(game: string, way: Way): boolean {
  if (way !== 'rookie' && way !== 'veteran') return true
  try {
    coachFor(game, way)
    return true
  } catch {
    return false
  }
}

/** How much a computer may think about each decision here: enough to look ahead a little. */
const BUDGET = { rookie: 60, veteran: 400 } as const

function coachChooser({ game }: GamePackage, way: 'rookie' | 'veteran', seat: number, random: Random): Chooser {
  const coach = coachFor(game.id, way)
  const budget = { decisions: BUDGET[way] }
  return (match, decision) => {
    const view = game.view(match, seat)
    const { action, fault } = coach.choose({ game, view, decision, seat, random, budget })
    if (fault) throw fault
    return action
  }
}

/** Every third time the kind of action that was taken least in this match, if it is more than the safe answer; otherwise any. */
function rareChooser({ game }: GamePackage, random: Random): Chooser {
  const taken = new Map<string, number>()
  return (match, { actions }) => {
    const safe = game.fallback(match)
    const bold = random.below(3) === 0 ? actions.filter((action) => action !== safe) : []
    const chosen = bold.length > 0 ? rarest(bold, taken, random) : random.pick(actions)
    const kind = actionKind(chosen)
    taken.set(kind, (taken.get(kind) ?? 0) + 1)
    return chosen
  }
}

function rarest(actions: readonly Action[], taken: ReadonlyMap<string, number>, random: Random): Action {
  let least = Number.POSITIVE_INFINITY
  let found: Action[] = []
  for (const action of actions) {
    const times = taken.get(actionKind(action)) ?? 0
    if (times > least) continue
    if (times < least) found = []
    least = times
    found.push(action)
  }
  return random.pick(found)
}
