import type { Expectation, Lesson, ScenarioData } from '@undercroft/engine/scenario'
import { columnOf, distance, isAdjacent, isShort, rowOf, squareAt } from './pitch.ts'
import type { PieceData, PositionData } from './scenario/schema.ts'

type Spot = readonly [number, number]

const dwarf = (position: string, x: number, y: number): PieceData => ({ team: 0, position, at: [x, y] })
const orc = (position: string, x: number, y: number, ball?: true): PieceData => ({
  team: 1,
  position,
  at: [x, y],
  ...(ball ? { ball } : {}),
})
const reserve = (team: 0 | 1, position: string): PieceData => ({ team, position, at: 'reserve' })

type Fields = Pick<PositionData, 'pieces' | 'active'> &
  Pick<ScenarioData, 'title' | 'rules' | 'dice' | 'play' | 'you' | 'squares' | 'hint' | 'success' | 'failure'>

/** The one action that the lesson is about is over, and there is no way to make it again. */
const spent: Expectation = { asked: 'action', actions: 2 }

/** A training lesson (BZ-GEN-34): the first turn of a match, without pre-turn sequence and cards, with forced dice. */
const lesson = (id: string, fields: Fields, rest: Omit<Lesson, 'id' | 'scenario'>): Lesson => ({
  id,
  scenario: { game: 'blitz-bowl', turn: 1, failure: [spent, { turn: 2 }], ...fields },
  ...rest,
})

const everySquare = Array.from({ length: 15 * 11 }, (_, square) => square)
const spotsWhere = (fits: (square: number) => boolean): Spot[] =>
  everySquare.filter(fits).map((square) => [columnOf(square), rowOf(square)])

const thrower = squareAt(10, 5)
const blitzer = squareAt(6, 5)
const lineman = squareAt(6, 8)
const threeOrcs = { blitzer: orc('Blitzer', 6, 5), lineman: orc('Lineman', 6, 8), thrower: orc('Thrower', 10, 5, true) }

const twoAway = spotsWhere((square) => distance(square, thrower) === 2)
const inRange = spotsWhere((square) =>
  [blitzer, lineman].every((mate) => isShort(square, mate) && !isAdjacent(square, mate) && square !== mate),
)

/** The seven lessons, in the order in which they are taught. */
export const lessons: readonly Lesson[] = [
  lesson(
    'hold-the-ground',
    {
      title: 'Hold the ground',
      rules: ['BZ-RUN-01', 'BZ-RUN-02', 'BZ-RUN-03', 'BZ-RUN-04', 'BZ-RUN-05'],
      pieces: { dwarf: dwarf('Blitzer', 3, 5), ...threeOrcs },
      you: 0,
      squares: [
        [8, 3],
        [8, 4],
        [8, 5],
        [8, 6],
      ],
      hint: [
        { squares: [[3, 5]] },
        {
          squares: [
            [4, 4],
            [5, 3],
            [6, 3],
            [7, 3],
            [8, 4],
          ],
        },
      ],
      play: ['dwarf run', 'step 4,4', 'step 5,3', 'step 6,3', 'step 7,3', 'step 8,4'],
      success: twoAway.map((at) => ({ dwarf: { at, status: 'open' }, asked: 'action' })),
    },
    { mistake: { play: ['dwarf run', 'step 4,4', 'stop'] } },
  ),
  lesson(
    'get-close',
    {
      title: 'Get close',
      rules: ['BZ-MARK-01', 'BZ-MARK-02', 'BZ-MARK-03', 'BZ-MARK-04', 'BZ-STATUS-03'],
      pieces: { dwarf: dwarf('Blitzer', 8, 4), ...threeOrcs },
      you: 0,
      hint: [
        {
          squares: [
            [9, 4],
            [9, 5],
          ],
        },
      ],
      play: ['dwarf mark', 'step 9,5'],
      success: { dwarf: { status: 'marked' }, thrower: { status: 'marked' } },
    },
    { mistake: { play: ['dwarf run', 'step 8,3', 'stop'] } },
  ),
  lesson(
    'first-block',
    {
      title: 'First block',
      rules: ['BZ-BLOCK-01', 'BZ-BLOCK-02', 'BZ-BLOCK-11', 'BZ-BLOCK-13'],
      pieces: { dwarf: dwarf('Blitzer', 9, 5), ...threeOrcs },
      you: 0,
      hint: [{ squares: [[10, 5]] }, { squares: [[10, 5]] }],
      dice: ['block shove'],
      play: ['dwarf block thrower', 'pass', 'follow-up'],
      success: { thrower: { at: [11, 5], ball: true }, dwarf: { at: [10, 5] } },
    },
    { mistake: { play: ['dwarf block thrower', 'pass', 'stay'] } },
  ),
  lesson(
    'down-he-goes',
    {
      title: 'Down he goes',
      rules: ['BZ-BLOCK-08', 'BZ-BLOCK-09'],
      active: 1,
      pieces: { dwarf: dwarf('Blitzer', 10, 5), thrower: orc('Thrower', 11, 5, true) },
      you: 1,
      hint: [{ squares: [[10, 5]] }],
      dice: ['block knockdown', 'd6 1'],
      play: ['thrower block dwarf'],
      success: { dwarf: { at: 'reserve' }, thrower: { status: 'open' } },
    },
    { mistake: { play: ['thrower sidestep', 'step 12,5'], dice: [] } },
  ),
  lesson(
    'find-the-range',
    {
      title: 'Find the range',
      rules: ['BZ-THROW-01', 'BZ-THROW-02', 'BZ-THROW-03', 'BZ-THROW-04', 'BZ-THROW-05'],
      active: 1,
      pieces: {
        thrower: orc('Thrower', 11, 5, true),
        blitzer: orc('Blitzer', 6, 5),
        lineman: orc('Lineman', 6, 8),
      },
      you: 1,
      hint: [
        {
          squares: [
            [6, 5],
            [6, 8],
          ],
        },
        { squares: [[8, 6]] },
      ],
      play: ['thrower run', 'step 10,5', 'step 9,5', 'step 8,6', 'stop'],
      success: inRange.map((at) => ({ thrower: { at }, asked: 'action' })),
    },
    { mistake: { play: ['thrower run', 'step 10,5', 'stop'] } },
  ),
  lesson(
    'let-it-fly',
    {
      title: 'Let it fly',
      rules: ['BZ-THROW-13', 'BZ-THROW-14', 'BZ-THROW-15', 'BZ-SCAT-01'],
      active: 1,
      pieces: {
        thrower: orc('Thrower', 8, 6, true),
        blitzer: orc('Blitzer', 6, 5),
        lineman: orc('Lineman', 6, 8),
      },
      you: 1,
      hint: [{ squares: [[6, 5]] }],
      dice: ['d6 4'],
      play: ['thrower throw', 'target blitzer'],
      success: { blitzer: { ball: true } },
    },
    {
      mistake: { play: ['thrower throw', 'target blitzer'], dice: ['d6 2', 'd8 4'] },
      variants: [
        { id: 'missed', dice: ['d6 2', 'd8 4'] },
        { id: 'fumble', dice: ['d6 1', 'd8 6'] },
      ],
    },
  ),
  lesson(
    'touchdown',
    {
      title: 'Touchdown',
      rules: ['BZ-RES-01', 'BZ-TD-01', 'BZ-TD-05'],
      pieces: {
        first: reserve(0, 'Lineman'),
        second: reserve(0, 'Lineman'),
        dwarf: reserve(0, 'Blitzer'),
        blitzer: orc('Blitzer', 6, 5, true),
      },
      hint: [
        {
          squares: [
            [0, 2],
            [0, 4],
            [0, 6],
          ],
        },
        {
          squares: [
            [5, 6],
            [4, 6],
            [3, 6],
            [2, 7],
            [1, 8],
            [0, 9],
          ],
        },
      ],
      play: [
        'first reserves',
        'first place 0,2',
        'second reserves',
        'second place 0,4',
        'dwarf reserves',
        'dwarf place 0,6',
        'blitzer run',
        'step 5,6',
        'step 4,6',
        'step 3,6',
        'step 2,7',
        'step 1,8',
        'step 0,9',
      ],
      success: { scores: [0, 4], blitzer: { at: 'reserve' } },
      failure: [{ turn: 2, asked: 'action', actions: 2 }, { turn: 3 }],
    },
    {
      mistake: {
        play: [
          'first reserves',
          'first place 0,2',
          'second reserves',
          'second place 0,4',
          'dwarf reserves',
          'dwarf place 0,6',
          'blitzer run',
          'step 5,6',
          'stop',
        ],
      },
    },
  ),
]
