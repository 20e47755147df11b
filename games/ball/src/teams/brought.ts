import { ContentError, type Home, wordOf } from '@undercroft/engine'
import * as z from 'zod/mini'
import { things as positions } from '../positions/list.gen.ts'
import { CATEGORY_LETTERS, type Catalogue } from '../skills/catalogue.ts'
import { figuresOf, idsOf, type Position } from './position.ts'

/** Teams that are in no book: what their homes say in every ball game (docs/homes.md). */

export { family as positionFamily, things as positionThings } from '../positions/list.gen.ts'

export const wholeNumber = (least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`
  return z.int({ error }).check(z.gte(least, { error }), z.lte(most, { error }))
}

const fitting = (isRight: (text: string) => boolean, error: string) =>
  z.string({ error }).check(z.refine(isRight, { error }))

const PROFILE = /^[1-9] [1-8] [1-6] (?:[1-6]|-) (?:[3-9]|10|11)$/
const letters = Object.keys(CATEGORY_LETTERS).join('')
const ACCESS = new RegExp(`^[${letters}]*/[${letters}]*$`)
const MOST_LINES = 20

/** A line of a team list, written as those of the books: docs/homes.md. */
export const lineFigures = ({ entry }: Pick<Catalogue, 'entry'>) => ({
  id: z.string(),
  cost: wholeNumber(5_000, 500_000),
  profile: fitting((text) => PROFILE.test(text), "must be MA ST AG PA AV with '-' for no PA: '6 3 3 4 9'"),
  access: fitting(
    (text) => ACCESS.test(text),
    `must be letters of categories (${letters}), Primary/Secondary: 'GS/AP'`,
  ),
  skills: fitting(
    (text) => idsOf(text).every((id) => entry(id) !== undefined),
    "must be ids of skills with blanks between: 'block sure-hands'",
  ),
})

export interface BroughtLine {
  readonly id: string
  readonly cost: number
  readonly profile: string
  readonly access: string
  readonly skills: string
}

/** What the positions of the book and of these homes are called in English, by their ids. */
export const namesOfPositions = (homes: readonly Home[]): ReadonlyMap<string, string> =>
  new Map([
    ...positions.map(({ id, name }) => [id, name] as const),
    ...homes.filter(({ family }) => family === 'positions').map((home) => [home.id, wordOf(home, 'name')] as const),
  ])

export function broughtPosition(line: BroughtLine, names: ReadonlyMap<string, string>): Position {
  const { id, cost, profile, access, skills } = line
  const [primary, secondary] = access.split('/')
  return { id, name: names.get(id) ?? id, cost, ...figuresOf(profile), skills: idsOf(skills), primary, secondary }
}

/** Every line names a position that there is, and each once. */
export function checkLines(
  place: number,
  lines: readonly (readonly [field: string, id: string])[],
  names: ReadonlyMap<string, string>,
): void {
  lines.forEach(([field, id], i) => {
    if (!names.has(id)) throw new ContentError(place, field, 'unknown', { known: [...names.keys()].join(', ') })
    if (lines.findIndex(([, other]) => other === id) < i) throw new ContentError(place, field, 'twice', { id })
  })
}

/** The team that is played where nobody has drafted one: its name, and lines of position, number and the skills of the first of them. */
export const readyFigures = {
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  rerolls: wholeNumber(0, 8),
  players: z
    .array(
      fitting(
        (text) => /^[a-z0-9-]+ \d{1,2}( [a-z0-9-]+)*$/.test(text),
        "must be a position, how many, and skills: 'human-lineman 6 block'",
      ),
    )
    .check(z.maxLength(MOST_LINES)),
}

const NAMES = (
  'Adda Bern Cato Dorn Elka Finn Gerd Hale Ilva Jorn Kess Lorn Mira Nell Osk Pell Quin Rusk Sina Tarn Ulla Vens Wick Yara ' +
  'Zell Brok Drusk Fenn Grott Harl Igra Kurl Mudge Nott Ommi Pralk Ragna Skell Thrum Urra'
).split(' ')

export interface ReadyPlayer {
  readonly number: number
  readonly name: string
  readonly position: string
  readonly advancements: readonly { readonly kind: 'chosen-primary'; readonly skill: string }[]
}

/** The players of lines such as 'human-lineman 6 block': the first of them have a skill each, bought with free SPP. `named`: how many were named before. */
export function readyPlayers(lines: readonly string[], named = 0): ReadyPlayer[] {
  return lines
    .flatMap((line) => {
      const [position, count, ...skills] = line.split(' ')
      return Array.from({ length: Number(count) }, (_, at) => ({ position, skill: skills[at] }))
    })
    .map(({ position, skill }, at) => ({
      number: at + 1,
      name: NAMES[((named + at) * 7) % NAMES.length],
      position,
      advancements: skill ? [{ kind: 'chosen-primary', skill }] : [],
    }))
}

/** What options may bring. */
export interface Brought {
  readonly content?: readonly Home[]
}

interface Teams<List, Roster> {
  readonly lists: readonly List[]
  readonly ready: ReadonlyMap<string, Roster>
}

/** The team lists of a match, those of the book first, and the ready-made teams that its options bring, by the ids of their lists; worked out once. */
export function broughtWith<List, Roster>(
  book: readonly List[],
  family: string,
  listOf: (home: Home, names: ReadonlyMap<string, string>) => List,
  readyRoster: (home: Home, lists: readonly List[]) => Roster,
): (options: Brought) => Teams<List, Roster> {
  const alone: Teams<List, Roster> = { lists: book, ready: new Map() }
  const kept = new WeakMap<readonly Home[], Teams<List, Roster>>()
  return ({ content }) => {
    if (content === undefined) return alone
    const known = kept.get(content)
    if (known) return known
    const names = namesOfPositions(content)
    const homes = content.filter((home) => home.family === family)
    const lists = [...book, ...homes.map((home) => listOf(home, names))]
    const all = { lists, ready: new Map(homes.map((home) => [home.id, readyRoster(home, lists)])) }
    kept.set(content, all)
    return all
  }
}
