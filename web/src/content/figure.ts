import type { Look } from '@undercroft/engine'
import type { Figure } from '../art/figures/figure.ts'
import { figureOf, figureOfPosition } from '../art/figures/words.ts'
import { lookOf } from './learned.ts'

/** The figure of a thing that says itself how it looks; its colour is that of its skin, its fur or its scales. */
export const figureWith = ({ figure, tint }: Look, otherwise: string): Figure =>
  figureOf(figure ?? otherwise, tint === undefined ? {} : { tint, skin: tint })

interface Position {
  readonly id: string
  readonly name: string
}

/** The families that a team and its positions belong to: 'blitz.team', 'blitz.position'. */
interface Families {
  readonly team: string
  readonly position: string
}

/** As its name and its team's say; a position that is not in the book may say it itself, or its team for it. */
export function positionFigure(families: Families, team: Position, { id, name }: Position): Figure {
  const own = lookOf(families.position, id)
  if (own?.figure !== undefined) return figureWith(own, name)
  return figureOfPosition(lookOf(families.team, team.id)?.figure ?? team.name, name)
}
