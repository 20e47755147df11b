#!/usr/bin/env node
// How much does each creature add to winning at equal points?
//   node games/skirmish/tools/balance.mjs [matches] [seed]      (after `npx tsc -b games/skirmish`)
// Random legal warbands of 100 points meet on the ready-made grid M2, both led by the same simple player. The share of
// points won is explained by the difference in copies of every card (ridge regression): a card's figure is what one copy
// adds to the chance of winning, beside other cards of the same cost. Prints the cards from the weakest to the strongest.
import { Random } from '@undercroft/engine'
import { CARDS } from '../dist/data/cards.js'
import { skirmishGame as game } from '../dist/game.js'
import { randomWarband } from '../dist/testing/random-options.js'

const matches = Number(process.argv[2] ?? 300)
const seed = Number(process.argv[3] ?? 1)
const RIDGE = 8

/** Likes attacks, spells and getting nearer; the rest by chance. */
function choose(match, decision, random) {
  const { actions, kind } = decision
  if (kind === 'opportunity') return actions[0]
  if (kind === 'declare' || kind === 'reroll' || kind === 'react') return actions[actions.length - 1]
  if (kind !== 'act') return actions[random.below(actions.length)]
  const { creatures, active, width } = match.state
  const self = creatures[active]
  const enemies = creatures.filter((one) => one.seat !== self.seat && one.square >= 0 && (one.status & 3) === 0)
  const far = (square) =>
    Math.min(
      ...enemies.map((one) => {
        const dx = Math.abs((square % width) - (one.square % width))
        const dy = Math.abs(Math.floor(square / width) - Math.floor(one.square / width))
        return Math.max(dx, dy) + Math.min(dx, dy) / 2
      }),
    )
  const now = far(self.square)
  const shoots = CARDS[self.card].ranged.length > 0
  let best = actions[0]
  let most = Number.NEGATIVE_INFINITY
  for (const action of actions) {
    const value = worth(action, creatures, self, shoots, now, far) + random.below(100) / 100
    if (value > most) {
      best = action
      most = value
    }
  }
  return best
}

function worth(action, creatures, self, shoots, now, far) {
  const hostile = action.target >= 0 && creatures[action.target] && creatures[action.target].seat !== self.seat
  switch (action.type) {
    case 'melee':
      return 10
    case 'ranged':
      return 9
    case 'charge':
      return 8
    case 'rush':
      return 6
    case 'cast':
      return hostile || action.target < 0 ? 9.5 : 3
    case 'use':
      return hostile || action.target < 0 ? 9.5 : 2
    case 'step':
      return (shoots ? 1 : 4) + (now - far(action.square))
    case 'end':
      return shoots ? 1.5 : 3.5
    default:
      return 1
  }
}

const size = CARDS.length
const gram = Array.from({ length: size }, (_, i) => Array.from({ length: size }, (_, j) => (i === j ? RIDGE : 0)))
const moment = new Array(size).fill(0)
const seen = new Array(size).fill(0)
let rounds = 0
for (let number = 0; number < matches; number++) {
  const random = new Random(seed * 1_000_003 + number)
  const warbands = [randomWarband(random, 100, 2), randomWarband(random, 100, 2)]
  const match = game.create({ grid: 'M2', warbands, rounds: 15 }, random.below(0x7fffffff))
  for (let decision = game.decision(match); decision; decision = game.decision(match)) {
    game.play(match, choose(match, decision, random))
  }
  const { scores, winner, turns } = game.result(match)
  rounds += turns
  const share = scores[0] + scores[1] === 0 ? 0.5 : scores[0] / (scores[0] + scores[1])
  const outcome = (winner === null ? 0.5 : winner === 0 ? 1 : 0) * 0.5 + share * 0.5 - 0.5
  const copies = new Array(size).fill(0)
  for (const [seat, sign] of [
    [0, 1],
    [1, -1],
  ]) {
    for (const id of warbands[seat].creatures) {
      const card = CARDS.findIndex((one) => one.id === id)
      copies[card] += sign
      seen[card]++
    }
  }
  const used = copies.flatMap((count, card) => (count === 0 ? [] : [card]))
  for (const i of used) {
    moment[i] += copies[i] * outcome
    for (const j of used) gram[i][j] += copies[i] * copies[j]
  }
}

/** Gauss-Jordan: the solution and the inverse's diagonal, for the error of each figure. */
function solve() {
  const rows = gram.map((row, i) => [...row, moment[i], ...row.map((_, j) => (i === j ? 1 : 0))])
  for (let column = 0; column < size; column++) {
    let pivot = column
    for (let i = column + 1; i < size; i++) if (Math.abs(rows[i][column]) > Math.abs(rows[pivot][column])) pivot = i
    ;[rows[column], rows[pivot]] = [rows[pivot], rows[column]]
    const scale = rows[column][column]
    rows[column] = rows[column].map((value) => value / scale)
    for (let i = 0; i < size; i++) {
      if (i === column || rows[i][column] === 0) continue
      const factor = rows[i][column]
      rows[i] = rows[i].map((value, j) => value - factor * rows[column][j])
    }
  }
  return rows.map((row, i) => ({ value: row[size], error: Math.sqrt(0.2 * row[size + 1 + i]) }))
}

const table = solve()
  .map(({ value, error }, card) => ({ name: CARDS[card].name, cost: CARDS[card].cost, seen: seen[card], value, error }))
  .sort((a, b) => a.value - b.value)
console.log(`${matches} matches, ${(rounds / matches).toFixed(1)} rounds on average`)
for (const { cost, error, name, seen, value } of table) {
  const percent = (100 * value).toFixed(1).padStart(6)
  console.log(
    `${name.padEnd(22)} cost ${String(cost).padStart(3)}  seen ${String(seen).padStart(4)}  ${percent} % ± ${(100 * error).toFixed(1)}`,
  )
}
