import { OptionsError } from '@undercroft/engine'
import { ScenarioFault } from '@undercroft/engine/scenario'
import { z } from 'zod'
import { CHARACTERISTICS } from '../../data/profile.ts'
import { type BallRoster, careerIn, idOf, parseEntry, type RosterEntry } from '../../teams/roster.ts'
import { profileOf } from '../../teams/sheet.ts'
import type { Guest } from '../aftermath.ts'
import { positionOf, type TeamBook } from '../book.ts'
import type { BallTeamReport } from '../report.ts'

/** How scenarios write a team list down, and what they may expect of one. */

/** How many of each position, numbered p1, p2, ... in this order; what single players have beyond that; the other fields of a list. */
export const listSchema = z.looseObject({
  positions: z.record(z.string(), z.int().min(1).max(16)),
  players: z.record(z.string(), z.looseObject({})).default({}),
})
export type WrittenList = z.infer<typeof listSchema>

const guestSchema = z.looseObject({
  joined: z.enum(['journeyman', 'recruit']).default('journeyman'),
  position: z.string(),
})
export const guestsSchema = z.array(guestSchema).default([])

/** What was written down at `path`, read by `read`; the fault stands at the field that is wrong. */
export function readAt<T>(path: readonly (string | number)[], read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof OptionsError) throw new ScenarioFault(path, error.message)
    throw error
  }
}

export function listOf<R extends BallRoster, T extends BallTeamReport>(
  book: TeamBook<R, T>,
  { positions, players, ...fields }: WrittenList,
  path: readonly (string | number)[],
): R {
  const everybody = Object.entries(positions).flatMap(([position, count]) =>
    Array.from({ length: count }, () => position),
  )
  const stranger = Object.keys(players).find((id) => !everybody.some((_, i) => idOf(i + 1) === id))
  if (stranger !== undefined)
    throw new ScenarioFault([...path, 'players', stranger], `the list has p1 to p${everybody.length}`)
  return readAt(path, () => {
    const roster = book.reader.parseRoster({
      name: 'Testers',
      kind: 'league',
      rerolls: 0,
      ...fields,
      players: everybody.map((position, i) => ({
        id: idOf(i + 1),
        number: i + 1,
        name: `No. ${i + 1}`,
        position,
        ...players[idOf(i + 1)],
      })),
    })
    const unknown = Object.keys(positions).find((position) => !book.findPosition(roster, position))
    if (unknown !== undefined) throw new ScenarioFault([...path, 'positions', unknown], 'is no position of this team')
    return roster
  })
}

export const guestsOf = (guests: z.infer<typeof guestsSchema>): Guest[] =>
  guests.map(({ joined, ...fields }, i) => ({
    joined,
    entry: readAt(['guests', i], () =>
      parseEntry({ id: `guest-${i + 1}`, number: 90 + i, name: `Guest ${i + 1}`, ...fields }, `guests.${i}`),
    ),
  }))

/** What may be expected of a list as a whole. */
export const listFacts = <R extends BallRoster, T extends BallTeamReport>(book: TeamBook<R, T>, roster: R) => ({
  treasury: roster.treasury,
  rerolls: roster.rerolls,
  trophy: roster.trophy,
  season: roster.season,
  players: roster.players.length,
  value: book.teamValue(roster),
  currentValue: book.currentTeamValue(roster),
  ...Object.fromEntries(book.figures(roster)),
})

/** What may be expected of a player. */
export function playerFacts<R extends BallRoster, T extends BallTeamReport>(
  book: TeamBook<R, T>,
  roster: R,
  entry: RosterEntry,
) {
  const position = positionOf(book, roster, entry)
  const profile = profileOf(position, entry)
  const { games, mvps, touchdowns } = careerIn(entry, roster.season)
  return {
    position: position.id,
    spp: entry.spp,
    learnt: entry.advancements.map(({ skill, improves }) => skill ?? improves ?? 'nothing'),
    ...Object.fromEntries(CHARACTERISTICS.map((name) => [name, profile[name]])),
    niggling: entry.injuries.niggling,
    missesNextGame: entry.missesNextGame,
    retired: entry.retired,
    value: book.valueOf(roster, entry),
    games,
    mvps,
    touchdowns,
  }
}

export const drawList = <R extends BallRoster>({ name, treasury, players }: R): string =>
  [
    `${name}: ${treasury} gp`,
    ...players.map(({ id, position, spp, advancements }) => {
      const learnt = advancements.map(({ skill, improves }) => skill ?? `+${improves}`)
      return `  ${id} ${position}, ${[`${spp} SPP`, ...learnt].join(', ')}`
    }),
  ].join('\n')

export const idsOf = (entries: readonly { readonly id: string }[]): string[] => entries.map(({ id }) => id)
