export * from './document.ts'
export * from './run.ts'
