import { interrupt, skill } from '../moments.ts'
import { thinking } from './thinking.ts'

export const boneHead = skill('bone-head', 'trait', ['DB-TRAIT-BONE-HEAD-01', 'DB-TRAIT-BONE-HEAD-02'], {
  compulsory: true,
  anyStatus: true,
  on: { activated: (_match, owner) => interrupt(thinking, { owner, trait: 'bone-head', target: 2, modifiers: [] }) },
  procedures: [thinking],
})
