import { ContentError, figuresOf, type Home, OptionsError, openContent, wordOf } from '@undercroft/engine'
import * as z from 'zod/mini'
import { type AbilityCard, abilityCards } from './abilities/index.ts'
import { family as abilityFamily } from './abilities/list.gen.ts'
import { bonusPlays } from './bonus/index.ts'
import { type Challenge, challengeCards, challenges } from './challenges/index.ts'
import { family as challengeFamily } from './challenges/list.gen.ts'
import { faceNames } from './dice.ts'
import { type Position, positions } from './positions/index.ts'
import { family as positionFamily } from './positions/list.gen.ts'
import type { Thing as Team } from './teams/family.ts'
import { cardOf, type TeamCard, teamCards } from './teams/index.ts'
import { family as teamFamily } from './teams/list.gen.ts'

const whole = (least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`
  return z.int({ error }).check(z.gte(least, { error }), z.lte(most, { error }))
}
const target = z.union([z.null(), whole(2, 6)], { error: 'must be a whole number from 2 to 6, or null for a dash' })
const yes = z.optional(z.boolean({ error: 'must be true or false' }))
const faces = z.optional(z.partialRecord(z.enum(faceNames), z.enum(faceNames)))

/** As many as the teams of the book have: all must find room in the End Zone. */
const FEWEST = 6
const MOST = 10

const teamFigures = z.strictObject({
  emergencyReserves: whole(2, 6),
  positions: z
    .array(
      z.strictObject({
        id: z.string(),
        count: whole(1, MOST),
        move: z.union([z.literal('d6'), whole(1, 12)], { error: "must be a whole number from 1 to 12, or 'd6'" }),
        block: whole(1, 3),
        throw: target,
        armour: target,
        ability: z.optional(z.string()),
      }),
    )
    .check(
      z.refine((list) => {
        const count = list.reduce((sum, position) => sum + position.count, 0)
        return count >= FEWEST && count <= MOST
      }, `must have ${FEWEST} to ${MOST} players together`),
    ),
})

const abilityFigures = z.strictObject({
  run: z.optional(z.strictObject({ past: yes, over: yes, throughRubble: yes, whileMarked: yes })),
  runnersBeside: z.optional(z.union([z.literal(1), z.literal(2)], { error: 'must be 1 or 2' })),
  faces,
  facesAgainst: faces,
  neverAssisted: yes,
  neverAssistedAgainst: yes,
  deniesAssists: yes,
  blockRange: z.optional(whole(1, 6)),
  appliesAllDice: yes,
  injuresOnSix: yes,
  injuredByMiss: yes,
  standsIn: yes,
  picksUp: yes,
  choosesDrop: yes,
  cannotThrow: yes,
  reRolls: z.optional(z.enum(['block', 'failed-throw'], { error: 'must be block or failed-throw' })),
})

/** So many cards have a bit each in a number that is exact (`unseenBacks`). */
const MOST_CARDS = 52

const oneOf = (things: readonly { readonly id: string }[]) => {
  const ids = things.map(({ id }) => id)
  return z.enum(ids, { error: `must be one of ${ids.join(', ')}` })
}

/** A challenge asks for what one of the book asks for, or for what several do at once. */
const challengeFigures = z.strictObject({
  points: whole(1, 6),
  backs: z.array(oneOf(bonusPlays)).check(z.minLength(1, 'must name at least one bonus play')),
  meets: z.array(oneOf(challenges)).check(z.minLength(1, 'must name at least one challenge')),
})

/** What people can add: teams, positions, abilities that are made of figures, and challenges made of those of the book. */
export const gameContent = openContent(
  'blitz-bowl',
  [
    { ...teamFamily, things: teamCards, figures: teamFigures },
    { ...positionFamily, things: positions, figures: z.strictObject({ throwsTeamMates: yes }) },
    { ...abilityFamily, things: abilityCards, figures: abilityFigures },
    { ...challengeFamily, things: challenges, figures: challengeFigures },
  ],
  (homes) => {
    const cards = broughtChallenges(homes).reduce((sum, { backs }) => sum + backs.length, challengeCards.length)
    if (cards > MOST_CARDS)
      throw new OptionsError('content', `the deck would have ${cards} cards: ${MOST_CARDS} at most`)
    const named = { id: positionsIn(homes), ability: abilitiesIn(homes) }
    homes.forEach((home, place) => {
      if (home.family !== 'teams') return
      for (const [i, position] of (home as unknown as Team).positions.entries()) {
        for (const field of ['id', 'ability'] as const) {
          const value = position[field]
          const known = named[field]
          if (value !== undefined && !known.some(({ id }) => id === value))
            throw new ContentError(place, `positions[${i}].${field}`, 'unknown', {
              known: known.map(({ id }) => id).join(', '),
            })
        }
      }
    })
  },
)

const things = <T>(homes: readonly Home[], family: string): T[] =>
  homes
    .filter((home) => home.family === family)
    .map((home) => ({ id: home.id, set: home.set, name: wordOf(home, 'name'), rules: [], ...figuresOf(home) }) as T)

const positionsIn = (homes: readonly Home[]): Position[] => [...positions, ...things<Position>(homes, 'positions')]

export const abilitiesIn = (homes: readonly Home[]): AbilityCard[] => [
  ...abilityCards,
  ...things<AbilityCard>(homes, 'abilities'),
]

/** A challenge that somebody made: which of the book one action has to meet for it. */
export const broughtChallenges = (homes: readonly Home[]): (Challenge & { readonly meets: readonly string[] })[] =>
  things(homes, 'challenges')

interface Brought {
  readonly content?: readonly Home[]
}

const kept = new WeakMap<readonly Home[], readonly TeamCard[]>()

/** The teams of a match: those of the book, then those that its options bring. */
export function teamsOf({ content }: Brought): readonly TeamCard[] {
  if (content === undefined) return teamCards
  const known = kept.get(content)
  if (known) return known
  const names = positionsIn(content)
  const teams = [...teamCards, ...things<Team>(content, 'teams').map((team) => cardOf(team, names))]
  kept.set(content, teams)
  return teams
}
