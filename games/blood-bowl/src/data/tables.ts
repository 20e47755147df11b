import { type ThingId as KickOffEventId, things as kickOffEvents } from './kick-off-events/list.gen.ts'
import type { Span } from './prayers/family.ts'
import { type ThingId as PrayerId, things as prayers } from './prayers/list.gen.ts'
import { type ThingId as WeatherId, things as weathers } from './weathers/list.gen.ts'

export { kickOffEvents as KICK_OFF_TABLE, prayers as PRAYER_TABLE, weathers as WEATHER_TABLE }

/** The weather by the sum of 2D6 (BB-WEATHER-01). */
export type Weather = WeatherId
export const WEATHERS: readonly Weather[] = weathers.map(({ id }) => id)

export function weatherFor(total: number): Weather {
  if (total <= 2) return 'sweltering-heat'
  if (total === 3) return 'very-sunny'
  if (total <= 10) return 'perfect-conditions'
  return total === 11 ? 'pouring-rain' : 'blizzard'
}

/** The kick-off table (BB-KICK-10): the first is for a sum of 2. */
export type KickOffEvent = KickOffEventId
export const KICK_OFF_EVENTS: readonly KickOffEvent[] = kickOffEvents.map(({ id }) => id)

export const kickOffEvent = (total: number): KickOffEvent => KICK_OFF_EVENTS[total - 2]

/** The prayers by D16 (BB-PRAY-01); an exhibition knows only the first eight (BB-PRAY-03). */
export type Prayer = PrayerId
export const PRAYERS: readonly Prayer[] = prayers.map(({ id }) => id)
export const EXHIBITION_PRAYERS = 8

export type { Span } from './prayers/family.ts'
/** From the shortest to the longest. */
export const SPANS: readonly Span[] = ['activation', 'turn', 'drive', 'half', 'game']

export const PRAYER_SPAN = Object.fromEntries(prayers.map(({ id, span }) => [id, span])) as Readonly<
  Record<Prayer, Span>
>
