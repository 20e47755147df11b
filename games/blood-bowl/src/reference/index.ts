import type { Rule } from '@undercroft/engine'
import coreRules from './core.json' with { type: 'json' }
import crowdRules from './crowd.json' with { type: 'json' }
import driveRules from './drive.json' with { type: 'json' }
import foulRules from './foul.json' with { type: 'json' }
import genRules from './gen.json' with { type: 'json' }
import halfRules from './half.json' with { type: 'json' }
import indRules from './ind.json' with { type: 'json' }
import injRules from './inj.json' with { type: 'json' }
import kickRules from './kick.json' with { type: 'json' }
import leagueRules from './league.json' with { type: 'json' }
import passRules from './pass.json' with { type: 'json' }
import pitchRules from './pitch.json' with { type: 'json' }
import prayRules from './pray.json' with { type: 'json' }
import preRules from './pre.json' with { type: 'json' }
import resRules from './res.json' with { type: 'json' }
import rrRules from './rr.json' with { type: 'json' }
import setupRules from './setup.json' with { type: 'json' }
import skillRules from './skill.json' with { type: 'json' }
import tdRules from './td.json' with { type: 'json' }
import teamRules from './team.json' with { type: 'json' }
import toRules from './to.json' with { type: 'json' }
import ttmRules from './ttm.json' with { type: 'json' }
import weatherRules from './weather.json' with { type: 'json' }

/** The rules reference: one file per section, named as in the ids, in the order of play. */
export const rules: readonly Rule[] = [
  ...genRules,
  ...coreRules,
  ...rrRules,
  ...toRules,
  ...pitchRules,
  ...halfRules,
  ...driveRules,
  ...preRules,
  ...prayRules,
  ...setupRules,
  ...kickRules,
  ...weatherRules,
  ...crowdRules,
  ...passRules,
  ...ttmRules,
  ...foulRules,
  ...injRules,
  ...tdRules,
  ...resRules,
  ...indRules,
  ...teamRules,
  ...leagueRules,
  ...skillRules,
]
