import { ballResult, ofPlayers } from '@undercroft/ball'
import type { Result } from '@undercroft/engine'
import { sppOf } from './report.ts'
import type { BloodMatch } from './state.ts'

export const matchResult = (match: BloodMatch): Result =>
  ballResult(match, {
    'fan-factor': match.state.sides.map(({ fanFactor }) => fanFactor),
    spp: ofPlayers(match, ({ id }) => sppOf(match, id)),
  })
