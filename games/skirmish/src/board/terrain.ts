/** Terrain of a square: its code on maps, and what it does. The place in this list is the terrain's number. */
export const TERRAIN = [
  { code: '.', name: 'floor' },
  { code: '#', name: 'wall' },
  { code: '~', name: 'difficult terrain' },
  { code: 'S', name: 'statue' },
  { code: '^', name: 'stone spikes' },
  { code: '*', name: 'blood rock' },
  { code: 'o', name: 'sacred circle' },
  { code: 'E', name: 'exit' },
  { code: '_', name: 'pit' },
  { code: '=', name: 'force' },
] as const

export const WALL = 1
const DIFFICULT = 2
export const STATUE = 3
export const SPIKES = 4
export const BLOOD_ROCK = 5
export const SACRED_CIRCLE = 6
export const PIT = 8
export const FORCE = 9

const NUMBERS = new Map<string, number>(TERRAIN.map(({ code }, number) => [code, number]))

/** The terrain number of a map code, -1 where there is none. */
export const terrainOf = (code: string): number => NUMBERS.get(code) ?? -1

/** Slow for walkers: 2 squares per step, 3 per diagonal (SK-TERR-05, SK-TERR-14, SK-TERR-19). */
export const isSlow = (terrain: number): boolean => terrain === DIFFICULT || terrain === STATUE || terrain === SPIKES

/** No creature may end its movement there (SK-TERR-20, SK-TERR-24). */
export const isNoStop = (terrain: number): boolean => terrain === STATUE || terrain === PIT || terrain === FORCE

/** Walkers cannot enter. */
export const isImpassable = (terrain: number): boolean => terrain === WALL || terrain === PIT || terrain === FORCE
