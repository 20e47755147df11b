import { isMarked, neighboursOf, playerOf } from '../field.ts'
import { skill } from '../moments.ts'
import { STANDING } from '../state.ts'

export const timmmBer = skill('timmm-ber', 'trait', ['DB-TRAIT-TIMMM-BER-01'], {
  anyStatus: true,
  on: {
    modify(match, owner, test) {
      const player = playerOf(match, owner)
      if (test.kind !== 'stand-up' || player.ma > 2) return
      const free = neighboursOf(match, player.square).filter((id) => {
        const mate = playerOf(match, id)
        return mate.team === player.team && mate.status === STANDING && !isMarked(match, mate)
      })
      if (free.length === 0) return
      test.modifiers.push({ source: 'timmm-ber', value: free.length, rule: 'DB-TRAIT-TIMMM-BER-01' })
      test.natural = 1
    },
  },
})
