import { OptionsError } from '@undercroft/engine'
import { z } from 'zod'

/** What was agreed on before teams are drafted. */
export interface Terms {
  readonly kind: 'league' | 'exhibition'
  /** Gold pieces to spend. */
  readonly budget: number
  /** Star Player Points to spend on advancements. */
  readonly spp: number
  /** Which inducements may be bought with the team. */
  readonly inducements: readonly Inducement[]
  /** Whether free SPP may also buy random skills and characteristic improvements (DB-EXH-07). */
  readonly anyAdvancement: boolean
}

/** Each costs 100,000 (DB-IND-01). The names are those of the roster's fields. */
export const INDUCEMENTS = ['wizard', 'training', 'bribes'] as const
export type Inducement = (typeof INDUCEMENTS)[number]
export const INDUCEMENT_COST = 100_000
export const INDUCEMENT_LIMIT: Readonly<Record<Inducement, number>> = { wizard: 1, training: 8, bribes: 3 }

/** DB-TEAM-02. Inducements are bought before each game instead (DB-IND-02). */
export const LEAGUE: Terms = { kind: 'league', budget: 1_000_000, spp: 0, inducements: [], anyAdvancement: false }

/** DB-EXH-01, DB-EXH-06, DB-EXH-07: the defaults; coaches may agree on others. */
export const EXHIBITION: Terms = {
  kind: 'exhibition',
  budget: 1_150_000,
  spp: 36,
  inducements: INDUCEMENTS,
  anyAdvancement: false,
}

/** What coaches may agree on for an exhibition beside the defaults: gold, SPP, which advancements (DB-EXH-01, -06, -07). */
const agreedSchema = z.strictObject({
  budget: z.int().min(0).max(10_000_000).default(EXHIBITION.budget),
  spp: z.int().min(0).max(999).default(EXHIBITION.spp),
  anyAdvancement: z.boolean().default(EXHIBITION.anyAdvancement),
})

export type Agreed = z.infer<typeof agreedSchema>

/** Reads what was agreed on; an OptionsError names the first field that is wrong and why. */
export function parseAgreed(json: unknown, field = 'terms'): Agreed {
  const parsed = agreedSchema.safeParse(json ?? {})
  if (parsed.success) return parsed.data
  const { path, message } = parsed.error.issues[0]
  throw new OptionsError([field, ...path].join('.'), message)
}

/** The terms of a draft of this kind. Only exhibitions are agreed on. */
export const termsOf = (kind: Terms['kind'], agreed: Agreed): Terms =>
  kind === 'league' ? LEAGUE : { ...EXHIBITION, ...agreed }
