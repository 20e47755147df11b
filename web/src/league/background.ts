import { freshSeed } from '@undercroft/engine'
import { commandFor, type Fixture, isDrawnKnockOut, optionsOf, seasonOf, waitingFor } from '@undercroft/league'
import { WorkerLine } from '../worker/line.ts'
import { type LeagueBook, roller } from './book.ts'
import type { MatchOrder, PlayedMatch } from './match.worker.ts'
import { refusalText } from './refusal.ts'

/** Matches between computers are played beside the page, one after the other, with progress. */
export interface Progress {
  readonly fixture: string
  readonly turns: number
  readonly left: number
}

const line = new WorkerLine<number>(() => new Worker(new URL('./match.worker.ts', import.meta.url), { type: 'module' }))

function playBeside(book: LeagueBook, fixture: string, told: (turns: number) => void): Promise<PlayedMatch> {
  const options = optionsOf(book.game, book.league, fixture)
  const order: MatchOrder = { game: book.game.id, options, level: 'rookie', seed: freshSeed() }
  return line.ask(order, told) as Promise<PlayedMatch>
}

export const isComputers = ({ league }: LeagueBook, { home, away }: Fixture): boolean =>
  league.teams[home].computer && league.teams[away].computer

/** Whatever waits of the computers but their matches. */
export function tidyComputers(book: LeagueBook): void {
  for (;;) {
    const waiting = waitingFor(book.game, book.league).find(
      (wait) => wait.kind === 'aftermath' || (wait.kind === 'sequence' && book.league.teams[wait.team].computer),
    )
    const command = waiting && commandFor(book.game, book.league, waiting, roller)
    if (!command || book.do(command)) return
  }
}

/** The open fixtures between computers that come next. */
export function computerFixtures(book: LeagueBook): Fixture[] {
  return seasonOf(book.league).fixtures.filter((fixture) => fixture.status === 'open' && isComputers(book, fixture))
}

/** Plays these fixtures; `stop` ends it after the match at hand. */
export async function playComputers(
  book: LeagueBook,
  wanted: readonly string[],
  told: (progress: Progress) => void,
  isStopped: () => boolean,
): Promise<void> {
  for (const [at, fixture] of wanted.entries()) {
    if (isStopped()) return
    tidyComputers(book)
    const left = wanted.length - at
    told({ fixture, turns: 0, left })
    const play = () => playBeside(book, fixture, (turns) => told({ fixture, turns, left }))
    let played = await play()
    while (isDrawnKnockOut(book.game, book.league, fixture, played.report)) played = await play()
    const { report, luck } = played
    const refused = book.do({ type: 'report', fixture, report, source: 'played', ...(luck && { luck }) })
    if (refused) throw new Error(refusalText(refused))
    tidyComputers(book)
  }
}
