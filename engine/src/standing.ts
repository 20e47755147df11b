import type { Action, Decision } from './contract.ts'

/** The answers of a question that may be given always. */
export interface StandingAnswers {
  /** What is kept for: the kind of question, and more where one kind asks about different things. */
  readonly kind: string
  /** Null where there is more than one way to say yes. */
  readonly always: Action | null
  readonly never: Action
}

/** What a game says about such questions. */
export interface StandingTable {
  readonly kinds: ReadonlySet<string>
  /** The types of action that say no. */
  readonly declines: ReadonlySet<string>
  /** The field of `about` that tells questions of one kind apart, such as the skill that is offered. */
  readonly apart?: Readonly<Record<string, string>>
}

export function standingAnswers(
  { kind, actions }: Decision,
  about: object,
  { kinds, declines, apart }: StandingTable,
): StandingAnswers | null {
  const never = actions.find(({ type }) => declines.has(type))
  if (!never || !kinds.has(kind)) return null
  const others = actions.filter((action) => action !== never)
  const field = apart?.[kind]
  const name = field === undefined ? kind : `${kind}/${(about as Record<string, unknown>)[field]}`
  return { kind: name, always: others.length === 1 ? others[0] : null, never }
}
