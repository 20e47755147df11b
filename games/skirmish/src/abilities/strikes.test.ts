import { describe, expect, it } from 'vitest'
import { position } from '../testing/position.ts'

describe('Smite', () => {
  it('SK-AB-SMITE-01: adds damage against the alignment it names', () => {
    const pieces = {
      paladin: { at: [5, 5], melee: '+5 (10)', abilities: ['Smite Evil +5'] },
      foe: { at: [6, 5], seat: 1 },
    } as const
    const p = position(pieces, { factions: ['LG', 'CE'] }).turn('paladin')
    p.d20(15).melee('foe')
    expect(p.hp('foe')).toBe(85)
    p.end()
  })
})
