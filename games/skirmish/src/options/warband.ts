import { OptionsError } from '@undercroft/engine'
import { type Card, FACTIONS, type Faction, hasWord } from '../card/card.ts'
import { TILES } from '../tiles/index.ts'

/** A warband as its player brings it. */
export interface Warband {
  /** What its player calls it. */
  readonly name?: string
  /** Null where factions are ignored (Out of the Box, Limited). */
  readonly faction: Faction | null
  /** Ids of cards. */
  readonly creatures: readonly string[]
  /** One assembly tile, then generic tiles. */
  readonly tiles: readonly string[]
  /** Limited: creatures that were drawn and are not in the warband. */
  readonly pool: readonly string[]
}

export interface WarbandProblem {
  readonly rule: string
  readonly field: string
  /** In words, and as a name with its facts for those who speak other languages. */
  readonly reason: string
  readonly why: string
  readonly facts: Readonly<Record<string, string | number>>
}

export interface WarbandLimits {
  readonly cards: readonly Card[]
  readonly size: number
  readonly seats: number
  readonly limited: boolean
}

export const MOST_CREATURES = 12

/** What is wrong with a warband, each with the rule it breaks. Empty: it is legal. */
export function warbandProblems(warband: Warband, limits: WarbandLimits): WarbandProblem[] {
  const problems: WarbandProblem[] = []
  const add = (rule: string, field: string, reason: string, why: string, facts: WarbandProblem['facts'] = {}) =>
    problems.push({ rule, field, reason, why, facts })
  const cards: Card[] = []
  warband.creatures.forEach((id, i) => {
    const card = limits.cards.find((one) => one.id === id)
    if (card) cards.push(card)
    else add('SK-CARD-01', `creatures[${i}]`, `there is no creature '${id}'`, 'unknown-creature', { creature: id })
  })
  if (cards.length === 0) add('SK-BUILD-08', 'creatures', 'a warband needs creatures', 'no-creatures')
  if (cards.length > MOST_CREATURES) {
    const facts = { count: cards.length, most: MOST_CREATURES }
    add(
      'SK-BUILD-06',
      'creatures',
      `${facts.count} creatures, at most ${facts.most} are allowed`,
      'many-creatures',
      facts,
    )
  }
  const total = cards.reduce((sum, { cost }) => sum + cost, 0)
  if (total > limits.size) {
    const over = total - limits.size
    add('SK-BUILD-03', 'creatures', `costs ${total}, over by ${over}`, 'over-size', { total, over, size: limits.size })
  }
  const dearest = Math.floor((limits.size * 7) / 10)
  for (const { id, cost, name } of cards) {
    if (cost > dearest && !limits.limited) {
      const facts = { creature: id, cost, most: dearest }
      add('SK-BUILD-07', 'creatures', `${name} costs ${cost}, at most ${dearest} is allowed`, 'too-dear', facts)
    }
  }
  if (!limits.limited) {
    if (warband.faction === null) add('SK-BUILD-01', 'faction', 'a faction must be chosen', 'no-faction')
    if (!cards.some(({ commander }) => commander >= 0)) {
      add('SK-BUILD-08', 'creatures', 'there is no commander', 'no-commander')
    }
    for (const card of cards) {
      if (!mayJoin(card, warband.faction, cards)) {
        const facts = { creature: card.id, faction: warband.faction ?? '' }
        add('SK-BUILD-01', 'creatures', `${card.name} cannot join a ${warband.faction} warband`, 'cannot-join', facts)
      }
    }
    for (const name of repeated(cards.flatMap(properName))) {
      add('SK-AB-UNIQUE-01', 'creatures', `${name} is unique`, 'unique', { name })
    }
    for (const { id, name, words } of cards.flatMap(required)) {
      if (!cards.some((card) => words.some((word) => hasWord(card, word) || card.name === word))) {
        const facts = { creature: id, words: words.join(', ') }
        add('SK-AB-REQUIRES-01', 'creatures', `${name} requires ${facts.words}`, 'requires', facts)
      }
    }
  }
  return [...problems, ...tileProblems(warband.tiles, limits.seats)]
}

/** SK-CARD-03 to SK-CARD-05, SK-AB-WARBAND-BUILDING-01, SK-AB-WARBAND-BUILDING-02 */
function mayJoin(card: Card, faction: Faction | null, cards: readonly Card[]): boolean {
  if (faction === null || card.factions.includes(faction)) return true
  if (card.commander >= 0) return false
  return cards.some(
    (leader) =>
      leader.factions.includes(faction) &&
      leader.effects.some(({ mayInclude }) => mayInclude !== '' && hasWord(card, mayInclude)),
  )
}

const properName = (card: Card): string[] =>
  card.abilities.filter(({ name }) => name === 'Unique').map(({ words }) => words[0])

const required = ({ id, name, abilities }: Card): { id: string; name: string; words: readonly string[] }[] =>
  abilities.filter((ability) => ability.name === 'Requires').map(({ words }) => ({ id, name, words }))

const repeated = (names: readonly string[]): string[] => names.filter((name, i) => names.indexOf(name) < i)

/** How many generic tiles each player brings (SK-BUILD-09, SK-BUILD-11). */
export const genericTiles = (seats: number): number => (seats > 2 ? 2 : 3)

/** SK-BUILD-09 to SK-BUILD-11: one assembly tile and three generic ones, two with three or more players. */
export function tileProblems(tiles: readonly string[], seats: number): WarbandProblem[] {
  const problems: WarbandProblem[] = []
  const wanted = genericTiles(seats)
  const found = tiles.map((id) => TILES.find((tile) => tile.id === id))
  found.forEach((tile, i) => {
    if (tile) return
    const reason = `there is no tile '${tiles[i]}'`
    const facts = { tile: tiles[i] }
    problems.push({ rule: 'SK-BUILD-09', field: `tiles[${i}]`, reason, why: 'unknown-tile', facts })
  })
  const assembly = found.filter((tile) => tile?.kind === 'assembly').length
  const generic = found.filter((tile) => tile?.kind === 'generic').length
  if (assembly !== 1 || generic !== wanted) {
    problems.push({
      rule: seats > 2 ? 'SK-BUILD-11' : 'SK-BUILD-09',
      field: 'tiles',
      reason: `must be 1 assembly tile and ${wanted} generic tiles, not ${assembly} and ${generic}`,
      why: 'tile-count',
      facts: { wanted, assembly, generic },
    })
  }
  for (const tile of repeated(tiles)) {
    const reason = `${tile} is there twice`
    problems.push({ rule: 'SK-BUILD-10', field: 'tiles', reason, why: 'tile-twice', facts: { tile } })
  }
  return problems
}

/** Reads a warband from a file: what is not its own is refused, the order of fields is always the same. */
export function parseWarband(json: unknown, field = 'warband'): Warband {
  if (typeof json !== 'object' || json === null) throw new OptionsError(field, 'must be an object')
  const { name, faction, creatures, tiles, pool = [], ...rest } = json as Record<string, unknown>
  const [unknown] = Object.keys(rest)
  if (unknown !== undefined) throw new OptionsError(`${field}.${unknown}`, 'is no part of a warband')
  if (name !== undefined && (typeof name !== 'string' || name === '' || name.length > 60)) {
    throw new OptionsError(`${field}.name`, 'must be a text of 1 to 60 characters')
  }
  if (faction !== null && !FACTIONS.includes(faction as Faction)) {
    throw new OptionsError(`${field}.faction`, `must be one of ${FACTIONS.join(', ')}`)
  }
  return {
    ...(name === undefined ? {} : { name: name as string }),
    faction: faction as Faction | null,
    creatures: words(creatures, `${field}.creatures`),
    tiles: words(tiles, `${field}.tiles`),
    pool: words(pool, `${field}.pool`),
  }
}

function words(json: unknown, field: string): string[] {
  if (!Array.isArray(json) || json.length > 100) throw new OptionsError(field, 'must be a list of at most 100 names')
  const wrong = json.findIndex((word) => typeof word !== 'string')
  if (wrong >= 0) throw new OptionsError(`${field}[${wrong}]`, 'must be a name')
  return json as string[]
}
