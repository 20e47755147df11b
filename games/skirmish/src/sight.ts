import { alternatingLength, anySquareSees } from '@undercroft/engine/grid'
import type { Board } from './board/board.ts'
import { boxOf, hullMeets } from './board/hull.ts'
import { gapAlong, hasMeleeCover, spacesSee } from './board/measure.ts'
import { STATUE, WALL } from './board/terrain.ts'
import { AN_ENEMY, closeTo } from './close.ts'
import { adjacent, areEnemies, boardIn, cardOf, has, isActive, isPresent, squaresOf, widthOf } from './creatures.ts'
import { trait } from './gains.ts'
import { type Creature, type SkirmishMatch, VEILED } from './state.ts'

const seesAll = trait('sees-all')
const isInvisible = trait('invisible')
const hides = trait('hides')

/** Invisible to everybody who does not see all (SK-AB-INVISIBLE-01). */
export function isUnseen(match: SkirmishMatch, creature: Creature): boolean {
  return has(creature, VEILED) || isInvisible(match, creature)
}

/** Line of sight from one creature to another: position, invisibility and hiding. */
export function canSee(match: SkirmishMatch, viewer: Creature, target: Creature): boolean {
  if (viewer.id === target.id) return true
  const board = boardIn(match)
  if (!spacesSee(board, viewer.square, widthOf(match, viewer), target.square, widthOf(match, target))) return false
  const unseen = isUnseen(match, target)
  if ((!unseen && !hides(match, target)) || seesAll(match, viewer)) return true
  if (unseen) return false
  // SK-AB-HIDE-01: cover by something other than a creature hides it from those who are not next to it.
  return adjacent(match, viewer, target) || !hasTerrainCover(match, viewer, target)
}

/** Line of effect: line of sight that no force crosses (SK-KEY-LINE-OF-EFFECT-01). */
export function hasLineOfEffect(match: SkirmishMatch, from: Creature, to: Creature): boolean {
  const board = boardIn(match)
  if (!board.hasForce || from.id === to.id) return true
  return anySquareSees(board.barriers, [...squaresOf(match, from)], [...squaresOf(match, to)])
}

/**
 * Cover against a ranged attack: every corner of the attacker has a line to some part of the target that crosses a wall, a
 * statue or (unless only those count) another creature (SK-COVER-06, SK-COVER-07, SK-COVER-10).
 */
export function hasRangedCover(match: SkirmishMatch, from: Creature, to: Creature, creatures: boolean): boolean {
  const board = boardIn(match)
  const target = boxOf(board, to.square, widthOf(match, to))
  const own = boxOf(board, from.square, widthOf(match, from))
  const covers = coverSquares(match, board, from, to, creatures)
  if (covers.length === 0) return false
  for (let y = own.top; y <= own.bottom; y++) {
    for (let x = own.left; x <= own.right; x++) {
      const corner = { left: x, top: y, right: x, bottom: y }
      let clean = true
      for (const square of covers) {
        if (hullMeets(corner, target, square % board.width, (square / board.width) | 0)) {
          clean = false
          break
        }
      }
      if (clean) return false
    }
  }
  return true
}

/** Cover by walls and statues alone follows from the two spaces, and is kept by board. */
function hasTerrainCover(match: SkirmishMatch, from: Creature, to: Creature): boolean {
  const { cover, squares } = boardIn(match)
  const key = ((from.square * 4 + widthOf(match, from)) * squares + to.square) * 4 + widthOf(match, to)
  let known = cover.get(key)
  if (known === undefined) {
    known = hasRangedCover(match, from, to, false)
    cover.set(key, known)
  }
  return known
}

/** Squares between the two that give cover; their own squares never count. */
function coverSquares(match: SkirmishMatch, board: Board, from: Creature, to: Creature, creatures: boolean): number[] {
  const a = boxOf(board, from.square, widthOf(match, from))
  const b = boxOf(board, to.square, widthOf(match, to))
  const left = Math.min(a.left, b.left)
  const right = Math.max(a.right, b.right)
  const top = Math.min(a.top, b.top)
  const bottom = Math.max(a.bottom, b.bottom)
  const squares: number[] = []
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const terrain = board.terrain[y * board.width + x]
      if (terrain !== WALL && terrain !== STATUE) continue
      const inside = (box: typeof a) => x >= box.left && x < box.right && y >= box.top && y < box.bottom
      if (!inside(a) && !inside(b)) squares.push(y * board.width + x)
    }
  }
  if (!creatures) return squares
  for (const other of match.state.creatures) {
    if (other.id === from.id || other.id === to.id || !isPresent(other)) continue
    for (const square of squaresOf(match, other)) {
      const x = square % board.width
      const y = (square / board.width) | 0
      if (x >= left && x < right && y >= top && y < bottom) squares.push(square)
    }
  }
  return squares
}

/** Cover against a melee attack of an adjacent creature (SK-COVER-03). */
export function inMeleeCover(match: SkirmishMatch, a: Creature, b: Creature): boolean {
  return hasMeleeCover(boardIn(match), a.square, widthOf(match, a), b.square, widthOf(match, b))
}

/** Does an active creature threaten the other's square (SK-THREAT-01, SK-THREAT-02)? */
export function threatens(match: SkirmishMatch, threat: Creature, other: Creature): boolean {
  return isActive(threat) && adjacent(match, threat, other)
}

/**
 * Is the creature held back by a threatening enemy: no ranged attacks, no spells but touch? Melee cover or not being seen
 * lifts it (SK-THREAT-03, SK-THREAT-06, SK-THREAT-07).
 */
export function isThreatened(match: SkirmishMatch, creature: Creature, close = closeTo(match, creature)): boolean {
  if ((close & AN_ENEMY) === 0) return false
  for (const other of match.state.creatures) {
    if (!areEnemies(match, creature, other) || !isActive(other)) continue
    if (!adjacent(match, other, creature) || inMeleeCover(match, other, creature)) continue
    if (canSee(match, other, creature)) return true
  }
  return false
}

/** Farther than any board is wide. */
export const ANYWHERE = 1 << 20

/** The nearest enemies and the nearest allies that it sees, enemies first (SK-SPELL-03); those within so many squares. */
export function nearestOfBothSides(match: SkirmishMatch, creature: Creature, within = ANYWHERE): Creature[] {
  const { creatures } = match.state
  const { column, row } = boardIn(match)
  const { width } = cardOf(match, creature)
  const x = column[creature.square]
  const y = row[creature.square]
  const nearest: Creature[] = []
  const allies: Creature[] = []
  let nearEnemy = within
  let nearAlly = within
  for (let i = 0; i < creatures.length; i++) {
    const other = creatures[i]
    if (other.id === creature.id || !isPresent(other)) continue
    const isEnemy = areEnemies(match, creature, other)
    const near = isEnemy ? nearEnemy : nearAlly
    const wide = cardOf(match, other).width
    const gap = alternatingLength(
      gapAlong(x, width, column[other.square], wide),
      gapAlong(y, width, row[other.square], wide),
    )
    if (gap > near || !canSee(match, creature, other)) continue
    if (isEnemy) {
      if (gap < near) nearest.length = 0
      nearEnemy = gap
      nearest.push(other)
    } else {
      if (gap < near) allies.length = 0
      nearAlly = gap
      allies.push(other)
    }
  }
  for (let i = 0; i < allies.length; i++) nearest.push(allies[i])
  return nearest
}

/**
 * The nearest creatures that it sees among those that fit, and are within so many squares; several where they are equally near
 * (SK-KEY-NEAREST-ENEMY-01).
 */
export function nearestSeen(
  match: SkirmishMatch,
  creature: Creature,
  fits: (match: SkirmishMatch, creature: Creature, other: Creature) => boolean,
  within = ANYWHERE,
): Creature[] {
  const { creatures } = match.state
  const { column, row } = boardIn(match)
  const { width } = cardOf(match, creature)
  const x = column[creature.square]
  const y = row[creature.square]
  let best = within
  let nearest: Creature[] = []
  for (let i = 0; i < creatures.length; i++) {
    const other = creatures[i]
    if (other.id === creature.id || !isPresent(other) || !fits(match, creature, other)) continue
    const wide = cardOf(match, other).width
    const gap = alternatingLength(
      gapAlong(x, width, column[other.square], wide),
      gapAlong(y, width, row[other.square], wide),
    )
    if (gap > best || !canSee(match, creature, other)) continue
    if (gap < best) nearest = []
    best = gap
    nearest.push(other)
  }
  return nearest
}
