import { INJURY_TABLE, LASTING_INJURIES, STUNTY_INJURY_TABLE } from '@undercroft/ball'
import type { GamePackage } from '@undercroft/engine'
import { gameContent } from './content.ts'
import { FORMATIONS } from './data/formations.ts'
import { INDUCEMENTS, OFFERS } from './data/inducements.ts'
import { xOf, yOf } from './data/pitch.ts'
import { STARS } from './data/stars/index.ts'
import { KICK_OFF_EVENTS, PRAYERS, WEATHERS } from './data/tables.ts'
import { TEAMS } from './data/teams/index.ts'
import { letterOf } from './draw.ts'
import { bloodBowl } from './game.ts'
import { checkInvariants } from './invariants.ts'
import { randomOptions } from './random-options.ts'
import { sequences } from './scenario/sequences.ts'
import { vocabulary } from './scenario/vocabulary.ts'
import { CATALOGUE } from './skills/catalogue.ts'
import type { BloodMatch } from './state.ts'
import { READY_TEAMS } from './teams/ready-made.ts'

/** Fields of actions and events that name a player, and those that name a square. */
const PLAYERS = ['player', 'target', 'piece', 'by', 'thrower', 'catcher']
const SQUARES = ['to', 'from', 'square', 'at', 'over']

/** Everything that the tools need of Blood Bowl. */
export const gamePackage: GamePackage<BloodMatch> = {
  game: bloodBowl,
  title: 'Blood Bowl',
  vocabulary,
  sequences,
  content: gameContent,
  data: () => ({
    lists: TEAMS,
    stars: STARS,
    skills: CATALOGUE,
    teams: READY_TEAMS,
    formations: FORMATIONS,
    inducements: INDUCEMENTS.map((id) => ({ id, ...OFFERS[id] })),
    tables: { weather: WEATHERS, kickOff: KICK_OFF_EVENTS, prayers: PRAYERS },
    injuries: { usual: INJURY_TABLE, stunty: STUNTY_INJURY_TABLE, lasting: LASTING_INJURIES },
  }),
  randomOptions,
  invariants: checkInvariants,
  decisionLimit: 40_000,
  label: (match, field, value) => {
    if (typeof value !== 'number' || value < 0) return null
    if (PLAYERS.includes(field) && match.state.players[value]) return letterOf(match, value)
    return SQUARES.includes(field) ? `${xOf(value)},${yOf(value)}` : null
  },
}
