import { OptionsError } from '@undercroft/engine'
import { parseWarband, type Warband, type WarbandProblem, warbandProblems } from '@undercroft/skirmish'
import { allCards } from '../../games/skirmish/cards.ts'
import type { Kind } from '../library/kind.ts'

/** A warband and the size it was built for. */
export interface BuiltWarband {
  readonly size: number
  readonly warband: Warband & { readonly name: string }
}

/** Every warband has the tiles for two players; where more play, the last one stays at home. */
export const problemsOf = ({ size, warband }: BuiltWarband): WarbandProblem[] =>
  warbandProblems(warband, { cards: allCards(), size, seats: 2, limited: false })

export const warbandKind: Kind<BuiltWarband> = {
  id: 'skirmish/warband',
  read(json) {
    if (typeof json !== 'object' || json === null) throw new OptionsError('content', 'must be an object')
    const { size, warband } = json as Record<string, unknown>
    if (!Number.isInteger(size) || (size as number) < 1 || (size as number) > 10_000) {
      throw new OptionsError('size', 'must be a whole number from 1 to 10000')
    }
    const { name, ...rest } = parseWarband(warband)
    if (name === undefined) throw new OptionsError('warband.name', 'is missing')
    return { size: size as number, warband: { name, ...rest } }
  },
  name: ({ warband }) => warband.name,
  renamed: ({ size, warband }, name) => ({ size, warband: { ...warband, name } }),
  problems: problemsOf,
}
