import { skill } from '@undercroft/ball'
import type { BloodMatch } from '../state.ts'

/** Any square of the pitch, never accurately, not in a Blizzard (BB-SKILL-03, BB-WEATHER-08). */
export const hailMaryPass = skill('hail-mary-pass', 'passing', ['BB-SKILL-03'], {
  on: { lobs: (match) => (match as unknown as BloodMatch).state.weather !== 'blizzard' },
})
