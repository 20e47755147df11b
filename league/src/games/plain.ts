import { type Match, OptionsError } from '@undercroft/engine'
import { z } from 'zod'
import type { Career, LeagueGame, Refusal } from '../game.ts'

/** A result of a game whose book knows no league: who won, and the scores. */
const reportSchema = z.strictObject({
  winner: z.int().min(0).max(1).nullable(),
  scores: z.tuple([z.int().min(0).max(9999), z.int().min(0).max(9999)]),
})
type PlainReport = z.infer<typeof reportSchema>

/** A team that never changes: its name, and what it plays with. */
interface PlainTeam<Content> {
  readonly name: string
  readonly content: Content
}

/** Fixtures, table and cup for a game without progress between matches. */
export function plainLeagueGame<Content>(described: {
  readonly id: string
  readonly title: string
  readonly readyMade: readonly PlainTeam<Content>[]
  /** What a team plays with; throws OptionsError where it cannot be read. */
  readContent(json: unknown): Content
  matchOptions(contents: readonly [Content, Content], decisive: boolean): object
  reportOf(match: Match): PlainReport
}): LeagueGame {
  const teamOf = (content: unknown) => content as PlainTeam<Content>
  return {
    id: described.id,
    title: described.title,
    fewestTeams: 2,
    points: { won: 3, drawn: 1, lost: 0 },
    tieBreakers: ['scored'],
    bonus: () => 0,
    concededScore: 0,
    progress: null,
    names: described.readyMade.map(({ name }) => name),
    sides: described.readyMade.map(({ name }) => name),
    draft(random, name, side): PlainTeam<Content> {
      const { readyMade } = described
      const known = readyMade.find((team) => team.name === (side || name))
      return { ...(known ?? random.pick(readyMade)), name }
    },
    readTeam(json): PlainTeam<Content> {
      const { name, content } = (json ?? {}) as Partial<PlainTeam<unknown>>
      if (typeof name !== 'string' || name.trim() === '' || name.length > 60) {
        throw new OptionsError('name', 'a team needs a name of at most 60 letters')
      }
      return { name: name.trim(), content: described.readContent(content) }
    },
    refusesTeam: () => null,
    nameOf: (content) => teamOf(content).name,
    valueOf: () => ({ value: 0, current: 0, treasury: 0 }),
    blankReport: (): PlainReport => ({ winner: null, scores: [0, 0] }),
    readReport(json) {
      const parsed = reportSchema.safeParse(json)
      if (parsed.success) return parsed.data
      throw new OptionsError(parsed.error.issues[0].path.join('.') || 'report', parsed.error.issues[0].message)
    },
    refusesReport(report, _teams, decisive): Refusal | null {
      const { winner } = report as PlainReport
      if (!decisive || winner !== null) return null
      return { why: 'no-draw', rule: null, facts: {} }
    },
    summary(report) {
      const { winner, scores } = report as PlainReport
      return { winner, scored: scores, casualties: [0, 0] }
    },
    careers: (): readonly Career[] => [],
    careerOf: ({ id, name, position, value }) => ({ id, name, position, value, figures: {} }),
    renamed: (content) => content,
    matchOptions: ([home, away], decisive) =>
      described.matchOptions([teamOf(home).content, teamOf(away).content], decisive),
    reportOf: (match) => described.reportOf(match),
  }
}
