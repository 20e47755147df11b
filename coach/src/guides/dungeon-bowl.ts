import { ON_BOARD, STUNNED } from '@undercroft/ball'
import type { DungeonMatch } from '@undercroft/dungeon-bowl'
import type { Guide } from '../guide.ts'
import { leadAtTheEnd } from './dungeon-bowl-clock.ts'
import { dungeonAlike } from './dungeon-bowl-dice.ts'
import { dungeonForesee, dungeonKey } from './dungeon-bowl-keys.ts'
import { dungeonReflex, dungeonSensible } from './dungeon-bowl-sense.ts'
import { DungeonValue } from './dungeon-bowl-value.ts'
import { DUNGEON_WEIGHTS, type DungeonWeights } from './dungeon-bowl-weights.ts'

/** Questions at which an activation is over, or which come before the match. */
const BOUNDARIES = new Set([
  'turn',
  'place-chest',
  'place-portal',
  'choose-end-zone',
  'starter',
  'place-player',
  'journeyman',
  'inducements',
])

/** Declared once a turn, whether it is carried out or not (DB-TURN-09); and after a chest the turn is over, or the ball is found. */
const SCARCE = new Set(['blitz', 'pass', 'hand-off', 'foul', 'throw-team-mate', 'kick-team-mate', 'open'])

type DungeonGuide = Guide<DungeonMatch>

/** Thinks no further than its own turn. */
export const boldDungeonGuide: DungeonGuide = guideOf(DUNGEON_WEIGHTS, false)

/** Thinks of the next turn too: who may lose the ball in it, and who may score. */
export const dungeonGuide: DungeonGuide = dungeonGuideWith(DUNGEON_WEIGHTS)

/** The same to somebody for whom things count so much. */
export function dungeonGuideWith(weights: DungeonWeights): DungeonGuide {
  return guideOf(weights, true)
}

/** What is good in Dungeon Bowl: the ball, its way to an opposing End Zone, who finds it, players on their feet. */
function guideOf(weights: DungeonWeights, isWary: boolean): DungeonGuide {
  const worth = new DungeonValue(weights, isWary)
  return {
    reasons: (match, seat) => {
      const sides = match.state.teams.map((_, team) => worth.reasons(match, team, team === seat))
      const rivals = sides.length - 1
      return sides[seat].map(({ term, value }, i) => ({
        term,
        value: sides.reduce((sum, side, team) => (team === seat ? sum : sum - side[i].value / rivals), value),
      }))
    },
    evaluate: (match, seat) => {
      const { teams } = match.state
      let value = 0
      for (let team = 0; team < teams.length; team++) {
        const side = worth.side(match, team, team === seat)
        value += team === seat ? side : -side / (teams.length - 1)
      }
      return !isWary || weights.clock === 0 ? value : value + weights.clock * leadAtTheEnd(match, seat)
    },
    tempo: ({ state }, seat) => {
      let others = -1
      for (const { team, place, activated, status } of state.players) {
        if (team === seat && place === ON_BOARD && activated === 0 && status !== STUNNED) others++
      }
      return weights.toAct * Math.max(0, others)
    },
    isBoundary: ({ kind }) => BOUNDARIES.has(kind),
    key: dungeonKey,
    foresee: dungeonForesee,
    alike: dungeonAlike,
    settles: ({ kind }) => kind === 'move',
    isScarce: ({ type }) => SCARCE.has(type),
    opens: ({ state }, to) => {
      const carrier = state.players[state.ballHolder]
      return carrier !== undefined && carrier.team !== state.active && to.state.ballHolder !== carrier.id
    },
    turnOf: ({ state }) => `${state.active} ${state.teams[state.active].turns}`,
    idle: new Set(['casualty', 'lasting-injury', 'rebound', 'scatter', 'deviate', 'turn-order']),
    sensible: dungeonSensible,
    reflex: dungeonReflex,
  }
}
