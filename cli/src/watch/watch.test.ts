import type { Decision, Match } from '@undercroft/engine'
import { describe, expect, it } from 'vitest'
import { keptOutput } from '../testing/output.ts'
import { watchCommand } from './index.ts'
import { lookoutFor, type Told } from './lookout.ts'

const TURN = { kind: 'turn', seat: 0 } as Decision
const MOVE = { kind: 'move', seat: 0 } as Decision

/** Eight of the first team and one of the second; the first has the ball and was activated last, so many others were before. */
const matchAfter = (activated: number) =>
  ({
    state: {
      ballHolder: 0,
      activePlayer: 0,
      players: Array.from({ length: 9 }, (_, id) => ({
        id,
        team: id < 8 ? 0 : 1,
        place: 0,
        activated: id > 7 - activated && id < 8 ? 1 : 0,
        status: 0,
      })),
    },
  }) as unknown as Match
const match = matchAfter(0)

/** What a lookout tells of events, each after a question. */
function told(game: string, ...steps: readonly (readonly [Decision, ...object[]])[]): string[] {
  const lookout = lookoutFor(game)
  return steps.flatMap(([decision, ...events]) => {
    lookout?.before?.(match)
    return (lookout?.see(match, decision, events as Told[]) ?? []).map(({ what }) => what)
  })
}

const declared = (action: string) => ({ type: 'declared', player: 1, action, target: 7 })
const block = (blocker: number, dice: number, chooser: number) => ({
  type: 'block-dice',
  blocker,
  target: 7,
  dice,
  chooser,
})

describe('at a ball game', () => {
  const seen = (...steps: readonly (readonly [Decision, ...object[]])[]) => told('dungeon-bowl', ...steps)

  it('a Blitz without a Block is seen when the next one is activated, unless he fell or used a skill', () => {
    const wasted = ['blitz declared and not made']
    expect(seen([MOVE, declared('blitz')], [MOVE, { type: 'moved' }], [TURN])).toEqual(wasted)
    expect(seen([MOVE, declared('blitz')], [MOVE, block(1, 2, 0)], [TURN])).toEqual([])
    expect(seen([MOVE, declared('blitz')], [MOVE, { type: 'fell-over', player: 1 }], [TURN])).toEqual([])
    expect(seen([MOVE, declared('blitz')], [MOVE, { type: 'skill-used', skill: 'stab' }], [TURN])).toEqual([])
    expect(seen([MOVE, declared('move')], [TURN])).toEqual([])
  })

  it('Blocks that the other side chooses for, and one-die Blocks of the carrier', () => {
    expect(seen([MOVE, block(1, 2, 1)])).toEqual(['Block with dice against'])
    expect(seen([MOVE, block(0, 1, 0)])).toEqual(['carrier blocks with one die before others'])
    expect(seen([MOVE, block(1, 1, 0)])).toEqual([])
  })

  it('turns that are lost early: with many to act before the answer, whoever may act after it', () => {
    const lost = (reason: string, activated = 1) => {
      const lookout = lookoutFor('dungeon-bowl')
      lookout?.before?.(matchAfter(activated))
      const turnover = { type: 'turnover', team: 0, reason } as unknown as Told
      return lookout?.see(match, MOVE, [turnover]).map(({ what }) => what)
    }
    expect(lost('knocked-down')).toEqual(['turn lost with 6 or more to act'])
    expect(lost('knocked-down', 2)).toEqual([])
    expect(lost('touchdown')).toEqual([])
  })
})

it('at a skirmish: who does not see the third round', () => {
  const gone = { type: 'eliminated', creature: 3 }
  expect(told('skirmish', [TURN, { type: 'round', round: 2 }, gone])).toEqual(['eliminated by round 2'])
  expect(told('skirmish', [TURN, { type: 'round', round: 3 }, gone])).toEqual([])
})

it('plays matches and tells where and how often', async () => {
  const output = keptOutput()
  const code = await watchCommand('blitz-bowl', { seats: 'random', matches: 1, seed: 3, board: true }, output)
  expect(code).toBe(0)
  expect(output.text).toMatch(/match 0, seed 3: /)
})
