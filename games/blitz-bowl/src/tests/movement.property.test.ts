import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BlitzAction } from '../actions.ts'
import { SQUARES } from '../boards/index.ts'
import { blitzBowl } from '../game.ts'
import { columnOf, isAdjacent, neighbours, pitches, rowOf, squareAt, squaresUnderRuler } from '../pitch.ts'
import { isBesideOpponents } from '../queries.ts'
import { setUpPosition } from '../scenario/position.ts'
import type { PieceData } from '../scenario/schema.ts'
import type { Blitz, BlitzState } from '../state.ts'

const free = Array.from({ length: SQUARES }, (_, square) => square).filter((square) => !pitches[0].blocked[square])

/** A runner at the middle of a crowd: some opponents and team-mates, standing or prone, near them. */
const crowd = fc.record({
  runner: fc.constantFrom(...free),
  others: fc.uniqueArray(fc.record({ dx: fc.integer({ min: -3, max: 3 }), dy: fc.integer({ min: -3, max: 3 }) }), {
    maxLength: 7,
    selector: ({ dx, dy }) => `${dx},${dy}`,
  }),
  kinds: fc.array(fc.record({ foe: fc.boolean(), prone: fc.boolean() }), { minLength: 7, maxLength: 7 }),
})
type Crowd = typeof crowd extends fc.Arbitrary<infer T> ? T : never

/** Sets it up with this runner, who owns the first End Zone; null where they cannot run. */
function position({ runner, others, kinds }: Crowd, team: string, name: string, mate: string): Blitz | null {
  const pieces: Record<string, PieceData> = {
    runner: { team: 0, position: name, at: [columnOf(runner), rowOf(runner)] },
  }
  const foes = ['Lineman', 'Lineman', 'Lineman', 'Runner', 'Blitzer', 'Troll Slayer']
  let mates = 2
  for (const [i, { dx, dy }] of others.entries()) {
    const at: [number, number] = [columnOf(runner) + dx, rowOf(runner) + dy]
    if (
      at[0] < 0 ||
      at[0] > 14 ||
      at[1] < 0 ||
      at[1] > 10 ||
      pitches[0].blocked[squareAt(...at)] ||
      (dx === 0 && dy === 0)
    )
      continue
    const { foe, prone } = kinds[i]
    if (foe && foes.length > 0) pieces[`p${i}`] = { team: 1, position: foes.pop()!, at, prone }
    else if (!foe && mates-- > 0) pieces[`p${i}`] = { team: 0, position: mate, at, prone }
  }
  const match = setUpPosition({ teams: [team, 'dwarf'], pieces })
  const run = blitzBowl
    .decision(match)!
    .actions.find((action) => action.type === 'run' && 'player' in action && action.player === playerAt(match, runner))
  if (!run) return null
  blitzBowl.play(match, run)
  return match
}

const playerAt = ({ state }: Blitz, square: number): number => state.squares[square]

/** Where the Run can end, by playing every choice. */
function ends(match: Blitz, player: number, seen = new Map<string, Set<number>>()): Set<number> {
  const frame = match.stack.at(-1) as unknown as { left: number; sneaking: boolean; moved: number }
  const key = `${match.state.players[player].square}/${frame.left}/${frame.sneaking}/${frame.moved > 0}`
  const known = seen.get(key)
  if (known) return known
  const found = new Set<number>()
  seen.set(key, found)
  for (const action of blitzBowl.decision(match)!.actions as readonly BlitzAction[]) {
    const next = blitzBowl.clone(match)
    blitzBowl.play(next, action)
    const goesOn = blitzBowl.decision(next)!.kind === 'run'
    if (goesOn) for (const end of ends(next, player, seen)) found.add(end)
    else found.add(next.state.players[player].square)
  }
  return found
}

interface Freedom {
  past: boolean
  over: boolean
  rubble: boolean
}

/** Where the Run can end, by the words of the rules: every path of at most `move` squares. */
function endsByTheBook(state: BlitzState, player: number, move: number, freedom: Freedom): Set<number> {
  const start = state.players[player].square
  const isFree = (square: number) => state.squares[square] < 0 || state.squares[square] === player
  const isOpenOn = (square: number) => !isBesideOpponents(state, square, 0)
  const walk = (mayPass: (square: number) => boolean, mayEnd: (square: number) => boolean): number[] => {
    let reached = new Set([start])
    const found = new Set<number>()
    for (let step = 1; step <= move; step++) {
      const next = new Set<number>()
      for (const square of reached) for (const to of neighbours[square]) if (mayPass(to)) next.add(to)
      for (const square of next) if (mayEnd(square)) found.add(square)
      reached = next
    }
    return [...found]
  }
  const isRubble = (square: number) => pitches[0].blocked[square] === 1
  const plain = walk(
    (square) => !isRubble(square) && isFree(square) && isOpenOn(square),
    () => true,
  )
  if (!freedom.past) return new Set(plain)
  const sneaking = walk(
    (square) => (freedom.rubble || !isRubble(square)) && (freedom.over || isFree(square)),
    (square) => !isRubble(square) && isFree(square) && isOpenOn(square),
  )
  return new Set([...plain, ...sneaking])
}

describe('a Run asked square by square ends exactly where the rules allow it', () => {
  it.each([
    [
      'BZ-RUN-03 BZ-RUN-04 an ordinary runner',
      'orc',
      'Blitzer',
      'Lineman',
      6,
      { past: false, over: false, rubble: false },
    ],
    ['AB-17 an elusive one', 'goblin', 'Goblin', 'Goblin', 6, { past: true, over: false, rubble: false }],
    ['BZ-TEAM-21 a leaping one', 'snotling', 'Fun-hoppa', 'Snotling', 6, { past: true, over: true, rubble: false }],
    ['AB-26 an ethereal one', 'necromantic', 'Wraith', 'Zombie', 6, { past: true, over: true, rubble: true }],
  ] as const)(
    '%s',
    (_, team, name, mate, move, freedom) => {
      fc.assert(
        fc.property(crowd, (given) => {
          const match = position(given, team, name, mate)
          if (match === null) return
          const player = playerAt(match, given.runner)
          const expected = endsByTheBook(match.state, player, move, freedom)
          expect([...ends(match, player)].sort((a, b) => a - b)).toEqual([...expected].sort((a, b) => a - b))
        }),
        { numRuns: 20 },
      )
    },
    60_000,
  )
})

describe('tables', () => {
  it('BZ-SCAT-05 a ball never bounces onto rubble or off the pitch, always to a neighbour', () => {
    for (const { bounce, blocked } of pitches) {
      for (let square = 0; square < SQUARES; square++) {
        if (blocked[square]) continue
        for (let direction = 0; direction < 8; direction++) {
          const to = bounce[square * 8 + direction]
          expect(blocked[to]).toBe(0)
          expect(isAdjacent(square, to)).toBe(true)
        }
      }
    }
  })

  it('BZ-THROW-10 the ruler covers the same squares from both ends', () => {
    const square = fc.integer({ min: 0, max: SQUARES - 1 })
    fc.assert(
      fc.property(square, square, (from, to) => {
        if (from === to) return
        expect(squaresUnderRuler(from, to)).toEqual(squaresUnderRuler(to, from))
      }),
    )
  })
})
