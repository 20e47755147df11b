export * from './kit.ts'
export * from './scenarios.ts'
export * from './scripted-table.ts'
export * from './steer.ts'
