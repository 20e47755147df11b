import { Random } from '@undercroft/engine'
import { type Command, commandFor } from '@undercroft/league'
import type { GameId } from '../games/index.ts'
import { t } from '../i18n/index.ts'
import { listItems } from '../workshop/library/store.ts'
import { LeagueBook, roller } from './book.ts'
import { draftTeam, enter, rosterOf } from './entrants.ts'
import { isByTheBook } from './games.ts'
import { refusalText } from './refusal.ts'

/** What is asked for before a league begins. */
export interface Plan {
  readonly game: GameId
  readonly format: 'season' | 'cup'
  readonly name: string
  readonly who: string
  readonly bonusPoint: boolean
  readonly budgetCap: boolean
  readonly turnLimit: number | null
  /** Ids of teams from the workshop. */
  readonly own: readonly string[]
  /** New teams for people at this device, and how many of the computer. */
  readonly people: readonly Person[]
  readonly computers: number
}

/** Somebody at this device: a name (empty: whoever founds the league), and what the new team is (empty: by lot). */
export interface Person {
  readonly coach: string
  readonly side: string
}

/** One person and three computers, by the book. */
export const usualPlan = (): Plan => ({
  game: 'dungeon-bowl',
  format: 'season',
  name: t('league.found.default-name'),
  who: t('league.found.default-who'),
  bonusPoint: false,
  budgetCap: false,
  turnLimit: 16,
  own: [],
  people: [{ coach: '', side: '' }],
  computers: 3,
})

/** Founds the league, enters its teams and begins. Throws with the reason where that is refused. */
export async function found(plan: Plan): Promise<LeagueBook> {
  const { format, bonusPoint, turnLimit } = plan
  const options = { format, bonusPoint, turnLimit, budgetCap: plan.budgetCap ? 1_300_000 : null }
  const book = await LeagueBook.found(plan.game, plan.name, plan.who, options)
  const random = new Random(crypto.getRandomValues(new Uint32Array(1))[0])
  const kept = isByTheBook(plan.game) ? await listItems(`${plan.game}/team`) : []
  for (const item of kept.filter(({ id }) => plan.own.includes(id))) enter(book, rosterOf(item), plan.who, false)
  for (const { coach, side } of plan.people) {
    enter(book, draftTeam(book, random, side), coach.trim() || plan.who, false)
  }
  for (let i = 0; i < plan.computers; i++) {
    enter(book, draftTeam(book, random), t('league.computer'), true)
  }
  const begin = commandFor(book.game, book.league, { kind: 'start' }, roller) as Command
  const refused = book.do(begin)
  if (refused) throw new Error(refusalText(refused))
  return book
}
