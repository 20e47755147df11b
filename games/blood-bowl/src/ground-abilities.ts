import { type BallAbility, skill, type Test } from '@undercroft/ball'

const penalty =
  (source: string, rule: string, kinds: readonly string[]) =>
  (_match: unknown, _owner: number, { kind, modifiers }: Test) => {
    if (kinds.includes(kind)) modifiers.push({ source, value: -1, rule })
  }

/** -1 to every Passing Ability test (BB-WEATHER-04). */
const verySunny = skill('very-sunny', 'room', ['BB-WEATHER-04'], {
  on: { modify: penalty('very-sunny', 'BB-WEATHER-04', ['pass', 'throw', 'kick', 'bomb']) },
})

/** -1 to catch, pick up and interfere (BB-WEATHER-06). */
const pouringRain = skill('pouring-rain', 'room', ['BB-WEATHER-06'], {
  on: {
    modify: penalty('pouring-rain', 'BB-WEATHER-06', ['catch', 'pick-up', 'interfere', 'catch-bomb', 'interfere-bomb']),
  },
})

/** -1 to every Rush (BB-WEATHER-07). */
const blizzard = skill('blizzard', 'room', ['BB-WEATHER-07', 'BB-WEATHER-08'], {
  on: { modify: penalty('blizzard', 'BB-WEATHER-07', ['rush']) },
})

/** -1 to every Rush for each coach who prayed for them (BB-PRAY-14). */
const moles = (id: string) =>
  skill(id, 'room', ['BB-PRAY-14'], { on: { modify: penalty('moles-under-the-pitch', 'BB-PRAY-14', ['rush']) } })

/** In the Blitz of the kick-off a player moves; one may blitz and one may throw a team-mate (BB-KICK-21). */
const kickOffBlitz = skill('kick-off-blitz', 'room', ['BB-KICK-21'], {
  on: { forbids: (_match, _owner, what) => !IN_KICK_OFF_BLITZ.has(what) },
})
const IN_KICK_OFF_BLITZ: ReadonlySet<string> = new Set([
  'move',
  'blitz',
  'throw-team-mate',
  'assist',
  'score',
  'ball-and-chain',
])

/** What weather, prayers and kick-off do to everybody on the pitch. */
export const GROUND: readonly BallAbility[] = [
  verySunny,
  pouringRain,
  blizzard,
  moles('moles-0'),
  moles('moles-1'),
  kickOffBlitz,
]
