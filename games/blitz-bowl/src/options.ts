import { type Home, OptionsError, parseOptions } from '@undercroft/engine'
import * as z from 'zod/mini'
import en from 'zod/v4/locales/en.js'
import { type ArenaId, arenas } from './arenas/index.ts'
import { type BoardId, boardPlans } from './boards/index.ts'
import { gameContent, teamsOf } from './content.ts'

// What zod itself says of a wrong field.
z.config(en())

/** What the coaches agree on before the match. Each advanced rule is a switch of its own (BZ-ADV-01). */
export interface BlitzOptions {
  /** One team per seat, or 'box': the winner of the toss takes one of the two boxed teams (BZ-SETUP-03). */
  readonly teams: readonly [string, string] | 'box'
  /** 'choose': the winner of the toss picks the side of the board (BZ-SETUP-01). */
  readonly board: BoardId | 'choose'
  /** 'roll': a D8 tells the arena (BZ-ARENA-01). */
  readonly arena: ArenaId | 'none' | 'roll'
  /** Six random events in the deck (BZ-ADV-02). */
  readonly events: boolean
  readonly fouls: boolean
  readonly throwTeamMate: boolean
  readonly specialBalls: boolean
  /** The seat of a newcomer, who gets the rookies card (BZ-ADV-10), or null. */
  readonly rookie: number | null
  /** Off: the Big Un Blocker has no ability, as the book's introduction says (BZ-TEAM-12). */
  readonly bigUnAbility: boolean
  /** Teams, positions and abilities that are not in the book. */
  readonly content?: readonly Home[]
}

const oneOf = <T extends string>(known: readonly T[]) =>
  z.enum(known, { error: ({ input }) => `must be one of ${known.join(', ')}, not '${shown(input)}'` })

const shown = (value: unknown): string =>
  String(JSON.stringify(value) ?? value)
    .slice(0, 40)
    .replaceAll('"', '')

const yesOrNo = z.boolean({ error: ({ input }) => `must be true or false, not ${shown(input)}` })

/** The options of a match as anybody may ask for them: what is left out is as usual. */
const optionsSchema = z.strictObject({
  // BZ-GEN-01: exactly two coaches.
  teams: z._default(
    z.union([z.literal('box'), z.tuple([z.unknown(), z.unknown()])], {
      error: "must be 'box' or a list of exactly two teams, one per coach",
    }),
    ['dwarf', 'orc'],
  ),
  board: z._default(oneOf(['choose', ...boardPlans.map(({ id }) => id)] as ('choose' | BoardId)[]), 'choose'),
  arena: z._default(oneOf(['none', 'roll', ...arenas.map(({ id }) => id)] as ('none' | 'roll' | ArenaId)[]), 'none'),
  events: z._default(yesOrNo, false),
  fouls: z._default(yesOrNo, false),
  throwTeamMate: z._default(yesOrNo, false),
  specialBalls: z._default(yesOrNo, false),
  rookie: z._default(
    z.union([z.literal(0), z.literal(1), z.null()], {
      error: ({ input }) => `must be a seat (0, 1) or null, not ${shown(input)}`,
    }),
    null,
  ),
  bigUnAbility: z._default(yesOrNo, true),
  content: z.optional(z.unknown()),
})

export function checkOptions(asked: unknown): BlitzOptions {
  const { content: brought = [], ...rest } = parseOptions(optionsSchema, asked)
  const content = gameContent.read(brought)
  const options = { ...rest, ...(content.length > 0 ? { content } : {}) } as BlitzOptions
  if (options.teams !== 'box') for (const [seat, team] of options.teams.entries()) checkTeam(options, seat, team)
  return options
}

function checkTeam(options: BlitzOptions, seat: number, team: unknown): void {
  const known = teamsOf(options).map(({ id }) => id)
  if (!known.includes(team as string))
    throw new OptionsError(`teams[${seat}]`, `is no team: '${shown(team)}'; there are ${known.join(', ')}`)
}

export const defaultOptions: BlitzOptions = checkOptions({})
