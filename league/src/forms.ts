import type { Command, CommandOf } from './events.ts'
import type { LeagueGame } from './game.ts'
import { type League, seasonOf } from './model.ts'
import type { Roller } from './steps.ts'
import { commandFor } from './waiting.ts'

/** How a field of an act is filled in: from a list of what there is, or freely. */
export type FieldKind =
  | 'open-fixture'
  | 'reported-fixture'
  | 'told-fixture'
  | 'team-of-fixture'
  | 'team'
  | 'team-in-season'
  | 'team-waiting'
  | 'team-busy'
  | 'player'
  | 'figure'
  | 'figure-now'
  | 'round'
  | 'next-round'
  | 'date'
  | 'day'
  | 'person'
  | 'flag'
  | 'points'
  | 'number'
  | 'reason'
  | 'divisions'
  | 'as-advised'

type Fields<Type extends Command['type']> = {
  readonly [Field in Exclude<keyof CommandOf<Type>, 'type'>]: FieldKind
}

const describe = <Type extends Command['type']>(type: Type, fields: Fields<Type>) => ({ type, fields })

/** What the commissioner's desk offers, by subject: each act with its very fields. */
export const DESK = {
  fixtures: [
    describe('move-fixture', { fixture: 'open-fixture', round: 'round' }),
    describe('add-fixture', { home: 'team-in-season', away: 'team-in-season', round: 'next-round', reason: 'reason' }),
    describe('remove-fixture', { fixture: 'open-fixture', reason: 'reason' }),
    describe('add-friendly', { home: 'team-in-season', away: 'team-in-season' }),
    describe('propose-date', { fixture: 'open-fixture', date: 'date' }),
    describe('set-deadline', { round: 'round', date: 'day' }),
    describe('close-round', { round: 'round' }),
  ],
  results: [
    describe('confirm', { fixture: 'reported-fixture' }),
    describe('dispute', { fixture: 'reported-fixture', reason: 'reason' }),
    describe('concede', { fixture: 'open-fixture', team: 'team-of-fixture' }),
    describe('open-again', { fixture: 'told-fixture', reason: 'reason' }),
  ],
  teams: [
    describe('hand-over', { team: 'team', coach: 'person', computer: 'flag' }),
    describe('replace-team', { team: 'team-in-season', successor: 'team-waiting' }),
    describe('withdraw-team', { team: 'team', reason: 'reason' }),
    // For a coach who is away.
    describe('sequence', { team: 'team-busy', keep: 'as-advised', steps: 'as-advised' }),
    describe('penalise', { team: 'team-in-season', points: 'points', reason: 'reason' }),
    describe('set-divisions', { divisions: 'divisions' }),
  ],
  corrections: [
    describe('correct', {
      team: 'team',
      player: 'player',
      field: 'figure',
      before: 'figure-now',
      after: 'number',
      reason: 'reason',
    }),
  ],
  people: [describe('give-role', { person: 'person', commissioner: 'flag' })],
} as const

export type DeskForm = (typeof DESK)[keyof typeof DESK][number]
/** What was filled in so far, field by field. */
export type Filled = Readonly<Record<string, string>>

/** The form of an act. */
export const formOf = (type: string): DeskForm | undefined =>
  Object.values(DESK)
    .flat()
    .find((form) => form.type === type)

const fixtures = (league: League, fits: (status: string) => boolean): string[] =>
  seasonOf(league)
    .fixtures.filter(({ status }) => fits(status))
    .map(({ id }) => id)

/** What can be chosen for a field; null where it is filled in freely. */
export function choicesFor(game: LeagueGame, league: League, kind: FieldKind, filled: Filled): string[] | null {
  const season = seasonOf(league)
  const present = Object.values(league.teams).filter(({ status }) => status === 'in')
  switch (kind) {
    case 'open-fixture':
      return fixtures(league, (status) => status === 'open')
    case 'reported-fixture':
      return fixtures(league, (status) => status === 'reported')
    case 'told-fixture':
      return fixtures(league, (status) => status !== 'open')
    case 'team-of-fixture':
      return season.fixtures.filter(({ id }) => id === filled.fixture).flatMap(({ home, away }) => [home, away])
    case 'team':
      return present.map(({ id }) => id)
    case 'team-in-season':
      return season.teams.filter((id) => league.teams[id].status === 'in')
    case 'team-waiting':
      return present.map(({ id }) => id).filter((id) => !season.teams.includes(id))
    case 'team-busy':
      return present.filter(({ pending }) => pending !== null).map(({ id }) => id)
    case 'player':
      return ['', ...game.careers(league.teams[filled.team]?.content).map(({ id }) => id)]
    case 'figure':
      return [...(game.progress?.figures[filled.player ? 'player' : 'team'] ?? [])]
    case 'round':
      return season.deadlines.map((_, i) => String(i + 1))
    case 'next-round':
      return [...season.deadlines, null].map((_, i) => String(i + 1))
    default:
      return null
  }
}

/** The value that a correction begins from. */
export function figureNow(game: LeagueGame, league: League, { team, player, field }: Filled): number {
  return game.progress?.figureOf(league.teams[team]?.content, player || null, field) ?? 0
}

/** Is there something to choose for every field of the act? */
export function isOffered(game: LeagueGame, league: League, { type, fields }: DeskForm): boolean {
  const { phase } = seasonOf(league)
  if (type === 'set-divisions') return phase === 'gathering'
  if (type === 'add-fixture' || type === 'add-friendly' || type === 'close-round') return phase === 'regular'
  if (type === 'correct' && !game.progress) return false
  const first = completed(game, league, fields, {})
  return Object.entries(fields).every(([name, kind]) => first[name] !== undefined || !isList(kind))
}

const isList = (kind: FieldKind): boolean => /fixture|^team|round/.test(kind)

/** The fields with what was filled in, and the first choice where that is missing or no longer there. */
export function completed(
  game: LeagueGame,
  league: League,
  fields: Readonly<Record<string, FieldKind>>,
  filled: Filled,
): Filled {
  const out: Record<string, string> = {}
  for (const [name, kind] of Object.entries(fields)) {
    const choices = choicesFor(game, league, kind, out)
    const given = filled[name]
    const chosen = choices && !choices.includes(given) ? choices[0] : given
    if (chosen !== undefined) out[name] = chosen
  }
  return out
}

/** The command that a filled form stands for. Dice that it needs come from `roller`. */
export function commandOf(
  game: LeagueGame,
  league: League,
  { type, fields }: DeskForm,
  filled: Filled,
  roller: Roller,
): Command {
  const all = completed(game, league, fields, filled)
  if (type === 'sequence') {
    const { pending } = league.teams[all.team]
    const advised = pending && commandFor(game, league, { kind: type, team: all.team, sequence: pending.kind }, roller)
    return advised ?? { type, team: all.team, keep: 0, steps: [] }
  }
  const read = (name: string, kind: FieldKind): unknown => {
    const text = all[name] ?? ''
    if (kind === 'figure-now') return figureNow(game, league, all)
    if (kind === 'flag') return text === 'yes'
    if (kind === 'player') return text === '' ? null : text
    if (kind === 'divisions') return divisionsOf(league, filled)
    return ['round', 'next-round', 'points', 'number'].includes(kind) ? Number(text) : text
  }
  const parts = Object.entries(fields).map(([name, kind]) => [name, read(name, kind)])
  return { type, ...Object.fromEntries(parts) } as Command
}

/** Divisions by hand: `filled` names the division of each team, the first where it names none. */
function divisionsOf(league: League, filled: Filled): string[][] {
  const { teams } = seasonOf(league)
  const numbers = [...new Set(teams.map((id) => filled[`division-${id}`] ?? '1'))].sort()
  return numbers.map((number) => teams.filter((id) => (filled[`division-${id}`] ?? '1') === number))
}
