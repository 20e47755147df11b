import { OptionsError } from '@undercroft/engine'
import type { Catalogue, Category } from '../skills/catalogue.ts'
import { type Advancements, accessOf, advancementCost, sppSpent } from './advancement.ts'
import type { Position } from './position.ts'
import type { Listed } from './sheet.ts'

/** What is wrong with a roster: where, why, and by which rule. */
export interface Problem {
  readonly field: string
  /** In words, and as a name with its facts for those who speak other languages. */
  readonly reason: string
  readonly why: string
  readonly facts: Readonly<Record<string, string | number>>
  readonly rule: string
}

export const gold = (amount: number): string => amount.toLocaleString('en-US')

/** Two players with one number. */
export function numberProblems(players: readonly Listed[], rule: string): Problem[] {
  const seen = new Set<number>()
  return players.flatMap(({ number }, i): Problem[] => {
    const twice = seen.has(number)
    seen.add(number)
    if (!twice) return []
    const reason = `two players wear ${number}`
    return [{ field: `players.${i}.number`, reason, why: 'number-twice', facts: { number }, rule }]
  })
}

/** How players of a game learn, and the rules of their access to skills. */
export interface Learning extends Pick<Advancements, 'forbidden'> {
  readonly catalogue: Pick<Catalogue, 'entry'>
  readonly accessRule: { readonly primary: string; readonly secondary: string }
}

/** Skills that a player cannot have gained (DB-ADV-10 to DB-ADV-16, BB-LEAGUE-14). */
export function skillProblems(
  position: Position,
  entry: Listed,
  field: string,
  { forbidden, catalogue, accessRule }: Learning,
): Problem[] {
  const owned = [...position.skills]
  return entry.advancements.flatMap(({ skill, kind }, i): Problem[] => {
    if (skill === undefined) return []
    const at = `${field}.advancements.${i}.skill`
    const refused = forbidden(owned, skill)
    owned.push(skill)
    const facts = { player: entry.name, skill, position: position.name }
    if (refused) {
      const { why, rule, other } = refused
      const text = `${entry.name} cannot gain '${skill}': ${refused.reason}`
      return [{ field: at, reason: text, why, facts: { ...facts, other }, rule }]
    }
    if (accessOf(position, kind).includes(catalogue.entry(skill)?.category as Category)) return []
    const list = kind.endsWith('primary') ? 'primary' : 'secondary'
    const text = `'${skill}' is in no ${list} category of a ${position.name}`
    return [{ field: at, reason: text, why: `no-${list}`, facts, rule: accessRule[list] }]
  })
}

/** What a draft spends on advancements, and which kinds it may buy (DB-EXH-06 to DB-EXH-08). */
export function freeSppProblems(
  players: readonly (Listed & { readonly spp: number })[],
  { spp, anyAdvancement }: Pick<Agreed, 'spp' | 'anyAdvancement'>,
  rule: string,
): Problem[] {
  const found: Problem[] = []
  const spent = players.reduce((sum, { advancements }) => sum + sppSpent(advancements), 0)
  if (spent > spp) {
    const reason = `advancements cost ${spent} SPP and the team has ${spp}`
    found.push({ field: 'players', reason, why: 'over-spp', facts: { spent, spp }, rule })
  }
  players.forEach(({ name, spp: saved, advancements }, i) => {
    if (saved > 0) {
      const reason = `${name} cannot save SPP in a draft`
      found.push({ field: `players.${i}.spp`, reason, why: 'saved-spp', facts: { player: name }, rule: 'DB-EXH-08' })
    }
    advancements.forEach(({ kind }, a) => {
      if (anyAdvancement || kind.startsWith('chosen')) return
      const reason = `only chosen skills may be bought, not '${kind}' for ${advancementCost(a, kind)} SPP`
      const field = `players.${i}.advancements.${a}.kind`
      found.push({ field, reason, why: 'only-chosen', facts: { player: name }, rule: 'DB-EXH-07' })
    })
  })
  return found
}

/** What coaches may agree on for an exhibition beside the defaults: gold, SPP, which advancements (DB-EXH-01, -06, -07, BB-LEAGUE-15). */
export interface Agreed {
  readonly budget: number
  readonly spp: number
  readonly anyAdvancement: boolean
}

const MOST_AGREED = { budget: 10_000_000, spp: 999 } as const

/** Reads what was agreed on; an OptionsError names the first field that is wrong and why. */
export function agreedOf(json: unknown, usual: Agreed, field = 'terms'): Agreed {
  if (json === undefined || json === null) return usual
  if (typeof json !== 'object' || Array.isArray(json)) throw new OptionsError(field, 'must be an object')
  const given = json as Record<string, unknown>
  const stranger = Object.keys(given).find((name) => !(name in usual))
  if (stranger !== undefined) throw new OptionsError(`${field}.${stranger}`, 'is not known here')
  const sum = (name: 'budget' | 'spp'): number => {
    const value = given[name] ?? usual[name]
    if (!Number.isInteger(value) || (value as number) < 0 || (value as number) > MOST_AGREED[name])
      throw new OptionsError(`${field}.${name}`, `must be a whole number from 0 to ${MOST_AGREED[name]}`)
    return value as number
  }
  const anyAdvancement = given.anyAdvancement ?? usual.anyAdvancement
  if (typeof anyAdvancement !== 'boolean') throw new OptionsError(`${field}.anyAdvancement`, 'must be true or false')
  return { budget: sum('budget'), spp: sum('spp'), anyAdvancement }
}
