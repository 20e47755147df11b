export { purchases } from './advance.ts'
export { type AftermathState, aftermath, type Guest, type TeamAftermath } from './aftermath.ts'
export {
  BUDGET_CAP,
  type BudgetLine,
  budgetOf,
  type OffSeasonState,
  offSeason,
  rehirePrice,
  totalOf,
} from './off-season.ts'
export { type PostMatchState, postMatch, priceOf } from './post-match.ts'
export type { SequenceEvent } from './sequence.ts'
