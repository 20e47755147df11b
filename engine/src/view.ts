import type { GameEvent } from './contract.ts'

/** The events as `seat` (or a SPECTATOR) may know them: secret fields of others are left out. */
export function eventsFor<Event extends GameEvent>(events: readonly Event[], seat: number): Event[] {
  return events.map((event) => {
    if (!event.secret || event.secret.seats.includes(seat)) return event
    const known = { ...event } as Record<string, unknown>
    for (const field of event.secret.fields) delete known[field]
    delete known.secret
    return known as unknown as Event
  })
}
