import { gain, lose, playerOf } from '@undercroft/ball'
import { SPANS, type Span } from './data/tables.ts'
import type { BloodMatch, Change } from './state.ts'
import { TABLE } from './table.ts'

/** Gives a player a skill for a while; one who has it already gains nothing. */
export function lend(match: BloodMatch, id: number, skill: string, span: Span): void {
  const player = playerOf(match, id)
  if (TABLE.has(player.skills, skill)) return
  gain(match, player, skill)
  match.state.loans = [...match.state.loans, { player: id, skill, gained: true, span }]
}

/** Takes a skill away for a while. */
export function suspend(match: BloodMatch, id: number, skill: string, span: Span): void {
  const player = playerOf(match, id)
  if (!TABLE.has(player.skills, skill)) return
  lose(match, player, skill)
  match.state.loans = [...match.state.loans, { player: id, skill, gained: false, span }]
}

/** Changes a characteristic, for a while where a span is named. */
export function change(
  match: BloodMatch,
  id: number,
  characteristic: Change['characteristic'],
  by: number,
  span: Span,
): void {
  playerOf(match, id)[characteristic] += by
  match.state.changes = [...match.state.changes, { player: id, characteristic, by, span }]
}

/** Everything that lasts for this span or a shorter one is over. */
export function expire(match: BloodMatch, span: Span): void {
  const { state } = match
  if (state.loans.length > 0 || state.changes.length > 0) endAll(match, span)
}

function endAll(match: BloodMatch, span: Span): void {
  const { state } = match
  const over = (lent: Span) => SPANS.indexOf(lent) <= SPANS.indexOf(span)
  if (state.loans.some((loan) => over(loan.span))) {
    for (const { player, skill, gained, span: lent } of state.loans) {
      if (!over(lent)) continue
      if (gained) lose(match, playerOf(match, player), skill)
      else gain(match, playerOf(match, player), skill)
    }
    state.loans = state.loans.filter((loan) => !over(loan.span))
  }
  if (!state.changes.some((made) => over(made.span))) return
  for (const { player, characteristic, by, span: lasting } of state.changes)
    if (over(lasting)) playerOf(match, player)[characteristic] -= by
  state.changes = state.changes.filter((made) => !over(made.span))
}
