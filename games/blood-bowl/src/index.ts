export * from './data/star-rules.ts'
export * from './data/stars.ts'
export type { Hated, Position, TeamList } from './data/team.ts'
export * from './data/teams/index.ts'
