import type { Random } from '@undercroft/engine'
import type { CardText } from '../card/text.ts'
import { SIZES, TYPES, WIDTH } from '../card/type-line.ts'
import { CARD_TEXTS } from '../data/cards.ts'
import type { AskedOptions, PlacedCreature } from '../options/options.ts'
import { SPELL_TEXTS } from '../spells/index.ts'

/** Abilities that need company on the list of a warband, or boxes for spells that these cards do not have. */
const BOUND = /^(Requires|Minions|Unique|Sorcerer Spells|Psionics|Living Construct|Scout|Wandering Monster)/
const ABILITIES = [...new Set(CARD_TEXTS.flatMap(({ abilities = [] }) => abilities))].filter(
  (line) => !BOUND.test(line),
)
const EFFECTS = [...new Set(CARD_TEXTS.flatMap(({ effects = [] }) => effects))]
const COLUMNS = 16
const ROWS = 11
const SPELLS = SPELL_TEXTS.filter(({ level }) => level > 0)
const TERRAIN = '.......................~~S#^*o_'

/** The name of an ability without its numbers. */
const nameOf = (line: string): string => line.replace(/[[(+=\d].*$/, '').trim()

function pick<T>(random: Random, list: readonly T[], count: number): T[] {
  return random.shuffle(list).slice(0, count)
}

/** A creature that no roster has: any type and size, with abilities thrown together. */
function randomCard(random: Random, name: string): CardText {
  const abilities = pick(random, ABILITIES, random.below(6))
  const names = abilities.map(nameOf)
  const commander = random.below(3) === 0 ? random.below(6) : undefined
  return {
    name,
    factions: ['any'],
    rarity: 'C',
    cost: 5 + random.below(20),
    type: `${random.pick(SIZES.filter((size) => size !== 'Medium'))} ${random.pick(TYPES)}`,
    ...(commander === undefined ? {} : { commander, effects: pick(random, EFFECTS, random.below(2)) }),
    level: 1 + random.below(8),
    speed: 2 + random.below(8),
    ac: 10 + random.below(8),
    hp: 5 + 5 * random.below(10),
    melee: random.pick(['+5 (5)', '+7/+7 (10)', '+8/+3 (5/15)', '+6 (10 + 5 fire)', '+4 (10 negative)']),
    ...(random.below(2) === 0 ? { ranged: random.pick(['+5 (5)', '+6/+6 (5)', '+4 (10) range 6']) } : {}),
    abilities: abilities.filter((_, i) => names.indexOf(names[i]) === i),
    spells: pick(random, SPELLS, random.below(4)).map(({ name: spell }) => `${spell} [2]`),
  }
}

/** A fight of made-up creatures in the middle of broken ground: every ability meets every other. */
export function randomBrawl(random: Random): AskedOptions {
  const seats = random.pick([2, 2, 3, 4])
  const rows = Array.from({ length: ROWS }, () =>
    Array.from({ length: COLUMNS }, () => TERRAIN[random.below(TERRAIN.length)]),
  )
  const cards: CardText[] = []
  const placed: PlacedCreature[] = []
  const taken = new Set<number>()
  for (let i = 0; i < 4 * seats; i++) {
    const card = randomCard(random, `Brawler ${'abcdefghijklmnop'[i]}`)
    const width = WIDTH[card.type.split(' ')[0] as keyof typeof WIDTH]
    const x = random.below(COLUMNS - width + 1)
    const y = random.below(ROWS - width + 1)
    const squares = Array.from(
      { length: width * width },
      (_, k) => (y + Math.floor(k / width)) * COLUMNS + x + (k % width),
    )
    if (squares.some((square) => taken.has(square))) continue
    for (const square of squares) {
      taken.add(square)
      rows[Math.floor(square / COLUMNS)][square % COLUMNS] = '.'
    }
    cards.push(card)
    placed.push({ card: card.name.toLowerCase().replace(' ', '-'), seat: i % seats, square: y * COLUMNS + x })
  }
  const exits = Array.from({ length: seats }, (_, seat) => [seat < 2 ? seat : COLUMNS * (ROWS - 1) + seat])
  for (const [square] of exits) rows[Math.floor(square / COLUMNS)][square % COLUMNS] = '.'
  return {
    seats,
    teams: seats === 4 && random.below(2) === 0,
    rounds: 8,
    map: { rows: rows.map((row) => row.join('')), exits },
    cards,
    placed,
    warbands: Array.from({ length: seats }, () => ({
      faction: random.pick(['LG', 'CG', 'LE', 'CE'] as const),
      creatures: [],
      tiles: [],
      pool: [],
    })),
  }
}
