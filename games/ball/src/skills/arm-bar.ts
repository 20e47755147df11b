import { areAdjacent, hasTackleZone, playerOf } from '../field.ts'
import { skill } from '../moments.ts'

/** Also for one who lies in the vacated square after a Diving Tackle (DB-SKILL-ARM-BAR-01). */
export const armBar = skill('arm-bar', 'strength', ['DB-SKILL-ARM-BAR-01', 'DB-SKILL-ARM-BAR-02'], {
  anyStatus: true,
  on: {
    harmBonus(match, owner, { player, from }) {
      const holder = playerOf(match, owner)
      if (from < 0 || holder.team === playerOf(match, player).team) return 0
      return holder.square === from || (hasTackleZone(holder) && areAdjacent(match, holder.square, from)) ? 1 : 0
    },
  },
})
