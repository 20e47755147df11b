import type { BlitzState } from '../state.ts'
import type { ArenaRules } from './family.ts'
import { arenas } from './index.ts'

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

const rules: readonly ArenaRules[] = arenas.map(({ changes }) => ({ ...noArena, ...changes }))

export const arenaOf = ({ arena }: BlitzState): ArenaRules => (arena < 0 ? noArena : rules[arena])
