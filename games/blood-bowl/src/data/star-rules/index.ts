import type { StarLimit, Thing } from './family.ts'
import { things } from './list.gen.ts'

export type { StarLimit } from './family.ts'

/** The rule that only this star (or this pair) has. */
export interface StarRule {
  readonly id: string
  readonly name: string
  readonly limit: StarLimit
}

export const STAR_RULES: Readonly<Record<string, StarRule>> = Object.fromEntries(
  (things as readonly Thing[]).map(({ id, name, limit }) => [id, { id, name, limit }]),
)
