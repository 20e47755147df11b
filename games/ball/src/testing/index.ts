export * from './answers.ts'
export * from './field.ts'
export * from './on-field.ts'
export * from './position.ts'
