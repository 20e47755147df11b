import type { RollEvent } from '@undercroft/engine'
import { ballLog } from '../ball/log.ts'
import { kit } from './names.ts'
import type { DungeonMatch } from './rules.ts'

const { words } = kit

/** Told by other lines. */
export const silent: ReadonlySet<string> = new Set(['chest-removed', 'entered'])

export const { logLine, trailsOf, rollName, modifierName } = ballLog<DungeonMatch>({
  ...kit,
  silent,
  silentRolls: new Set(['toss', 'placement', 'turn-order']),
  majors: new Set(['chest-opened', 'mishap', 'teleported']),
  turns: new Set(),
  things: ['skill', 'room', 'spell'],
  pathOf({ type, found }) {
    if (type !== 'chest-opened') return null
    return found ? 'ball.event.chest-ball' : 'ball.event.chest-trap'
  },
  wordOf(_match, { room, spell, item }) {
    if (room) return words.text(`ball.room.${room}.name`)
    if (spell) return words.text(`ball.spell.${spell}.name`)
    return item ? words.text(`ball.item.${item}`) : null
  },
  termOf: ({ room, spell }) => (room ? `ball.room.${room}` : spell ? `ball.spell.${spell}` : null),
  merge(type, seat) {
    if (type === 'chest-placed' || type === 'portal-placed') return 'objects'
    return type === 'player-placed' ? `placed-${seat}` : null
  },
  // The Idol gives or gives nothing: it takes nothing away.
  verdict: ({ what, passed }: RollEvent) =>
    what === 'chaos-idol' && passed === false ? { verdictText: words.text('ball.idol-quiet') } : null,
})
