export { type Config, configOf } from './config.ts'
export { openStore, type Served, serve } from './serve.ts'
