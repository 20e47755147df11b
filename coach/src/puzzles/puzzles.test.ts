import { gamePackage as dungeon } from '@undercroft/dungeon-bowl'
import { type Action, type Decision, type Game, type Match, Random, seededDice } from '@undercroft/engine'
import { describe, expect, it } from 'vitest'
import { dungeonPosition } from '../testing/positions.ts'
import { afterDay, dayOf, dueOn, NO_STREAK, streakOn } from './daily.ts'
import { isDone, starsFor } from './done.ts'
import { judged } from './judge.ts'
import { puzzleIn } from './mine.ts'
import { packed, unpacked } from './packed.ts'
import { type Puzzle, readPuzzle, readPuzzles, writePuzzle } from './puzzle.ts'
import { bestChance, solutions } from './solve.ts'

const game = dungeon.game as unknown as Game

const scene = (map: string, more: object = {}): Match => {
  const match = dungeonPosition(map, { ball: 'A', ...more }).match as unknown as Match
  match.dice = null
  return match
}

const FREE = `
  ##########
  #<..A...>#
  #<...C..>#
  ##########`
/** One step away from an opponent: a Dodge on 3 or more. */
const BESET = `
  ##########
  #<..bA..>#
  ##########`

describe('the chance to score this turn', () => {
  it('is whole for a free carrier in reach of the End Zone', () => {
    expect(bestChance(game, scene(FREE), 0, 2000, 1)).toBe(1)
  })

  it('is that of the Dodge for a marked one (DB-DODGE)', () => {
    const match = scene(BESET)
    expect(bestChance(game, match, 0, 2000, 1)).toBeCloseTo(4 / 6, 1)
    const [best] = solutions(game, match, 0, 2000, 1)
    expect(best.actions[0]).toMatchObject({ type: 'activate', player: 0 })
  })

  it('is nothing where the End Zone is too far away', () => {
    const far = scene(`
      ############################
      #<.A.......................#
      #..........................#
      #.........................>#
      ############################`)
    expect(bestChance(game, far, 0, 2000, 1)).toBe(0)
  })
})

const puzzleOf = (match: Match, more: Partial<Puzzle> = {}): Puzzle => ({
  id: 'test',
  game: game.id,
  goal: 'score',
  seat: 0,
  rating: 1000,
  chance: 0.67,
  line: [],
  position: game.save(match),
  ...more,
})

const isDodge = ({ roll }: Decision): boolean => roll?.what === 'dodge'

/** Plays what is wanted until the puzzle is done; whoever dodges fails. */
function played(start: Match, wanted: (actions: readonly Action[]) => Action, puzzle: Puzzle): Action[] {
  const match = game.clone(start)
  const actions: Action[] = []
  const random = new Random(3)
  while (!isDone(game, puzzle, match)) {
    const decision = game.decision(match)
    if (!decision) break
    const action = decision.roll
      ? ({
          type: 'roll',
          values: decision.roll.dice.map(() => (isDodge(decision) ? 1 : 1 + random.below(6))),
        } as Action)
      : wanted(decision.actions)
    actions.push(action)
    game.play(match, game.legal(match, action))
  }
  return actions
}

const ofType =
  (...types: string[]) =>
  (actions: readonly Action[]): Action =>
    types.flatMap((type) => actions.filter((action) => action.type === type)).at(-1) ?? actions[0]

describe('somebody who tries a puzzle', () => {
  it('is judged by the chance of the line, not by dice that failed', () => {
    const start = scene(BESET)
    const puzzle = puzzleOf(start)
    const [best] = solutions(game, start, 0, 4000, 1)
    const line = [...best.actions]
    const actions = played(start, (legal) => line.shift() ?? legal[0], puzzle)
    const verdict = judged(game, puzzle, start, actions)
    expect(verdict).toMatchObject({ stars: 3, reached: false })
    expect(verdict.chance).toBeCloseTo(0.67, 1)
  })

  it('gets nothing for ending the turn', () => {
    const start = scene(BESET)
    const puzzle = puzzleOf(start)
    const actions = played(start, ofType('end-turn'), puzzle)
    expect(judged(game, puzzle, start, actions)).toEqual({ chance: expect.closeTo(0, 1), stars: 0, reached: false })
  })

  it('has stopped nobody by doing nothing', () => {
    const start = scene(
      `
      ##########
      #<..b...>#
      #<.....A>#
      ##########`,
      { ball: 'b' },
    )
    start.dice = seededDice(1)
    const puzzle = puzzleOf(start, { goal: 'stop', chance: 0.6 })
    const actions = played(start, ofType('end-turn'), puzzle)
    const { chance, stars, reached } = judged(game, puzzle, start, actions)
    expect([chance, stars, reached]).toEqual([0, 0, null])
  })

  it('gets three stars for all but the whole chance, one for two fifths of it', () => {
    expect([0.6, 0.58, 0.45, 0.24, 0.2].map((chance) => starsFor(chance, 0.6))).toEqual([3, 3, 2, 1, 0])
  })
})

describe('mining', () => {
  it('leaves out what is to be seen at once, and finds who has to begin', () => {
    expect(puzzleIn(game, scene(FREE), 0, new Set(['score', 'order', 'stop']))).toBeNull()
    // C can neither score nor help, A must get away from the marker.
    const beset = scene(`
      ##########
      #<..bA..>#
      ##########
      #<C.....>#
      ##########`)
    const found = puzzleIn(game, beset, 0, new Set(['score']))
    expect(found).toMatchObject({ goal: 'score', seat: 0 })
    expect(found?.line[0][0]).toEqual({ type: 'activate', player: 0 })
    expect(found?.chance).toBeCloseTo(4 / 6, 1)
  })
})

describe('a packed position', () => {
  it.each([
    ['a list of numbers with runs', [...new Array<number>(30).fill(-1), 4, 4, ...new Array<number>(9).fill(0)]],
    ['a list of numbers without', Array.from({ length: 20 }, (_, i) => i)],
    ['things with the same fields', [1, 2, 3].map((id) => ({ id, team: 0, skills: ['dodge'], at: { x: id } }))],
    ['one that lacks a field', [{ id: 'a', n: 1 }, { n: 2 }, { id: 'c', n: 3 }]],
    ['things that are all the same', [{ n: 1 }, { n: 1 }]],
    ['things of different kinds', [{ a: 1 }, { b: 1 }, 3, null, 'x']],
    [
      'fields in another order',
      [
        { a: 1, b: 2 },
        { b: 1, a: 2 },
      ],
    ],
    ['nothing', [[], {}, null, '', 0, false]],
  ])('%s come back as they were', (_, value) => {
    expect(JSON.stringify(unpacked(JSON.parse(JSON.stringify(packed(value)))))).toBe(JSON.stringify(value))
  })

  it('is shorter', () => {
    const players = Array.from({ length: 11 }, (_, id) => ({ id, team: 0, square: 7 * id, status: 0, dazed: 0 }))
    const plain = { players, squares: new Array<number>(200).fill(-1) }
    expect(JSON.stringify(packed(plain)).length).toBeLessThan(JSON.stringify(plain).length / 5)
  })
})

describe('a file of puzzles', () => {
  it('gives back what was written', () => {
    const puzzle = puzzleOf(scene(FREE))
    expect(readPuzzles(`${writePuzzle(puzzle)}\n\n`)).toEqual([JSON.parse(JSON.stringify(puzzle))])
  })

  it('names the line and what is wrong with it', () => {
    const text = writePuzzle(puzzleOf(scene(FREE)))
    const with_ = (from: string, to: string) => () => readPuzzle(text.replace(from, to), 7)
    expect(with_('undercroft-puzzle', 'save')).toThrow('line 7: this is not an Undercroft puzzle')
    expect(with_('"version":1', '"version":2')).toThrow('puzzle format 2')
    expect(with_('"game":"dungeon-bowl"', '"game":"chess"')).toThrow("game: there are no puzzles of 'chess'")
    expect(with_('"goal":"score"', '"goal":"win"')).toThrow("goal: 'win' is not known (there is: score, order, stop)")
    expect(with_('"rating":1000', '"rating":"high"')).toThrow('rating: a number')
    expect(() => readPuzzle('{', 3)).toThrow('line 3: ')
  })
})

describe('the puzzle of the day', () => {
  it('comes to everything before anything comes again', () => {
    for (const count of [1, 7, 40, 43]) {
      const all = Array.from({ length: count }, (_, i) => i)
      expect(new Set(all.map((day) => dueOn(all, 20_000 + day))).size).toBe(count)
    }
    expect(() => dueOn([], 1)).toThrow('nothing to choose from')
  })

  it('changes at midnight of UTC', () => {
    expect(dayOf(Date.UTC(2026, 0, 2, 0, 0)) - dayOf(Date.UTC(2026, 0, 1, 23, 59))).toBe(1)
  })

  it('makes a streak of days in a row', () => {
    const three = [10, 11, 11, 12].reduce(afterDay, NO_STREAK)
    expect([streakOn(three, 12), streakOn(three, 13), streakOn(three, 14)]).toEqual([3, 3, 0])
    expect(afterDay(three, 15)).toEqual({ last: 15, days: 1 })
  })
})
