import { isSqueezed } from './board/board.ts'
import { areEnemies, boardIn, cardOf, has, isHelpless, isPresent } from './creatures.ts'
import { type Crowd, FAR, meetings } from './crowd.ts'
import { ASLEEP, type Creature, type SkirmishMatch } from './state.ts'

/** Bits of who stands close to a creature: at most one square away from its space, walls and sight aside. */
export const SOMEBODY = 1
export const AN_ENEMY = 2
export const A_SLEEPER = 4
/** The blocks of both overlap: their spaces may, but for squares of wall in them. */
export const AN_OVERLAP = 8

/** The widest space: three squares. */
const WIDEST = 3

/** Those around a creature: where they stand and what matters about them, in one number each. */
export interface Company {
  count: number
  readonly others: number[]
}

export const nobodyAround = (): Company => ({ count: 0, others: [] })

/** Such a number: column, row, width of the space, then these bits. */
const ROW = 8
const WIDTH = 16
const COLUMNS = (1 << ROW) - 1
const WIDTHS = 3
const ENEMY = 1 << 18
const SLEEPER = 1 << 19
const HELPLESS = 1 << 20
const SQUEEZED = 1 << 21

/** Notes everybody within so many squares of the creature, and perhaps a few who are further off. */
export function gather(company: Company, match: SkirmishMatch, creature: Creature, within: number): void {
  const { creatures } = match.state
  const board = boardIn(match)
  const { column, row, width: columns } = board
  const { width } = cardOf(match, creature)
  const x = column[creature.square]
  const y = row[creature.square]
  const behind = within + WIDEST - 1
  const ahead = width + within - 1
  // Whoever is not on the grid stands on no square: -1.
  const first = y > behind ? (y - behind) * columns : 0
  const end = (y + ahead + 1) * columns
  let count = 0
  for (let i = 0; i < creatures.length; i++) {
    const other = creatures[i]
    const { square } = other
    // Most stand in rows that are far off, most others in columns that are.
    if (square < first || square >= end) continue
    const right = column[square] - x
    if (right < -behind || right > ahead || other === creature || !isPresent(other)) continue
    const wide = cardOf(match, other).width
    let one = column[square] | (row[square] << ROW) | (wide << WIDTH)
    if (areEnemies(match, creature, other)) one |= ENEMY
    if (has(other, ASLEEP)) one |= SLEEPER
    if (isHelpless(other)) one |= HELPLESS
    if (isSqueezed(board, square, wide)) one |= SQUEEZED
    company.others[count++] = one
  }
  company.count = count
}

/**
 * Who of a company is close to a space. `crowd` is told about everybody within two squares: whom a creature there may meet with its
 * next two steps.
 */
export function closeAmong({ count, others }: Company, x: number, y: number, width: number, crowd?: Crowd): number {
  let bits = 0
  for (let i = 0; i < count; i++) {
    const one = others[i]
    const right = (one & COLUMNS) - x
    const down = ((one >> ROW) & COLUMNS) - y
    const wide = (one >> WIDTH) & WIDTHS
    const across = right > 0 ? right - width + 1 : 1 - wide - right
    const along = down > 0 ? down - width + 1 : 1 - wide - down
    if (across > FAR || along > FAR) continue
    if (crowd) {
      const places = meetings(right, down, width, wide)
      if ((one & (ENEMY | HELPLESS)) === ENEMY) crowd.foes |= places
      else crowd.friends |= places
      if ((one & SQUEEZED) !== 0) crowd.squeezed = true
    }
    if (across > 1 || along > 1) continue
    bits |= (one & ENEMY) === 0 ? SOMEBODY : SOMEBODY | AN_ENEMY
    if ((one & SLEEPER) !== 0) bits |= A_SLEEPER
    if (across <= 0 && along <= 0) bits |= AN_OVERLAP
  }
  return bits
}

const around = nobodyAround()

/**
 * Who is close to it. Most creatures stand alone most of the time, and then the rules about neighbours (melee, threat, attacks
 * of opportunity, waking, shared spaces) need not be asked.
 */
export function closeTo(match: SkirmishMatch, creature: Creature, crowd?: Crowd): number {
  const { column, row } = boardIn(match)
  gather(around, match, creature, FAR)
  return closeAmong(around, column[creature.square], row[creature.square], cardOf(match, creature).width, crowd)
}
