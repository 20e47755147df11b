import { OptionsError } from '@undercroft/engine'
import { type ArenaId, arenas } from './arenas/index.ts'
import { type BoardId, boardPlans } from './boards/index.ts'
import { teamCards } from './teams/index.ts'

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
}

export const defaultOptions: BlitzOptions = {
  teams: ['dwarf', 'orc'],
  board: 'choose',
  arena: 'none',
  events: false,
  fouls: false,
  throwTeamMate: false,
  specialBalls: false,
  rookie: null,
  bigUnAbility: true,
}

const switches = ['events', 'fouls', 'throwTeamMate', 'specialBalls', 'bigUnAbility'] as const

export function checkOptions(asked: unknown): BlitzOptions {
  if (asked === undefined || asked === null) return defaultOptions
  if (typeof asked !== 'object' || Array.isArray(asked)) throw new OptionsError('options', 'must be an object')
  for (const field of Object.keys(asked)) {
    if (!(field in defaultOptions)) {
      throw new OptionsError(field, `is no option; there are ${Object.keys(defaultOptions).join(', ')}`)
    }
  }
  const options = { ...defaultOptions, ...(asked as Partial<BlitzOptions>) }
  const { teams, rookie } = options
  if (teams !== 'box') {
    // BZ-GEN-01: exactly two coaches.
    if (!Array.isArray(teams) || teams.length !== 2) {
      throw new OptionsError('teams', "must be 'box' or a list of exactly two teams, one per coach")
    }
    const known = teamCards.map(({ id }) => id)
    for (const [seat, id] of teams.entries()) {
      if (!known.includes(id))
        throw new OptionsError(`teams[${seat}]`, `is no team: '${id}'; there are ${known.join(', ')}`)
    }
  }
  oneOf('board', options.board, ['choose', ...boardPlans.map(({ id }) => id)])
  oneOf('arena', options.arena, ['none', 'roll', ...arenas.map(({ id }) => id)])
  for (const field of switches) {
    if (typeof options[field] !== 'boolean')
      throw new OptionsError(field, `must be true or false, not ${options[field]}`)
  }
  if (rookie !== null && rookie !== 0 && rookie !== 1)
    throw new OptionsError('rookie', `must be a seat (0, 1) or null, not ${rookie}`)
  return options
}

function oneOf(field: string, value: unknown, known: readonly string[]): void {
  if (!known.includes(value as string))
    throw new OptionsError(field, `must be one of ${known.join(', ')}, not '${value}'`)
}
