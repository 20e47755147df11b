import { type BallEvent, CATALOGUE } from '@undercroft/ball'
import type { Random } from '@undercroft/engine'
import { steer } from '@undercroft/engine/testing'
import { expect, it } from 'vitest'
import { COLLEGES } from '../data/colleges/index.ts'
import { dungeonBowl } from '../game.ts'
import { TABLE } from '../table.ts'

/** Which abilities have answered a moment in a way that made a difference. */
const answered = new Set<string>()

interface Heard {
  ability: { id: string }
  answer: (...args: unknown[]) => unknown
}

/** Listens in: an answer counts that is neither nothing, 0 nor false, or that has changed what it was handed. */
function listenIn(): void {
  const { compiled } = TABLE as unknown as { compiled: Record<string, { listeners: (Heard | undefined)[] }> }
  for (const { listeners } of Object.values(compiled)) {
    for (const heard of listeners) {
      if (!heard) continue
      const { answer, ability } = heard
      heard.answer = (...args) => {
        const handed = args.slice(2).map((arg) => JSON.stringify(arg))
        const value = answer(...args)
        const changed = args.slice(2).some((arg, i) => JSON.stringify(arg) !== handed[i])
        if (changed || (value !== undefined && value !== null && value !== 0 && value !== false))
          answered.add(ability.id)
        return value
      }
    }
  }
}

const SPELLS = COLLEGES.map(({ spell }) => spell)
const INDUCEMENTS = ['bribe', 'bought training', 'bought bribes', 'bought wizard']
const ABILITIES = CATALOGUE.map(({ id }) => id)
const wanted = [...ABILITIES, ...SPELLS, ...INDUCEMENTS]

function used(event: BallEvent): string[] {
  const found = [...answered]
  if (event.type === 'spell-cast') found.push(event.spell)
  if (event.type === 'bought') found.push(`bought ${event.item}`)
  if (event.type === 'roll' && event.what === 'bribe') found.push('bribe')
  return found
}

/** A room in which everybody soon meets everybody, and the ball. */
const ROOM = ['1....2....3', '.<.......>.', '.....$.....', '...........', '4....5....6']

/** What others must have for an ability to come to bear. */
const NEEDS: readonly (readonly [string, string])[] = [
  ['defensive', 'guard'],
  ['tackle', 'dodge'],
  ['iron-hard-skin', 'claws'],
]

/** Two teams whose players have what was not seen yet. */
function options(random: Random, missing: readonly string[]) {
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
      college: COLLEGES.find((college) => college.spell === spell)!.id,
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

it('random play makes use of every skill, trait, spell and inducement', () => {
  listenIn()
  expect(steer({ game: dungeonBowl, options, wanted, used, matches: 1000, seed: 7 })).toEqual([])
}, 120_000)
