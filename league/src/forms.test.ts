import { describe, expect, it } from 'vitest'
import {
  choicesFor,
  commandOf,
  completed,
  DESK,
  type DeskForm,
  type Filled,
  figureNow,
  formOf,
  isOffered,
} from './forms.ts'
import { leagueGame as game } from './games/dungeon-bowl.ts'
import { gathered, seededRoller, type Table } from './testing/season.ts'

const roller = seededRoller(1)
const forms: readonly DeskForm[] = Object.values(DESK).flat()
const started = (): Table => {
  const table = gathered(8)
  table.do(commandOf(game, table.league, formOf('set-divisions')!, secondHalf, roller))
  return table.do({ type: 'start-season', deadlines: [] })
}
const secondHalf: Filled = Object.fromEntries([5, 6, 7, 8].map((n) => [`division-t${n}`, '2']))
const fill = (table: Table, type: string, filled: Filled) =>
  table.do(commandOf(game, table.league, formOf(type)!, { reason: 'why not', ...filled }, roller))

describe("the commissioner's desk", () => {
  it('offers what is possible now, and what it offers is at most refused for its content', () => {
    const table = started()
    const offered = forms.filter((form) => isOffered(game, table.league, form)).map(({ type }) => type)
    expect(offered).toEqual(
      expect.arrayContaining(['move-fixture', 'add-fixture', 'add-friendly', 'concede', 'hand-over', 'correct']),
    )
    // Nothing is reported or settled, nobody waits or is busy, and divisions stand.
    for (const type of ['confirm', 'dispute', 'open-again', 'replace-team', 'sequence', 'set-divisions']) {
      expect(offered).not.toContain(type)
    }
    for (const form of forms.filter((known) => isOffered(game, table.league, known))) {
      const why = table.refused(commandOf(game, table.league, form, {}, roller)) ?? ''
      expect(why).not.toMatch(/^unknown|bad-(?!date)/)
    }
  })

  it('divisions by hand; a friendly, a fixture more, one moved and one left out', () => {
    const table = started()
    expect(table.season.divisions).toEqual([
      ['t1', 't2', 't3', 't4'],
      ['t5', 't6', 't7', 't8'],
    ])
    fill(table, 'add-friendly', { home: 't1', away: 't5' })
    expect(table.season.fixtures.at(-1)).toMatchObject({ kind: 'friendly', home: 't1', away: 't5' })
    fill(table, 'add-fixture', { home: 't1', away: 't2', round: '7' })
    const added = table.season.fixtures.at(-1)!
    expect(added).toMatchObject({ kind: 'regular', round: 7 })
    const moved = table.season.fixtures.find(
      ({ round, home, away }) => round === 6 && ![home, away].includes('t1') && ![home, away].includes('t2'),
    )!
    fill(table, 'set-deadline', { round: '2', date: '2026-05-31' })
    expect(table.season.deadlines.slice(0, 3)).toEqual([null, '2026-05-31', null])
    fill(table, 'set-deadline', { round: '2' })
    expect(table.season.deadlines[1]).toBeNull()
    expect(table.refused({ type: 'set-deadline', round: 99, date: '' })).toBe('bad-round')
    expect(table.refused({ type: 'set-deadline', round: 1, date: 'tomorrow' })).toBe('bad-date')
    fill(table, 'move-fixture', { fixture: moved.id, round: '7' })
    expect(table.season.fixtures.find(({ id }) => id === moved.id)?.round).toBe(7)
    fill(table, 'remove-fixture', { fixture: added.id })
    expect(table.season.fixtures.some(({ id }) => id === added.id)).toBe(false)
  })

  it('a result is conceded, opened again with a reason; a coach who is away is finished for', () => {
    const table = started()
    const [first] = table.season.fixtures
    expect(choicesFor(game, table.league, 'team-of-fixture', { fixture: first.id })).toEqual([first.home, first.away])
    fill(table, 'concede', { fixture: first.id, team: first.away })
    fill(table, 'open-again', { fixture: first.id })
    expect(table.season.fixtures[0].status).toBe('open')
    fill(table, 'concede', { fixture: first.id, team: first.away })
    table.do({ type: 'aftermath', fixture: first.id, steps: [[3], [1], [2]] })
    expect(table.league.teams[first.home].pending).not.toBeNull()
    fill(table, 'sequence', { team: first.home })
    expect(table.league.teams[first.home].pending).toBeNull()
  })

  it('teams are handed over and replaced, points are taken, somebody becomes commissioner', () => {
    const table = started()
    fill(table, 'hand-over', { team: 't3', coach: 'Nora', computer: 'yes' })
    expect(table.league.teams.t3).toMatchObject({ coach: 'Nora', computer: true })
    const content = { ...(table.league.teams.t1.content as object), name: 'Late Comers' }
    table.do({ type: 'enter-team', team: 'late', coach: 'Otto', computer: false, content })
    fill(table, 'replace-team', { team: 't2', successor: 'late' })
    expect(table.season.fixtures.some(({ home, away }) => home === 't2' || away === 't2')).toBe(false)
    fill(table, 'penalise', { team: 't4', points: '-2' })
    expect(table.season.penalties).toEqual([{ team: 't4', points: -2, reason: 'why not' }])
    fill(table, 'give-role', { person: 'Nora', commissioner: 'yes' })
    expect(table.league.commissioners).toContain('Nora')
  })

  it('a correction begins from what is there now', () => {
    const table = started()
    const before = figureNow(game, table.league, { team: 't1', player: '', field: 'treasury' })
    fill(table, 'correct', { team: 't1', player: '', field: 'treasury', after: String(before + 10_000) })
    expect(figureNow(game, table.league, { team: 't1', player: '', field: 'treasury' })).toBe(before + 10_000)
    const { fields } = formOf('correct')!
    const first = completed(game, table.league, fields, { team: 't1', player: 'p1' })
    expect(first.field).toBe('spp')
  })
})
