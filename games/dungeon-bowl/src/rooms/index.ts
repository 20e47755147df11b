import { type BallAbility, type SkillParts, skill } from '@undercroft/ball'
import { code } from './code.gen.ts'
import { things } from './list.gen.ts'
import { quiet } from './quiet.ts'
import { isRoom } from './tiles.ts'

const parts: Readonly<Record<string, SkillParts>> = code

/** What the others do lies in the ground: entering the Sewer, being pushed into the chasm or a sarcophagus. */
const GROUND = quiet({})

/** The rooms. A player who is in one is the owner of its ability. */
export const ROOMS: readonly BallAbility[] = things
  .filter(isRoom)
  .map(({ id, rules }) => skill(id, 'room', rules, parts[id] ?? GROUND))
