import { advancementsOf } from '@undercroft/ball'
import { DUNGEON_SKILLS } from '../skills/catalogue.ts'

export {
  ADVANCEMENT_KINDS,
  type Advancement,
  type AdvancementKind,
  accessOf,
  advancementCost,
  isIdle,
  type Refusal,
  sppSpent,
} from '@undercroft/ball'

export const { forbidden, openSkills, rolledSkill, canRoll, advancementValue } = advancementsOf(DUNGEON_SKILLS, {
  exclusive: [
    ['leap', 'pogo-stick'],
    ['frenzy', 'grab'],
  ],
  useless: [
    ['monstrous-mouth', 'catch'],
    [
      'no-hands',
      ...['catch', 'diving-catch', 'safe-pair-of-hands', 'sure-hands', 'big-hand', 'extra-arms', 'monstrous-mouth'],
      ...['accurate', 'dump-off', 'fumblerooskie', 'give-and-go', 'nerves-of-steel', 'pass', 'portal-passer'],
      ...['running-pass', 'safe-pass', 'wall-thrower'],
    ],
  ],
})
