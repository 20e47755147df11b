import { type Agreed, agreedOf } from '@undercroft/ball'

export type { Agreed } from '@undercroft/ball'

/** What was agreed on before teams are drafted. */
export interface Terms extends Agreed {
  readonly kind: 'league' | 'exhibition'
}

export const LEAGUE: Terms = { kind: 'league', budget: 1_000_000, spp: 0, anyAdvancement: false }
/** BB-LEAGUE-15: the defaults; coaches may agree on others. */
const USUAL: Agreed = { budget: 1_150_000, spp: 36, anyAdvancement: false }
export const EXHIBITION: Terms = { kind: 'exhibition', ...USUAL }

export const parseAgreed = (json: unknown): Agreed => agreedOf(json, USUAL)

/** The terms of a draft of this kind. Only exhibitions are agreed on. */
export const termsOf = (kind: Terms['kind'], agreed: Agreed): Terms =>
  kind === 'league' ? LEAGUE : { kind, ...agreed }
