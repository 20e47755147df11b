import { hasAbility } from '../abilities.ts'
import { injuryResult, STUNTY_INJURY_TABLE } from '../data/injuries.ts'
import { playerOf } from '../field.ts'
import { skill } from '../moments.ts'

/** Slips past opponents, unless laden with one of these. */
export const stuntyUnless = (laden: readonly string[]) =>
  skill('stunty', 'trait', ['DB-TRAIT-STUNTY-01', 'DB-TRAIT-STUNTY-02', 'DB-TRAIT-STUNTY-03'], {
    compulsory: true,
    anyStatus: true,
    hindering: ['interfere'],
    on: {
      modify(match, owner, test) {
        const player = playerOf(match, owner)
        if (test.kind !== 'dodge' || laden.some((trait) => hasAbility(match, player, trait))) return
        test.modifiers = test.modifiers.filter(({ source }) => source !== 'marked')
      },
      hinder(_match, owner, { opponent, modifiers }) {
        if (opponent === owner) modifiers.push({ source: 'stunty', value: 1, rule: 'DB-TRAIT-STUNTY-02' })
      },
      injury: (_match, _owner, total) => injuryResult(STUNTY_INJURY_TABLE, total),
    },
  })

export const stunty = stuntyUnless(['bombardier'])
