import type { Rule } from '@undercroft/engine'
import advRules from './adv.json' with { type: 'json' }
import armRules from './arm.json' with { type: 'json' }
import ballRules from './ball.json' with { type: 'json' }
import blitzRules from './blitz.json' with { type: 'json' }
import blkRules from './blk.json' with { type: 'json' }
import catchRules from './catch.json' with { type: 'json' }
import chestRules from './chest.json' with { type: 'json' }
import diceRules from './dice.json' with { type: 'json' }
import exhRules from './exh.json' with { type: 'json' }
import faqRules from './faq.json' with { type: 'json' }
import foulRules from './foul.json' with { type: 'json' }
import genRules from './gen.json' with { type: 'json' }
import handRules from './hand.json' with { type: 'json' }
import indRules from './ind.json' with { type: 'json' }
import intfRules from './intf.json' with { type: 'json' }
import lgRules from './lg.json' with { type: 'json' }
import losRules from './los.json' with { type: 'json' }
import moveRules from './move.json' with { type: 'json' }
import multiRules from './multi.json' with { type: 'json' }
import offRules from './off.json' with { type: 'json' }
import passRules from './pass.json' with { type: 'json' }
import portRules from './port.json' with { type: 'json' }
import postRules from './post.json' with { type: 'json' }
import preRules from './pre.json' with { type: 'json' }
import profRules from './prof.json' with { type: 'json' }
import pushRules from './push.json' with { type: 'json' }
import roomRules from './room.json' with { type: 'json' }
import rostRules from './rost.json' with { type: 'json' }
import rrRules from './rr.json' with { type: 'json' }
import setupRules from './setup.json' with { type: 'json' }
import skillRules from './skill.json' with { type: 'json' }
import skuRules from './sku.json' with { type: 'json' }
import spgRules from './spg.json' with { type: 'json' }
import statRules from './stat.json' with { type: 'json' }
import tdRules from './td.json' with { type: 'json' }
import teamRules from './team.json' with { type: 'json' }
import timeRules from './time.json' with { type: 'json' }
import toRules from './to.json' with { type: 'json' }
import traitRules from './trait.json' with { type: 'json' }
import ttmRules from './ttm.json' with { type: 'json' }
import turnRules from './turn.json' with { type: 'json' }
import wallRules from './wall.json' with { type: 'json' }
import wizRules from './wiz.json' with { type: 'json' }

/** The rules reference: one file per section, named as in the ids, in the order of the rulebook. */
export const rules: readonly Rule[] = [
  ...genRules,
  ...diceRules,
  ...rrRules,
  ...toRules,
  ...losRules,
  ...ballRules,
  ...statRules,
  ...profRules,
  ...setupRules,
  ...preRules,
  ...roomRules,
  ...chestRules,
  ...portRules,
  ...turnRules,
  ...moveRules,
  ...passRules,
  ...intfRules,
  ...catchRules,
  ...wallRules,
  ...handRules,
  ...ttmRules,
  ...blkRules,
  ...pushRules,
  ...blitzRules,
  ...armRules,
  ...spgRules,
  ...foulRules,
  ...tdRules,
  ...timeRules,
  ...teamRules,
  ...postRules,
  ...advRules,
  ...lgRules,
  ...offRules,
  ...exhRules,
  ...multiRules,
  ...indRules,
  ...wizRules,
  ...skuRules,
  ...skillRules,
  ...traitRules,
  ...rostRules,
  ...faqRules,
]
