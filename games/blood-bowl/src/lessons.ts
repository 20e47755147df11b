import type { Lesson, ScenarioData } from '@undercroft/engine/scenario'

/** The turn is over: by a turnover, or because it was ended. */
const failure: NonNullable<ScenarioData['failure']> = [{ turn: { team: 1 } }]

const lesson = (
  id: string,
  fields: Partial<ScenarioData> & { readonly title: string },
  mistake: Lesson['mistake'],
): Lesson => ({
  id,
  scenario: { game: 'blood-bowl', you: 0, failure, ...fields },
  mistake,
})

type Spot = readonly [x: number, y: number]
const human = (role: string, at?: Spot) => ({ position: `human-${role}`, ...(at ? { at } : {}) })
const orc = (at?: Spot, role = 'lineman') => ({ position: `orc-${role}-bb`, ...(at ? { at } : {}) })

const steps = (...squares: readonly string[]): string[] => squares.map((square) => `step ${square}`)

/** Eleven of a kind in the Reserves, under the letters from the given one on. */
const eleven = (first: 'A' | 'a', piece: object) =>
  Object.fromEntries(
    Array.from({ length: 11 }, (_, i) => [
      String.fromCharCode(first.charCodeAt(0) + i),
      { ...piece, state: 'reserves' },
    ]),
  )

/** The lessons, in the order in which they are taught. */
export const lessons: readonly Lesson[] = [
  lesson(
    'slip-away',
    {
      title: 'Slip away',
      rules: ['DB-MOVE-01', 'DB-MOVE-15', 'DB-MOVE-18', 'DB-MOVE-21', 'BB-TD-01'],
      pieces: { A: human('catcher', [17, 7]), b: orc([16, 6]), c: orc([21, 4]) },
      ball: 'A',
      squares: [[25, 7]],
      hint: [{ squares: [[17, 7]] }, { squares: [[18, 8]] }, { squares: [[25, 7]] }],
      dice: ['d6 4'],
      play: ['activate A', 'move', ...steps('18,8', '19,8', '20,8', '21,8', '22,7', '23,7', '24,7', '25,7')],
      success: { touchdowns: [1, 0] },
    },
    { play: ['activate A', 'move', 'step 18,8', 'stop'], dice: ['d6 4'] },
  ),
  lesson(
    'two-against-one',
    {
      title: 'Two against one',
      rules: ['DB-BLK-06', 'DB-BLK-09', 'DB-BLK-12', 'DB-BLK-19', 'DB-PUSH-01'],
      pieces: { A: human('blitzer', [12, 7]), C: human('lineman', [9, 9]), b: orc([13, 7]) },
      hint: [{ squares: [[9, 9]] }, { squares: [[13, 8]] }, { squares: [[13, 7]] }],
      dice: ['block push-back', 'block pow', 'd6 3', 'd6 2'],
      play: [
        'activate C',
        'move',
        ...steps('10,9', '11,9', '12,9', '13,8'),
        'stop',
        'activate A',
        'block b',
        'face pow',
        'push 14,7',
        'stay',
      ],
      success: { b: { state: 'prone' } },
    },
    { play: ['activate C', 'move', 'step 10,9', 'stop', 'end-turn'], dice: [] },
  ),
  lesson(
    'the-cage',
    {
      title: 'The cage',
      rules: ['DB-STAT-06', 'DB-MOVE-21', 'DB-BLK-12'],
      pieces: {
        A: human('thrower', [11, 7]),
        B: human('lineman', [14, 6]),
        C: human('lineman', [14, 8]),
        D: human('blitzer', [16, 6]),
        E: human('blitzer', [12, 10]),
        f: orc([18, 9]),
        g: orc([18, 5], 'blitzer'),
        h: orc([19, 7], 'blitzer'),
      },
      ball: 'A',
      squares: [
        [16, 8],
        [15, 7],
      ],
      hint: [{ squares: [[16, 8]] }, { squares: [[15, 7]] }],
      dice: [],
      play: [
        'activate E',
        'move',
        ...steps('13,10', '14,10', '15,9', '16,8'),
        'stop',
        'activate A',
        'move',
        ...steps('12,7', '13,7', '14,7', '15,7'),
      ],
      success: { A: { at: [15, 7] }, E: { at: [16, 8] }, ball: 'A' },
    },
    { play: ['activate A', 'move', 'step 12,7', 'stop', 'end-turn'], dice: [] },
  ),
  lesson(
    'let-it-fly',
    {
      title: 'Let it fly',
      rules: ['DB-PASS-01', 'BB-PASS-01', 'DB-PASS-10', 'DB-CATCH-01', 'BB-TD-01'],
      pieces: {
        A: human('thrower', [12, 6]),
        C: human('catcher', [19, 9]),
        b: orc([13, 3]),
        d: orc([16, 11]),
        e: orc([22, 3]),
      },
      ball: 'A',
      squares: [[25, 9]],
      hint: [{ squares: [[12, 6]] }, { squares: [[19, 9]] }, { squares: [[25, 9]] }],
      dice: ['d6 5', 'd6 4'],
      play: [
        'activate A',
        'pass',
        'pass',
        'throw 19,9',
        'activate C',
        'move',
        ...steps('20,9', '21,9', '22,9', '23,9', '24,9', '25,9'),
      ],
      success: { touchdowns: [1, 0] },
    },
    { play: ['activate C', 'move', 'step 20,9', 'stop', 'end-turn'], dice: [] },
  ),
  lesson(
    'over-the-line',
    {
      title: 'Over the line',
      rules: ['BB-CROWD-02', 'BB-CROWD-07', 'BB-CROWD-09', 'DB-PUSH-01'],
      pieces: { A: human('blitzer', [13, 3]), b: orc([14, 0], 'blitzer') },
      ball: 'b',
      hint: [{ squares: [[14, 1]] }, { squares: [[14, 0]] }],
      dice: ['block push-back', 'd6 5', 'd6 4', 'd6 3', 'd6 2', 'd6 3', 'd8 5'],
      play: ['activate A', 'blitz b', ...steps('13,2', '14,1'), 'block', 'stay'],
      success: { b: { state: 'knocked-out' } },
    },
    { play: ['activate A', 'move', 'step 13,2', 'stop'], dice: [] },
  ),
  lesson(
    'the-boot',
    {
      title: 'The boot',
      rules: ['DB-FOUL-01', 'BB-FOUL-01', 'BB-FOUL-04', 'BB-FOUL-06'],
      pieces: {
        A: human('lineman', [10, 6]),
        C: human('lineman', [12, 8]),
        b: { ...orc([12, 7], 'blitzer'), state: 'prone' },
      },
      hint: [{ squares: [[12, 8]] }, { squares: [[12, 7]] }],
      dice: ['d6 6', 'd6 4', 'd6 5', 'd6 3'],
      play: ['activate A', 'foul b', 'step 11,7', 'foul'],
      success: { b: { state: 'knocked-out' } },
    },
    { play: ['activate A', 'move', 'stop', 'end-turn'], dice: [] },
  ),
  lesson(
    'kick-off',
    {
      title: 'Set-up and kick-off',
      rules: ['BB-SETUP-02', 'BB-SETUP-05', 'BB-SETUP-06', 'BB-KICK-02', 'BB-KICK-03', 'BB-KICK-05'],
      begins: 'drive',
      kicking: 0,
      turns: [0, 0],
      pieces: { ...eleven('A', human('lineman')), ...eleven('a', orc()) },
      squares: [[20, 7]],
      hint: [{ squares: [[12, 7]] }, { squares: [[20, 7]] }],
      dice: ['d8 5', 'd6 2', 'd6 3', 'd6 4', 'd6 3', 'd6 3', 'd8 2'],
      play: ['formation spread', 'formation attack', 'kicker K', 'kick 20,7'],
      success: { turn: { team: 1 } },
      failure: [{ asked: 'touchback' }],
    },
    {
      play: ['formation spread', 'formation attack', 'kicker K', 'kick 25,7'],
      dice: ['d8 5', 'd6 6', 'd6 3', 'd6 4', 'd6 3', 'd6 3'],
    },
  ),
]
