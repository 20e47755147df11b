import type { Random } from '@undercroft/engine'
import { COLLEGES } from '../colleges/index.ts'
import { CATALOGUE } from '../skills/catalogue.ts'

export const ABILITIES: readonly string[] = CATALOGUE.map(({ id }) => id)
export const SPELLS: readonly string[] = COLLEGES.map(({ spell }) => spell)

/** A room in which everybody soon meets everybody, and the ball. */
const ROOM = ['1....2....3', '.<.......>.', '.....$.....', '...........', '4....5....6']

/** What others must have for an ability to come to bear. */
const NEEDS: readonly (readonly [string, string])[] = [
  ['defensive', 'guard'],
  ['tackle', 'dodge'],
  ['iron-hard-skin', 'claws'],
]

/** Two teams whose players have what was not seen yet. */
export function crowd(random: Random, missing: readonly string[] = []): object {
  const pickFrom = (names: readonly string[]) => {
    const left = names.filter((name) => missing.includes(name))
    return random.pick(left.length > 0 ? left : names)
  }
  /** The first can throw, the second be thrown. */
  const player = (number: number) => {
    const size = number === 1 ? ['throw-team-mate'] : number === 2 ? ['right-stuff'] : []
    const wishes = [pickFrom(ABILITIES), pickFrom(ABILITIES), random.pick(ABILITIES), random.pick(ABILITIES)]
    for (const [ability, needed] of NEEDS) if (missing.includes(ability)) wishes.push(needed)
    const skills = [...new Set([...size, ...wishes])]
    return {
      number,
      ma: skills.includes('timmm-ber') ? 2 : 5 + random.below(4),
      st: number === 1 ? 5 : 2 + random.below(2),
      ag: 2 + random.below(3),
      pa: 2 + random.below(4),
      av: 6 + random.below(4),
      skills,
    }
  }
  const team = () => {
    const spell = pickFrom(SPELLS)
    return {
      college: COLLEGES.find((college) => college.spell === spell)?.id,
      rerolls: 2,
      bribes: 1,
      wizard: random.below(2),
      treasury: 400_000,
      players: Array.from({ length: 11 }, (_, i) => player(i + 1)),
    }
  }
  const teams = [team(), team()]
  const isDungeon = random.below(10) === 0
  return isDungeon
    ? { teams, dungeon: { seed: random.below(20) }, turnLimit: 4, league: true }
    : { teams, map: { rows: ROOM }, turnLimit: 24 }
}
