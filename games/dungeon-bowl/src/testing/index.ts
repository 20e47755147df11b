export { randomReport } from './random-report.ts'
export { randomRoster } from './random-roster.ts'
