import { findInner } from '../abilities.ts'
import { skill } from '../moments.ts'
import { test } from '../test.ts'
import { isOpponentNextTo } from './leaving.ts'

/** Against one who Dodges away from them, and against the target of their own Block. */
export const tackle = skill('tackle', 'general', ['DB-SKILL-TACKLE-01', 'DB-SKILL-TACKLE-02'], {
  denying: ['dodge'],
  on: {
    denies(match, owner, user, ability, opponent) {
      if (ability !== 'dodge') return false
      if (opponent === owner) return true
      const made = findInner(match, test)
      return made?.kind === 'dodge' && made.player === user && isOpponentNextTo(match, owner, user, made.from)
    },
  },
})
