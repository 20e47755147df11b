import type { Figure } from '../../art/figures/figure.ts'
import { figureOf } from '../../art/figures/words.ts'
import { figureWith } from '../../content/figure.ts'
import { lookOf } from '../../content/learned.ts'
import { looks } from '../../glyphs/skirmish.gen.ts'

/** What each creature is drawn as: words that the figures know, and what is its own. It stands in the creature's home. */
type Look = Partial<Figure> & { readonly figure?: string }
const declared: Readonly<Record<string, Look>> = looks.creatures

/** Has somebody said how this creature looks? */
export const isDeclared = (card: string): boolean => card.replace(/-$/, '') in declared

export function creatureFigure(card: string): Figure {
  const own = lookOf('skirmish.creature', card)
  if (own) return figureWith(own, card)
  const { figure, ...parts } = declared[card.replace(/-$/, '')] ?? { figure: card }
  return figureOf(figure ?? '', parts)
}
