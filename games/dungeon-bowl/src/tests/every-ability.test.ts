import { steer } from '@undercroft/engine/testing'
import { expect, it } from 'vitest'
import type { DungeonEvent } from '../events.ts'
import { dungeonBowl } from '../game.ts'
import { TABLE } from '../table.ts'
import { ABILITIES, crowd, SPELLS } from '../testing/crowd.ts'

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

const INDUCEMENTS = ['bribe', 'bought training', 'bought bribes', 'bought wizard']
const wanted = [...ABILITIES, ...SPELLS, ...INDUCEMENTS]

function used(event: DungeonEvent): string[] {
  const found = [...answered]
  if (event.type === 'spell-cast') found.push(event.spell)
  if (event.type === 'bought') found.push(`bought ${event.item}`)
  if (event.type === 'roll' && event.what === 'bribe') found.push('bribe')
  return found
}

it('random play makes use of every skill, trait, spell and inducement', () => {
  listenIn()
  expect(steer({ game: dungeonBowl, options: crowd, wanted, used, matches: 1000, seed: 7 })).toEqual([])
}, 120_000)
