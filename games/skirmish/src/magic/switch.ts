import { done, go, procedure, roll } from '@undercroft/engine'
import { spaceOf } from '../board/board.ts'
import { boardIn, cardOf, isPresent } from '../creatures.ts'
import { D20 } from '../dice.ts'
import { trait } from '../gains.ts'
import { shift } from '../move/settle.ts'
import { surfaceMode, walkerOf } from '../move/walker.ts'
import type { Creature, SkirmishMatch } from '../state.ts'
import { casterOf, effectOf, type Power } from './power.ts'
import { anyInRange } from './targets.ts'

const isSpellProof = trait('spell-proof')
const isSpellResistant = trait('spell-resistant')

/** Where the two would stand: pairs of squares for the first and the second (SK-KEY-SWITCH-POSITION-01, -02). */
function switchPlaces(match: SkirmishMatch, a: Creature, b: Creature): [number, number][] {
  const widthA = cardOf(match, a).width
  const widthB = cardOf(match, b).width
  if (widthA === widthB) return [[b.square, a.square]]
  if (widthA < widthB) return switchPlaces(match, b, a).map(([first, second]) => [second, first])
  // `a` is the larger: it must cover the smaller's old space, and the smaller stands inside its old one.
  const board = boardIn(match)
  const walker = walkerOf(match, a, surfaceMode(match, a))
  const inside = [...spaceOf(board, a.square, widthA)].filter((square) => {
    const space = spaceOf(board, square, widthB)
    return space.length > 0 && space.every((here) => spaceOf(board, a.square, widthA).includes(here))
  })
  const small = [...spaceOf(board, b.square, widthB)]
  const pairs: [number, number][] = []
  const x = b.square % board.width
  const y = (b.square / board.width) | 0
  for (let top = y - widthA + widthB; top <= y; top++) {
    for (let left = x - widthA + widthB; left <= x; left++) {
      if (top < 0 || left < 0) continue
      const place = top * board.width + left
      const space = spaceOf(board, place, widthA)
      if (space.length < widthA * widthA || walker.way.stop[place] === 0) continue
      for (const square of inside) if (fits(match, a, b, space, small, square)) pairs.push([place, square])
    }
  }
  return pairs
}

/** No third creature under the larger one, and the two do not overlap. */
function fits(
  match: SkirmishMatch,
  a: Creature,
  b: Creature,
  space: Int16Array,
  small: readonly number[],
  square: number,
): boolean {
  const board = boardIn(match)
  const smaller = spaceOf(board, square, cardOf(match, b).width)
  if (space.some((here) => smaller.includes(here))) return false
  for (const other of match.state.creatures) {
    if (other.id === a.id || other.id === b.id || !isPresent(other)) continue
    for (const here of spaceOf(board, other.square, cardOf(match, other).width)) if (space.includes(here)) return false
  }
  return small.every((here) => space.includes(here))
}

/** Do two creatures find room in each other's place? Those of one size always do. */
const canSwitch = (match: SkirmishMatch, a: Creature, b: Creature): boolean =>
  a.id !== b.id && (cardOf(match, a).width === cardOf(match, b).width || switchPlaces(match, a, b).length > 0)

/** Partners with which a creature can be switched. */
export function partnersOf(match: SkirmishMatch, power: Power, first: Creature): Creature[] {
  return anyInRange(match, casterOf(match, power), effectOf(match, power)).filter((other) =>
    canSwitch(match, first, other),
  )
}

/** Everybody with a partner: who is in range is looked for once, and one partner is enough. */
export function switchable(match: SkirmishMatch, power: Power): Creature[] {
  const inRange = anyInRange(match, casterOf(match, power), effectOf(match, power))
  return inRange.filter((first) => inRange.some((other) => canSwitch(match, first, other)))
}

interface SwitchGiven extends Power {
  readonly first: number
}

interface SwitchLocals extends SwitchGiven {
  second: number
  /** How many of the two were asked whether they resist. */
  asked: number
}

const beginSwitch = ({ caster, spell, ability, first }: SwitchGiven): SwitchLocals => ({
  caster,
  spell,
  ability,
  first,
  second: -1,
  asked: 0,
})

/** Two creatures exchange places, unless one of them resists; nobody is provoked (SK-KEY-SWITCH-POSITION-03). */
export const switchPositions = procedure<SkirmishMatch, SwitchLocals, SwitchGiven>(
  'switch',
  beginSwitch,
  ['spell-resistance'],
  {
    start: {
      kind: 'switch-partner',
      seat: (match, frame) => casterOf(match, frame).seat,
      actions: (match, frame) =>
        partnersOf(match, frame, match.state.creatures[frame.first]).map(({ id }) => ({ type: 'pick', creature: id })),
      about: (_, { first }) => ({ first }),
      answer(match, frame, action: { creature: number }) {
        frame.second = action.creature
        return go(match, 'resistance')
      },
    },
    resistance(match, frame) {
      while (frame.asked < 2) {
        const creature = match.state.creatures[frame.asked === 0 ? frame.first : frame.second]
        frame.asked++
        if (frame.spell < 0 || creature.id === frame.caster) continue
        if (isSpellProof(match, creature)) return done(match)
        if (isSpellResistant(match, creature)) return go(match, 'resist')
      }
      return go(match, 'swap')
    },
    resist: {
      kind: 'spell-resistance',
      seat: (match, frame) => resister(match, frame).seat,
      actions: () => [{ type: 'use' }, { type: 'decline' }],
      about: (match, frame) => ({ caster: frame.caster, target: resister(match, frame).id }),
      answer: (match, frame, action: { type: string }) =>
        action.type === 'use'
          ? roll(match, D20, 'spell-resistance', casterOf(match, frame).seat, 'resisted')
          : go(match, 'resistance'),
    },
    resisted: (match, _, [natural]: number[]) => (natural >= 11 ? go(match, 'resistance') : done(match)),
    swap(match, frame) {
      const places = placesNow(match, frame)
      if (places.length > 1) return go(match, 'choose')
      if (places.length === 1) put(match, frame, places[0])
      return done(match)
    },
    choose: {
      kind: 'switch-places',
      seat: (match, frame) => casterOf(match, frame).seat,
      actions: (match, frame) => placesNow(match, frame).map(([square, other]) => ({ type: 'swap', square, other })),
      answer(match, frame, action: { square: number; other: number }) {
        put(match, frame, [action.square, action.other])
        return done(match)
      },
    },
  },
)

const resister = (match: SkirmishMatch, frame: SwitchLocals): Creature =>
  match.state.creatures[frame.asked === 1 ? frame.first : frame.second]

const placesNow = (match: SkirmishMatch, frame: SwitchLocals): [number, number][] =>
  switchPlaces(match, match.state.creatures[frame.first], match.state.creatures[frame.second])

function put(match: SkirmishMatch, frame: SwitchLocals, [first, second]: readonly [number, number]): void {
  shift(match, match.state.creatures[frame.first], first)
  shift(match, match.state.creatures[frame.second], second)
}
