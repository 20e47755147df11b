// What is needed to show puzzles; what thinks about them is in solving.ts.
export * from './daily.ts'
export * from './done.ts'
export * from './puzzle.ts'
export * from './shipped.ts'
export * from './turns.ts'
