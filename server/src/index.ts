export { type Config, configOf } from './config.ts'
export { type GateOutcome, replayGate } from './gate.ts'
export { openStore, type Served, ServeError, serve } from './serve.ts'
