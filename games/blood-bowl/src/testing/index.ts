export { randomReport, randomRoster } from './league.ts'
