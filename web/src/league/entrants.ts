import type { BallRoster } from '@undercroft/ball'
import type { Random } from '@undercroft/engine'
import { freeName, idForTeam } from '@undercroft/league'
import type { Item } from '../workshop/library/store.ts'
import type { LeagueBook } from './book.ts'
import { namesFor, sideName } from './figures.ts'
import { loadLeagueGame } from './games.ts'
import { refusalText } from './refusal.ts'

/** The team list of something from the workshop. */
export const rosterOf = (item: Item): (BallRoster & { kind: string }) | undefined =>
  (item.content as { roster?: BallRoster & { kind: string } }).roster

/** Enters a team. Throws with the reason where the league refuses it. */
export function enter(book: LeagueBook, content: unknown, coach: string, computer: boolean): void {
  const team = idForTeam(book.league, book.game.nameOf(content))
  const refused = book.do({ type: 'enter-team', team, coach, computer, content })
  if (refused) throw new Error(`${book.game.nameOf(content)}: ${refusalText(refused)}`)
}

/** What a new team can be: of a college, of a race, or one that is ready-made. */
export async function sidesOf(game: string): Promise<{ id: string; name: string }[]> {
  const { sides } = await loadLeagueGame(game)
  return sides.map((id) => ({ id, name: sideName(game, id) }))
}

/** A team that nobody has drafted: sensible, of a name that is free, of this side or by lot. */
export function draftTeam(book: LeagueBook, random: Random, side = ''): unknown {
  const names = namesFor(book.game.id, book.game.names)
  return book.game.draft(random, freeName(book.league, names.includes(side) ? [side] : names, random), side)
}
