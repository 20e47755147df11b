import { type Card, type Faction, hasWord } from '../card/card.ts'
import { TILES } from '../data/tiles.ts'

/** A warband as its player brings it. */
export interface Warband {
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
  readonly reason: string
}

export interface WarbandLimits {
  readonly cards: readonly Card[]
  readonly size: number
  readonly seats: number
  readonly limited: boolean
}

const MOST_CREATURES = 12

/** What is wrong with a warband, each with the rule it breaks. Empty: it is legal. */
export function warbandProblems(warband: Warband, limits: WarbandLimits): WarbandProblem[] {
  const problems: WarbandProblem[] = []
  const add = (rule: string, field: string, reason: string) => problems.push({ rule, field, reason })
  const cards: Card[] = []
  warband.creatures.forEach((id, i) => {
    const card = limits.cards.find((one) => one.id === id)
    if (card) cards.push(card)
    else add('SK-CARD-01', `creatures[${i}]`, `there is no creature '${id}'`)
  })
  if (cards.length === 0) add('SK-BUILD-08', 'creatures', 'a warband needs creatures')
  if (cards.length > MOST_CREATURES) {
    add('SK-BUILD-06', 'creatures', `${cards.length} creatures, at most ${MOST_CREATURES} are allowed`)
  }
  const total = cards.reduce((sum, { cost }) => sum + cost, 0)
  if (total > limits.size) add('SK-BUILD-03', 'creatures', `costs ${total}, over by ${total - limits.size}`)
  const dearest = Math.floor((limits.size * 7) / 10)
  for (const { cost, name } of cards) {
    if (cost > dearest && !limits.limited) {
      add('SK-BUILD-07', 'creatures', `${name} costs ${cost}, at most ${dearest} is allowed`)
    }
  }
  if (!limits.limited) {
    if (warband.faction === null) add('SK-BUILD-01', 'faction', 'a faction must be chosen')
    if (!cards.some(({ commander }) => commander >= 0)) add('SK-BUILD-08', 'creatures', 'there is no commander')
    for (const card of cards) {
      if (!mayJoin(card, warband.faction, cards)) {
        add('SK-BUILD-01', 'creatures', `${card.name} cannot join a ${warband.faction} warband`)
      }
    }
    for (const name of repeated(cards.flatMap(properName))) add('SK-AB-UNIQUE-01', 'creatures', `${name} is unique`)
    for (const { name, words } of cards.flatMap(required)) {
      if (!cards.some((card) => words.some((word) => hasWord(card, word) || card.name === word))) {
        add('SK-AB-REQUIRES-01', 'creatures', `${name} requires ${words.join(', ')}`)
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

const required = (card: Card): { name: string; words: readonly string[] }[] =>
  card.abilities.filter(({ name }) => name === 'Requires').map(({ words }) => ({ name: card.name, words }))

const repeated = (names: readonly string[]): string[] => names.filter((name, i) => names.indexOf(name) < i)

/** SK-BUILD-09 to SK-BUILD-11: one assembly tile and three generic ones, two with three or more players. */
export function tileProblems(tiles: readonly string[], seats: number): WarbandProblem[] {
  const problems: WarbandProblem[] = []
  const wanted = seats > 2 ? 2 : 3
  const found = tiles.map((id) => TILES.find((tile) => tile.id === id))
  found.forEach((tile, i) => {
    if (!tile) problems.push({ rule: 'SK-BUILD-09', field: `tiles[${i}]`, reason: `there is no tile '${tiles[i]}'` })
  })
  const assembly = found.filter((tile) => tile?.kind === 'assembly').length
  const generic = found.filter((tile) => tile?.kind === 'generic').length
  if (assembly !== 1 || generic !== wanted) {
    problems.push({
      rule: seats > 2 ? 'SK-BUILD-11' : 'SK-BUILD-09',
      field: 'tiles',
      reason: `must be 1 assembly tile and ${wanted} generic tiles, not ${assembly} and ${generic}`,
    })
  }
  for (const id of repeated(tiles))
    problems.push({ rule: 'SK-BUILD-10', field: 'tiles', reason: `${id} is there twice` })
  return problems
}
