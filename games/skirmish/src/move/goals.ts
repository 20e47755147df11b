import type { Board } from '../board/board.ts'
import { areAdjacent, gapAlong } from '../board/measure.ts'
import { cardOf } from '../creatures.ts'
import type { Creature, SkirmishMatch } from '../state.ts'
import type { Estimate } from './route.ts'
import { mayStop, type Walker } from './walker.ts'

/** Every top left square from which a space of this width would touch the target's space, walls between them aside. */
export function placesBeside(board: Board, width: number, target: number, targetWidth: number): number[] {
  const x = target % board.width
  const y = (target / board.width) | 0
  const places: number[] = []
  for (let top = y - width; top <= y + targetWidth; top++) {
    for (let left = x - width; left <= x + targetWidth; left++) {
      const edge = top === y - width || top === y + targetWidth || left === x - width || left === x + targetWidth
      if (!edge || top < 0 || left < 0 || left + width > board.width || top + width > board.height) continue
      places.push(top * board.width + left)
    }
  }
  return places
}

/** Spaces where the walker may stop next to the target, or next to where it stood. */
export function attackPlaces(match: SkirmishMatch, walker: Walker, target: Creature, square = target.square): number[] {
  const { board, width } = walker
  const targetWidth = cardOf(match, target).width
  return placesBeside(board, width, square, targetWidth).filter(
    (place) =>
      (mayStop(walker, place) || place === walker.from) && areAdjacent(board, place, width, square, targetWidth),
  )
}

/** At least so many squares to the nearest space beside the target, or beside where it stood. */
export function estimateTo(match: SkirmishMatch, walker: Walker, target: Creature, stood = target.square): Estimate {
  const { board, width } = walker
  const { column, row } = board
  const targetWidth = cardOf(match, target).width
  const x = column[stood]
  const y = row[stood]
  return (square, odd) =>
    lengthBeside(gapAlong(column[square], width, x, targetWidth), gapAlong(row[square], width, y, targetWidth), odd)
}

/** The length of an open way across such gaps but for the last square: at least so many squares to a space beside another. */
export function lengthBeside(dx: number, dy: number, odd: number): number {
  const across = dx > 0 ? dx - 1 : 0
  const down = dy > 0 ? dy - 1 : 0
  return across > down ? across + ((down + odd) >> 1) : down + ((across + odd) >> 1)
}
