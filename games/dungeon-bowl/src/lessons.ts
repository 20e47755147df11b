import type { Lesson, ScenarioData } from '@undercroft/engine/scenario'

/** The turn is over (by a turnover, or because it was ended), or the one who could do it has been activated in vain. */
const failure = [{ turn: { team: 1 } }, { A: { activated: true }, asked: 'turn' }]

const lesson = (
  id: string,
  fields: Partial<ScenarioData> & { readonly title: string },
  mistake: Lesson['mistake'],
): Lesson => ({
  id,
  scenario: { game: 'dungeon-bowl', you: 0, failure, ...fields },
  mistake,
})

const human = (role: string) => ({ position: `human-${role}` })
const orc = { position: 'orc-lineman' }

/** The five lessons, in the order in which they are taught. */
export const lessons: readonly Lesson[] = [
  lesson(
    'slip-away',
    {
      title: 'Slip away',
      rules: ['DB-MOVE-01', 'DB-MOVE-15', 'DB-MOVE-18', 'DB-MOVE-21', 'DB-MOVE-25'],
      map: `
        ############
        #b.........#
        #.A........#
        #..........#
        ############`,
      pieces: { A: human('lineman'), b: orc },
      squares: [[9, 2]],
      hint: [
        { squares: [[2, 2]] },
        {
          squares: [
            [3, 1],
            [3, 2],
            [3, 3],
          ],
        },
        { squares: [[9, 2]] },
      ],
      dice: ['d6 4', 'd6 3'],
      play: ['activate A', 'move', 'step 3,2', 'step 4,2', 'step 5,2', 'step 6,2', 'step 7,2', 'step 8,2', 'step 9,2'],
      success: { A: { at: [9, 2], state: 'standing' } },
    },
    { play: ['activate A', 'move', 'step 3,2', 'stop'], dice: ['d6 4'] },
  ),
  lesson(
    'hard-walls',
    {
      title: 'Hard walls',
      rules: ['DB-BLK-06', 'DB-BLK-09', 'DB-BLK-19', 'DB-PUSH-10', 'DB-PUSH-11', 'DB-PUSH-13'],
      map: `
        ########
        #....C##
        #...Ab##
        #.....##
        ########`,
      pieces: { A: human('lineman'), b: orc, C: human('lineman') },
      hint: [{ squares: [[5, 2]] }, { squares: [[5, 1]] }, { squares: [[6, 2]] }],
      dice: ['block push-back', 'block both-down', 'd6 4', 'd6 3', 'd6 2'],
      play: ['activate A', 'block b', 'face push-back'],
      success: { b: { state: 'prone' } },
    },
    { play: ['activate A', 'move', 'stop'], dice: [] },
  ),
  lesson(
    'treasure',
    {
      title: 'Treasure',
      rules: ['DB-PORT-01', 'DB-PORT-03', 'DB-PORT-05', 'DB-CHEST-02', 'DB-CHEST-04', 'DB-CHEST-05'],
      map: `
        #############
        #...#.......#
        #A.1#..2.$..#
        #...#.......#
        #############
        #.3..4..5..6#
        #############`,
      pieces: { A: human('catcher') },
      hint: [{ squares: [[3, 2]] }, { squares: [[7, 2]] }, { squares: [[9, 2]] }],
      dice: ['d6 2'],
      play: ['activate A', 'move', 'step 2,2', 'step 3,2', 'bearings', 'step 8,2', 'open 9,2'],
      success: { ball: 'A' },
    },
    { play: ['activate A', 'move', 'step 2,2', 'stop'], dice: [] },
  ),
  lesson(
    'long-arm',
    {
      title: 'A long arm',
      rules: ['DB-PASS-01', 'DB-PASS-06', 'DB-PASS-10', 'DB-PASS-11', 'DB-PASS-12', 'DB-CATCH-01'],
      map: `
        ############
        #b.........#
        #.A.....C..#
        #..........#
        ############`,
      pieces: { A: human('thrower'), b: orc, C: human('catcher') },
      ball: 'A',
      hint: [{ squares: [[2, 2]] }, { squares: [[8, 2]] }],
      dice: ['d6 5', 'd6 4'],
      play: ['activate A', 'pass', 'pass', 'throw 8,2'],
      success: { ball: 'C' },
    },
    { play: ['activate A', 'pass', 'stop'], dice: [] },
  ),
  lesson(
    'one-is-enough',
    {
      title: 'One is enough',
      rules: ['DB-BLK-21', 'DB-TD-01', 'DB-TD-08'],
      map: `
        ###############
        #<<.........>>#
        #<<...A.Cb..>>#
        #<<.........>>#
        ###############`,
      pieces: { A: human('lineman'), b: orc, C: human('blitzer') },
      ball: 'A',
      squares: [
        [12, 1],
        [12, 2],
        [12, 3],
      ],
      hint: [
        { squares: [[9, 2]] },
        {
          squares: [
            [7, 1],
            [8, 1],
            [9, 1],
            [10, 1],
            [11, 1],
            [12, 1],
          ],
        },
      ],
      dice: ['block pow', 'd6 3', 'd6 2'],
      play: [
        'activate C',
        'block b',
        'push 10,2',
        'stay',
        'activate A',
        'move',
        'step 7,1',
        'step 8,1',
        'step 9,1',
        'step 10,1',
        'step 11,1',
        'step 12,1',
      ],
      success: { touchdowns: [1, 0] },
    },
    { play: ['activate A', 'move', 'step 7,2', 'stop'], dice: [] },
  ),
]
