import { genericTiles, isAssembly, type Warband, warbandProblems } from '@undercroft/skirmish'
import { allCards } from '../../games/skirmish/cards.ts'

/** A warband of one's own in a match of this size, null where the game refuses it. With more players it brings fewer tiles. */
export function fittingWarband(warband: Warband, size: number, seats: number): Warband | null {
  const generic = warband.tiles.filter((tile) => !isAssembly(tile)).slice(0, genericTiles(seats))
  const brought = { ...warband, tiles: [...warband.tiles.filter(isAssembly), ...generic] }
  const problems = warbandProblems(brought, { cards: allCards(), size, seats, limited: false })
  return problems.length === 0 ? brought : null
}
