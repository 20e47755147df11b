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
/** They turn a die that has fallen against its owner: it is not enough that they were offered. */
const wanted = [...ABILITIES, ...SPELLS, ...INDUCEMENTS]

function used(event: BallEvent): string[] {
  const found = [...answered]
  if (event.type === 'spell-cast') found.push(event.spell)
  if (event.type === 'bought') found.push(`bought ${event.item}`)
  if (event.type === 'roll' && event.what === 'bribe') found.push('bribe')
  return found
}

/** Two teams whose players have what was not seen yet, in a dungeon that lies open. */
function options(random: Random, missing: readonly string[]) {
  const skills = missing.filter((name) => ABILITIES.includes(name))
  const player = (number: number) => ({
    number,
    ma: 5 + random.below(4),
    st: number === 1 ? 5 : number === 2 ? 2 : 2 + random.below(3),
    ag: 2 + random.below(3),
    pa: 2 + random.below(4),
    av: 6 + random.below(4),
    skills: [...new Set(Array.from({ length: 4 }, () => random.pick(skills.length > 0 ? skills : ABILITIES)))].concat(
      number === 1 ? ['throw-team-mate'] : number === 2 ? ['right-stuff'] : [],
    ),
  })
  const spells = missing.filter((name) => SPELLS.includes(name))
  const team = () => ({
    college: COLLEGES.find(({ spell }) => spell === random.pick(spells.length > 0 ? spells : SPELLS))!.id,
    rerolls: 2,
    bribes: 1,
    treasury: 400_000,
    players: Array.from({ length: 11 }, (_, i) => player(i + 1)).map((entry) => ({
      ...entry,
      skills: [...new Set(entry.skills)],
    })),
  })
  return { teams: [team(), team()], dungeon: { seed: random.below(20) }, turnLimit: 8, league: true }
}

it('random play makes use of every skill, trait, spell and inducement', () => {
  listenIn()
  expect(steer({ game: dungeonBowl, options, wanted, used, matches: 400, seed: 7 })).toEqual([])
}, 120_000)
