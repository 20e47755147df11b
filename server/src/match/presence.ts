import type { Presence } from '@undercroft/wire'
import type { Host } from './host.ts'

const ORDER: readonly Presence[] = ['here', 'hidden', 'cut', 'away', 'none']

/** How present the person at a seat is: the best of all lines, here and at other nodes. */
export function presenceOf(host: Host, seat: number): Presence {
  const there = [...host.elsewhere.values()].map((seats) => seats[seat] ?? 'none')
  return [hereAt(host, seat), ...there].reduce((best, other) =>
    ORDER.indexOf(other) < ORDER.indexOf(best) ? other : best,
  )
}

/** At this node alone. */
export function hereAt(host: Host, seat: number): Presence {
  const lines = [...host.listeners].filter(({ seats }) => seats.includes(seat))
  if (lines.some(({ visible }) => visible)) return 'here'
  if (lines.length > 0) return 'hidden'
  return host.absent.get(seat) ?? 'none'
}
