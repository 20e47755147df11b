import { BLOCK_ACTION, blitzBowl, setUpPosition, THROW } from '@undercroft/blitz-bowl'
import { bloodBowl } from '@undercroft/blood-bowl'
import { dungeonBowl } from '@undercroft/dungeon-bowl'
import { type Game, Random } from '@undercroft/engine'
import { skirmishGame } from '@undercroft/skirmish'
import { describe, expect, it } from 'vitest'
import { coachFor, guideFor, isLevel, type Level, ready, usualBudget } from './levels.ts'
import { STYLES, stylesOf } from './styles.ts'

describe('a level', () => {
  it('is a name or a number, with a style or without', () => {
    for (const level of ['random', 'master', '1', '10', 'veteran/bold', '7/bashing']) expect(isLevel(level)).toBe(true)
    for (const level of [
      '',
      '0',
      '11',
      'expert',
      'veteran/',
      'veteran/mad',
      'random/bold',
      'veteran/bold/bold',
      'toString',
    ])
      expect(isLevel(level)).toBe(false)
    expect(() => coachFor('skirmish', '11' as Level)).toThrow("there is no level '11'")
  })

  it('may simulate no less the higher its number', () => {
    const budgets = (['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const).map(
      (grade) => usualBudget('skirmish', grade).decisions,
    )
    expect(budgets).toEqual([...budgets].sort((a, b) => a - b))
    expect(usualBudget('skirmish', '7/bold')).toEqual(usualBudget('skirmish', '7'))
  })

  it('plays the same match for the same seed', async () => {
    await ready('skirmish', '3')
    const game = skirmishGame as unknown as Game
    const firstOf = () => {
      const match = game.create({}, 7)
      const coaches = [coachFor(game.id, '2/bold'), coachFor(game.id, '3')]
      const random = new Random(5)
      const actions = []
      for (let i = 0; i < 40; i++) {
        const decision = game.decision(match)
        if (!decision) break
        const { seat } = decision
        const budget = { decisions: 60 }
        const { action } = coaches[seat].choose({ game, view: game.view(match, seat), decision, seat, random, budget })
        actions.push(action)
        game.play(match, game.legal(match, action))
      }
      return actions
    }
    expect(firstOf()).toEqual(firstOf())
  })
})

describe('a style', () => {
  it('is known in the game, or refused', () => {
    expect(stylesOf('skirmish')).not.toContain('passing')
    expect(stylesOf('blood-bowl')).toEqual(STYLES)
    expect(() => coachFor('skirmish', 'veteran/passing')).toThrow(
      "nobody is 'passing' in skirmish (there is: bold, careful, bashing)",
    )
  })

  const dungeon = dungeonBowl.create({ teams: ['Grave Choir', 'Lantern Guard'] }, 3)
  const value = (level: Level, match: unknown = dungeon) => guideFor('dungeon-bowl', level).evaluate(match as never, 0)

  it('shifts how much players count', () => {
    const hurt = dungeonBowl.clone(dungeon)
    hurt.state.teams[0].rerolls = 0
    const [bold, usual, careful] = (['veteran/bold', 'veteran', 'veteran/careful'] as const).map(
      (level) => value(level) - value(level, hurt),
    )
    expect(bold).toBeLessThan(usual)
    expect(careful).toBeGreaterThan(usual)
  })

  it('is glad of passes that arrive, or of blocks', () => {
    const blood = bloodBowl.create({ turns: 8 }, 3)
    const gladOf = (level: Level, change: (team: { completions: number; blocks: number }) => void) => {
      const changed = bloodBowl.clone(blood)
      change(changed.state.teams[0])
      const { evaluate } = guideFor('blood-bowl', level)
      return evaluate(changed as never, 0) - evaluate(blood as never, 0)
    }
    const pass = (team: { completions: number }) => {
      team.completions++
    }
    const block = (team: { blocks: number }) => {
      team.blocks++
    }
    expect(gladOf('veteran', pass)).toBe(0)
    expect(gladOf('veteran/passing', pass)).toBeGreaterThan(0)
    expect(gladOf('veteran/bashing', block)).toBeGreaterThan(0)
    expect(gladOf('veteran/careful', block)).toBe(0)
  })

  it.each([
    ['passing', THROW],
    ['bashing', BLOCK_ACTION],
  ] as const)('%s in Blitz Bowl is glad of its own actions of the turn', (style, kind) => {
    const before = setUpPosition({
      teams: ['human', 'orc'],
      turn: 5,
      active: 0,
      pieces: {
        ours: { team: 0, position: 'Lineman', at: [3, 5] },
        theirs: { team: 1, position: 'Lineman', at: [9, 5] },
      },
    } as never)
    const gladness = (team: number) => {
      const after = blitzBowl.clone(before)
      const player = after.state.players.findIndex((one) => one.team === team && one.square >= 0)
      after.state.history.push((player << 4) | (kind << 1))
      const gain = (level: Level) => {
        const { evaluate } = guideFor('blitz-bowl', level)
        return evaluate(after as never, 0) - evaluate(before as never, 0)
      }
      return gain(`veteran/${style}`) - gain('veteran')
    }
    expect(gladness(0)).toBeGreaterThan(0)
    expect(gladness(1)).toBe(0)
  })
})
