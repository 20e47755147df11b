import type { Figure } from '../../art/figures/figure.ts'
import { positionFigure as figureIn } from '../../content/figure.ts'

const FAMILIES = { team: 'blitz.team', position: 'blitz.position' }

export const positionFigure = (team: string, position: { readonly id: string; readonly name: string }): Figure =>
  figureIn(FAMILIES, { id: team, name: team }, position)
