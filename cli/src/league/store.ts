import { randomInt } from 'node:crypto'
import { existsSync } from 'node:fs'
import { dieByName, draw, FileError, seededDice } from '@undercroft/engine'
import {
  type Command,
  decide,
  fold,
  type League,
  type LeagueEvent,
  LeagueFileError,
  type LeagueGame,
  leagueText,
  type Roller,
  readLeague,
  refusalText,
  type Say,
} from '@undercroft/league'
import { UsageError } from '../errors.ts'
import { about, readJson, writeWhole } from '../files.ts'

const games: Readonly<Record<string, () => Promise<{ leagueGame: LeagueGame }>>> = {
  'dungeon-bowl': () => import('@undercroft/league/dungeon-bowl'),
  'blitz-bowl': () => import('@undercroft/league/blitz-bowl'),
  'blood-bowl': () => import('@undercroft/league/blood-bowl'),
  skirmish: () => import('@undercroft/league/skirmish'),
}

const LEAGUE_GAMES: readonly string[] = Object.keys(games)

async function loadLeagueGame(id: string): Promise<LeagueGame> {
  if (!Object.hasOwn(games, id))
    throw new UsageError(`there are no leagues of '${id}' (there are: ${LEAGUE_GAMES.join(', ')})`)
  return (await games[id]()).leagueGame
}

/** What is wrong with the file, in the language in use. */
function inWords<T>(file: string, say: Say, act: () => T): T {
  return about(file, () => {
    try {
      return act()
    } catch (error) {
      if (error instanceof LeagueFileError) throw new FileError(refusalText(say, error.refusal))
      throw error
    }
  })
}

/** Who gives the commands here: everybody at this terminal. */
const WHO = 'commissioner'

/** A league in a file: every command that is carried out is written at once. */
export class LeagueStore {
  readonly file: string
  readonly game: LeagueGame
  readonly events: LeagueEvent[]
  readonly say: Say
  league: League

  private constructor(file: string, game: LeagueGame, events: LeagueEvent[], league: League, say: Say) {
    this.say = say
    this.file = file
    this.game = game
    this.events = events
    this.league = league
  }

  static async found(file: string, gameId: string, name: string, options: object, say: Say): Promise<LeagueStore> {
    if (existsSync(file)) throw new FileError(say('terminal.there-already', { file }))
    const game = await loadLeagueGame(gameId)
    const { refused, event, league } = decide(game, null, { type: 'found', name, game: game.id, options }, WHO)
    if (refused) throw new UsageError(refusalText(say, refused))
    const store = new LeagueStore(file, game, [event], league, say)
    store.write()
    return store
  }

  static async open(file: string, say: Say): Promise<LeagueStore> {
    const json = readJson(file)
    const events = inWords(file, say, () => readLeague(json))
    const [first] = events
    const game = await loadLeagueGame(first.type === 'found' ? first.game : '')
    const league = inWords(file, say, () => fold(game, events))
    return new LeagueStore(file, game, events, league, say)
  }

  /** Carries a command out and writes the file; a refusal is told in words, with its rule. */
  do(command: Command): League {
    const { refused, event, league } = decide(this.game, this.league, command, WHO)
    if (refused) throw new UsageError(refusalText(this.say, refused))
    this.events.push(event)
    this.league = league
    this.write()
    return league
  }

  private write(): void {
    writeWhole(this.file, leagueText(this.events))
  }
}

/** Dice of the computer: by chance, or the same ones for the same seed. */
export function rollerFor(seed: number | undefined): Roller {
  const sidesOf = (name: string) => dieByName(name, []).sides
  if (seed === undefined) return ({ dice }) => dice.map((name) => randomInt(1, sidesOf(name) + 1))
  const state = seededDice(seed) as [number, number, number, number]
  return ({ dice }) => dice.map((name) => draw(state, sidesOf(name)))
}
