import type { Thing as AnyThing } from '@undercroft/engine'
import type { ThingId as StarRuleId } from '../star-rules/list.gen.ts'

/** What stands in the home of a Star Player. */
export interface Thing extends AnyThing {
  /** Gold pieces; for a pair the price of both. */
  readonly cost: number
  /** 'MA ST AG PA AV' with '-' for no PA. */
  readonly profile: string
  /** Ids with blanks between. */
  readonly skills: string
  readonly rule: StarRuleId
  /** The leagues and patrons whose teams may hire the star. */
  readonly playsFor: 'any' | readonly string[]
  readonly notFor?: readonly string[]
  readonly pairedWith?: string
  readonly megaStar?: boolean
}
