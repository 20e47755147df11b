import type { Grant, Terms } from '../abilities/family.ts'
import { profiles } from '../profiles.ts'
import { profileOf } from '../queries.ts'
import type { BlitzState } from '../state.ts'

const byProfile: (Grant | null)[] = []
const byAbility = new Map<string | null, Grant>()
const termsBySource = new Map<string, Partial<Terms>>()

/** Fills the tables. The game does so once, when it is put together: declarations and procedures need each other. */
export function indexGrants(grants: Readonly<Record<string, Grant>>): void {
  for (const [index, { ability }] of profiles.entries()) {
    byProfile[index] = (ability && grants[ability]) || null
  }
  for (const [id, grant] of Object.entries(grants)) {
    byAbility.set(id, grant)
    if (grant.terms) termsBySource.set(id, grant.terms)
  }
}

/** The free action that the ability of a player grants, if it grants one. */
export function grantOf(state: BlitzState, player: number): Grant | null {
  const { profile } = state.players[player]
  return profile < byProfile.length ? byProfile[profile] : (byAbility.get(profileOf(state, player).ability) ?? null)
}

/** The terms of a free action by the ability that grants it. */
export const termsOf = (source: string): Partial<Terms> | undefined => termsBySource.get(source)
