export * from './tunable.ts'
export * from './turns.ts'
