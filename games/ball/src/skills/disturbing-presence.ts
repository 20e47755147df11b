import { distance } from '../board.ts'
import { playerOf } from '../field.ts'
import { skill } from '../moments.ts'
import { boardOf } from '../rules.ts'

export const disturbingPresence = skill(
  'disturbing-presence',
  'mutation',
  ['DB-SKILL-DISTURBING-PRESENCE-01', 'DB-SKILL-DISTURBING-PRESENCE-02'],
  {
    compulsory: true,
    anyStatus: true,
    hindering: ['pass', 'throw', 'kick', 'bomb', 'interfere', 'interfere-bomb', 'catch', 'catch-bomb'],
    on: {
      hinder(match, owner, test) {
        const { team, square } = playerOf(match, owner)
        const tested = playerOf(match, test.player)
        if (tested.team === team || distance(boardOf(match), square, tested.square) > 3) return
        test.modifiers.push({ source: 'disturbing-presence', value: -1, rule: 'DB-SKILL-DISTURBING-PRESENCE-01' })
      },
    },
  },
)
