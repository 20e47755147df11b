import { type Die, die, type GameEvent, type Match, type Modifier } from '@undercroft/engine'

/** What the sequences of a league tell: one fact each, with the rules behind it. */
export interface SequenceEvent extends GameEvent {
  readonly team?: number
  /** The id of a player on the team list. */
  readonly player?: string
  readonly name?: string
  readonly what?: string
  readonly dice?: readonly string[]
  readonly values?: readonly number[]
  /** The number to reach, and whether it was, where there is one. */
  readonly target?: number
  readonly modifiers?: readonly Modifier[]
  readonly passed?: boolean
  readonly gold?: number
  readonly spp?: number
  readonly item?: string
  readonly count?: number
  readonly value?: number
  readonly currentValue?: number
}

export type SequenceMatch<State = unknown, Options = unknown> = Match<State, Options, SequenceEvent>

export const D6: readonly Die[] = [die(6)]
export const TWO_D6: readonly Die[] = [die(6), die(6)]
export const D16: readonly Die[] = [die(16)]

export function tellDice(
  match: Pick<SequenceMatch, 'events'>,
  what: string,
  dice: readonly Die[],
  values: readonly number[],
  rules: readonly string[],
  about: Partial<SequenceEvent> = {},
): void {
  match.events?.push({ type: 'rolled', what, dice: dice.map(({ name }) => name), values, rules, ...about })
}
