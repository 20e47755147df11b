import type { Prayer, Weather } from './data/tables.ts'
import type { BloodMatch } from './state.ts'
import { TABLE } from './table.ts'

const GROUND_OF_WEATHER: Readonly<Partial<Record<Weather, string>>> = {
  'very-sunny': 'very-sunny',
  'pouring-rain': 'pouring-rain',
  blizzard: 'blizzard',
}

/** Works out anew what the pitch does to everybody. */
export function layGround(match: BloodMatch, also: readonly string[] = []): void {
  const { state } = match
  const weather = GROUND_OF_WEATHER[state.weather]
  const praying = state.sides.flatMap(({ prayers }, team) =>
    prayers.includes('moles-under-the-pitch') ? [`moles-${team}`] : [],
  )
  state.ground = TABLE.set([...(weather ? [weather] : []), ...praying, ...also])
  state.inPlay = TABLE.union([state.inPlay, state.ground])
}

export function changeWeather(match: BloodMatch, weather: Weather): void {
  match.state.weather = weather
  match.events?.push({ type: 'weather', item: weather })
  layGround(match)
}

export const hasPrayer = ({ state }: BloodMatch, team: number, prayer: Prayer): boolean =>
  state.sides[team].prayers.includes(prayer)
