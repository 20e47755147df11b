import type { Lesson, ScenarioData } from '@undercroft/engine/scenario'

const lesson = (
  id: string,
  fields: Partial<ScenarioData> & { readonly title: string },
  mistake: Lesson['mistake'],
): Lesson => ({ id, scenario: { game: 'skirmish', you: 0, ...fields }, mistake })

const card = (id: string, more: object = {}) => ({ card: id, ...more })

/** The five lessons, in the order in which they are taught. */
export const lessons: readonly Lesson[] = [
  lesson(
    'within-call',
    {
      title: 'Within call',
      rules: ['SK-CMD-01', 'SK-CMD-03', 'SK-CMD-07', 'SK-CMD-08', 'SK-CMD-09'],
      map: `
        ......#.......
        ..P...#.......
        ......#.......
        ......#..F....
        ####..#.......
        .x.#..........`,
      pieces: { P: card('battle-priest'), F: card('human-footman'), x: card('orc-raider') },
      turn: 'P',
      squares: [[13, 0]],
      hint: [{ squares: [[5, 5]] }, { squares: [[9, 3]] }, { squares: [[13, 0]] }],
      play: ['step 3,2', 'step 4,3', 'step 5,4', 'step 5,5', 'end', 'step 10,2', 'step 11,1', 'step 12,0', 'step 13,0'],
      success: { F: { at: [13, 0] } },
      failure: { acting: 'x' },
    },
    { play: ['end', 'end'] },
  ),
  lesson(
    'both-sides',
    {
      title: 'From both sides',
      rules: ['SK-MELEE-02', 'SK-FLANK-01', 'SK-FLANK-02'],
      map: `
        .......
        .Dx....
        .......
        .....A.
        ......P`,
      pieces: {
        A: card('dwarf-axe-guard'),
        P: card('battle-priest'),
        D: card('human-footman'),
        x: card('hobgoblin-soldier'),
      },
      turn: 'A',
      hint: [{ squares: [[3, 1]] }],
      dice: ['d20 8', 'd20 19'],
      play: ['step 4,2', 'step 3,1', 'melee x'],
      success: { x: { hp: 5 } },
      failure: { asked: 'activate' },
    },
    { play: ['step 4,2', 'step 3,2', 'melee x'], dice: ['d20 8'] },
  ),
  lesson(
    'clear-shot',
    {
      title: 'A clear shot',
      rules: ['SK-COVER-01', 'SK-COVER-06', 'SK-COVER-07', 'SK-RANGED-03'],
      map: `
        .........
        .H..S..x.
        .........
        .........`,
      pieces: { H: card('hobgoblin-archer'), x: card('human-footman') },
      factions: ['LE', 'LG'],
      turn: 'H',
      hint: [{ squares: [[4, 1]] }, { squares: [[1, 3]] }],
      dice: ['d20 10', 'd20 19'],
      play: ['step 1,2', 'step 1,3', 'ranged x'],
      success: { x: { hp: 5 } },
      failure: { acting: 'x' },
    },
    { play: ['ranged x', 'end'], dice: ['d20 10'] },
  ),
  lesson(
    'nerves',
    {
      title: 'Nerves',
      rules: ['SK-MELEE-11', 'SK-MORALE-01', 'SK-MORALE-04'],
      map: `
        .........
        ...x.....
        ...A.....
        ...z.....
        .........`,
      pieces: { A: card('dwarf-axe-guard'), x: card('gnoll-marauder'), z: card('demon-spawn') },
      turn: 'A',
      hint: [{ squares: [[3, 3]] }, { squares: [[3, 1]] }],
      dice: ['d20 12', 'd20 5'],
      play: ['melee x'],
      success: [{ x: { is: ['routing'] } }, { x: { hp: 10 }, asked: 'flee' }],
      failure: [{ acting: 'x' }, { acting: 'z' }],
    },
    { play: ['melee z', 'end'], dice: ['d20 12'] },
  ),
  lesson(
    'mending',
    {
      title: 'Mending',
      rules: ['SK-SPELL-01', 'SK-SPELL-04', 'SK-SPELL-08'],
      map: `
        .........
        .P.......
        .........
        ......H..
        .x.......`,
      pieces: { H: card('healer-acolyte'), P: card('temple-paladin', { left: 20 }), x: card('orc-raider') },
      turn: 'H',
      hint: [{ squares: [[2, 2]] }, { squares: [[1, 1]] }],
      play: ['step 5,2', 'step 4,2', 'step 3,2', 'step 2,2', 'cast 0 P'],
      success: { P: { hp: 30 } },
      failure: [{ acting: 'P' }, { acting: 'x' }],
    },
    { play: ['end'] },
  ),
]
