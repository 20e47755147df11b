import { boardOf, EMPTY, hasAbility, ON_BOARD, type Player, PRONE, STUNNED } from '@undercroft/ball'
import type { BloodMatch } from '@undercroft/blood-bowl'
import type { Action } from '@undercroft/engine'
import { zonesOf } from './blood-bowl-way.ts'

/** Where somebody can walk without a die: never out of a Tackle Zone, never faster than he is. */
export class Walk {
  private readonly steps = new Map<number, number>()
  private readonly before = new Map<number, number>()

  /** `leaves` is a square whose player will be gone by then. */
  constructor(match: BloodMatch, player: Player, zones: Uint8Array, leaves = -1) {
    const { squares } = match.state
    const board = boardOf(match)
    const left = player.rooted === 1 ? 0 : player.ma - (player.status === PRONE ? 3 : 0)
    if (left < 0) return
    this.steps.set(player.square, 0)
    let edge = [player.square]
    for (let step = 1; step <= left && edge.length > 0; step++) {
      const next: number[] = []
      for (const from of edge) {
        if (zones[from] > 0) continue
        for (let direction = 0; direction < 8; direction++) {
          const to = board.steps[from * 8 + direction]
          if (to < 0 || this.steps.has(to) || (squares[to] !== EMPTY && to !== leaves)) continue
          this.steps.set(to, step)
          this.before.set(to, from)
          next.push(to)
        }
      }
      edge = next
    }
  }

  get squares(): readonly number[] {
    return [...this.steps.keys()]
  }

  distance(square: number): number {
    return this.steps.get(square) ?? Number.POSITIVE_INFINITY
  }

  /** The steps there. */
  to(square: number): Action[] {
    const steps: Action[] = []
    for (let at: number | undefined = square; at !== undefined; at = this.before.get(at))
      if (this.before.has(at)) steps.unshift({ type: 'step', to: at } as Action)
    return steps
  }
}

/** Who has to roll before he may act is not counted on. */
const ERRATIC = ['bone-head', 'really-stupid', 'unchannelled-fury', 'take-root', 'animal-savagery']

/** May he still be activated in this turn, and is there nothing to roll for before he moves? */
export const mayWalk = (match: BloodMatch, player: Player): boolean =>
  player.place === ON_BOARD &&
  player.activated === 0 &&
  player.status !== STUNNED &&
  !ERRATIC.some((trait) => hasAbility(match, player, trait))

export type Walks = ReadonlyMap<Player, Walk>

/** Squares where the opponents of `team` are in the way. */
export const zonesAgainst = (match: BloodMatch, team: number): Uint8Array =>
  zonesOf(match, 1 - team, new Uint8Array(match.state.squares.length))

/** The walks of everybody in the team of the carrier but himself, who steps out of their way. */
export function walksOfMates(match: BloodMatch, carrier: Player, zones: Uint8Array): Walks {
  const mates = match.state.players.filter(
    (player) => player.team === carrier.team && player !== carrier && mayWalk(match, player),
  )
  return new Map(mates.map((mate) => [mate, new Walk(match, mate, zones, carrier.square)]))
}

export const declared = (player: Player, type: string): Action[] =>
  [{ type: 'activate', player: player.id }, { type }] as Action[]

/** The whole activation of somebody who walks to a square. */
export const walked = (player: Player, walk: Walk, square: number): Action[] => [
  ...declared(player, 'move'),
  ...walk.to(square),
  { type: 'stop' },
]
