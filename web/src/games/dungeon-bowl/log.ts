import type { RollEvent } from '@undercroft/engine'
import { t } from '../../i18n/index.ts'
import type { LogLine, Telling } from '../adapter.ts'
import { ballLog } from '../ball/log.ts'
import type { After } from '../ball/outcomes.ts'
import { kit } from './names.ts'
import type { DungeonMatch } from './rules.ts'

const { words, place, playerName } = kit

/** Chain Lightning strikes the next from this figure on (DB-WIZ-19). */
const LEAPS = 3

/** Told by other lines. */
export const silent: ReadonlySet<string> = new Set(['chest-removed', 'entered'])

export const { logLine, trailsOf, rollName, modifierName } = ballLog<DungeonMatch>({
  ...kit,
  silent,
  silentRolls: new Set(['toss', 'placement', 'turn-order']),
  majors: new Set(['chest-opened', 'mishap', 'teleported']),
  turns: new Set(),
  things: ['skill', 'room', 'spell'],
  pathOf({ type, found, team, reason }) {
    if (type === 'match-ended' && reason === 'time')
      return team === null ? 'ball.event.match-drawn-time' : 'ball.event.match-ended-time'
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
  outcome: ({ what, values }, telling, match) => outcomeOf(what, values, telling, match),
  // The Idol gives or gives nothing: it takes nothing away.
  verdict: ({ what, passed }: RollEvent) =>
    what === 'chaos-idol' && passed === false ? { verdictText: words.text('ball.idol-quiet') } : null,
})

/** What the tables of the dungeon say: chests, portals, spells. */
function outcomeOf(
  what: string,
  values: readonly number[],
  { after, besides }: Telling,
  match: DungeonMatch,
): Partial<LogLine> | null {
  const next = after[0] as After | undefined
  if (what === 'transmutation' && next?.type !== 'injured') return { verdictText: words.text('ball.odds.nothing') }
  if (next?.type === 'chest-opened') {
    const verdict = next.found ? 'good' : 'bad'
    return {
      verdict,
      verdictText: words.text(`ball.table.chest-${verdict}`),
      tells: 1,
      weight: 'major',
      sound: verdict === 'good' ? 'chest' : 'trap',
    }
  }
  if (next?.type === 'mishap') {
    return { verdict: 'bad', verdictText: words.text('ball.table.lost'), tells: 1, weight: 'major' }
  }
  if (what === 'chain-lightning') {
    const result = values[0] < LEAPS ? 'fades' : 'leaps'
    return { detail: t('match.needs', { target: LEAPS }), verdictText: words.text(`ball.table.${result}`) }
  }
  if (what !== 'portal' || next?.type !== 'teleported') return null
  const at = place(match, Number(next.to), besides[1])
  const args = { player: playerName(match, Number(next.player)), n: values[0], at }
  return { verdictText: words.text('ball.table.portal', args), tells: 1, weight: 'major' }
}
