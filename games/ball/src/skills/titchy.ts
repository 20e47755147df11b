import { skill } from '../moments.ts'

export const titchy = skill('titchy', 'trait', ['DB-TRAIT-TITCHY-01', 'DB-TRAIT-TITCHY-02'], {
  compulsory: true,
  anyStatus: true,
  on: {
    modify(_match, _owner, { kind, modifiers }) {
      if (kind === 'dodge') modifiers.push({ source: 'titchy', value: 1, rule: 'DB-TRAIT-TITCHY-01' })
    },
    ignoredByDodgers: () => true,
  },
})
