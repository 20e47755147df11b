/** The weather by the sum of 2D6 (BB-WEATHER-01). */
export const WEATHERS = ['sweltering-heat', 'very-sunny', 'perfect-conditions', 'pouring-rain', 'blizzard'] as const
export type Weather = (typeof WEATHERS)[number]

export function weatherFor(total: number): Weather {
  if (total <= 2) return 'sweltering-heat'
  if (total === 3) return 'very-sunny'
  if (total <= 10) return 'perfect-conditions'
  return total === 11 ? 'pouring-rain' : 'blizzard'
}

/** The kick-off table (BB-KICK-10): the first is for a sum of 2. */
export const KICK_OFF_EVENTS = [
  'get-the-ref',
  'time-out',
  'solid-defence',
  'high-kick',
  'cheering-fans',
  'brilliant-coaching',
  'changing-weather',
  'quick-snap',
  'blitz',
  'officious-ref',
  'pitch-invasion',
] as const
export type KickOffEvent = (typeof KICK_OFF_EVENTS)[number]

export const kickOffEvent = (total: number): KickOffEvent => KICK_OFF_EVENTS[total - 2]

/** The prayers by D16 (BB-PRAY-01); an exhibition knows only the first eight (BB-PRAY-03). */
export const PRAYERS = [
  'treacherous-trapdoor',
  'friends-with-the-ref',
  'stiletto',
  'iron-man',
  'knuckle-dusters',
  'bad-habits',
  'greasy-cleats',
  'blessed-statue',
  'moles-under-the-pitch',
  'perfect-passing',
  'fan-interaction',
  'necessary-violence',
  'fouling-frenzy',
  'throw-a-rock',
  'under-scrutiny',
  'intensive-training',
] as const
export type Prayer = (typeof PRAYERS)[number]
export const EXHIBITION_PRAYERS = 8

/** How long something lasts that does not last for ever. */
export const SPANS = ['activation', 'turn', 'drive', 'half', 'game'] as const
export type Span = (typeof SPANS)[number]

export const PRAYER_SPAN: Readonly<Record<Prayer, Span>> = {
  'treacherous-trapdoor': 'half',
  'friends-with-the-ref': 'drive',
  stiletto: 'drive',
  'iron-man': 'game',
  'knuckle-dusters': 'drive',
  'bad-habits': 'drive',
  'greasy-cleats': 'drive',
  'blessed-statue': 'game',
  'moles-under-the-pitch': 'half',
  'perfect-passing': 'game',
  'fan-interaction': 'drive',
  'necessary-violence': 'drive',
  'fouling-frenzy': 'drive',
  'throw-a-rock': 'drive',
  'under-scrutiny': 'half',
  'intensive-training': 'game',
}
