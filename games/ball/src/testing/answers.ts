import type { Action } from '@undercroft/engine'

/** What these answers need of a position. */
interface Playable {
  readonly asked: string
  answer(type: string, fields?: Record<string, unknown>): this
  offers(): (Action & Record<string, unknown>)[]
  square(x: number, y: number): number
}

export const use = <P extends Playable>(p: P, skill: string): P => p.answer('use', { skill })
export const decline = <P extends Playable>(p: P): P => p.answer('decline')

/** Chooses a face, where there is a choice. */
export const face = <P extends Playable>(p: P, name: string): P => p.answer('face', { face: name })

/** Pushes the target to a square, where the coach is asked. */
export const push = <P extends Playable>(p: P, x: number, y: number): P =>
  p.asked === 'push-square' ? p.answer('push', { to: p.square(x, y) }) : p

/** The skills that may be used to roll again or to add to a die. */
export const sources = (p: Playable): string[] =>
  p.offers().flatMap(({ type, skill }) => (type === 'accept' ? [] : [(skill as string) ?? type]))

export const skilled = (...skills: string[]) => ({ skills })

/** A pass of the player who is moving. */
export const pass = <P extends Playable>(p: P, x: number, y: number): P =>
  p.answer('pass').answer('throw', { to: p.square(x, y) })
