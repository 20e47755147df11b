import { isPass, skill, type Test } from '@undercroft/ball'

const isLong = ({ detail }: Test): boolean => detail === 'long' || detail === 'long-bomb'

/** +1 for a long pass or a long bomb, lobs included (BB-SKILL-04). */
export const cannoneer = skill('cannoneer', 'passing', ['BB-SKILL-04'], {
  on: { boost: (_match, _owner, test) => (isPass(test) && isLong(test) ? 1 : 0) },
})
