import * as z from 'zod/mini'

export const whole = (least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`
  return z.int({ error }).check(z.gte(least, { error }), z.lte(most, { error }))
}
export const name = z
  .string({ error: 'must be a name' })
  .check(z.maxLength(100, { error: 'must be 100 characters long at most' }))
const short = z.string({ error: 'must be text' }).check(z.maxLength(200))
const lines = z
  .array(z.string({ error: 'must be text' }).check(z.maxLength(500)), { error: 'must be a list of lines' })
  .check(z.maxLength(30))

/** What stands on a stat card beside its name. */
export const cardFigures = {
  factions: z.array(name, { error: 'must be a list of factions' }).check(z.minLength(1), z.maxLength(10)),
  rarity: z.enum(['C', 'U', 'R'], { error: 'must be C, U or R' }),
  cost: whole(0, 10_000),
  type: short,
  commander: z.optional(whole(-100, 1000)),
  level: whole(-1000, 1000),
  speed: whole(0, 100),
  ac: whole(-1000, 1000),
  hp: whole(1, 10_000),
  melee: short,
  ranged: z.optional(short),
  abilities: z.optional(lines),
  effects: z.optional(lines),
  spells: z.optional(lines),
}
