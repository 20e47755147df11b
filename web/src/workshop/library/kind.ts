import type { GameId } from '../../games/index.ts'

/** What can be built and kept. The name stands in every file. */
export const kindIds = [
  'blood-bowl/team',
  'dungeon-bowl/team',
  'dungeon-bowl/dungeon',
  'skirmish/warband',
  'skirmish/grid',
] as const
export type KindId = (typeof kindIds)[number]
export const isKindId = (id: unknown): id is KindId => (kindIds as readonly unknown[]).includes(id)
export const gameOf = (kind: KindId): GameId => kind.slice(0, kind.indexOf('/')) as GameId

/** What is wrong with something that is built: a name with its facts, and the rule of the book. */
export interface Problem {
  readonly why: string
  readonly facts: Readonly<Record<string, string | number>>
  readonly rule: string
}

/** A kind of thing that can be built. The game itself reads and checks it. */
export interface Kind<Content> {
  readonly id: KindId
  /** Reads what a file or the browser kept; fields always come in the same order. Throws OptionsError. */
  readonly read: (json: unknown) => Content
  readonly name: (content: Content) => string
  readonly renamed: (content: Content, name: string) => Content
  /** Empty: a match can be played with it. */
  readonly problems: (content: Content) => readonly Problem[]
}

/** Each kind brings its game along and is loaded when it is first needed. */
const loaders: Readonly<Record<KindId, () => Promise<Kind<unknown>>>> = {
  'blood-bowl/team': async () => (await import('../teams/blood-kind.ts')).bloodTeamKind as Kind<unknown>,
  'dungeon-bowl/team': async () => (await import('../teams/kind.ts')).teamKind as Kind<unknown>,
  'dungeon-bowl/dungeon': async () => (await import('../dungeons/kind.ts')).dungeonKind as Kind<unknown>,
  'skirmish/warband': async () => {
    const { needContent } = await import('../../content/store.ts')
    await needContent('skirmish')
    return (await import('../warbands/kind.ts')).warbandKind as Kind<unknown>
  },
  'skirmish/grid': async () => (await import('../grids/kind.ts')).gridKind as Kind<unknown>,
}

export const loadKind = (id: KindId): Promise<Kind<unknown>> => loaders[id]()
