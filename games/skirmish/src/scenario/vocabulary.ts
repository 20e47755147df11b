import type { Facts, Vocabulary } from '@undercroft/engine/scenario'
import { ACTIONS } from '../actions.ts'
import { CONDITIONS } from '../card/effect.ts'
import { SPELLS } from '../card/spells.ts'
import { isCommanded } from '../command.ts'
import { boardIn, cardOf, isPresent } from '../creatures.ts'
import { drawBoard } from '../draw.ts'
import { skirmishGame } from '../game.ts'
import { lastingChange } from '../lasting.ts'
import { moveSpeed } from '../move/speed.ts'
import { type SkirmishMatch, STATUS_NAMES } from '../state.ts'
import { movementLimit } from '../turn/options.ts'
import { turnAtWork } from '../turn/turn.ts'
import { lettersOf, scenarioSchema, setUpPosition } from './position.ts'

/** Skirmish's words in scenarios. */
export const vocabulary: Vocabulary<SkirmishMatch> = {
  game: skirmishGame,
  schema: scenarioSchema,
  setUp: setUpPosition,
  names: (match, data) => {
    const { width, squares } = boardIn(match)
    return {
      pieces: new Map(lettersOf(data).map((letter, id) => [letter, id])),
      square: (x, y) => (x >= 0 && y >= 0 && x < width && y * width < squares ? y * width + x : null),
    }
  },
  actions: ACTIONS,
  shortened: true,
  piece: creatureFacts,
  facts: {
    acting: ({ state }, data) => lettersOf(data)[state.active] ?? null,
    scores: ({ state }) => state.scores,
    round: ({ state }) => state.round,
    first: ({ state }) => state.first,
    kills: ({ state }) => state.kills,
    why: ({ state }) => state.why || null,
  },
  draw: drawBoard,
}

/** What can be expected of a creature. */
function creatureFacts(match: SkirmishMatch, id: number): Facts {
  const { width } = boardIn(match)
  const creature = match.state.creatures[id]
  const card = cardOf(match, creature)
  return {
    at: isPresent(creature) ? [creature.square % width, Math.floor(creature.square / width)] : null,
    hp: creature.hp,
    is: Object.keys(STATUS_NAMES).filter((name) => (creature.status & STATUS_NAMES[name]) !== 0),
    seat: creature.seat,
    activations: creature.activations,
    movement: movementLeft(match, id),
    commanded: isPresent(creature) && isCommanded(match, creature),
    ac: card.ac + lastingChange(creature, 'AC'),
    speed: moveSpeed(match, creature),
    level: card.level,
    poison: creature.poison,
    dc: Object.fromEntries(
      CONDITIONS.flatMap((name, i) => (creature.dcs[i] > 0 ? [[name.toLowerCase(), creature.dcs[i]]] : [])),
    ),
    lasting: creature.lasting.map(({ spell }) => SPELLS[spell].name),
  }
}

/** Squares that it may still walk in its turn, null outside of it. */
function movementLeft(match: SkirmishMatch, id: number): number | null {
  const now = turnAtWork(match)
  return now?.creature === id && now.speed >= 0 ? Math.max(0, movementLimit(now) - now.moved) : null
}
