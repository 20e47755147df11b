import { listenIn } from '@undercroft/ball/testing'
import { steer } from '@undercroft/engine/testing'
import { expect, it } from 'vitest'
import type { DungeonEvent } from '../events.ts'
import { dungeonBowl } from '../game.ts'
import { TABLE } from '../table.ts'
import { ABILITIES, crowd, SPELLS } from '../testing/crowd.ts'

const INDUCEMENTS = ['bribe', 'bought training', 'bought bribes', 'bought wizard']
const wanted = [...ABILITIES, ...SPELLS, ...INDUCEMENTS]

const used =
  (answered: Set<string>) =>
  (event: DungeonEvent): string[] => {
    const found = [...answered]
    if (event.type === 'spell-cast') found.push(event.spell)
    if (event.type === 'bought') found.push(`bought ${event.item}`)
    if (event.type === 'roll' && event.what === 'bribe') found.push('bribe')
    return found
  }

it('random play makes use of every skill, trait, spell and inducement', () => {
  expect(
    steer({ game: dungeonBowl, options: crowd, wanted, used: used(listenIn(TABLE)), matches: 1000, seed: 7 }),
  ).toEqual([])
}, 120_000)
