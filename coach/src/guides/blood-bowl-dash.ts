import { boardOf, EMPTY, hasAbility, type Player, PRONE } from '@undercroft/ball'
import type { BloodMatch } from '@undercroft/blood-bowl'
import type { Action } from '@undercroft/engine'

/** A roll, and the skill that allows it to be rolled again once in a turn. */
export interface Test {
  readonly skill: 'dodge' | 'sure-feet' | 'sure-hands' | 'pass' | 'catch'
  readonly chance: number
}

const RUSHES = 2
const RUSH = 5 / 6

/** The chance of a test of Agility with so many against it: 1 always fails, 6 always succeeds. */
export const agilityOdds = ({ ag }: Player, against: number): number => Math.max(1, Math.min(5, 7 - ag - against)) / 6

interface Reached {
  readonly square: number
  readonly chance: number
  readonly tests: readonly Test[]
  readonly before: Reached | null
}

/** The likeliest ways of somebody to the squares around him, with Dodges and Rushes, before any re-roll. `goal` is not walked over. */
export class Dash {
  private readonly best = new Map<number, Reached>()
  private readonly player: Player

  constructor(match: BloodMatch, player: Player, zones: Uint8Array, goal: number) {
    this.player = player
    const { squares } = match.state
    const { steps } = boardOf(match)
    const left = player.ma - (player.status === PRONE ? 3 : 0)
    let edge = new Map<number, Reached>([
      [player.square, { square: player.square, chance: 1, tests: [], before: null }],
    ])
    for (let step = 1; step <= left + RUSHES && left >= 0 && edge.size > 0; step++) {
      const next = new Map<number, Reached>()
      for (const at of edge.values()) {
        if (at.square === goal) continue
        for (let direction = 0; direction < 8; direction++) {
          const to = steps[at.square * 8 + direction]
          if (to < 0 || squares[to] !== EMPTY) continue
          const tests: Test[] = [...at.tests]
          if (step > left) tests.push({ skill: 'sure-feet', chance: RUSH })
          if (zones[at.square] > 0) tests.push({ skill: 'dodge', chance: agilityOdds(player, zones[to]) })
          const chance = tests.slice(at.tests.length).reduce((product, test) => product * test.chance, at.chance)
          const known = this.best.get(to)
          if (chance <= (known?.chance ?? 0) || chance <= (next.get(to)?.chance ?? 0)) continue
          next.set(to, { square: to, chance, tests, before: at })
        }
      }
      for (const reached of next.values()) this.best.set(reached.square, reached)
      edge = next
    }
  }

  /** How likely he gets there and passes `last`, with his skills and a re-roll of the team. 0 where there is no way. */
  odds(match: BloodMatch, square: number, last: readonly Test[] = []): number {
    const reached = this.best.get(square)
    if (!reached) return 0
    return chanceOf(match, this.player, [...reached.tests, ...last])
  }

  /** The steps there. */
  to(square: number): Action[] {
    const steps: Action[] = []
    for (let at = this.best.get(square) ?? null; at?.before; at = at.before)
      steps.unshift({ type: 'step', to: at.square } as Action)
    return steps
  }
}

/** How likely somebody passes all of these, where each skill and the team help once. */
export function chanceOf(match: BloodMatch, player: Player, tests: readonly Test[]): number {
  const skills = tests.map(({ skill }) => skill).filter((skill) => hasAbility(match, player, skill))
  return chanceWith(tests, new Set(skills), match.state.teams[player.team].rerolls > 0)
}

function chanceWith([test, ...rest]: readonly Test[], skills: ReadonlySet<string>, team: boolean): number {
  if (!test) return 1
  const { skill, chance } = test
  const passed = chance * chanceWith(rest, skills, team)
  const isHelped = skills.has(skill)
  if (!isHelped && !team) return passed
  const left = isHelped ? new Set([...skills].filter((other) => other !== skill)) : skills
  return passed + (1 - chance) * chance * chanceWith(rest, left, team && isHelped)
}
