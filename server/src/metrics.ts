import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Figures of a node, as /metrics gives them. */
export function makeMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'undercroft_' })
  const registers = [registry]
  return {
    registry,
    actions: new Counter({
      name: 'undercroft_actions_total',
      help: 'Accepted actions',
      labelNames: ['game'],
      registers,
    }),
    messages: new Counter({ name: 'undercroft_messages_total', help: 'Messages of clients that were read', registers }),
    refused: new Counter({
      name: 'undercroft_refused_total',
      help: 'Refused messages',
      labelNames: ['why'],
      registers,
    }),
    differed: new Counter({
      name: 'undercroft_views_differed_total',
      help: 'Views that a client had to fetch again: must stay 0',
      registers,
    }),
    snapshots: new Counter({ name: 'undercroft_snaps_total', help: 'Whole views that were sent', registers }),
    cut: new Counter({
      name: 'undercroft_lines_cut_total',
      help: 'Lines that the server cut',
      labelNames: ['why'],
      registers,
    }),
    bytes: new Counter({ name: 'undercroft_sent_bytes_total', help: 'Text sent over sockets', registers }),
    lines: new Gauge({ name: 'undercroft_lines', help: 'Open lines', registers }),
    matches: new Gauge({ name: 'undercroft_live_matches', help: 'Matches in memory', registers }),
    commit: new Histogram({
      name: 'undercroft_commit_seconds',
      help: 'From an action to its entry on disk',
      buckets: [0.001, 0.003, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
      registers,
    }),
  }
}
export type Metrics = ReturnType<typeof makeMetrics>
