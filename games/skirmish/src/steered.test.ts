import type { Random } from '@undercroft/engine'
import { steer } from '@undercroft/engine/testing'
import { expect, test } from 'vitest'
import type { Card } from './card/card.ts'
import { SPELLS } from './card/spells.ts'
import { SIZES } from './card/type-line.ts'
import { cardOf } from './creatures.ts'
import { CARDS } from './data/cards.ts'
import type { SkirmishEvent } from './events.ts'
import { skirmishGame } from './game.ts'
import { type AskedOptions, SCENARIOS } from './options/options.ts'
import type { SkirmishMatch } from './state.ts'
import { randomOptions } from './testing/random-options.ts'

/** Abilities that are seen at work by an event of their own. The rest are seen when their owner acts. */
const ACTIVE = [
  'Breath Weapon',
  'Cleave',
  'Confusion aura',
  'Death Attack',
  'Death Burst',
  'Death Strike',
  'Drag',
  'Gaze Attack',
  'Leap',
  'Phase Step',
  'Slow Effect',
  'Smite',
  'Stunning Attack',
  'Trample',
  'Turn Undead',
  'Wail',
  'Web',
  'Whirlwind Attack',
]
const PASSIVE = [...new Set(CARDS.flatMap(({ abilities }) => abilities.map(({ name }) => name)))].filter(
  (name) => !ACTIVE.includes(name),
)

const wanted = [
  ...ACTIVE.map((name) => `use ${name}`),
  ...PASSIVE.map((name) => `ability ${name}`),
  ...SPELLS.map(({ name }) => `spell ${name}`),
  ...SIZES.map((size) => `size ${size}`),
  ...SCENARIOS.map((scenario) => `scenario ${scenario}`),
  'players 2',
  'players 3',
  'players 4',
  'teams',
]

function used(event: SkirmishEvent, match: SkirmishMatch): string[] {
  const { scenario, seats, teams } = match.options
  if (event.type === 'round') return [`scenario ${scenario}`, `players ${seats}`, ...(teams ? ['teams'] : [])]
  if (event.type === 'cast') return [`spell ${event.spell}`]
  if (event.type === 'used' || event.type === 'declared') return [`use ${event.ability}`]
  if (event.type !== 'activated') return []
  const card = cardOf(match, match.state.creatures[event.creature])
  return [`size ${card.size}`, ...card.abilities.map(({ name }) => `ability ${name}`)]
}

/** A card that has what is still missing, or any other. */
function fitting(missing: readonly string[], random: Random): Card {
  const names = new Set(missing.map((name) => name.replace(/^(?:use|ability|spell|size) /, '')))
  const fit = CARDS.filter(
    (card) =>
      names.has(card.size) ||
      card.abilities.some(({ name }) => names.has(name)) ||
      card.spells.some(({ spell }) => names.has(spell.name)),
  )
  return random.pick(fit.length > 0 ? fit : CARDS)
}

const ROWS = [
  '..........',
  '....~.....',
  '..........',
  '...S......',
  '..........',
  '......#...',
  '..........',
  '..........',
  '..........',
]

/** A brawl in a small room: everybody is near everybody, so that abilities come to bear. */
function brawl(random: Random, missing: readonly string[]): AskedOptions {
  // What works on one kind of creature only needs such creatures on the other side.
  const spell = SPELLS.find(({ effect, name }) => effect.only !== null && missing.includes(`spell ${name}`))
  const prey = missing.includes('use Turn Undead') ? 'Undead' : spell?.effect.only
  const cards = [0, 1, 0, 1, 0, 1].map((seat) => ({
    seat,
    card: seat === 1 && prey ? random.pick(CARDS.filter(({ type }) => type === prey)) : fitting(missing, random),
  }))
  const corners = random.shuffle([0, 3, 6, 30, 36, 60, 63, 66].map((square) => square))
  return {
    map: { rows: ROWS, exits: [[0], [89]] },
    placed: cards.map(({ card, seat }, i) => ({ card: card.id, seat, square: corners[i] })),
    warbands: [0, 1].map((seat) => ({
      faction: cards[seat].card.factions[0],
      creatures: [],
      tiles: [],
      pool: [],
    })),
    rounds: 8,
  }
}

const isModal = (name: string): boolean => /^(?:scenario|players|teams)/.test(name)

test('steered random matches use every ability and spell, each size, scenario and number of players', () => {
  const missing = steer({
    game: skirmishGame,
    options: (random, left) => (left.some(isModal) ? { ...randomOptions(random), rounds: 1 } : brawl(random, left)),
    wanted,
    used,
    matches: 1500,
    seed: 7,
  })
  expect(missing).toEqual([])
}, 300_000)
