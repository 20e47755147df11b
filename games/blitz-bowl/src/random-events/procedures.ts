import type { Procedure } from '@undercroft/engine'
import type { Blitz } from '../state.ts'
import { code } from './code.gen.ts'
import type { RandomEventId } from './index.ts'

/** What each random event does, as a procedure of its own. */
export const randomEventProcedures: Readonly<Record<RandomEventId, Procedure<Blitz, never, object>>> = code
