import { skill } from '../moments.ts'
import { isOpponentNextTo } from './leaving.ts'

export const prehensileTail = skill(
  'prehensile-tail',
  'mutation',
  ['DB-SKILL-PREHENSILE-TAIL-01', 'DB-SKILL-PREHENSILE-TAIL-02'],
  {
    hindering: ['dodge', 'jump'],
    on: {
      hinder(match, owner, test) {
        if (!isOpponentNextTo(match, owner, test.player, test.from)) return
        if (test.modifiers.some(({ source }) => source === 'prehensile-tail')) return
        test.modifiers.push({ source: 'prehensile-tail', value: -1, rule: 'DB-SKILL-PREHENSILE-TAIL-01' })
      },
    },
  },
)
