import type { Roster } from '@undercroft/dungeon-bowl'
import type { Random } from '@undercroft/engine'
import type { Item } from '../workshop/library/store.ts'
import type { LeagueBook } from './book.ts'
import { refusalText } from './refusal.ts'

/** The team list of something from the workshop. */
export const rosterOf = (item: Item): Roster | undefined => (item.content as { roster?: Roster }).roster

const idOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 30) || 'team'

/** Enters a team. Throws with the reason where the league refuses it. */
export function enter(book: LeagueBook, content: unknown, coach: string, computer: boolean): void {
  const plain = idOf(book.game.nameOf(content))
  let team = plain
  for (let n = 2; book.league.teams[team]; n++) team = `${plain}-${n}`
  const refused = book.do({ type: 'enter-team', team, coach, computer, content })
  if (refused) throw new Error(`${book.game.nameOf(content)}: ${refusalText(refused)}`)
}

/** A team that nobody has drafted: sensible, and of a name that is free. */
export async function draftTeam(book: LeagueBook, random: Random): Promise<unknown> {
  const taken = Object.values(book.league.teams).map(({ name }) => name)
  const free = (names: readonly string[]): string => {
    const left = names.filter((name) => !taken.includes(name))
    return left.length > 0 ? random.pick(left) : `${random.pick(names)} ${taken.length + 1}`
  }
  if (book.game.id === 'dungeon-bowl') {
    const { randomTeam, TEAM_NAMES } = await import('@undercroft/dungeon-bowl')
    return randomTeam(random, free(TEAM_NAMES))
  }
  const { readyMade } = book.game
  const name = free(readyMade.map((team) => team.name))
  return readyMade.find((team) => team.name === name) ?? { ...random.pick(readyMade), name }
}
