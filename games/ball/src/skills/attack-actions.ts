/** A Block, a Blitz, or a special action instead of a Block. */
export const ATTACKS: ReadonlySet<string> = new Set([
  'block',
  'blitz',
  'jump-up',
  'multiple-block',
  'stab',
  'projectile-vomit',
])
