import { type Agreed, agreedOf } from '@undercroft/ball'

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

export type { Agreed } from '@undercroft/ball'

/** Reads what was agreed on; an OptionsError names the first field that is wrong and why. */
export const parseAgreed = (json: unknown): Agreed =>
  agreedOf(json, { budget: EXHIBITION.budget, spp: EXHIBITION.spp, anyAdvancement: EXHIBITION.anyAdvancement })

/** The terms of a draft of this kind. Only exhibitions are agreed on. */
export const termsOf = (kind: Terms['kind'], agreed: Agreed): Terms =>
  kind === 'league' ? LEAGUE : { ...EXHIBITION, ...agreed }
