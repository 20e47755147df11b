import { positionName, skillName, slug } from '../../games/ball/names.ts'
import { isKnown, named } from '../../i18n/index.ts'
import type { KindId, Problem } from '../library/kind.ts'

/** A word of a card ("Requires Outsider") is a type, a species or a creature. */
function cardWord(word: string): string {
  const keys = ['type', 'species', 'creature'].map((area) => `skirmish.${area}.${slug(word)}`)
  const key = keys.find(isKnown)
  return key ? named(key) : word
}

type Fact = string | number

/** How the facts of a problem are called in the language in use. */
const names: Readonly<Record<string, (value: Fact, kind: KindId) => Fact>> = {
  position: (value) => positionName(String(value)),
  skill: (value) => skillName(String(value)),
  star: (value) => named(`blood.star.${value}`),
  race: (value) => named(`blood.team.${value}.name`),
  other: (value, kind) =>
    value === '' ? '' : named(kind.endsWith('/team') ? `ball.skill.${value}.name` : `dungeon.room.${value}.name`),
  role: (value) => named(`workshop.role.${slug(String(value))}`),
  sort: (value) => named(`workshop.sort.${value}`),
  kind: (value) => named(`workshop.team.kind.${value}`),
  inducement: (value, kind) =>
    named(kind === 'blood-bowl/team' ? `blood.inducement.${value}.name` : `workshop.team.${value}`),
  tile: (value, kind) => named(kind.startsWith('skirmish') ? `skirmish.tile.${value}` : `dungeon.room.${value}.name`),
  area: (value) => named(`workshop.area.${value}`),
  creature: (value) => named(`skirmish.creature.${slug(String(value))}`),
  faction: (value) => named(`skirmish.faction.${value}`),
  words: (value) => String(value).split(', ').map(cardWord).join(', '),
}

/** A problem in words. */
export function problemText({ why, facts }: Problem, kind: KindId): string {
  const args: Record<string, Fact> = {}
  for (const [name, value] of Object.entries(facts)) args[name] = names[name]?.(value, kind) ?? value
  return named(`workshop.problem.${why}`, args)
}
