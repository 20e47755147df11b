import { readScenario, runScenario, type Vocabulary } from '@undercroft/engine/scenario'
import { describe, expect, it } from 'vitest'
import { sequences } from './sequences.ts'

const text = `game: dungeon-bowl-post-match
title: Somebody learns
team: { college: fire, positions: { dwarf-blocker-lineman: 11 }, players: { p1: { spp: 6 } } }
play:
  - advance p1 chosen-primary
  - skill guard
expect: { p1: { spp: 0 }, asked: advance }
`
const postMatch = sequences.find(({ game }) => game.id === 'dungeon-bowl-post-match') as Vocabulary
const run = (changed: string) => runScenario(postMatch, readScenario(changed, 'a.yaml'))

describe('the words of what happens between matches', () => {
  it('read a list, play, and compare', () => {
    expect(run(text)).toMatchObject({
      failures: [],
      board: expect.stringContaining('p1 dwarf-blocker-lineman, 0 SPP, guard'),
    })
    expect(run(text.replace('{ spp: 0 }', '{ spp: 1 }')).failures).toEqual(['a.yaml:7:9: p1: spp is 0, not 1'])
    expect(run(text.replace('{ spp: 0 }', 'null')).failures).toEqual(['a.yaml:7:9: p1 is on the list'])
  })

  it.each([
    ['lineman: 11', 'lineman: 11, elf: 1', '3:69: team.positions.elf: is no position of this team'],
    ['dwarf-blocker-lineman: 11', 'dwarf-blocker-lineman: 17', '3:'],
    ['p1: { spp: 6 }', 'p12: { spp: 6 }', '3:82: team.players.p12: the list has p1 to p11'],
    ['p1: { spp: 6 }', 'p1: { mood: 6 }', 'players.0.mood: is no field of a team list'],
    ['p1: { spp: 0 }', 'p1: { mood: 0 }', 'expect.p1.mood: is not known: position, spp'],
    ['asked: advance', 'weather: rain', 'expect.weather: is not known: a player, asked'],
    ['skill guard', 'skil guard', "'skil' is no action of this game"],
  ])('say where something cannot be: %s', (now, then, reason) => {
    expect(text).toContain(now)
    expect(() => run(text.replace(now, then))).toThrow(reason)
  })
})
