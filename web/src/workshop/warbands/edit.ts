import { type Card, type Faction, isAssembly, type ReadyWarband, TILES, type Warband } from '@undercroft/skirmish'
import { findCard } from '../../games/skirmish/cards.ts'
import { type BuiltWarband, problemsOf } from './kind.ts'

/** What a player does to his warband. Nothing here knows a limit: the game tells what is wrong afterwards. */

export const emptyWarband = (name: string): BuiltWarband => ({
  size: 100,
  warband: { name, faction: 'LG', creatures: [], tiles: [], pool: [] },
})

export const fromReady = (name: string, { faction, creatures, tiles }: ReadyWarband): BuiltWarband => ({
  size: 100,
  warband: { name, faction, creatures, tiles, pool: [] },
})

export const withWarband = (built: BuiltWarband, part: Partial<BuiltWarband['warband']>): BuiltWarband => ({
  ...built,
  warband: { ...built.warband, ...part },
})

export const withFaction = (built: BuiltWarband, faction: Faction): BuiltWarband => withWarband(built, { faction })

/** Commanders first, then the dear before the cheap: as warbands are read out. */
export function add(built: BuiltWarband, creature: string): BuiltWarband {
  const creatures = [...built.warband.creatures, creature]
  return withWarband(built, { creatures: creatures.sort((a, b) => rank(b) - rank(a) || a.localeCompare(b)) })
}

const rank = (id: string): number => {
  const card = findCard(id)
  return card ? (card.commander + 1) * 1000 + card.cost : 0
}

export function remove(built: BuiltWarband, creature: string): BuiltWarband {
  const at = built.warband.creatures.lastIndexOf(creature)
  return withWarband(built, { creatures: built.warband.creatures.filter((_, i) => i !== at) })
}

/** Creatures with how many there are of each, in order. */
export function counted({ creatures }: Warband): [string, number][] {
  const counts = new Map<string, number>()
  for (const id of creatures) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts]
}

/** Would the game let it into the warband as it is? Points and numbers aside. */
export const mayJoin = (built: BuiltWarband, { id }: Card): boolean =>
  !problemsOf(withWarband(built, { creatures: [...built.warband.creatures, id] })).some(
    ({ why, facts }) => why === 'cannot-join' && facts.creature === id,
  )

/** Chooses the assembly tile, or takes a generic tile up or back. The assembly tile comes first. */
export function toggleTile(built: BuiltWarband, tile: string): BuiltWarband {
  const { tiles } = built.warband
  if (isAssembly(tile)) return withWarband(built, { tiles: [tile, ...tiles.filter((id) => !isAssembly(id))] })
  return withWarband(built, { tiles: tiles.includes(tile) ? tiles.filter((id) => id !== tile) : [...tiles, tile] })
}

export const assemblyTiles = TILES.filter(({ kind }) => kind === 'assembly')
export const genericTileList = TILES.filter(({ kind }) => kind === 'generic')

export const pointsOf = ({ creatures }: Warband): number =>
  creatures.reduce((sum, id) => sum + (findCard(id)?.cost ?? 0), 0)
