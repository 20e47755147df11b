import { dieByName, draw, Random, seededDice } from '@undercroft/engine'
import type { Command, LeagueEvent } from '../events.ts'
import type { LeagueGame } from '../game.ts'
import { leagueGame } from '../games/dungeon-bowl.ts'
import { decide } from '../league.ts'
import { type League, type LeagueOptions, seasonOf } from '../model.ts'
import type { Roller } from '../steps.ts'
import { refusalText, sayInEnglish } from '../words/index.ts'

export const WHO = 'Commissioner'

/** Dice from a seed. */
export function seededRoller(seed: number): Roller {
  const dice = seededDice(seed) as [number, number, number, number]
  return ({ dice: names }) => names.map((name) => draw(dice, dieByName(name, []).sides))
}

/** A league that commands are given to; a refusal fails the test unless it is asked for. */
export class Table {
  readonly game: LeagueGame
  readonly events: LeagueEvent[] = []
  /** How the league stood after each event. */
  readonly history: League[] = []
  league: League

  constructor(options: Partial<LeagueOptions> = {}, game: LeagueGame = leagueGame) {
    this.game = game
    const founded = decide(game, null, { type: 'found', name: 'Test', game: game.id, options }, WHO)
    if (founded.refused) throw new Error(founded.refused.why)
    this.league = founded.league
    this.events.push(founded.event)
    this.history.push(this.league)
  }

  do(command: Command, who = WHO): this {
    const { refused, league, event } = decide(this.game, this.league, command, who)
    if (refused) throw new Error(`${command.type}: ${refusalText(sayInEnglish, refused)}`)
    this.league = league
    this.events.push(event)
    this.history.push(league)
    return this
  }

  /** Why a command is refused: the rule, or its name where no rule stands behind it. */
  refused(command: Command, who = WHO): string | null {
    const { refused } = decide(this.game, this.league, command, who)
    return refused ? (refused.rule ?? refused.why) : null
  }

  get season() {
    return seasonOf(this.league)
  }
}

/** A league, gathered but not started; of Dungeon Bowl where nothing else is said. */
export function gathered(count: number, options: Partial<LeagueOptions> = {}, seed = 1, game = leagueGame): Table {
  const table = new Table(options, game)
  const random = new Random(seed)
  for (let i = 0; i < count; i++) {
    const content = game.draft(random, `Team ${i + 1}`, '')
    table.do({ type: 'enter-team', team: `t${i + 1}`, coach: `Coach ${i + 1}`, computer: false, content })
  }
  return table
}
