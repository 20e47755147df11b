import type { Figure } from '../../art/figures/figure.ts'
import { figureOfPosition } from '../../art/figures/words.ts'
import { figureWith } from '../../content/figure.ts'
import { lookOf } from '../../content/learned.ts'

interface Position {
  readonly id: string
  readonly name: string
}

/** As its name and its team's say; a position that is not in the book may say it itself. */
export function positionFigure(team: string, { id, name }: Position): Figure {
  const own = lookOf('blitz.position', id)
  if (own?.figure !== undefined) return figureWith(own, name)
  return figureOfPosition(lookOf('blitz.team', team)?.figure ?? team, name)
}
