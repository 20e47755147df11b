export * from './advancement.ts'
export * from './draft.ts'
export * from './position.ts'
export * from './sheet.ts'
