import type { Grant, GrantDeclaration, Terms } from '../abilities/vocabulary.ts'
import { profiles } from '../profiles.ts'
import type { BlitzState } from '../state.ts'

const byProfile: (Grant | null)[] = []
const termsBySource = new Map<string, Partial<Terms>>()

/** Fills the tables. The game does so once, when it is put together: declarations and procedures need each other. */
export function indexGrants(declarations: readonly GrantDeclaration[]): void {
  for (const [index, { ability }] of profiles.entries()) {
    byProfile[index] = declarations.find(({ id }) => id === ability)?.grant ?? null
  }
  for (const { id, grant } of declarations) if (grant.terms) termsBySource.set(id, grant.terms)
}

/** The free action that the ability of a player grants, if it grants one. */
export const grantOf = (state: BlitzState, player: number): Grant | null => byProfile[state.players[player].profile]

/** The terms of a free action by the ability that grants it. */
export const termsOf = (source: string): Partial<Terms> | undefined => termsBySource.get(source)
