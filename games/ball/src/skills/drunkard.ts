import { skill } from '../moments.ts'

export const drunkard = skill('drunkard', 'trait', ['DB-TRAIT-DRUNKARD-01'], {
  compulsory: true,
  anyStatus: true,
  on: {
    modify(_match, _owner, { kind, modifiers }) {
      if (kind === 'rush') modifiers.push({ source: 'drunkard', value: -1, rule: 'DB-TRAIT-DRUNKARD-01' })
    },
  },
})
