export type { SkillThing as Thing } from '@undercroft/ball'
