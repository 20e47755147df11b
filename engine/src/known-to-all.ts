import { type Action, type EventOf, type GameEvent, type Match, type RollAction, SPECTATOR } from './contract.ts'
import { dieByName, outcomes } from './dice.ts'
import { IllegalAction } from './errors.ts'
import type { Game } from './game.ts'
import { eventsFor } from './view.ts'

/** So many actions may be tried. A search that needs more is given up, and the record ends before the first hidden roll. */
const MOST_TRIES = 20_000

/**
 * The same actions with dice that anybody who only watched could have written down: rolls that everybody saw stay, the
 * others (cards drawn into a hand, ...) become the first that lead to the same match in a spectator's eyes. So the outcome depends
 * on nothing hidden, and neither it nor its digests tell anything. `actions` hold every roll of the match so far.
 */
export function asKnownToAll<M extends Match>(
  game: Game<M>,
  options: unknown,
  actions: readonly Action[],
): readonly Action[] {
  const start = game.create(options, null)
  const seen = watch(game, game.clone(start), actions)
  const hidden = seen.findIndex(({ isOpen }) => !isOpen)
  if (hidden < 0) return actions
  return new Search(game, actions, seen).from(start) ?? actions.slice(0, hidden)
}

/** What a spectator sees of a step: its events and the match after it, as text. */
interface Seen {
  readonly text: string
  /** A decision, or a roll whose values everybody was told. */
  readonly isOpen: boolean
}

function watch<M extends Match>(game: Game<M>, match: M, actions: readonly Action[]): Seen[] {
  return actions.map((action) => {
    const isRoll = match.waiting !== null
    const events = eventsFor(game.apply(match, action), SPECTATOR)
    return { text: sightOf(game, match, events), isOpen: !isRoll || isTold(events, action as RollAction) }
  })
}

function sightOf<M extends Match>(game: Game<M>, match: M, events: readonly EventOf<M>[]): string {
  return JSON.stringify([events, game.save(game.view(match, SPECTATOR))])
}

const isTold = (events: readonly GameEvent[], { values }: RollAction): boolean =>
  events.some((event) => event.type === 'roll' && `${(event as { values?: unknown }).values}` === `${values}`)

/** Tries hidden rolls one after the other, and goes back to the last one that can be another where they lead elsewhere. */
class Search<M extends Match> {
  private readonly game: Game<M>
  private readonly actions: readonly Action[]
  private readonly seen: readonly Seen[]
  private tries = 0

  constructor(game: Game<M>, actions: readonly Action[], seen: readonly Seen[]) {
    this.game = game
    this.actions = actions
    this.seen = seen
  }

  from(start: M): readonly Action[] | null {
    const chosen: Action[] = []
    const open: { match: M; at: number; left: Action[] }[] = []
    let match = start
    for (let at = 0; at < this.actions.length; ) {
      if (!this.seen[at].isOpen && open.at(-1)?.at !== at) {
        open.push({ match: this.game.clone(match), at, left: this.rolls(match) })
      }
      const choice = open.at(-1)
      const action = choice?.at === at ? choice.left.shift() : this.actions[at]
      if (action && this.leadsThere(match, action, at)) {
        chosen[at++] = action
        continue
      }
      if (this.tries > MOST_TRIES) return null
      while (open.length > 0 && open.at(-1)?.left.length === 0) open.pop()
      const last = open.at(-1)
      if (!last) return null
      match = this.game.clone(last.match)
      at = last.at
    }
    return chosen
  }

  private rolls({ waiting }: M): Action[] {
    const dice = (waiting?.dice ?? []).map((name) => dieByName(name, this.game.definition.dice))
    return outcomes(dice, true).map(({ values }) => ({ type: 'roll', values }) as RollAction)
  }

  private leadsThere(match: M, action: Action, at: number): boolean {
    this.tries++
    try {
      const events = eventsFor(this.game.apply(match, action), SPECTATOR)
      return sightOf(this.game, match, events) === this.seen[at].text
    } catch (error) {
      if (error instanceof IllegalAction) return false
      throw error
    }
  }
}
