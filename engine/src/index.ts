export * from './clone.ts'
export { ContentError, type GameContent, type OpenFamily, openContent } from './content/content.ts'
export { figuresOf, type Home, LANGUAGES, type Look, wordOf } from './content/home.ts'
export * from './contract.ts'
export * from './dice.ts'
export * from './dice-script.ts'
export { canonical, digestOf } from './digest.ts'
export * from './errors.ts'
export * from './game.ts'
export type { GamePackage } from './game-package.ts'
export * from './journal.ts'
export { asKnownToAll } from './known-to-all.ts'
export * from './moments.ts'
export { type OptionsSchema, parseOptions } from './options.ts'
export {
  type AnyProcedure,
  ask,
  become,
  call,
  done,
  finish,
  go,
  isRunning,
  type Next,
  type Procedure,
  procedure,
  type Question,
  reveal,
  roll,
  type Step,
  type Steps,
  stand,
  unwind,
} from './procedure.ts'
export * from './replay.ts'
export type { Rule } from './rules.ts'
export * from './save.ts'
export type { StandingAnswers, StandingTable } from './standing.ts'
export type { Thing } from './thing.ts'
export * from './view.ts'
