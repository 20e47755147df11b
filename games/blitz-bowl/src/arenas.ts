import { type ArenaId, arenas } from './data/arenas.ts'
import type { BlitzState } from './state.ts'

/** What an arena changes. The rules ask here and never name an arena. */
export interface ArenaRules {
  /** Taken off the emergency-reserves value. */
  readonly fewerReserves: number
  readonly trapdoorReserves: boolean
  readonly runAfterReserves: boolean
  readonly easyLongThrows: boolean
  readonly crunchingShoves: boolean
  readonly assistDice: number
  readonly suddenDeathLead: number
  readonly trapdoorsAssist: boolean
}

const noArena: ArenaRules = {
  fewerReserves: 0,
  trapdoorReserves: false,
  runAfterReserves: false,
  easyLongThrows: false,
  crunchingShoves: false,
  assistDice: 1,
  suddenDeathLead: 10,
  trapdoorsAssist: false,
}

const changes: Readonly<Record<ArenaId, Partial<ArenaRules>>> = {
  'bake-off-tent': { fewerReserves: 1 },
  'sewer-stadium': { trapdoorReserves: true },
  'bone-pit': { runAfterReserves: true },
  'glittering-coliseum': { easyLongThrows: true },
  'chaos-coliseum': { crunchingShoves: true },
  'fighting-pit': { assistDice: 2 },
  'summit-stadium': { suddenDeathLead: 8 },
  'overgrown-arena': { trapdoorsAssist: true },
}

const rules: readonly ArenaRules[] = arenas.map(({ id }) => ({ ...noArena, ...changes[id] }))

export const arenaOf = ({ arena }: BlitzState): ArenaRules => (arena < 0 ? noArena : rules[arena])
