import { abilityCalled, hasAbility, isSpent, spendAbility } from '../abilities.ts'
import { playerOf } from '../field.ts'
import { skill } from '../moments.ts'
import { ON_BOARD } from '../state.ts'

/** One for the team, while one of its Leaders is on the field (DB-SKILL-LEADER-01 to DB-SKILL-LEADER-03). */
export const leader = skill('leader', 'passing', ['DB-SKILL-LEADER-01', 'DB-SKILL-LEADER-02', 'DB-SKILL-LEADER-03'], {
  anyStatus: true,
  once: 'half',
  on: {
    extraRerolls(match, owner) {
      const player = playerOf(match, owner)
      const { team } = player
      if (isSpent(match, player, abilityCalled(match, 'leader'))) return 0
      const first = match.state.players.find(
        (mate) => mate.team === team && mate.place === ON_BOARD && hasAbility(match, mate, 'leader'),
      )
      return first?.id === owner ? 1 : 0
    },
    spendExtraReroll: (match, owner) => spendAbility(match, owner, 'leader'),
  },
})
