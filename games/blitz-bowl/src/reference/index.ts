import type { Rule } from '@undercroft/engine'
import advRules from './adv.json' with { type: 'json' }
import arenaRules from './arena.json' with { type: 'json' }
import ballRules from './ball.json' with { type: 'json' }
import blockRules from './block.json' with { type: 'json' }
import bonusRules from './bonus.json' with { type: 'json' }
import cardRules from './card.json' with { type: 'json' }
import foulRules from './foul.json' with { type: 'json' }
import genRules from './gen.json' with { type: 'json' }
import markRules from './mark.json' with { type: 'json' }
import resRules from './res.json' with { type: 'json' }
import runRules from './run.json' with { type: 'json' }
import sballRules from './sball.json' with { type: 'json' }
import scatRules from './scat.json' with { type: 'json' }
import setupRules from './setup.json' with { type: 'json' }
import sideRules from './side.json' with { type: 'json' }
import standRules from './stand.json' with { type: 'json' }
import statusRules from './status.json' with { type: 'json' }
import tdRules from './td.json' with { type: 'json' }
import teamRules from './team.json' with { type: 'json' }
import throwRules from './throw.json' with { type: 'json' }
import ttmRules from './ttm.json' with { type: 'json' }
import turnRules from './turn.json' with { type: 'json' }
import winRules from './win.json' with { type: 'json' }

/** The rules reference: one file per section, named as in the ids, in the order of the rulebook. */
export const rules: readonly Rule[] = [
  ...genRules,
  ...statusRules,
  ...setupRules,
  ...turnRules,
  ...runRules,
  ...markRules,
  ...throwRules,
  ...scatRules,
  ...blockRules,
  ...sideRules,
  ...standRules,
  ...resRules,
  ...tdRules,
  ...ballRules,
  ...cardRules,
  ...bonusRules,
  ...winRules,
  ...advRules,
  ...foulRules,
  ...ttmRules,
  ...arenaRules,
  ...sballRules,
  ...teamRules,
]
