import { abilityCards } from './data/abilities.ts'
import { arenas } from './data/arenas.ts'
import { ballTypes } from './data/balls.ts'
import { boardPlans, COLUMNS, ROWS } from './data/boards.ts'
import { bonusPlays } from './data/bonus-plays.ts'
import { challengeCards, challenges } from './data/challenges.ts'
import { randomEvents } from './data/random-events.ts'
import { teamCards } from './data/teams.ts'

/** Everything transcribed, in the form in which `undercroft data blitz-bowl --json` prints it. */
export function data(): object {
  return {
    teams: teamCards.map(({ id, name, nickname, emergencyReserves, positions }) => ({
      id,
      name,
      nickname,
      emergencyReserves,
      positions: positions.map((position) => ({ ...position, abilities: [...position.abilities] })),
    })),
    challenges: challengeCards.map(({ id, front, back }) => {
      const { name, points, text } = challenges.find((challenge) => challenge.id === front)!
      return { id, challenge: front, name, points, text, bonusPlay: back }
    }),
    bonusPlays: bonusPlays.map((play) => ({ ...play })),
    events: randomEvents.map((event) => ({ ...event })),
    abilities: abilityCards.map((ability) => ({ ...ability })),
    arenas: arenas.map((arena) => ({ ...arena })),
    balls: ballTypes.map((ball) => ({ ...ball })),
    boards: boardPlans.map(({ id, name, rows }) => ({ id, name, columns: COLUMNS, rows: ROWS, plan: [...rows] })),
  }
}
