import type { Random } from '@undercroft/engine'
import type { League } from './model.ts'

/** The id of a team that is to enter: made from its name, and free. */
export function idForTeam({ teams }: League, name: string): string {
  const plain =
    name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 30) || 'team'
  let id = plain
  for (let n = 2; teams[id]; n++) id = `${plain}-${n}`
  return id
}

/** One of these names that no team has; with a number behind it where all are taken. */
export function freeName({ teams }: League, names: readonly string[], random: Random): string {
  const taken = Object.values(teams).map(({ name }) => name)
  const left = names.filter((name) => !taken.includes(name))
  return left.length > 0 ? random.pick(left) : `${random.pick(names)} ${taken.length + 1}`
}
