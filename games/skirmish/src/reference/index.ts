import type { Rule } from '@undercroft/engine'
import abRules from './ab.json' with { type: 'json' }
import abilRules from './abil.json' with { type: 'json' }
import actRules from './act.json' with { type: 'json' }
import aooRules from './aoo.json' with { type: 'json' }
import buildRules from './build.json' with { type: 'json' }
import cardRules from './card.json' with { type: 'json' }
import ceffRules from './ceff.json' with { type: 'json' }
import chargeRules from './charge.json' with { type: 'json' }
import cmdRules from './cmd.json' with { type: 'json' }
import condRules from './cond.json' with { type: 'json' }
import coverRules from './cover.json' with { type: 'json' }
import flankRules from './flank.json' with { type: 'json' }
import initRules from './init.json' with { type: 'json' }
import keyRules from './key.json' with { type: 'json' }
import losRules from './los.json' with { type: 'json' }
import meleeRules from './melee.json' with { type: 'json' }
import modRules from './mod.json' with { type: 'json' }
import moraleRules from './morale.json' with { type: 'json' }
import moveRules from './move.json' with { type: 'json' }
import multiRules from './multi.json' with { type: 'json' }
import rangedRules from './ranged.json' with { type: 'json' }
import roundRules from './round.json' with { type: 'json' }
import routRules from './rout.json' with { type: 'json' }
import saveRules from './save.json' with { type: 'json' }
import scenRules from './scen.json' with { type: 'json' }
import setupRules from './setup.json' with { type: 'json' }
import spellRules from './spell.json' with { type: 'json' }
import terrRules from './terr.json' with { type: 'json' }
import threatRules from './threat.json' with { type: 'json' }
import typeRules from './type.json' with { type: 'json' }

/** The rules reference: one file per section, named as in the ids, in the order of the rulebook. */
export const rules: readonly Rule[] = [
  ...cardRules,
  ...buildRules,
  ...setupRules,
  ...roundRules,
  ...initRules,
  ...actRules,
  ...cmdRules,
  ...ceffRules,
  ...moveRules,
  ...meleeRules,
  ...threatRules,
  ...flankRules,
  ...coverRules,
  ...aooRules,
  ...chargeRules,
  ...rangedRules,
  ...losRules,
  ...multiRules,
  ...modRules,
  ...saveRules,
  ...moraleRules,
  ...routRules,
  ...spellRules,
  ...abilRules,
  ...terrRules,
  ...scenRules,
  ...typeRules,
  ...keyRules,
  ...condRules,
  ...abRules,
]
