import type { Rule } from '@undercroft/engine'
import genRules from './gen.json' with { type: 'json' }
import rrRules from './rr.json' with { type: 'json' }
import toRules from './to.json' with { type: 'json' }

/** The rules reference: one file per section, named as in the ids, in the order of the rulebook. */
export const rules: readonly Rule[] = [...genRules, ...rrRules, ...toRules]
