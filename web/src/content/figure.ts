import type { Look } from '@undercroft/engine'
import type { Figure } from '../art/figures/figure.ts'
import { figureOf } from '../art/figures/words.ts'

/** The figure of a thing that says itself how it looks; its colour is that of its skin, its fur or its scales. */
export const figureWith = ({ figure, tint }: Look, otherwise: string): Figure =>
  figureOf(figure ?? otherwise, tint === undefined ? {} : { tint, skin: tint })
