import { IllegalAction } from '@undercroft/engine'
import { type Act, isRefusal, refuse, type Scene } from './acts/act.ts'
import { found } from './acts/founding.ts'
import { ACTS } from './acts/index.ts'
import { whenOver } from './acts/sequences.ts'
import { LeagueFileError } from './chain.ts'
import type { Command, LeagueEvent } from './events.ts'
import type { LeagueGame, Refusal } from './game.ts'
import type { League } from './model.ts'
import { refusalText, sayInEnglish } from './words/index.ts'

export type Decided =
  | { readonly event: LeagueEvent; readonly league: League; readonly refused: null }
  | { readonly event: null; readonly league: null; readonly refused: Refusal }

/** Carries a command out, or says why not. `league` null: only a founding will do. Nothing is changed in place. */
export function decide(game: LeagueGame, league: League | null, command: Command, who: string, at?: string): Decided {
  const event = { ...command, by: who, ...(at === undefined ? {} : { at }) } as LeagueEvent
  const after = step(game, league, event)
  if (isRefusal(after)) return { event: null, league: null, refused: after }
  return { event, league: after, refused: null }
}

function step(game: LeagueGame, league: League | null, event: LeagueEvent): League | Refusal {
  if (league === null) return found(event, game)
  const act = (ACTS as unknown as Record<string, Act<Command['type']> | undefined>)[event.type]
  if (!act) return refuse('unknown-command', { command: event.type })
  try {
    const after = act({ league, game, event } as Scene<Command['type']>)
    return isRefusal(after) ? after : whenOver(game, { ...after, events: league.events + 1 })
  } catch (error) {
    if (error instanceof IllegalAction) return refuse('illegal-step', { reason: error.message })
    throw error
  }
}

/** Leagues of Blood Bowl once played without progress: of a team they kept the name of a ready-made one. */
const isTeamWithoutPlayers = (event: LeagueEvent): boolean =>
  event.type === 'enter-team' && typeof (event.content as { content?: unknown } | null)?.content === 'string'

/** The league that these events lead to. A FileError names the first one that is not possible. */
export function fold(game: LeagueGame, events: readonly LeagueEvent[], from: League | null = null): League {
  let league = from
  events.forEach((event, i) => {
    const after = step(game, league, event)
    if (isRefusal(after)) {
      if (game.progress && isTeamWithoutPlayers(event))
        throw new LeagueFileError('file-before-progress', { n: i + 1, count: events.length, game: game.title })
      const reason = refusalText(sayInEnglish, after)
      throw new LeagueFileError('file-impossible', { n: i + 1, count: events.length, what: event.type, reason })
    }
    league = after
  })
  if (!league) throw new LeagueFileError('not-founded')
  return league
}
