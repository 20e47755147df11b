import type { ScenarioData } from '@undercroft/engine/scenario'
import { distance, isAdjacent, isShort } from './pitch.ts'
import { isMarked, isOpen } from './queries.ts'
import { namesOf } from './scenario/position.ts'
import type { PieceData, PositionData } from './scenario/schema.ts'
import type { Blitz, Player } from './state.ts'

/** A training lesson (BZ-GEN-34): a scenario with forced dice that a coach plays himself. */
export interface Lesson {
  readonly id: string
  readonly title: string
  /** What to do, and help for those who ask for it. */
  readonly goal: string
  readonly hint: string
  /** The position, the forced dice, and under `play` one way to solve it. */
  readonly scenario: ScenarioData & PositionData
  /** The same throw with other dice, to show how it can go wrong. */
  readonly replays?: readonly { readonly title: string; readonly dice: readonly string[] }[]
  readonly isPassed: (match: Blitz) => boolean
}

const dwarf = (position: string, x: number, y: number): PieceData => ({ team: 0, position, at: [x, y] })
const orc = (position: string, x: number, y: number, ball?: true): PieceData => ({
  team: 1,
  position,
  at: [x, y],
  ...(ball ? { ball } : {}),
})

/** The first turn of a match: no pre-turn sequence, no cards. */
function lesson(
  id: string,
  title: string,
  words: Pick<Lesson, 'goal' | 'hint'>,
  rules: string[],
  position: Pick<PositionData, 'pieces' | 'active'>,
  solution: { dice?: string[]; play: string[] },
  isPassed: (match: Blitz, find: (name: string) => Player) => boolean,
): Lesson {
  const scenario = { game: 'blitz-bowl', title, rules, turn: 1, ...position, ...solution }
  const names = namesOf(scenario)
  return {
    id,
    title,
    ...words,
    scenario,
    isPassed: (match) => isPassed(match, (name) => match.state.players[names.get(name)!]),
  }
}

const marked = (match: Blitz, player: Player): boolean => isMarked(match.state, match.state.players.indexOf(player))
const open = (match: Blitz, player: Player): boolean => isOpen(match.state, match.state.players.indexOf(player))

/** The seven lessons, in the order in which they are taught. */
export const lessons: readonly Lesson[] = [
  lesson(
    'hold-the-ground',
    'Hold the ground',
    {
      goal: 'Run with the Dwarf Blitzer to a square exactly two squares from the Orc Thrower.',
      hint: 'No square next to a standing Orc may be entered, so go round above: (4,4), (5,3), (6,3), (7,3), (8,4).',
    },
    ['BZ-RUN-01', 'BZ-RUN-02', 'BZ-RUN-03', 'BZ-RUN-04', 'BZ-RUN-05'],
    {
      pieces: {
        dwarf: dwarf('Blitzer', 3, 5),
        blitzer: orc('Blitzer', 6, 5),
        lineman: orc('Lineman', 6, 8),
        thrower: orc('Thrower', 10, 5, true),
      },
    },
    { play: ['dwarf run', 'step 4,4', 'step 5,3', 'step 6,3', 'step 7,3', 'step 8,4'] },
    (match, find) =>
      match.state.acts.length === 0 &&
      open(match, find('dwarf')) &&
      distance(find('dwarf').square, find('thrower').square) === 2,
  ),
  lesson(
    'get-close',
    'Get close',
    {
      goal: 'Mark the Orc Thrower with the Dwarf Blitzer.',
      hint: 'One step is enough, for example to (9,5): the move ends as soon as you stand next to an opponent.',
    },
    ['BZ-MARK-01', 'BZ-MARK-02', 'BZ-MARK-03', 'BZ-MARK-04', 'BZ-STATUS-03'],
    {
      pieces: {
        dwarf: dwarf('Blitzer', 8, 4),
        blitzer: orc('Blitzer', 6, 5),
        lineman: orc('Lineman', 6, 8),
        thrower: orc('Thrower', 10, 5, true),
      },
    },
    { play: ['dwarf mark', 'step 9,5'] },
    (match, find) =>
      marked(match, find('dwarf')) &&
      marked(match, find('thrower')) &&
      isAdjacent(find('dwarf').square, find('thrower').square),
  ),
  lesson(
    'first-block',
    'First block',
    {
      goal: 'Block the Thrower, shove him back and follow up.',
      hint: 'Choose the Block, keep the Shove, then step into the square he left.',
    },
    ['BZ-BLOCK-01', 'BZ-BLOCK-02', 'BZ-BLOCK-11', 'BZ-BLOCK-13'],
    {
      pieces: {
        dwarf: dwarf('Blitzer', 9, 5),
        blitzer: orc('Blitzer', 6, 5),
        lineman: orc('Lineman', 6, 8),
        thrower: orc('Thrower', 10, 5, true),
      },
    },
    { dice: ['block shove'], play: ['dwarf block thrower', 'pass', 'follow-up'] },
    (_, find) =>
      find('thrower').square === 5 * 15 + 11 && find('thrower').ball >= 0 && find('dwarf').square === 5 * 15 + 10,
  ),
  lesson(
    'down-he-goes',
    'Down he goes',
    {
      goal: 'Now the Orcs: block the Dwarf Blitzer with the Thrower and get rid of him.',
      hint: 'A Knockdown lays him prone; his Armour test decides whether he leaves the pitch.',
    },
    ['BZ-BLOCK-08', 'BZ-BLOCK-09'],
    {
      active: 1,
      pieces: { dwarf: dwarf('Blitzer', 10, 5), thrower: orc('Thrower', 11, 5, true) },
    },
    { dice: ['block knockdown', 'd6 1'], play: ['thrower block dwarf'] },
    (match, find) => find('dwarf').square < 0 && open(match, find('thrower')),
  ),
  lesson(
    'find-the-range',
    'Find the range',
    {
      goal: 'Run with the Thrower to a square from which both team-mates are at short range, but not next to you.',
      hint: 'The square (8,6) will do: two columns and one row to the Blitzer, two and two to the Lineman.',
    },
    ['BZ-THROW-01', 'BZ-THROW-02', 'BZ-THROW-03', 'BZ-THROW-04', 'BZ-THROW-05'],
    {
      active: 1,
      pieces: {
        thrower: orc('Thrower', 11, 5, true),
        blitzer: orc('Blitzer', 6, 5),
        lineman: orc('Lineman', 6, 8),
      },
    },
    { play: ['thrower run', 'step 10,5', 'step 9,5', 'step 8,6', 'stop'] },
    (match, find) =>
      match.state.acts.length === 0 &&
      [find('blitzer'), find('lineman')].every(
        ({ square }) => isShort(find('thrower').square, square) && !isAdjacent(find('thrower').square, square),
      ),
  ),
  {
    ...lesson(
      'let-it-fly',
      'Let it fly',
      {
        goal: 'Throw the ball to the Orc Blitzer.',
        hint: 'Choose Throw, then the Blitzer as target. A 3 or more succeeds.',
      },
      ['BZ-THROW-13', 'BZ-THROW-14', 'BZ-THROW-15', 'BZ-SCAT-01'],
      {
        active: 1,
        pieces: {
          thrower: orc('Thrower', 8, 6, true),
          blitzer: orc('Blitzer', 6, 5),
          lineman: orc('Lineman', 6, 8),
        },
      },
      { dice: ['d6 4'], play: ['thrower throw', 'target blitzer'] },
      (_, find) => find('blitzer').ball >= 0,
    ),
    replays: [
      { title: 'The throw fails', dice: ['d6 2', 'd8 4'] },
      { title: 'A fumble', dice: ['d6 1', 'd8 6'] },
    ],
  },
  lesson(
    'touchdown',
    'Touchdown',
    {
      goal: 'Bring two Linemen and the Blitzer of the Dwarfs back on; then score with the Orc Blitzer in spite of them.',
      hint: 'Dwarfs: Reserves to (0,2), (0,4) and (0,6). Orcs: run (5,6), (4,6), (3,6), (2,7), (1,8), (0,9) and end open.',
    },
    ['BZ-RES-01', 'BZ-TD-01', 'BZ-TD-05'],
    {
      pieces: {
        first: { team: 0, position: 'Lineman', at: 'reserve' },
        second: { team: 0, position: 'Lineman', at: 'reserve' },
        dwarf: { team: 0, position: 'Blitzer', at: 'reserve' },
        blitzer: orc('Blitzer', 6, 5, true),
      },
    },
    {
      play: [
        ...[
          'first reserves',
          'first place 0,2',
          'second reserves',
          'second place 0,4',
          'dwarf reserves',
          'dwarf place 0,6',
        ],
        ...['blitzer run', 'step 5,6', 'step 4,6', 'step 3,6', 'step 2,7', 'step 1,8', 'step 0,9'],
      ],
    },
    ({ state }, find) => state.scores[1] === 4 && find('blitzer').square < 0,
  ),
]
