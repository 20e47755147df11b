import { OptionsError } from '@undercroft/engine'
import { type GridLayout, gridProblems, parseLayout } from '@undercroft/skirmish'
import type { Kind } from '../library/kind.ts'
import { readName } from '../library/read.ts'

/** A battle grid of one's own. */
export interface BuiltGrid extends GridLayout {
  readonly name: string
}

export const gridKind: Kind<BuiltGrid> = {
  id: 'skirmish/grid',
  read(json) {
    if (typeof json !== 'object' || json === null) throw new OptionsError('content', 'must be an object')
    return { name: readName((json as Record<string, unknown>).name), ...parseLayout(json, 'content') }
  },
  name: ({ name }) => name,
  renamed: (grid, name) => ({ ...grid, name }),
  problems: gridProblems,
}
