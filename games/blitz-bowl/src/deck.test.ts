import type { Home } from '@undercroft/engine'
import { expect, it } from 'vitest'
import type { BlitzAction } from './actions.ts'
import { deckOf, isUnseen } from './deck.ts'
import { blitzBowl } from './game.ts'
import { setUpPosition } from './scenario/position.ts'
import { dwarf, orc, table } from './testing/table.ts'

const boarding = {
  game: 'blitz-bowl',
  family: 'challenges',
  id: 'boarding-party',
  set: 'house',
  points: 3,
  backs: ['turbo', 'slip-through'],
  meets: ['floor-somebody', 'shake-it-loose'],
  en: { name: 'Boarding Party', text: 'Floor a carrier.' },
} as unknown as Home
const options = { content: [boarding] }
const BOARDING = deckOf(options).challenges.findIndex(({ id }) => id === 'boarding-party')

/** A Block at somebody with or without the ball, while only the card that was brought lies open. */
function block(ball: boolean, dice: readonly string[]) {
  const position = table({
    pieces: { a: dwarf('Lineman', 5, 5), o: orc('Lineman', 6, 5, ball ? { ball: true } : {}) },
    slots: [null, null, null],
    balls: ball ? [] : [[14, 10]],
    options,
  } as never)
  position.scripted.match.state.slots[0] = BOARDING
  return position.do('a block o').dice(...dice)
}

it('a challenge that was brought is met by an action that meets all the challenges it names', () => {
  block(true, ['block knockdown', 'd8 2', 'd6 6']).asks('claim')
  block(false, ['block knockdown', 'd6 6']).asks('action')
  block(true, ['block miss']).asks('action')
})

it('its points and its bonus play go to whoever claims it', () => {
  const { scripted } = block(true, ['block knockdown', 'd8 2', 'd6 6']).asks('claim')
  scripted.play({ type: 'claim', slot: 0, challenge: 'boarding-party' } as BlitzAction)
  scripted.dice('d2 1')
  const { state } = scripted.match
  expect(state.scores).toEqual([3, 0])
  expect(deckOf(options).backs[state.hands[0][0]]).toBe(deckOf(options).backs[26])
})

it('its cards are in the deck, and their backs are hidden like those of the book', () => {
  const match = blitzBowl.create({ teams: ['dwarf', 'orc'], board: 'rubble-yard', ...options }, 1)
  const { state } = match
  expect(deckOf(match.options).fronts).toHaveLength(28)
  const inDeck = [...state.deck, ...state.slots.filter((slot) => slot >= 0).map(() => 1), state.next < 0 ? 0 : 1]
  expect(inDeck.reduce((sum, copies) => sum + copies, 0)).toBe(28)
  expect(isUnseen(state, 26) && isUnseen(state, 27)).toBe(true)
  state.hands[0].push(27)
  expect(blitzBowl.view(match, 1).state.hands[0]).toEqual([-1 - BOARDING])
})

it('a match without content has the deck of the book', () => {
  expect(deckOf({}).fronts).toHaveLength(26)
  expect(setUpPosition({}).state.deck).toHaveLength(deckOf({}).challenges.length)
})

it('more cards than a match can count are refused', () => {
  const many = { ...boarding, backs: Array.from({ length: 27 }, () => 'turbo') } as unknown as Home
  expect(() => blitzBowl.create({ content: [many] }, 1)).toThrow('the deck would have 53 cards: 52 at most')
})
