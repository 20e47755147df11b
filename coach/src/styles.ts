import { BLOCK_ACTION, type Blitz, isOurs, kindOf, THROW } from '@undercroft/blitz-bowl'
import type { BloodMatch } from '@undercroft/blood-bowl'
import type { DungeonMatch } from '@undercroft/dungeon-bowl'
import type { Match } from '@undercroft/engine'
import type { Guide } from './guide.ts'

/** What a computer likes better than others of its level do. */
export const STYLES = ['bold', 'careful', 'passing', 'bashing'] as const
export type Style = (typeof STYLES)[number]

interface Manner {
  /** By how much more or less the parts of a guide's judgement count; those that are not named count as ever. */
  readonly parts: Readonly<Record<string, number>>
  /** The same for what a lost turn costs. */
  readonly tempo: number
  /** What it is glad of for its own sake, and how much. */
  readonly glad?: { readonly deed: 'passes' | 'blocks'; readonly worth: number }
}

const manners: Readonly<Record<Style, Manner>> = {
  bold: { parts: { players: 0.7, positions: 0.5, cards: 0.7 }, tempo: 0.3 },
  careful: { parts: { players: 1.3, positions: 1.5, cards: 1.2 }, tempo: 2 },
  passing: { parts: { players: 0.9 }, tempo: 0.7, glad: { deed: 'passes', worth: 1 } },
  bashing: { parts: { players: 1.4, creatures: 1.4 }, tempo: 1, glad: { deed: 'blocks', worth: 0.15 } },
}

/** What can be counted of a seat in a position, and what one pass that arrives is worth against the guide's own figures. */
interface Deeds {
  readonly unit: number
  passes(match: Match, seat: number): number
  blocks(match: Match, seat: number): number
}

const inBallGames = (unit: number) => ({
  unit,
  passes: ({ state }: BloodMatch | DungeonMatch, seat: number) =>
    state.teams[seat].completions + state.teams[seat].handOffUsed / 2,
  blocks: ({ state }: BloodMatch | DungeonMatch, seat: number) => state.teams[seat].blocks,
})

/** How often the seat did something in its turn. */
const doneInBlitzBowl = ({ state }: Blitz, seat: number, kind: number): number =>
  state.active === seat ? state.history.filter((entry) => isOurs(state, entry) && kindOf(entry) === kind).length : 0

// Each entry knows only its own game's matches. Nobody passes anything in Skirmish, and its blows show in its creatures.
const deeds = {
  'blitz-bowl': {
    unit: 8,
    passes: (match: Blitz, seat: number) => doneInBlitzBowl(match, seat, THROW),
    blocks: (match: Blitz, seat: number) => doneInBlitzBowl(match, seat, BLOCK_ACTION),
  },
  'blood-bowl': inBallGames(25),
  'dungeon-bowl': inBallGames(25),
} as unknown as Readonly<Record<string, Deeds | undefined>>

/** The styles that there are in a game. */
export const stylesOf = (game: string): readonly Style[] =>
  deeds[game] ? STYLES : STYLES.filter((style) => style !== 'passing')

/** The guide as somebody of this style goes by it. */
export function styled<M extends Match>(game: string, guide: Guide<M>, style: Style): Guide<M> {
  if (!stylesOf(game).includes(style))
    throw new Error(`nobody is '${style}' in ${game} (there is: ${stylesOf(game).join(', ')})`)
  const { parts, tempo, glad } = manners[style]
  const counted = deeds[game]
  const gladness = (match: M, seat: number): number =>
    glad && counted ? glad.worth * counted.unit * counted[glad.deed](match as unknown as Match, seat) : 0
  return {
    ...guide,
    evaluate: (match, seat) => {
      let value = guide.evaluate(match, seat) + gladness(match, seat)
      for (const reason of guide.reasons(match, seat)) value += ((parts[reason.term] ?? 1) - 1) * reason.value
      return value
    },
    ...(guide.tempo ? { tempo: (match, seat) => tempo * (guide.tempo?.(match, seat) ?? 0) } : {}),
  }
}
