import type { Presence } from '@undercroft/wire'
import { isAsleep } from './clock.ts'
import type { Host } from './host.ts'

const ORDER: readonly Presence[] = ['here', 'hidden', 'cut', 'away', 'none']

/** How present the person at a seat is: the best of all lines, here and at other nodes; but who never answers in time is away. */
export function presenceOf(host: Host, seat: number): Presence {
  if (isAsleep(host.row.clock, seat)) return 'away'
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
