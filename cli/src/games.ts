import type { GamePackage, Rule } from '@undercroft/engine'
import type { Vocabulary } from '@undercroft/engine/scenario'
import { UsageError } from './errors.ts'

/** Every game, by its id; loaded when it is asked for. `race` is the sample game of docs/adding-a-game.md. */
const games: Readonly<Record<string, () => Promise<{ gamePackage: unknown }>>> = {
  'blitz-bowl': () => import('@undercroft/blitz-bowl'),
  'blood-bowl': () => import('@undercroft/blood-bowl'),
  'dungeon-bowl': () => import('@undercroft/dungeon-bowl'),
  skirmish: () => import('@undercroft/skirmish'),
  race: () => import('./sample/race.ts'),
}

export const GAME_IDS: readonly string[] = Object.keys(games)

export async function loadGame(id: string): Promise<GamePackage> {
  if (!Object.hasOwn(games, id)) throw new UsageError(`there is no game '${id}' (there is: ${GAME_IDS.join(', ')})`)
  return (await games[id]()).gamePackage as GamePackage
}

/** The words of a game in scenarios, or of a small game between matches ('dungeon-bowl-post-match', 'league-draw'); null where there is none. */
export async function loadVocabulary(id: string): Promise<Vocabulary | null> {
  if (GAME_IDS.includes(id)) return (await loadGame(id)).vocabulary
  const { drawWords } = await import('@undercroft/league/scenario')
  if (id === drawWords.game.id) return drawWords as unknown as Vocabulary
  const owner = GAME_IDS.find((known) => id.startsWith(`${known}-`))
  if (!owner) return null
  const { sequences = [] } = await loadGame(owner)
  return sequences.find(({ game }) => game.id === id) ?? null
}

const LANGUAGES = ['en', 'it', 'de']

/** The rules reference of all games, in the order of the rulebooks. */
export async function loadRules(language = 'en'): Promise<readonly Rule[]> {
  if (!LANGUAGES.includes(language)) {
    throw new UsageError(`there are no rules in '${language}' (there are: ${LANGUAGES.join(', ')})`)
  }
  const references = await Promise.all<{ rules: readonly Rule[] }>([
    import(`@undercroft/blitz-bowl/rules/${language}`),
    import(`@undercroft/blood-bowl/rules/${language}`),
    import(`@undercroft/dungeon-bowl/rules/${language}`),
    import(`@undercroft/skirmish/rules/${language}`),
  ])
  return references.flatMap(({ rules }) => rules)
}
