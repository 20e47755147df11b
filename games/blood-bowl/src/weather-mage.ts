import { tellRoll } from '@undercroft/ball'
import { type Action, die, done, go, procedure, roll } from '@undercroft/engine'
import { weatherFor } from './data/tables.ts'
import { changeWeather } from './ground.ts'
import type { BloodMatch } from './state.ts'

const TWO_D6 = [die(6), die(6)]

export const mageActions = ({ state }: BloodMatch, team: number): Action[] =>
  state.sides[team].mages > 0 ? [{ type: 'weather-mage' }] : []

/** The mage rolls for the weather and may shift it by up to two; it holds to the end of the opponent's next turn (BB-IND-08). */
export const summonWeather = procedure<BloodMatch, { team: number; total: number }, { team: number }>(
  'summon-weather',
  ({ team }) => ({ team, total: 0 }),
  ['weather'],
  {
    start(match, { team }) {
      match.state.sides[team].mages--
      return roll(match, TWO_D6, 'weather', team, 'rolled')
    },
    rolled(match, frame, values: number[]) {
      tellRoll(match, 'weather', frame.team, -1, 'd6', values)
      frame.total = values[0] + values[1]
      return go(match, 'shift')
    },
    shift: {
      kind: 'shift-weather',
      seat: (_match, { team }) => team,
      actions: () => [0, -2, -1, 1, 2].map((by) => ({ type: 'shift', by })),
      about: (_match, { total }) => ({ total }),
      answer(match, { total }, { by }: { type: string; by: number }) {
        const { state } = match
        if (state.weatherTurns === 0) state.weatherLater = state.weather
        state.weatherTurns = 2
        changeWeather(match, weatherFor(Math.max(2, Math.min(12, total + by))))
        return done(match)
      },
    },
  },
)

/** A team turn is over: the mage's weather may be over with it. */
export function passWeather(match: BloodMatch): void {
  const { state } = match
  if (state.weatherTurns > 0 && --state.weatherTurns === 0) restoreWeather(match)
}

/** The old weather returns. */
export function restoreWeather(match: BloodMatch): void {
  const { state } = match
  if (state.weatherLater === '') return
  const before = state.weatherLater
  state.weatherLater = ''
  state.weatherTurns = 0
  changeWeather(match, before)
}
