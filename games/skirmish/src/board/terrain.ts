import type { Thing } from '../terrain/family.ts'
import { type ThingId, things } from '../terrain/list.gen.ts'

/** Terrain of a square: its code on maps, and what it does. The place in this list is the terrain's number. */
export const TERRAIN: readonly Thing[] = things

const numberOf = (id: ThingId): number => things.findIndex((terrain) => terrain.id === id)

export const WALL = numberOf('wall')
export const STATUE = numberOf('statue')
export const SPIKES = numberOf('stone-spikes')
export const BLOOD_ROCK = numberOf('blood-rock')
export const SACRED_CIRCLE = numberOf('sacred-circle')
export const PIT = numberOf('pit')
export const FORCE = numberOf('force')

const NUMBERS = new Map<string, number>(TERRAIN.map(({ code }, number) => [code, number]))

/** The terrain number of a map code, -1 where there is none. */
export const terrainOf = (code: string): number => NUMBERS.get(code) ?? -1

const which = (does: 'slow' | 'noStop' | 'impassable'): ((terrain: number) => boolean) => {
  const numbers = TERRAIN.map((terrain) => terrain[does] === true)
  return (terrain) => numbers[terrain]
}

/** Slow for walkers: 2 squares per step, 3 per diagonal (SK-TERR-05, SK-TERR-14, SK-TERR-19). */
export const isSlow = which('slow')

/** No creature may end its movement there (SK-TERR-20, SK-TERR-24). */
export const isNoStop = which('noStop')

/** Walkers cannot enter. */
export const isImpassable = which('impassable')
