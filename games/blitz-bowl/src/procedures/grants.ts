import type { Grant, Terms } from '../abilities/family.ts'
import { profiles } from '../profiles.ts'
import type { BlitzState } from '../state.ts'

const byProfile: (Grant | null)[] = []
const termsBySource = new Map<string, Partial<Terms>>()

/** Fills the tables. The game does so once, when it is put together: declarations and procedures need each other. */
export function indexGrants(grants: Readonly<Record<string, Grant>>): void {
  for (const [index, { ability }] of profiles.entries()) {
    byProfile[index] = (ability && grants[ability]) || null
  }
  for (const [id, { terms }] of Object.entries(grants)) if (terms) termsBySource.set(id, terms)
}

/** The free action that the ability of a player grants, if it grants one. */
export const grantOf = (state: BlitzState, player: number): Grant | null => byProfile[state.players[player].profile]

/** The terms of a free action by the ability that grants it. */
export const termsOf = (source: string): Partial<Terms> | undefined => termsBySource.get(source)
