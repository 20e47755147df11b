import { skill } from '../moments.ts'

const catching = skill('catch', 'agility', ['DB-SKILL-CATCH-01'], {
  on: { reroll: (_match, _owner, { kind }) => (kind === 'catch' ? 1 : 0) },
})

export { catching as catch }
