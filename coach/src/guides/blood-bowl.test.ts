import { type BloodMatch, bloodBowl } from '@undercroft/blood-bowl'
import { type Action, type Game, type Match, Random } from '@undercroft/engine'
import { describe, expect, it } from 'vitest'
import { coachFor, type Level } from '../levels.ts'
import { bloodPosition } from '../testing/positions.ts'
import { bloodGuide, boldBloodGuide } from './blood-bowl.ts'
import { chanceToScore, wayToScore } from './blood-bowl-carrier.ts'
import { chanceToLose } from './blood-bowl-danger.ts'
import { bloodReflex } from './blood-bowl-reflex.ts'

const game = bloodBowl as unknown as Game

/** Plays the coach's choices until its seat is no longer asked, or the match waits for dice. */
function turnOf(level: Level, match: BloodMatch, decisions = 1500): Action[] {
  const coach = coachFor('blood-bowl', level)
  const random = new Random(1)
  const played: Action[] = []
  for (let i = 0; i < 60; i++) {
    const decision = bloodBowl.decision(match)
    if (!decision || decision.roll || decision.seat !== 0) break
    const view = game.view(match as unknown as Match, 0)
    const { action } = coach.choose({ game, view, decision, seat: 0, random, budget: { decisions } })
    played.push(action)
    bloodBowl.play(match, action)
  }
  return played
}

const kinds = (actions: readonly Action[]): string[] => actions.map(({ type }) => type)

describe.each(['rookie', 'veteran'] as const)('a %s on the pitch', (level) => {
  it('runs in with the ball in the last turn', () => {
    const match = bloodPosition({ A: [20, 7], B: [12, 7], a: [10, 3], b: [18, 1] }, { ball: 'A', turns: [8, 7] })
    turnOf(level, match)
    expect(match.state.teams[0].touchdowns).toBe(1)
  })

  it('goes for a ball that lies about', () => {
    const match = bloodPosition({ A: [8, 7], B: [12, 2], a: [20, 3], b: [20, 9] }, { ball: [5, 7], rerolls: [2, 2] })
    turnOf(level, match)
    // The dice for picking it up are what the match waits for.
    expect(bloodBowl.decision(match)?.roll?.what).toBe('pick-up')
  })

  it('does not stand still with the ball where nobody is near', () => {
    const match = bloodPosition({ A: [8, 7], B: [9, 3], a: [22, 2], b: [22, 12] }, { ball: 'A', turns: [4, 4] })
    turnOf(level, match)
    const { square } = match.state.players[match.state.ballHolder]
    expect(square % 26).toBeGreaterThanOrEqual(12)
  })

  it('hits the one who is about to score', () => {
    const pieces = { A: [4, 6], B: [4, 8], a: [5, 7], b: [14, 7] } as const
    const match = bloodPosition(pieces as never, { ball: 'a', turns: [5, 5] })
    const played = turnOf(level, match)
    expect(kinds(played).some((type) => type === 'block' || type === 'blitz')).toBe(true)
    expect(bloodBowl.decision(match)?.roll?.what).toBe('block')
  })
})

describe('a veteran', () => {
  const safe = { A: [23, 7], B: [20, 7], a: [4, 3], b: [4, 9] } as const

  it('waits with a safe ball before the End Zone, so that the others have no time to answer', () => {
    const match = bloodPosition(safe as never, { ball: 'A', turns: [3, 2] })
    turnOf('veteran', match)
    expect(match.state.teams[0].touchdowns).toBe(0)
    expect(match.state.ballHolder).toBe(0)
  })

  it('the carrier of the others is hit even where he is too late to score', () => {
    const pieces = { A: [12, 0], B: [13, 2], C: [12, 8], a: [14, 0], b: [15, 1], c: [16, 7] } as const
    const match = bloodPosition(pieces as never, { ball: 'a', turns: [7, 7] })
    const carrier = match.state.ballHolder
    const hit = turnOf('veteran', match, 600).find(({ type }) => type === 'block' || type === 'blitz')
    expect(hit).toMatchObject({ target: carrier })
  })

  it('scores at once where somebody can take it from him', () => {
    const match = bloodPosition({ ...safe, a: [24, 9], b: [22, 5], c: [21, 8] } as never, { ball: 'A', turns: [3, 2] })
    turnOf('veteran', match)
    expect(match.state.teams[0].touchdowns).toBe(1)
  })
})

describe('what is good on the pitch', () => {
  const value = (pieces: Record<string, [number, number]>, more: object = {}) =>
    bloodGuide.evaluate(bloodPosition(pieces, { ball: 'A', turns: [4, 4], ...more }), 0)
  const others: Record<string, [number, number]> = { a: [15, 6], b: [15, 8], c: [16, 4] }

  it('is a cage rather than a crowd behind the carrier', () => {
    const cage = value({ A: [10, 7], B: [11, 6], C: [11, 8], D: [9, 6], E: [9, 8], ...others })
    const crowd = value({ A: [10, 7], B: [7, 6], C: [7, 8], D: [6, 6], E: [6, 8], ...others })
    expect(cage).toBeGreaterThan(crowd + 10)
  })

  it('is a screen before the carrier of the others', () => {
    const match = (pieces: Record<string, [number, number]>) => bloodPosition({ a: [8, 7], ...pieces }, { ball: 'a' })
    const way = (at: BloodMatch) => wayToScore(at, at.state.players[at.state.ballHolder])
    const screen = match({ A: [6, 1], B: [6, 4], C: [6, 7], D: [6, 10], E: [6, 13] })
    const behind = match({ A: [12, 1], B: [12, 4], C: [12, 7], D: [12, 10], E: [12, 13] })
    expect(way(screen)).toBeGreaterThan(way(behind))
    expect(bloodGuide.evaluate(screen, 0)).toBeGreaterThan(bloodGuide.evaluate(behind, 0))
  })

  it('is to have the ball rather than to see it lie, however late it is', () => {
    const pieces: Record<string, [number, number]> = { A: [5, 7], B: [9, 7], a: [18, 4], b: [18, 9] }
    for (const turn of [1, 5, 7])
      for (const guide of [bloodGuide, boldBloodGuide]) {
        const held = guide.evaluate(bloodPosition(pieces, { ball: 'A', turns: [turn, turn] }), 0)
        const loose = guide.evaluate(bloodPosition(pieces, { ball: [6, 7], turns: [turn, turn] }), 0)
        expect(held).toBeGreaterThan(loose)
      }
  })

  it('does not depend on who is asked last: the end of a turn is no gain by itself', () => {
    const match = bloodPosition({ A: [8, 7], B: [9, 3], a: [18, 4], b: [18, 9] }, { ball: 'A', rerolls: [2, 3] })
    match.state.players[0].activated = 1
    const before = bloodGuide.evaluate(match, 0)
    bloodBowl.play(match, { type: 'end-turn' })
    expect(bloodGuide.evaluate(match, 0)).toBeCloseTo(before, 0)
  })
})

describe('the next turn of a carrier', () => {
  it('is likelier to end in the End Zone the nearer it is and the more turns there are', () => {
    for (let turns = 1; turns < 8; turns++)
      for (let way = 1; way < 30; way++) {
        expect(chanceToScore(way, 6, turns)).toBeLessThanOrEqual(chanceToScore(way - 1, 6, turns))
        expect(chanceToScore(way, 6, turns)).toBeLessThanOrEqual(chanceToScore(way, 6, turns + 1))
      }
    expect(chanceToScore(3, 6, 0)).toBe(0)
  })

  it('is in danger where somebody can come, less so in a cage, not at all far away', () => {
    const danger = (pieces: Record<string, [number, number]>) => {
      const match = bloodPosition({ A: [10, 7], ...pieces }, { ball: 'A' })
      for (const player of match.state.players) player.activated = 1
      return chanceToLose(match, match.state.players[0])
    }
    const alone = danger({ a: [14, 7] })
    expect(alone).toBeGreaterThan(0.2)
    expect(danger({ a: [14, 7], B: [11, 6], C: [11, 8], D: [9, 6], E: [9, 8] })).toBeLessThan(alone / 2)
    expect(danger({ a: [25, 14] })).toBe(0)
  })
})

describe('what needs no thought', () => {
  it('is the better block die, and a re-roll rather than the own fall', () => {
    const block = (faces: string[], rerolls = 0) => {
      const match = bloodPosition({ A: [8, 7], B: [8, 8], C: [2, 2], D: [2, 4], a: [9, 7] }, { rerolls: [rerolls, 0] })
      bloodBowl.play(match, { type: 'activate', player: 0 } as Action)
      bloodBowl.play(match, { type: 'block', target: 4 } as Action)
      const names = ['player-down', 'both-down', 'push', 'push-back', 'stumble', 'pow']
      bloodBowl.play(match, { type: 'roll', values: faces.map((face) => names.indexOf(face) + 1) } as Action)
      const decision = bloodBowl.decision(match)
      return decision && bloodReflex(match, decision)
    }
    expect(block(['push', 'pow'])).toMatchObject({ type: 'face', face: 'pow' })
    expect(block(['both-down', 'stumble'])).toMatchObject({ type: 'face', face: 'stumble' })
    expect(block(['player-down', 'push'], 1)).toMatchObject({ type: 'face', face: 'push-back' })
    expect(block(['player-down', 'both-down'], 1)).toMatchObject({ type: 'team-re-roll' })
  })

  it('is to receive, and the set-up for it', () => {
    const match = bloodBowl.create({}, 3)
    const decision = bloodBowl.decision(match)
    expect(decision && bloodReflex(match, decision)).toMatchObject({ type: 'receive' })
  })
})
