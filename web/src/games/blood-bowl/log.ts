import { ballLog } from '../ball/log.ts'
import { halfName, kit, positionName, words } from './names.ts'
import type { BloodMatch } from './rules.ts'

/** Told by other lines. */
export const silent: ReadonlySet<string> = new Set(['lined-up', 'drive-ended', 'hired'])

/** The list of messages that names what an event of this type is about. */
const lists: Readonly<Record<string, string>> = {
  weather: 'weather',
  prayer: 'prayer',
  'kick-off': 'kick-off',
}

export const { logLine, trailsOf, rollName, modifierName } = ballLog<BloodMatch>({
  ...kit,
  silent,
  silentRolls: new Set([
    'toss',
    'fan-factor',
    'invaded-player',
    'officious-ref-player',
    'prayed-player',
    'heat-victim',
  ]),
  majors: new Set([
    'kick-off',
    'weather',
    'prayer',
    'kicked',
    'touchback',
    'throw-in',
    'into-the-crowd',
    'apothecary',
    'healed',
    'stalled',
    'coach-ejected',
    'trapdoor',
    'bitten',
    'transformed',
    'conceded',
  ]),
  turns: new Set(['half-began', 'drive-began']),
  banners: new Set(['kick-off', 'weather', 'prayer']),
  things: ['skill', 'star-rule', 'kick-off', 'prayer', 'weather', 'item', 'pass'],
  pathOf({ type, value, player, half }) {
    if (type === 'turn-began' && Number(half) > 1) return 'ball.event.turn-of-half'
    if (type === 'half-began') return Number(value) > 2 ? 'ball.event.extra-time' : 'ball.event.half-began'
    if (type === 'touchback' && player === undefined) return 'ball.event.touchback-on-grass'
    return null
  },
  wordOf(_match, { type, item, spell, half }) {
    if (type === 'turn-began' && half) return halfName(Number(half))
    if (spell) return words.text(`ball.spell.${spell}`)
    if (!item) return null
    const list = lists[String(type)]
    if (list) return words.text(`ball.${list}.${item}.name`)
    if (type === 'journeyman' || type === 'both-hired') return thing(String(item))
    return words.find(String(item), ['item', 'kick-off', 'star-rule'])
  },
  termOf: ({ type, item }) => (item && lists[String(type)] ? `ball.${lists[String(type)]}.${item}` : null),
  merge: (type, seat) => (type === 'player-placed' || type === 'benched' ? `placed-${seat}` : null),
})

/** A star, a position, or something that is bought. */
const thing = (id: string): string => (words.has(`ball.item.${id}`) ? words.text(`ball.item.${id}`) : positionName(id))
