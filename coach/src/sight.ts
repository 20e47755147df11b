import { ALL } from './search/activation-search.ts'

/**
 * How much the levels by number notice of what an activation may lead to, from 1 to 10, in thousandths. Each game has its own:
 * in some of them little is lost by overlooking most.
 */
const sights: Readonly<Record<string, readonly number[]>> = {
  'blitz-bowl': [20, 40, 80, 150, 300, 600, 1000, 1000, 1000, 1000],
  'blood-bowl': [20, 40, 80, 150, 300, 600, 1000, 1000, 1000, 1000],
  'dungeon-bowl': [20, 40, 80, 150, 300, 600, 1000, 1000, 1000, 1000],
  skirmish: [20, 40, 80, 150, 300, 600, 1000, 1000, 1000, 1000],
}

/** Everything, to those who go by a name and not by a number. */
export function sightOf(game: string, level: string): number {
  const [name] = level.split('/')
  return sights[game]?.[Number(name) - 1] ?? ALL
}
