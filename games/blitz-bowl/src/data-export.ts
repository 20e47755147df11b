import { sure } from '@undercroft/engine'
import { abilityCards } from './abilities/index.ts'
import { words as abilityWords } from './abilities/words.gen.ts'
import { arenas } from './arenas/index.ts'
import { words as arenaWords } from './arenas/words.gen.ts'
import { ballTypes } from './balls/index.ts'
import { words as ballWords } from './balls/words.gen.ts'
import { boardPlans, COLUMNS, ROWS } from './boards/index.ts'
import { bonusPlays } from './bonus/index.ts'
import { words as bonusWords } from './bonus/words.gen.ts'
import { challengeCards, challenges } from './challenges/index.ts'
import { words as challengeWords } from './challenges/words.gen.ts'
import { randomEvents } from './random-events/index.ts'
import { words as eventWords } from './random-events/words.gen.ts'
import { type TeamId, teamCards } from './teams/index.ts'
import { words as teamWords } from './teams/words.gen.ts'

/** Everything transcribed, in the form in which `undercroft data blitz-bowl --json` prints it. */
export function data(): object {
  return {
    teams: teamCards.map(({ id, set, emergencyReserves, positions }) => ({
      id,
      set,
      ...teamWords[id as TeamId],
      emergencyReserves,
      positions: positions.map(({ throwsTeamMates: _, ...position }) => ({
        ...position,
        abilities: [...position.abilities],
      })),
    })),
    challenges: challengeCards.map(({ id, front, back }) => {
      const { set, points } = sure(
        challenges.find((challenge) => challenge.id === front),
        `challenge '${front}'`,
      )
      return {
        id,
        set,
        challenge: front,
        ...challengeWords[front as keyof typeof challengeWords],
        points,
        bonusPlay: back,
      }
    }),
    bonusPlays: bonusPlays.map((play) => ({ ...play, ...bonusWords[play.id] })),
    events: randomEvents.map((event) => ({ ...event, ...eventWords[event.id] })),
    abilities: abilityCards.map((ability) => ({ ...ability, ...abilityWords[ability.id] })),
    arenas: arenas.map((arena) => ({ ...arena, ...arenaWords[arena.id] })),
    balls: ballTypes.map((ball) => ({ ...ball, ...ballWords[ball.id] })),
    boards: boardPlans.map(({ id, name, rows }) => ({ id, name, columns: COLUMNS, rows: ROWS, plan: [...rows] })),
  }
}
