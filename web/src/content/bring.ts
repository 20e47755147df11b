import { ContentError, FileError, type GameContent, type Home, wordOf } from '@undercroft/engine'
import { readHomes } from '@undercroft/engine/content-file'
import { isKnown, named, needArea, t, useLanguage } from '../i18n/index.ts'
import { keepImported } from '../workshop/library/store.ts'
import { fitting, keptHomes, keyOf, loadContent, openGames, putHomes } from './store.ts'

/** A dungeon goes to the others that were built here. */
const isDungeon = ({ family }: Home): boolean => family === 'dungeons'

/**
 * Keeps the things of a file after checking them all, and gives them. What comes again from the same set takes the place of
 * what was there. Throws FileError that names the document, the field and the reason.
 */
export async function bringContent(text: string): Promise<readonly Home[]> {
  await needArea('workshop')
  const homes = await told(text)
  for (const home of homes.filter(isDungeon)) {
    const { dungeonOf } = await import('./games/dungeon-bowl.ts')
    const name = wordOf(home, 'name', useLanguage.getState().language)
    await keepImported('dungeon-bowl/dungeon', { name, ...dungeonOf(home) })
  }
  await putHomes(homes.filter((home) => !isDungeon(home)))
  return homes
}

async function told(text: string): Promise<readonly Home[]> {
  let homes: readonly Record<string, unknown>[] = []
  try {
    homes = readHomes(text)
    return await checked(homes)
  } catch (error) {
    if (error instanceof ContentError) throw new FileError(refusal(error, homes[error.place]))
    throw error
  }
}

/** All of them, for whatever games they are. */
async function checked(homes: readonly Record<string, unknown>[]): Promise<readonly Home[]> {
  const kept = await keptHomes().catch(() => [])
  for (const [place, { game }] of homes.entries()) {
    if (game === undefined) throw new ContentError(place, 'game', 'missing')
    const content = await loadContent(game)
    if (!content) throw new ContentError(place, 'game', 'no-game', { known: openGames.join(', ') })
    const places = homes.flatMap((home, i) => (home.game === game ? [i] : []))
    const fresh = places.map((i) => homes[i] as Home)
    const before = kept.filter((home) => home.game === game && !fresh.some((one) => replaces(one, home)))
    if (places[0] === place) checkBeside(content, before, fresh, places)
  }
  return homes as readonly Home[]
}

/** They go together with each other, and with what is here already. */
function checkBeside(content: GameContent, before: readonly Home[], fresh: readonly Home[], places: number[]): void {
  const others = fitting(content, before)
  try {
    content.read([...others, ...fresh])
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    throw new ContentError(places[error.place - others.length], error.within, error.why, error.facts)
  }
}

const replaces = (one: Home, other: Home): boolean => keyOf(one) === keyOf(other) && one.set === other.set

/** Why a thing is refused, in the person's language. */
function refusal({ place, within, why, facts, reason }: ContentError, home?: Record<string, unknown>): string {
  const thing = [home?.game, home?.family, home?.id].filter(Boolean).join('/')
  const key = `workshop.content.why.${why}`
  const words = isKnown(key) ? named(key, { ...facts, known: facts.known ?? '' }) : reason
  const document = place + 1
  return within === ''
    ? t('workshop.content.refused-whole', { document, thing, reason: words })
    : t('workshop.content.refused', { document, thing, field: within, reason: words })
}
