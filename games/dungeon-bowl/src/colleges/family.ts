import { figuresOf, idsOf, type Position } from '@undercroft/ball'
import type { Thing as AnyThing } from '@undercroft/engine'
import type { ThingId as SpellId } from '../wizards/list.gen.ts'

export type { Position } from '@undercroft/ball'

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
  const [primary, secondary] = access.split('/')
  const id = name.toLowerCase().replace(/[^a-z]+/g, '-')
  return { id, name, cost, ...figuresOf(profile), skills: idsOf(skills), primary, secondary }
}
