import { canonical, FileError, type Game, type Match, readReplay, readSave, replaySteps } from '@undercroft/engine'
import { type Command, type CommandOf, type Fixture, fixtureOf, luckOf, optionsOf, seasonOf } from '@undercroft/league'
import { startMatch } from '../app/start.ts'
import { type GameId, loadGame } from '../games/index.ts'
import { t } from '../i18n/index.ts'
import { findMatch, type KeptMatch, type SeatConfig } from '../match/saves.ts'
import type { LeagueBook } from './book.ts'

/** Begins the match of a fixture at this screen, and remembers that it belongs there. */
export async function beginFixture(
  book: LeagueBook,
  id: string,
  seats: readonly SeatConfig[],
  realDice: boolean,
): Promise<string> {
  const adapter = await loadGame(book.game.id as GameId)
  const options = optionsOf(book.game, book.league, id) as Record<string, unknown>
  const match = await startMatch(adapter, options, seats, null, realDice)
  await book.tie(id, match)
  return match
}

/** How the match that was begun here for a fixture stands; null where none was. */
export async function matchOfFixture(book: LeagueBook, fixture: string): Promise<KeptMatch | null> {
  const id = book.matchOf(fixture)
  return (id && (await findMatch(id).catch(() => undefined))) || null
}

/** What the match that was played here for this fixture amounts to: a report, or a concession (DB-LG-09). */
export async function commandOfMatch(book: LeagueBook, fixture: string): Promise<Command> {
  const kept = await findMatch(book.matchOf(fixture) ?? '')
  if (!kept) throw new FileError(t('league.file.not-kept'))
  if (kept.conceded !== undefined) {
    const { home, away } = fixtureOf(seasonOf(book.league), fixture) as Fixture
    return { type: 'concede', fixture, team: kept.conceded === 0 ? home : away }
  }
  const { game } = await loadGame(kept.game)
  return reportOf(book, fixture, 'played', game, readSave(game, kept.save).match)
}

function reportOf(book: LeagueBook, fixture: string, source: 'played' | 'file', game: Game, match: Match): Command {
  return { type: 'report', fixture, report: book.game.reportOf(match), source, ...luckOf(game.result(match)) }
}

/** A match from elsewhere: a replay, or a result with its replay. It is run, and must give the report that it claims. */
export async function commandOfFile(book: LeagueBook, fixture: string, json: unknown): Promise<Command> {
  const { replay: inner, report: claimed } = (json ?? {}) as { replay?: unknown; report?: unknown }
  const { game } = await loadGame(book.game.id as GameId)
  const replay = readReplay(game, inner ?? json)
  const match = game.create(replay.options, replay.seed)
  for (const _step of replaySteps(game, replay, match));
  if (!game.isOver(match)) throw new FileError(t('league.file.not-over'))
  const ours = game.create(optionsOf(book.game, book.league, fixture), null).options as { teams?: unknown }
  if (canonical((match.options as { teams?: unknown }).teams) !== canonical(ours.teams)) {
    throw new FileError(t('league.file.other-teams'))
  }
  const command = reportOf(book, fixture, 'file', game, match) as CommandOf<'report'>
  if (claimed !== undefined && canonical(claimed) !== canonical(command.report)) {
    throw new FileError(t('league.file.other-report'))
  }
  return command
}
