import type { Position } from '../teams/position.ts'
import { type BallRoster, FEWEST_PLAYERS } from '../teams/roster.ts'
import { isAvailable } from '../teams/sheet.ts'
import { positionOf, type TeamBook } from './book.ts'
import { type BallPlayerReport, type BallTeamReport, SPP_KINDS } from './report.ts'

/** A field of a report that only this game has, as somebody fills it in who played at a real table. */
export type TypedField<R> =
  | { readonly kind: 'count'; readonly field: string; range(roster: R): readonly [least: number, most: number] }
  | { readonly kind: 'flag'; readonly field: string; isOpen(roster: R): boolean }
  | { readonly kind: 'choice'; readonly field: string; readonly options: readonly string[] }

/** Who may have joined beyond the journeymen that a team needs, and the inducement that it takes. */
export interface Joining {
  readonly joined: 'journeyman' | 'recruit'
  readonly positions: readonly Position[]
  readonly inducement?: string
}

type Blank = Record<string, unknown>

/** What stands in the field where nobody says anything. */
function usual<R>(field: TypedField<R>, roster: R): unknown {
  if (field.kind === 'count') return field.range(roster)[0]
  return field.kind === 'flag' ? false : field.options[0]
}

const typedIn = <R>(fields: readonly TypedField<R>[], roster: R): Blank =>
  Object.fromEntries(fields.map((field) => [field.field, usual(field, roster)]))

/** Somebody who took part and of whom nothing is told. */
export function blankLine<R extends BallRoster, T extends BallTeamReport>(
  book: TeamBook<R, T>,
  roster: R,
  who: Pick<BallPlayerReport, 'id' | 'number' | 'name' | 'position' | 'joined' | 'available'>,
): BallPlayerReport & Blank {
  const nothing = Object.fromEntries(SPP_KINDS.map((kind) => [kind, 0])) as Record<(typeof SPP_KINDS)[number], number>
  return { ...who, played: who.available, ...nothing, ...typedIn(book.typed.player, roster), injury: null }
}

/** Everybody on the list who could play did, the journeymen whom the team needs too, and nothing happened. */
export function blankTeamReport<R extends BallRoster, T extends BallTeamReport>(book: TeamBook<R, T>, roster: R) {
  const listed = roster.players.map((entry) => {
    const { id, number, name } = entry
    const position = positionOf(book, roster, entry).id
    return blankLine(book, roster, { id, number, name, position, joined: 'listed', available: isAvailable(entry) })
  })
  const missing = Math.max(0, FEWEST_PLAYERS - listed.filter(({ available }) => available).length)
  const [lineman] = book.linemen(roster)
  const journeymen = Array.from({ length: missing }, (_, i) =>
    blankLine(book, roster, {
      id: `guest-${i + 1}`,
      number: 90 + i,
      name: '',
      position: lineman.id,
      joined: 'journeyman',
      available: true,
    }),
  )
  return {
    treasury: roster.treasury,
    inducements: [] as string[],
    ...typedIn(book.typed.team, roster),
    players: [...listed, ...journeymen],
  }
}
