import { type Blitz, blitzBowl } from '@undercroft/blitz-bowl'
import { dungeonBowl } from '@undercroft/dungeon-bowl'
import { type Action, type Game, type Match, Random } from '@undercroft/engine'
import { skirmishGame } from '@undercroft/skirmish'
import { describe, expect, it } from 'vitest'
import type { Choice } from '../coach.ts'
import { coachFor, guideFor, type Level } from '../levels.ts'
import { dungeonPosition, skirmishPosition } from '../testing/positions.ts'

const LEVELS = ['rookie', 'veteran'] as const

/** What a coach of this level chooses here. */
function choice(game: object, level: Level, match: object, seat: number, decisions = 3000): Choice {
  const { id } = game as Game
  const decision = (game as Game).decision(match as Match)
  if (decision?.seat !== seat) throw new Error(`seat ${decision?.seat} is asked`)
  const view = (game as Game).view(match as Match, seat)
  return coachFor(id, level).choose({
    game: game as Game,
    view,
    decision,
    seat,
    random: new Random(1),
    budget: { decisions },
  })
}

/** Plays the coach's choices until its seat is no longer asked, or the match waits for dice. */
function turnOf(game: object, level: Level, match: object, seat: number): Action[] {
  const coach = coachFor((game as Game).id, level)
  const random = new Random(1)
  const played: Action[] = []
  for (let i = 0; i < 60; i++) {
    const decision = (game as Game).decision(match as Match)
    if (!decision || decision.roll || decision.seat !== seat) break
    const view = (game as Game).view(match as Match, seat)
    const { action } = coach.choose({ game: game as Game, view, decision, seat, random, budget: { decisions: 3000 } })
    played.push(action)
    ;(game as Game).play(match as Match, action)
  }
  return played
}

describe.each(LEVELS)('a %s in the dungeon', (level) => {
  const scene = (map: string, options: object = {}) => dungeonPosition(map, options).match

  it('runs in when the End Zone is in reach', () => {
    const match = scene(
      `
      ###########
      #<b.A....>#
      #<..B....>#
      ###########`,
      { ball: 'A' },
    )
    turnOf(dungeonBowl, level, match, 0)
    expect(match.state.winner).toBe(0)
  })

  it('picks up a ball that lies free, after the others have moved', () => {
    const match = scene(
      `
      ##############
      #<.B.........#
      #<...A......>#
      #<.C......b..#
      ##############`,
      { ball: [9, 2], pieces: { B: { ma: 3 }, C: { ma: 3 } } },
    )
    const played = turnOf(dungeonBowl, level, match, 0)
    expect(match.waiting?.what).toBe('pick-up')
    expect(played.filter(({ type }) => type === 'activate').length).toBeGreaterThan(1)
  })

  it('ends the turn rather than dodge for nothing', () => {
    const match = scene(
      `
      ##########
      #<.aA...>#
      #<.bB...>#
      ##########`,
      { ball: 'a', pieces: { A: { activated: true, st: 2 }, B: { activated: true, st: 2 } } },
    )
    expect(choice(dungeonBowl, level, match, 0).action).toEqual({ type: 'end-turn' })
  })

  it("opens a chest in its carrier's way, with somebody else", () => {
    const match = scene(
      `
      ############
      #<A..B$...>#
      ############`,
      { ball: 'A' },
    )
    const played = turnOf(dungeonBowl, level, match, 0)
    const opening = played.findIndex(({ type }) => type === 'open')
    expect(opening).toBeGreaterThan(0)
    const opener = played.slice(0, opening).findLast(({ type }) => type === 'activate')
    expect(opener).toMatchObject({ player: 1 })
  })

  it('has a slow carrier hand the ball to a fast team-mate', () => {
    const match = scene(
      `
      #########################
      #<.A....................#
      #<..B..................>#
      #########################`,
      { ball: 'A', pieces: { A: { ma: 2 }, B: { ma: 8 } } },
    )
    const played = turnOf(dungeonBowl, level, match, 0)
    expect(played.map(({ type }) => type)).toContain('hand-off')
  })

  it('jumps over whoever lies between the carrier and the End Zone (DB-MOVE-27)', () => {
    const match = scene(
      `
      #########
      #<..Ab.>#
      #########`,
      { ball: 'A', pieces: { b: { state: 'prone' } } },
    )
    const played = turnOf(dungeonBowl, level, match, 0)
    expect(played.map(({ type }) => type)).toContain('jump')
  })

  it("does not leave the carrier in the Dragon's lair (DB-ROOM-27, DB-ROOM-28)", () => {
    const carrierInCorner = (rooms: object[]) => {
      const { match } = dungeonPosition(
        `
        #############
        #<b.......%%#
        #<.....A..%%#
        #<.........>#
        #############`,
        { ball: 'A', rooms },
      )
      return guideFor('dungeon-bowl').evaluate(match as never, 0)
    }
    const lair = { room: 'dragon-lair', x: 4, y: 1, width: 8, height: 3 }
    expect(carrierInCorner([lair])).toBeLessThan(carrierInCorner([]))
  })

  it('lets somebody beside the carrier step back to make room for him', () => {
    const { match, square } = dungeonPosition(
      `
      ##########
      #<.....b.#
      #<..BA.c>#
      #<.....d.#
      ##########`,
      { ball: 'A' },
    )
    dungeonBowl.play(match, { type: 'activate', player: 1 } as Action)
    dungeonBowl.play(match, { type: 'move' })
    const decision = dungeonBowl.decision(match)
    if (!decision) throw new Error('over')
    expect(guideFor('dungeon-bowl').sensible?.(match as never, decision)).toContainEqual({
      type: 'step',
      to: square(3, 2),
    })
  })

  it('looks into a chest, and says what it thinks of', () => {
    const match = scene(`
      ###########
      #<.A.$....#
      #<.......>#
      ###########`)
    const { candidates } = choice(dungeonBowl, level, match, 0)
    expect(candidates.length).toBeGreaterThan(0)
    expect(candidates[0].reasons.map(({ term }) => term)).toEqual(['touchdown', 'players', 'ball'])
    const played = turnOf(dungeonBowl, level, match, 0)
    expect(played.map(({ type }) => type)).toContain('open')
  })
})

describe.each(LEVELS)('a %s in Blitz Bowl', (level) => {
  /** Before the first action of a turn, with a carrier of the active team at this column and nobody else near. */
  function carrierAt(columnsToGo: number): Blitz {
    const match = blitzBowl.create({ teams: ['human', 'orc'], board: 'rubble-yard' }, 3)
    const random = new Random(2)
    for (let decision = blitzBowl.decision(match); decision?.kind !== 'action'; decision = blitzBowl.decision(match)) {
      if (!decision) throw new Error('over')
      blitzBowl.play(match, random.pick(decision.actions))
    }
    const { state } = match
    const seat = state.active
    state.squares.fill(-1)
    state.players.forEach((player, i) => {
      player.square = -1
      player.ball = -1
      player.prone = false
      if (player.team === seat && i === (seat === 0 ? 0 : state.split)) {
        player.square = 4 * 15 + (seat === 0 ? 14 - columnsToGo : columnsToGo)
        player.ball = 0
        state.squares[player.square] = i
        state.balls = [{ kind: 0, square: -1, holder: i }]
      }
    })
    match.decided = null
    return match
  }

  it('scores when the carrier can run in', () => {
    const match = carrierAt(4)
    const seat = match.state.active
    turnOf(blitzBowl, level, match, seat)
    expect(match.state.touchdowns[seat]).toBe(1)
  })

  it('does not know what others hold: hidden cards change nothing', () => {
    const match = carrierAt(6)
    const seat = match.state.active
    const other = blitzBowl.clone(match)
    match.state.hands[1 - seat] = [0]
    other.state.hands[1 - seat] = [1]
    match.decided = null
    other.decided = null
    expect(choice(blitzBowl, level, match, seat)).toEqual(choice(blitzBowl, level, other, seat))
  })

  it('chooses the same for the same seed', () => {
    const match = carrierAt(9)
    const seat = match.state.active
    expect(choice(blitzBowl, level, match, seat)).toEqual(choice(blitzBowl, level, match, seat))
  })
})

it('the dearest challenge is claimed, wherever it stands in the list', () => {
  const claim = (challenge: string) => ({ type: 'claim', challenge })
  const dear = claim('bench-them-hard')
  const others = [{ type: 'pass' }, claim('elbow-room'), claim('double-trouble')]
  const match = blitzBowl.create({}, 1)
  for (const actions of [
    [dear, ...others],
    [...others, dear],
  ]) {
    expect(guideFor('blitz-bowl').reflex?.(match as never, { kind: 'claim', seat: 0, actions } as never)).toEqual(dear)
  }
  const poor = [{ type: 'pass' }, claim('elbow-room')]
  expect(guideFor('blitz-bowl').reflex?.(match as never, { kind: 'claim', seat: 0, actions: poor } as never)).toEqual(
    poor[1],
  )
})

describe.each(LEVELS)('a %s in a skirmish', (level) => {
  it('strikes whom it can, the wounded one first', () => {
    const match = skirmishPosition(
      `
      ..............
      ....cAb.......
      ..............`,
      { turn: 'A', pieces: { A: { melee: '+9 (10)' }, b: { hp: 60 }, c: { hp: 60, left: 10 } } },
    )
    expect(choice(skirmishGame, level, match, 0).action).toMatchObject({ type: 'melee', target: 0 })
  })

  it('walks towards the enemy when nobody is in reach', () => {
    const match = skirmishPosition(
      `
      ..............................
      ..A........................b..
      ..............................`,
      { turn: 'A' },
    )
    turnOf(skirmishGame, level, match, 0)
    expect(match.state.creatures[0].square % 30).toBeGreaterThan(6)
  })
})

describe('who comes into reach first', () => {
  /** How far a paladin stays away from a warlord of the same strength, who may charge 12 squares. */
  function distanceAfter(level: Level, quietRounds = 0): number {
    const match = skirmishPosition(
      `
      ..............................
      ..A...............b...........
      ..............................`,
      { turn: 'A', pieces: { A: { card: 'temple-paladin' }, b: { card: 'orc-warlord' } } },
    )
    match.state.quietRounds = quietRounds
    turnOf(skirmishGame, level, match, 0)
    const [a, b] = match.state.creatures.map(({ square }) => square % 30)
    return b - a
  }

  it('a rookie runs at the enemy, a veteran waits where he cannot be charged', () => {
    expect(distanceAfter('rookie')).toBeLessThan(12)
    expect(distanceAfter('veteran')).toBeGreaterThan(12)
  })

  it('a veteran goes on when nothing has happened for two rounds', () => {
    expect(distanceAfter('veteran', 2)).toBeLessThan(12)
  })

  it('a veteran with the initiative goes first when there is somebody to strike, and second when there is not', () => {
    const firstAt = (column: number) => {
      const row = `..A${'.'.repeat(column - 3)}b${'.'.repeat(29 - column)}`
      const pieces = { A: { card: 'temple-paladin' }, b: { card: 'orc-warlord' } }
      const match = skirmishPosition(row, { turn: 'A', pieces })
      const decision = { kind: 'first-player', seat: 0, actions: [0, 1].map((seat) => ({ type: 'first', seat })) }
      return guideFor('skirmish').reflex?.(match as never, decision as never)
    }
    expect(firstAt(8)).toMatchObject({ seat: 0 })
    expect(firstAt(27)).toMatchObject({ seat: 1 })
  })
})
