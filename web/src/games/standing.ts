import type { Action, Decision } from '@undercroft/engine'

/** The answers of a question that may be given always. */
export interface StandingAnswers {
  /** What is kept for: the kind of question, and more where one kind asks about different things. */
  readonly kind: string
  /** Null where there is more than one way to say yes. */
  readonly always: Action | null
  readonly never: Action
}

export function standingAnswers(
  { kind, actions }: Decision,
  kinds: ReadonlySet<string>,
  declines: ReadonlySet<string>,
): StandingAnswers | null {
  const never = actions.find(({ type }) => declines.has(type))
  if (!never || !kinds.has(kind)) return null
  const others = actions.filter((action) => action !== never)
  return { kind, always: others.length === 1 ? others[0] : null, never }
}
