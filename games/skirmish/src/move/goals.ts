import { type Board, spaceOf } from '../board/board.ts'
import { areAdjacent } from '../board/measure.ts'
import { cardOf } from '../creatures.ts'
import type { Creature, SkirmishMatch } from '../state.ts'
import type { Estimate } from './route.ts'
import { mayStop, type Walker } from './walker.ts'

/**
 * Every top left square from which a space of this width would touch the target's space, and those where there is no such space.
 * Follows from the terrain alone, and is kept by board.
 */
export function placesBeside(board: Board, width: number, target: number, targetWidth: number): Int16Array {
  const widths = width * 4 + targetWidth
  board.beside[widths] ??= new Array(board.squares)
  const kept = board.beside[widths]
  let places = kept[target]
  if (places === undefined) {
    places = findPlaces(board, width, target, targetWidth)
    kept[target] = places
  }
  return places
}

function findPlaces(board: Board, width: number, target: number, targetWidth: number): Int16Array {
  const x = board.column[target]
  const y = board.row[target]
  const places: number[] = []
  for (let top = y - width; top <= y + targetWidth; top++) {
    for (let left = x - width; left <= x + targetWidth; left++) {
      const edge = top === y - width || top === y + targetWidth || left === x - width || left === x + targetWidth
      if (!edge || top < 0 || left < 0 || left + width > board.width || top + width > board.height) continue
      const place = top * board.width + left
      if (areAdjacent(board, place, width, target, targetWidth) || spaceOf(board, place, width).length === 0) {
        places.push(place)
      }
    }
  }
  return Int16Array.from(places)
}

/** Spaces where the walker may stop next to the target, or next to where it stood. */
export function attackPlaces(match: SkirmishMatch, walker: Walker, target: Creature, square = target.square): number[] {
  const { board, from, width } = walker
  const targetWidth = cardOf(match, target).width
  const beside = placesBeside(board, width, square, targetWidth)
  const places: number[] = []
  for (let i = 0; i < beside.length; i++) {
    const place = beside[i]
    const isThere = place === from && areAdjacent(board, place, width, square, targetWidth)
    if (isThere || mayStop(walker, place)) places.push(place)
  }
  return places
}

/** At least so many squares to the nearest space beside the target, or beside where it stood. */
export function estimateTo(match: SkirmishMatch, { board }: Walker, target: Creature, stood = target.square): Estimate {
  return { table: null, x: board.column[stood], y: board.row[stood], width: cardOf(match, target).width }
}

/** The length of an open way across such gaps but for the last square: at least so many squares to a space beside another. */
export function lengthBeside(dx: number, dy: number, odd: number): number {
  const across = dx > 0 ? dx - 1 : 0
  const down = dy > 0 ? dy - 1 : 0
  return across > down ? across + ((down + odd) >> 1) : down + ((across + odd) >> 1)
}
