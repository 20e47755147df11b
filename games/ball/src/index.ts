export * from './skills/catalogue.ts'
