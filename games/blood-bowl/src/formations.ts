import type { Player } from '@undercroft/ball'
import type { AbilitySet } from '@undercroft/engine'
import { FORMATIONS, squareOf } from './data/formations.ts'
import { TABLE } from './table.ts'

/** What skills are worth on the line: used to blocks; runners and throwers belong behind. */
const SKILL_WORTH: Readonly<Record<string, number>> = {
  block: 3,
  guard: 6,
  'stand-firm': 4,
  'sure-hands': -15,
  catch: -8,
  pass: -12,
  stunty: -6,
}
const skillWorths = new WeakMap<AbilitySet, number>()

function skillWorth(skills: AbilitySet): number {
  const known = skillWorths.get(skills)
  if (known !== undefined) return known
  let worth = 0
  for (const skill of Object.keys(SKILL_WORTH)) if (TABLE.has(skills, skill)) worth += SKILL_WORTH[skill]
  skillWorths.set(skills, worth)
  return worth
}

/** How much somebody belongs on the line: strong, well armoured, with the skills for it. */
const lineWorth = ({ st, av, ma, skills }: Player): number => st * 12 + av * 2 - ma * 2 + skillWorth(skills)

/** Who stands where: the sturdiest in front. Returns pairs of player and square. */
export function lineUp(name: string, players: readonly Player[], team: number): [number, number][] {
  const order: { id: number; worth: number }[] = []
  for (const player of players) {
    const worth = lineWorth(player)
    let at = order.length
    for (; at > 0 && order[at - 1].worth < worth; at--) order[at] = order[at - 1]
    order[at] = { id: player.id, worth }
  }
  return order.slice(0, 11).map(({ id }, at) => [id, squareOf(FORMATIONS[name][at], team)])
}
