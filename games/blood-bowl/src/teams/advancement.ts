import { advancementsOf } from '@undercroft/ball'
import { BLOOD_SKILLS } from '../skills/catalogue.ts'

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

/** BB-LEAGUE-14, BB-LEAGUE-16; what Ball & Chain rules out: BB-SKILL-36. */
export const { forbidden, openSkills, rolledSkill, canRoll, advancementValue } = advancementsOf(BLOOD_SKILLS, {
  exclusive: [
    ['leap', 'pogo-stick'],
    ['frenzy', 'grab'],
    ...['diving-tackle', 'frenzy', 'grab', 'leap', 'multiple-block', 'on-the-ball', 'shadowing'].map(
      (skill) => [skill, 'ball-and-chain'] as const,
    ),
  ],
  included: [
    ['mighty-blow', 'mighty-blow-2'],
    ['dirty-player', 'dirty-player-2'],
  ],
  useless: [
    ['monstrous-mouth', 'catch'],
    ['ball-and-chain', 'pile-driver'],
    [
      'no-hands',
      ...['catch', 'diving-catch', 'safe-pair-of-hands', 'sure-hands', 'big-hand', 'extra-arms', 'monstrous-mouth'],
      ...['accurate', 'cannoneer', 'cloud-burster', 'dump-off', 'fumblerooskie', 'hail-mary-pass', 'nerves-of-steel'],
      ...['pass', 'running-pass', 'safe-pass'],
    ],
  ],
})
