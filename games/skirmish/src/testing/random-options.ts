import type { Random } from '@undercroft/engine'
import { type Card, FACTIONS, type Faction } from '../card/card.ts'
import { CARDS } from '../data/cards.ts'
import type { AskedOptions, Scenario } from '../options/options.ts'
import { MOST_CREATURES, type Warband, warbandProblems } from '../options/warband.ts'
import { PACK } from '../setup/muster.ts'
import { TILES } from '../tiles/index.ts'

const ASSEMBLY = TILES.filter(({ kind }) => kind === 'assembly').map(({ id }) => id)
const GENERIC = TILES.filter(({ kind }) => kind === 'generic').map(({ id }) => id)

function randomTiles(random: Random, seats: number): string[] {
  return [random.pick(ASSEMBLY), ...random.shuffle(GENERIC).slice(0, seats > 2 ? 2 : 3)]
}

/** A random legal warband, built around a card where one is wanted (and its faction has room for it). */
export function randomWarband(random: Random, size: number, seats: number, wanted: Card | null = null): Warband {
  for (;;) {
    const faction: Faction = wanted ? random.pick(wanted.factions) : random.pick(FACTIONS)
    const usable = CARDS.filter((card) => card.factions.includes(faction) && card.cost <= (size * 7) / 10)
    const commanders = usable.filter(({ commander }) => commander >= 0)
    const creatures: Card[] = wanted ? [wanted] : []
    if (!wanted || wanted.commander < 0) creatures.push(random.pick(commanders))
    let left = size - creatures.reduce((sum, { cost }) => sum + cost, 0)
    for (let tries = 0; tries < 25 && creatures.length < 12; tries++) {
      const card = random.pick(usable)
      if (card.cost > left) continue
      creatures.push(card)
      left -= card.cost
    }
    const warband = { faction, creatures: creatures.map(({ id }) => id), tiles: randomTiles(random, seats), pool: [] }
    if (warbandProblems(warband, { cards: CARDS, size, seats, limited: false }).length === 0) return warband
    if (wanted && wanted.cost > (size * 7) / 10) return randomWarband(random, size, seats)
  }
}

/** A warband of Limited play: what fits of two packs; the rest stays at hand for summoning (SK-SCEN-22). */
function limitedWarband(random: Random, size: number, seats: number): Warband {
  const drawn = [...PACK, ...PACK].map((rarity) => random.pick(CARDS.filter((card) => card.rarity === rarity)))
  const creatures: string[] = []
  const pool: string[] = []
  let left = size
  for (const { cost, id } of random.shuffle(drawn)) {
    const joins = cost <= left && creatures.length < MOST_CREATURES
    if (joins) left -= cost
    ;(joins ? creatures : pool).push(id)
  }
  return { faction: null, creatures, tiles: randomTiles(random, seats), pool }
}

/** Options of every kind: scenarios, 2 to 4 players, teams, sizes, laid tiles and ready-made grids. */
export function randomOptions(random: Random, wanted: Card | null = null): AskedOptions {
  const scenario: Scenario = random.pick(['standard', 'standard', 'quick-strike', 'out-of-the-box', 'limited'])
  const seats = random.pick([2, 2, 2, 3, 4])
  const teams = seats === 4 && random.below(2) === 0
  const size = wanted && wanted.cost > 70 ? 200 : random.pick([50, 100, 100, 200])
  const warbands = Array.from({ length: seats }, (_, seat): Warband => {
    if (scenario === 'limited') return limitedWarband(random, size, seats)
    if (scenario !== 'out-of-the-box') return randomWarband(random, size, seats, seat === 0 ? wanted : null)
    return { faction: null, creatures: [], tiles: randomTiles(random, seats), pool: [] }
  })
  return {
    scenario,
    seats,
    teams,
    size,
    warbands,
    grid: random.below(2) === 0 ? 'tiles' : `M${seats}`,
    victory: random.pick(['standard', 'quick-strike']),
    rounds: 12,
  }
}
