import type { Thing as AnyThing } from '@undercroft/engine'
import type { ThingId as SpellId } from '../wizards/list.gen.ts'

/** A position that a College may hire, as the book prints it. */
export interface Position {
  readonly id: string
  readonly name: string
  /** Gold pieces. */
  readonly cost: number
  readonly ma: number
  readonly st: number
  readonly ag: number
  /** Null where the book has a dash. */
  readonly pa: number | null
  readonly av: number
  /** Ids of the skill catalogue. */
  readonly skills: readonly string[]
  /** Letters of the categories (A, G, M, P, S) that are open to him, '' for none. */
  readonly primary: string
  readonly secondary: string
}

/** Positions that share one limit, whatever the mix (DB-TEAM-06). */
export interface PositionGroup {
  readonly role: string
  readonly limit: readonly [min: number, max: number]
  readonly positions: readonly Position[]
}

export interface College {
  readonly id: string
  readonly name: string
  readonly wizard: string
  readonly spell: string
  readonly groups: readonly PositionGroup[]
}

/** What stands in the home of a College. */
export interface Thing extends AnyThing {
  readonly wizard: string
  readonly spell: SpellId
  readonly groups: readonly {
    readonly role: string
    readonly max: number
    readonly positions: readonly PositionLine[]
  }[]
}

/** One line of a roster: `profile` is 'MA ST AG PA AV' with '-' for no PA, `access` is 'primary/secondary' in letters, `skills` are ids. */
export interface PositionLine {
  readonly name: string
  readonly cost: number
  readonly profile: string
  readonly access: string
  readonly skills: string
}

export function position({ name, cost, profile, access, skills }: PositionLine): Position {
  const [ma, st, ag, pa, av] = profile.split(' ').map((text) => (text === '-' ? null : Number(text)))
  const [primary, secondary] = access.split('/')
  return {
    id: name.toLowerCase().replace(/[^a-z]+/g, '-'),
    name,
    cost,
    ma: ma as number,
    st: st as number,
    ag: ag as number,
    pa,
    av: av as number,
    skills: skills === '' ? [] : skills.split(' '),
    primary,
    secondary,
  }
}
