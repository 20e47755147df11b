import { type Home, wordOf } from '@undercroft/engine'

/** The names of the sets, in order. */
export const setsOf = (homes: readonly { readonly set: string }[]): string[] =>
  [...new Set(homes.map(({ set }) => set))].sort()

/** What a match carries: the things of the sets that were asked for, and of those that anything in play belongs to. */
export function broughtBy(homes: readonly Home[], options: unknown, asked: readonly string[]): readonly Home[] {
  const inside = homes.filter(({ set }) => asked.includes(set))
  const said = JSON.stringify([options, inside])
  const used = homes.filter((home) => !asked.includes(home.set) && isNamed(home, said))
  return used.length === 0 ? inside : broughtBy(homes, options, [...asked, ...setsOf(used)])
}

/** By its id, or by its name at the end of a line: 'Minions 2 Marsh Toad'. */
const isNamed = (home: Home, said: string): boolean =>
  said.includes(`"${home.id}"`) || said.includes(` ${wordOf(home, 'name')}"`)
