export * from './document.ts'
export * from './lesson.ts'
export * from './run.ts'
export * from './standing.ts'
