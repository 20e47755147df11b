#!/usr/bin/env node
// How many points is each creature worth? See docs/skirmish-balance.md.
//   node games/skirmish/tools/balance.mjs --matches 4000 --seed 1             measures the costs as they are
//   node games/skirmish/tools/balance.mjs --matches 4000 --seed 1 --tune 4    moves them in four passes, then measures again
// (after `npx tsc -b games/skirmish`). Nothing is written; every pass lists the costs that have changed so far.
import { parseArgs } from 'node:util'
import { Random } from '@undercroft/engine'
import { CARDS } from '../dist/data/cards.js'
import { skirmishGame as game } from '../dist/game.js'
import { randomWarband } from '../dist/testing/random-options.js'
import { Regression } from './regression.mjs'
import { choose } from './simple-player.mjs'

const { values: options } = parseArgs({
  options: {
    matches: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    tune: { type: 'string', default: '0' },
  },
})
const matches = Number(options.matches)
const passes = Number(options.tune)

/** A prior: figures are held to the cost as if each card had been seen so often without a difference. */
const RIDGE = 10
/** How much of a measured difference a pass takes over, and how far a cost may get from the one it started with. */
const STEP = 0.6
const LOWEST = 0.7
const HIGHEST = 1.4
const LEAST_COST = 3
const MOST_COST = 106
/** Dearer creatures do not fit warbands of 100 points. */
const MOST_OF_SMALL = 70

const numbers = new Map(CARDS.map(({ id }, number) => [id, number]))
const printed = CARDS.map(({ cost }) => cost)
/** Dear creatures fit large warbands only. */
const sizeFor = (card, random) => (card.cost > 60 ? 200 : random.pick([100, 100, 200]))

/** One match: warbands of different size, so that the worth of a point can be told, too. */
function play(number, random) {
  const wanted = CARDS[number % CARDS.length]
  const size = sizeFor(wanted, random)
  const other = Math.round(size * (0.8 + random.below(41) / 100))
  const warbands = [randomWarband(random, size, 2, wanted), randomWarband(random, other, 2)]
  const sizes = [size, other]
  if (random.below(2) === 0) {
    warbands.reverse()
    sizes.reverse()
  }
  const match = game.create({ grid: 'M2', warbands, size, sizes, rounds: 15 }, random.below(0x7fffffff))
  for (let decision = game.decision(match); decision; decision = game.decision(match)) {
    game.play(match, choose(match, decision, random))
  }
  const { scores, winner, turns } = game.result(match)
  const share = scores[0] + scores[1] === 0 ? 0.5 : scores[0] / (scores[0] + scores[1])
  const outcome = ((winner === null ? 0.5 : winner === 0 ? 1 : 0) + share) / 2 - 0.5
  return { size, warbands, outcome, turns }
}

/**
 * Plays so many matches. A creature is worth what creatures of its cost are usually worth (a curve: so much a head, so much a
 * point, so much a squared point), and something of its own, told in points: as many as make the same difference there.
 */
function measure(seed) {
  const regression = new Regression([...CARDS.map(() => RIDGE), 0, 0, 0])
  const seen = CARDS.map(() => 0)
  let rounds = 0
  for (let number = 0; number < matches; number++) {
    const { outcome, size, turns, warbands } = play(number, new Random(seed * 1_000_003 + number))
    rounds += turns
    // Everything in hundredths of the warband, so that small and large warbands can be taken together.
    const features = new Map()
    const add = (feature, value) => features.set(feature, (features.get(feature) ?? 0) + (value * 100) / size)
    warbands.forEach(({ creatures }, seat) => {
      const sign = seat === 0 ? 1 : -1
      for (const id of creatures) {
        const card = numbers.get(id)
        const { cost } = CARDS[card]
        add(card, sign)
        add(CARDS.length, sign)
        add(CARDS.length + 1, sign * cost)
        add(CARDS.length + 2, (sign * cost * cost) / 100)
        seen[card]++
      }
    })
    regression.add([...features], outcome)
  }
  const solved = regression.solve()
  const [head, point, square] = solved.slice(CARDS.length).map(({ value }) => value)
  const curve = (cost) => head + point * cost + (square * cost * cost) / 100
  const average = CARDS.reduce((sum, { cost }) => sum + curve(cost) / cost, 0) / CARDS.length
  const worth = (cost) => Math.max(average, point + (2 * square * cost) / 100)
  return {
    curve,
    rounds: rounds / matches,
    cards: CARDS.map((card, number) => ({
      card,
      seen: seen[number],
      extra: solved[number].value / worth(card.cost),
      error: solved[number].error / worth(card.cost),
    })),
  }
}

/** Moves every cost towards what was measured; what could be chance counts less. */
function tune({ cards }) {
  cards.forEach(({ card, error, extra }, number) => {
    const trust = (extra * extra) / (extra * extra + error * error)
    const wanted = Math.round(card.cost + STEP * trust * extra)
    const least = Math.max(LEAST_COST, Math.ceil(LOWEST * printed[number]))
    const limit = printed[number] <= MOST_OF_SMALL ? MOST_OF_SMALL : MOST_COST
    const most = Math.min(limit, Math.floor(HIGHEST * printed[number]))
    card.cost = Math.max(least, Math.min(most, wanted))
  })
}

function tell(title, { cards, curve, rounds }) {
  const far = cards.filter(({ error, extra }) => Math.abs(extra) > 2 * error)
  const wide = cards.filter(({ card, extra }) => Math.abs(extra) > card.cost / 4)
  const missed = Math.sqrt(cards.reduce((sum, { extra }) => sum + extra * extra, 0) / cards.length)
  const usual = [5, 10, 20, 40, 60].map((cost) => `${cost}: ${(100 * curve(cost)).toFixed(1)} %`)
  console.log(
    `${title}: ${matches} matches of ${rounds.toFixed(1)} rounds; costs are off by ${missed.toFixed(1)} points (root mean ` +
      `square), ${far.length} of ${cards.length} by more than two errors, ${wide.length} by more than a quarter; what a ` +
      `creature of a cost usually adds in 100 points: ${usual.join(', ')}`,
  )
}

function list({ cards }) {
  for (const { card, error, extra, seen } of [...cards].sort((a, b) => a.extra - b.extra)) {
    const points = extra.toFixed(1).padStart(6)
    console.log(
      `${card.name.padEnd(24)} cost ${String(card.cost).padStart(3)}  seen ${String(seen).padStart(5)}  ${points} ± ${error.toFixed(1)}`,
    )
  }
}

const changes = () =>
  CARDS.flatMap(({ cost, name }, i) => (cost === printed[i] ? [] : [`${name}: ${printed[i]} -> ${cost}`])).join('\n')

const seed = Number(options.seed)
for (let pass = 0; pass < passes; pass++) {
  const found = measure(seed + pass)
  tell(`pass ${pass + 1}`, found)
  tune(found)
  console.log(changes())
}
const last = measure(seed + passes)
tell('measured', last)
list(last)
