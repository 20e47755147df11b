import { commandFor, seasonOf, waitingFor } from '@undercroft/league'
import { gathered, seededRoller } from '@undercroft/league/testing'
import { describe, expect, test } from 'vitest'
import { stepOf } from './first-season.ts'

const roller = seededRoller(3)

/** One person, three computers, as the lesson founds it. */
function lesson() {
  const table = gathered(4)
  for (const id of ['t2', 't3', 't4']) table.do({ type: 'hand-over', team: id, coach: 'Computer', computer: true })
  return table.do({ type: 'start-season', deadlines: [] })
}

describe('your first season', () => {
  test('each step is done by doing it in the league', () => {
    const table = lesson()
    const step = (...seen: string[]) => stepOf(table.league, seen)
    const tidy = (...kinds: string[]) => {
      for (;;) {
        const wait = waitingFor(table.game, table.league).find(({ kind }) => kinds.includes(kind))
        if (!wait) return
        table.do(commandFor(table.game, table.league, wait, roller)!)
      }
    }
    const concede = (round: number, own: boolean) => {
      const fixture = seasonOf(table.league).fixtures.find(
        (one) => one.round === round && one.status === 'open' && (one.home === 't1' || one.away === 't1') === own,
      )!
      table.do({ type: 'concede', fixture: fixture.id, team: fixture.home === 't1' ? fixture.away : fixture.home })
    }
    expect(step('home', 'table')).toBe('play')
    concede(1, true)
    expect(step()).toBe('post')
    tidy('aftermath')
    expect(step()).toBe('post')
    tidy('sequence')
    expect(step()).toBe('computers')
    concede(1, false)
    tidy('aftermath', 'sequence')
    expect([step(), step('table'), step('table', 'team')]).toEqual(['table', 'team', 'rest'])
    for (let round = 2; round <= 6; round++) {
      for (const own of [true, false]) {
        concede(round, own)
        tidy('aftermath', 'sequence')
      }
    }
    tidy('close-table')
    expect(step()).toBe('play-offs')
    while (seasonOf(table.league).phase === 'play-offs') {
      const open = seasonOf(table.league).fixtures.find(({ status }) => status === 'open')
      if (open) table.do({ type: 'concede', fixture: open.id, team: open.away })
      tidy('aftermath')
      if (seasonOf(table.league).phase === 'play-offs') tidy('sequence')
    }
    expect(step()).toBe('off-season')
    tidy('sequence', 'next-season')
    expect(step()).toBe('done')
  })
})
