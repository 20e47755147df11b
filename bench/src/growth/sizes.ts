import { gamePackage as dungeonBowl } from '@undercroft/dungeon-bowl'
import { digestOf, type GamePackage, type Match, Random } from '@undercroft/engine'
import { CHOICES_STREAM } from '@undercroft/engine/testing'
import { gamePackage as skirmish } from '@undercroft/skirmish'
import { copiesOf, playOn } from '../game-work.ts'
import type { Work } from '../measure.ts'

/** Matches that grow in one respect while the rest stays as it is. */
export interface Series {
  readonly title: string
  /** What is counted along the axis. */
  readonly unit: string
  readonly sizes: readonly number[]
  readonly pack: GamePackage
  options(size: number): object
}

const COLUMNS = 34
const ROWS = 22
const CREATURES = 20

const teams = (dungeonBowl.data() as { teams: { name: string }[] }).teams.map(({ name }) => name)

export const series: readonly Series[] = [
  {
    title: 'Dungeon Bowl by teams',
    unit: 'teams',
    sizes: [2, 3, 4, 5, 6],
    pack: dungeonBowl as unknown as GamePackage,
    options: (count) => ({ teams: teams.slice(0, count), dungeon: { seed: 1 }, turnLimit: 8 }),
  },
  {
    title: 'Skirmish by creatures',
    unit: 'creatures',
    sizes: [10, 20, 30, 40],
    pack: skirmish as unknown as GamePackage,
    options: (count) => skirmishOf(count, COLUMNS, ROWS),
  },
  {
    title: 'Skirmish by squares of the board',
    unit: 'squares',
    sizes: [COLUMNS * ROWS, 2 * COLUMNS * ROWS],
    pack: skirmish as unknown as GamePackage,
    options: (squares) => skirmishOf(CREATURES, COLUMNS, squares / COLUMNS),
  },
]

/** Creatures of the first ready-made warbands in rows of both sides, on open ground with a wall here and there. */
function skirmishOf(count: number, columns: number, rows: number): object {
  const { warbands } = skirmish.data() as { warbands: { creatures: string[] }[] }
  const cards = warbands.slice(0, 2).map(({ creatures }) => creatures)
  const placed = Array.from({ length: count }, (_, i) => {
    const seat = i % 2
    const place = i >> 1
    const x = 2 + 3 * (place % 10)
    const y = seat === 0 ? 1 + 3 * Math.floor(place / 10) : rows - 4 - 3 * Math.floor(place / 10)
    return { card: cards[seat][place % cards[seat].length], seat, square: y * columns + x }
  })
  const row = (y: number) => (y % 7 === 3 ? '.......##.......'.repeat(4) : '.'.repeat(columns)).slice(0, columns)
  const clear = new Set(placed.map(({ square }) => Math.floor(square / columns)))
  return {
    map: {
      rows: Array.from({ length: rows }, (_, y) =>
        [y, y - 1, y - 2].some((top) => clear.has(top)) ? '.'.repeat(columns) : row(y),
      ),
      exits: [[0], [columns * rows - 1]],
    },
    placed,
    rounds: 6,
  }
}

const MATCHES = 3
const DECISIONS = 400

/** The first decisions of a few matches of this size at random, and copies of a match in the middle of them. */
export function growthWork({ pack, options, unit }: Series, size: number): Work[] {
  const { game } = pack
  const begin = (seed: number) => game.create(options(size), seed)
  const play = (seed: number, limit: number): { match: Match; decisions: number } => {
    const match = begin(seed)
    return { match, decisions: playOn(pack, match, new Random(seed, CHOICES_STREAM), false, limit) }
  }
  const name = `${game.id}, ${size} ${unit}`
  const round = () => {
    const played = Array.from({ length: MATCHES }, (_, i) => play(i + 1, DECISIONS))
    return {
      matches: 0,
      decisions: played.reduce((sum, { decisions }) => sum + decisions, 0),
      clones: 0,
      checksum: () => digestOf(played.map(({ match }) => game.digest(match))),
    }
  }
  return [
    { name, variant: '', round },
    { name, variant: '', round: copiesOf(game, play(1, DECISIONS / 2).match) },
  ]
}
