import { hasAbility } from '../abilities.ts'
import { neighboursOf, playerOf } from '../field.ts'
import { interrupt, skill } from '../moments.ts'
import { type BallMatch, STANDING } from '../state.ts'
import { thinking } from './thinking.ts'

/** A Standing team-mate beside them who is brighter. */
function hasHelper(match: BallMatch, owner: number): boolean {
  const { team, square } = playerOf(match, owner)
  return neighboursOf(match, square).some((id) => {
    const mate = playerOf(match, id)
    return mate.team === team && mate.status === STANDING && !hasAbility(match, mate, 'really-stupid')
  })
}

export const reallyStupid = skill(
  'really-stupid',
  'trait',
  ['DB-TRAIT-REALLY-STUPID-01', 'DB-TRAIT-REALLY-STUPID-02'],
  {
    compulsory: true,
    anyStatus: true,
    on: {
      activated(match, owner) {
        const modifiers = hasHelper(match, owner) ? [{ source: 'helper', value: 2 }] : []
        return interrupt(thinking, { owner, trait: 'really-stupid', target: 4, modifiers })
      },
    },
  },
)
