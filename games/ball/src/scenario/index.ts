export * from './facts.ts'
export * from './pieces.ts'
