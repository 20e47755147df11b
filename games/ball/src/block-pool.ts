import { die, go, type Next, namedDie, roll } from '@undercroft/engine'
import { abilityCalled, isSpent, listenersOf, spend } from './abilities.ts'
import type { Block } from './block.ts'
import { FACES } from './data/block-dice.ts'
import { playerOf } from './field.ts'
import type { BallAbility } from './moments.ts'
import { hasTeamReroll, spendTeamReroll, teamRerollNeeds } from './rerolls.ts'
import type { BallMatch } from './state.ts'
import { forbidsRerolls } from './test.ts'

/** The block die as it is rolled: Push Back is on two faces, 'push' and 'push-back'. */
export const BLOCK = namedDie('block', ['player-down', 'both-down', 'push', 'push-back', 'stumble', 'pow'])

const D6 = [die(6)]
/** Pools of none, one, two and three block dice. */
export const POOLS = [[], [BLOCK], [BLOCK, BLOCK], [BLOCK, BLOCK, BLOCK]]

/** DB-BLK-05 to DB-BLK-07. */
export function blockDice(strength: number, against: number): number {
  if (strength === against) return 1
  const [more, less] = strength > against ? [strength, against] : [against, strength]
  return more > 2 * less ? 3 : 2
}

export interface BlockDiceAction {
  readonly type: 'face' | 'team-re-roll' | 'skill-re-roll' | 'accept'
  readonly face: (typeof FACES)[number]
  readonly skill: string
  readonly die: number
}

/** One choice for each face that lies there. */
export const faceChoices = ({ faces }: Block) =>
  [...new Set(faces)].map((face) => ({ type: 'face', face: FACES[face] }))

/** How the pool may be re-rolled: the whole by the team (DB-RR-13), one die by a skill (DB-RR-05); never both (DB-RR-15). */
export function poolRerolls(match: BallMatch, frame: Block): { type: string; skill?: string; die?: number }[] {
  const blocker = playerOf(match, frame.blocker)
  if (frame.reroll === 'team' || forbidsRerolls(match, blocker)) return []
  const found: { type: string; skill?: string; die?: number }[] = []
  for (const { ability, answer } of listenersOf(match, blocker, 'rerollsBlockDie', frame.target)) {
    const used = frame.rerollSkills.includes(ability.id)
    const { manyDice } = ability as BallAbility
    if (used ? !manyDice : isSpent(match, blocker, ability as BallAbility)) continue
    frame.faces.forEach((face, die) => {
      if (frame.rerolledDice.includes(die) || answer(match, blocker.id, frame, face) === 0) return
      found.push({ type: 'skill-re-roll', skill: ability.id, die })
    })
  }
  if (frame.rerolledDice.length === 0 && blocker.team === match.state.active && hasTeamReroll(match))
    found.push({ type: 'team-re-roll' })
  return found
}

export function rerollPool(match: BallMatch, frame: Block, { type, skill, die }: BlockDiceAction): Next {
  const blocker = playerOf(match, frame.blocker)
  if (type === 'skill-re-roll') {
    frame.reroll = skill
    frame.rerolledDice = [...frame.rerolledDice, die]
    frame.rerollSkills = [...frame.rerollSkills, skill]
    if (frame.rerollSkills.filter((used) => used === skill).length === 1)
      spend(match, blocker, abilityCalled(match, skill))
    return dieRerollNeeds(match, frame) > 1
      ? roll(match, D6, `${skill}-re-roll`, blocker.team, 'dieAllowed')
      : roll(match, POOLS[1], 'block', blocker.team, 'rerolledDie')
  }
  const needs = teamRerollNeeds(match, blocker)
  spendTeamReroll(match)
  frame.reroll = 'team'
  return needs === 1 ? go(match, 'throwDice') : roll(match, D6, 'team-re-roll', blocker.team, 'rerollAllowed')
}

/** What a D6 must show before the skill at work may re-roll the die it has named last. */
export function dieRerollNeeds(match: BallMatch, frame: Block): number {
  const { blocker, faces, rerolledDice, reroll } = frame
  const face = faces[rerolledDice[rerolledDice.length - 1]]
  return abilityCalled(match, reroll).on.rerollsBlockDie?.(match, blocker, frame, face) ?? 1
}

export function tellBlockDice(match: BallMatch, frame: Block, values: number[]): void {
  match.events?.push({
    type: 'roll',
    what: 'block',
    seat: playerOf(match, frame.blocker).team,
    piece: frame.blocker,
    dice: values.map(() => 'block'),
    values,
    target: null,
    modifiers: [],
    passed: null,
    reroll: frame.reroll === '' ? null : frame.reroll,
  })
}
