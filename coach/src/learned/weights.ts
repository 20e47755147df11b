import type { Model } from './model.ts'

/** The weights of each game, fetched when they are first needed. */
const files: Readonly<Record<string, () => Promise<{ readonly model: Model }>>> = {
  'blitz-bowl': () => import('./weights/blitz-bowl.ts'),
  'dungeon-bowl': () => import('./weights/dungeon-bowl.ts'),
  skirmish: () => import('./weights/skirmish.ts'),
}

/** Null where nothing was learned yet. */
export async function loadWeights(game: string): Promise<Model | null> {
  if (!Object.hasOwn(files, game)) return null
  return (await files[game]()).model
}
