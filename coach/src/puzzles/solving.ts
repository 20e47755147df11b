export * from './judge.ts'
export * from './mine.ts'
export * from './solve.ts'
