import { OptionsError } from '../errors.ts'
import { fieldName, type OptionsSchema } from '../options.ts'
import { figuresOf, type Home, LANGUAGES, type Words } from './home.ts'

/** A family that people can add things to. */
export interface OpenFamily {
  readonly name: string
  /** Where the client finds the words: 'blitz.team' makes 'blitz.team.orc.name'. */
  readonly messages: string
  /** What every thing must say of itself; where it is one word, its key ends with the id. */
  readonly words: readonly string[]
  /** Those of the book: their ids are taken. */
  readonly things: readonly { readonly id: string }[]
  readonly figures: OptionsSchema<unknown>
}

/** Why a thing is refused; clients put it into words of their own language. */
export type Refusal = 'missing' | 'unknown' | 'wrong' | 'taken' | 'twice' | 'no-game' | 'no-family'

/** A thing cannot be played with. Names its place among the others, the field, and the reason. */
export class ContentError extends OptionsError {
  /** Which of the things, from 0. */
  readonly place: number
  /** The field of the thing. */
  readonly within: string
  readonly why: Refusal
  readonly facts: Readonly<Record<string, string>>
  constructor(place: number, within: string, why: Refusal, facts: Readonly<Record<string, string>> = {}) {
    super(within === '' ? `content[${place}]` : `content[${place}].${within}`, reasonOf(why, facts))
    this.place = place
    this.within = within
    this.why = why
    this.facts = facts
  }
}

function reasonOf(why: Refusal, { known = '', reason = '', id = '' }: Readonly<Record<string, string>>): string {
  if (why === 'missing') return 'is missing'
  if (why === 'unknown') return `is not known here${known === '' ? '' : ` (there is: ${known})`}`
  if (why === 'taken') return `'${id}' is taken by a thing of the book`
  if (why === 'twice') return `'${id}' is there twice`
  if (why === 'no-game') return `there is no such game (there is: ${known})`
  if (why === 'no-family') return `nothing can be added to it (there is: ${known})`
  return reason
}

/** What can be added to a game. */
export interface GameContent {
  readonly game: string
  readonly families: readonly OpenFamily[]
  /** Reads things that somebody made; throws ContentError. */
  read(asked: unknown): readonly Home[]
}

const MOST_THINGS = 200
const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/
const LONGEST_ID = 40
const LONGEST_WORDS = 300
const LOOK_FIELDS = ['figure', 'tint']
const COLOUR = /^#[0-9a-f]{6}$/i

/** The content of a game. `fits` looks at all things together: does each name only what there is? */
export function openContent(
  game: string,
  families: readonly OpenFamily[],
  fits: (homes: readonly Home[]) => void = () => {},
): GameContent {
  return {
    game,
    families,
    read(asked) {
      if (!Array.isArray(asked)) throw new OptionsError('content', 'must be a list of things')
      if (asked.length > MOST_THINGS) throw new OptionsError('content', `must be ${MOST_THINGS} things at most`)
      if (asked.length === 0) return asked
      const taken = new Set<string>()
      asked.forEach((home: unknown, place) => {
        checkHome(game, families, home, place)
        const { family, id } = home as Home
        if (taken.has(`${family}/${id}`)) throw new ContentError(place, 'id', 'twice', { id })
        taken.add(`${family}/${id}`)
      })
      fits(asked as Home[])
      return asked as Home[]
    },
  }
}

function checkHome(game: string, families: readonly OpenFamily[], home: unknown, place: number): asserts home is Home {
  if (typeof home !== 'object' || home === null || Array.isArray(home))
    throw new ContentError(place, '', 'wrong', { reason: 'must be a thing with fields' })
  const wrong = (field: string, reason: string) => new ContentError(place, field, 'wrong', { reason })
  const thing = home as Record<string, unknown>
  for (const field of ['game', 'family', 'id', 'set']) {
    const value = thing[field]
    if (value === undefined || value === null) throw new ContentError(place, field, 'missing')
    if (typeof value !== 'string' || value.length > LONGEST_ID || !ID.test(value))
      throw wrong(field, `must be of small letters, digits and dashes, ${LONGEST_ID} at most`)
  }
  if (thing.game !== game) throw new ContentError(place, 'game', 'no-game', { known: game })
  if (thing.set === 'book') throw wrong('set', 'the book is complete: name another set')
  const family = families.find(({ name }) => name === thing.family)
  if (!family)
    throw new ContentError(place, 'family', 'no-family', { known: families.map(({ name }) => name).join(', ') })
  const id = thing.id as string
  if (family.things.some((known) => known.id === id)) throw new ContentError(place, 'id', 'taken', { id })
  checkWords(thing, family, place)
  checkLook(thing.look, place)
  checkFigures(home as Home, family, place)
}

function checkWords(thing: Record<string, unknown>, { words }: OpenFamily, place: number): void {
  if (thing.en === undefined || thing.en === null) throw new ContentError(place, 'en', 'missing')
  for (const language of LANGUAGES) {
    const said = thing[language] as Words | undefined
    if (said === undefined) continue
    const all = typeof said === 'string' ? { name: said } : said
    const isTold = typeof all === 'object' && all !== null && !Array.isArray(all)
    if (!isTold)
      throw new ContentError(place, language, 'wrong', { reason: 'must be a name, or words with their names' })
    for (const word of Object.keys(all))
      if (!words.includes(word))
        throw new ContentError(place, `${language}.${word}`, 'unknown', { known: words.join(', ') })
    for (const word of words) checkWord(all[word], `${language}.${word}`, language === 'en', place)
  }
}

function checkWord(text: unknown, field: string, isNeeded: boolean, place: number): void {
  if (text === undefined && !isNeeded) return
  if (text === undefined) throw new ContentError(place, field, 'missing')
  if (typeof text !== 'string' || text.trim() === '' || text.length > LONGEST_WORDS)
    throw new ContentError(place, field, 'wrong', { reason: `must be a text of 1 to ${LONGEST_WORDS} characters` })
}

function checkLook(look: unknown, place: number): void {
  if (look === undefined) return
  if (typeof look !== 'object' || look === null || Array.isArray(look))
    throw new ContentError(place, 'look', 'wrong', { reason: `must have fields (${LOOK_FIELDS.join(', ')})` })
  for (const [field, value] of Object.entries(look)) {
    const at = `look.${field}`
    if (!LOOK_FIELDS.includes(field)) throw new ContentError(place, at, 'unknown', { known: LOOK_FIELDS.join(', ') })
    if (typeof value !== 'string' || value.length > LONGEST_ID)
      throw new ContentError(place, at, 'wrong', { reason: `must be a text of ${LONGEST_ID} characters at most` })
    if (field === 'tint' && !COLOUR.test(value))
      throw new ContentError(place, at, 'wrong', { reason: "must be a colour like '#7a5632'" })
  }
}

function checkFigures(home: Home, { figures }: OpenFamily, place: number): void {
  const given = figuresOf(home)
  const parsed = figures.safeParse(given)
  if (parsed.success) return
  const [{ path, message, keys }] = parsed.error.issues
  const [unknown] = keys ?? []
  if (unknown !== undefined) throw new ContentError(place, fieldName([...path, unknown.slice(0, 60)]), 'unknown')
  const isMissing = valueAt(given, path) === undefined
  throw isMissing
    ? new ContentError(place, fieldName(path), 'missing')
    : new ContentError(place, fieldName(path), 'wrong', { reason: message })
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((part, key) => (part as Record<PropertyKey, unknown> | null | undefined)?.[key], value)
