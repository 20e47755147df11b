import { z } from 'zod'
import type { LeagueEvent } from '../events.ts'
import type { LeagueGame, Refusal } from '../game.ts'
import type { League, LeagueOptions, Season } from '../model.ts'
import { type Act, asCommissioner, isRefusal, refuse } from './act.ts'

export const DEFAULT_OPTIONS: LeagueOptions = {
  format: 'season',
  bonusPoint: false,
  twoPerDivision: false,
  budgetCap: null,
  redraft: true,
  friendlies: true,
  turnLimit: 16,
}

const optionsSchema = z.strictObject({
  format: z.enum(['season', 'cup']),
  bonusPoint: z.boolean(),
  twoPerDivision: z.boolean(),
  budgetCap: z.int().min(1_000_000).max(100_000_000).nullable(),
  redraft: z.boolean(),
  friendlies: z.boolean(),
  turnLimit: z.int().min(1).max(1000).nullable(),
})

function optionsFrom(known: LeagueOptions, asked: unknown): LeagueOptions | Refusal {
  const parsed = optionsSchema.safeParse({ ...known, ...(asked as object) })
  if (parsed.success) return parsed.data
  const { path, message } = parsed.error.issues[0]
  return refuse('bad-options', { field: path.join('.') || 'options', reason: message })
}

export const newSeason = (number: number, teams: readonly string[]): Season => ({
  number,
  phase: 'gathering',
  teams,
  divisions: [],
  fixtures: [],
  made: 0,
  deadlines: [],
  penalties: [],
  rollOff: [],
  bracket: [],
  places: [],
})

/** The first event of every league. */
export function found(event: LeagueEvent, game: LeagueGame): League | Refusal {
  if (event.type !== 'found') return refuse('not-founded')
  if (event.game !== game.id) return refuse('other-game', { other: event.game, game: game.id })
  const name = typeof event.name === 'string' ? event.name.trim() : ''
  if (name === '' || name.length > 60) return refuse('bad-name')
  const options = optionsFrom(DEFAULT_OPTIONS, event.options)
  if (isRefusal(options)) return options
  return {
    name,
    game: game.id,
    options,
    commissioners: [event.by],
    teams: {},
    seasons: [newSeason(1, [])],
    trophy: null,
    events: 1,
  }
}

export const setOptions: Act<'set-options'> = asCommissioner(({ league, event }) => {
  const options = optionsFrom(league.options, event.options)
  return isRefusal(options) ? options : { ...league, options }
})

export const giveRole: Act<'give-role'> = asCommissioner(({ league, event }) => {
  const others = league.commissioners.filter((person) => person !== event.person)
  if (event.commissioner) return { ...league, commissioners: [...others, event.person] }
  if (others.length === 0) return refuse('last-commissioner')
  return { ...league, commissioners: others }
})

/** Stands in the log for everybody to read. */
export const note: Act<'note'> = ({ league, event }) => (event.text.trim() === '' ? refuse('empty-note') : league)
