import type { BallRoster, SequenceEvent } from '@undercroft/ball'
import { type Decision, sure } from '@undercroft/engine'
import { fixtureOf, isRoll, type Pending, playSteps, type Roller, type Step, seasonOf } from '@undercroft/league'
import type { Output } from '../output.ts'
import type { LeagueStore } from './store.ts'
import { goldText, offerText, toldText } from './told.ts'

/** Where the answers of a person come from. */
export type Lines = AsyncIterator<string>

/** Goes through what waits for a team, question by question; every answer is kept at once. False: the person has left. */
export async function askThrough(
  store: LeagueStore,
  team: string,
  roller: Roller,
  output: Output,
  lines: Lines,
): Promise<boolean> {
  const { say } = store
  let shown = 0
  const tell = (events: readonly SequenceEvent[]) => {
    for (const event of events.slice(shown)) output.print(`  ${toldText(say, event)}`)
    shown = events.length
  }
  for (let pending = pendingOf(store, team); pending; pending = pendingOf(store, team)) {
    const table = open(store, pending)
    tell(toldOf(store, team, pending, table.events))
    if (!table.decision.roll) show(store, table, output)
    const next = table.decision.roll
      ? { keep: pending.steps.length, added: [roller(table.decision.roll)] }
      : await answerTo(store, pending, table, output, lines)
    if (next === null) return false
    store.do({ type: 'sequence', team, keep: next.keep, steps: next.added })
    const steps = [...pending.steps.slice(0, next.keep), ...next.added]
    if (!pendingOf(store, team)) tell(toldOf(store, team, pending, played(store, pending, steps).events as Told))
  }
  output.print(say('terminal.sequence-done', { team: store.league.teams[team].name }))
  return true
}

const pendingOf = ({ league }: LeagueStore, team: string): Pending | null => league.teams[team].pending

interface Open {
  readonly state: unknown
  readonly events: Told
  readonly decision: Decision
  /** The number of the answer that is offered. */
  readonly usual: number
}

type Told = readonly SequenceEvent[]

const progressOf = ({ game }: LeagueStore) => sure(game.progress, `progress in ${game.title}`)

const sequenceOf = (store: LeagueStore, { kind }: Pending) =>
  kind === 'post-match' ? progressOf(store).postMatch : progressOf(store).offSeason

const played = (store: LeagueStore, pending: Pending, steps: readonly Step[]) =>
  playSteps(sequenceOf(store, pending), pending.options, steps)

function open(store: LeagueStore, pending: Pending): Open {
  const game = sequenceOf(store, pending)
  const { match, events } = played(store, pending, pending.steps)
  const decision = game.decision(match)
  if (!decision) throw new Error(`'${game.id}' is over and was not settled`)
  const safe = decision.roll ? null : JSON.stringify(game.fallback(match))
  const usual = decision.actions.findIndex((action) => JSON.stringify(action) === safe) + 1
  return { state: match.state, events: events as Told, decision, usual }
}

/** What has happened since the match, as far as it is this team's. */
function toldOf({ league }: LeagueStore, team: string, pending: Pending, events: Open['events']): SequenceEvent[] {
  const seat = pending.fixture && fixtureOf(seasonOf(league), pending.fixture)?.away === team ? 1 : 0
  const before = pending.told as readonly SequenceEvent[]
  return [...before.filter((event) => event.team === undefined || event.team === seat), ...events]
}

function show(store: LeagueStore, { decision, state, usual }: Open, output: Output): void {
  const { say } = store
  const { book } = progressOf(store)
  const { roster, left } = state as { roster: BallRoster; left?: number }
  output.print(`${say(`ask.${decision.kind}`)} (${goldText(say, left ?? roster.treasury)})`)
  decision.actions.forEach((action, i) => {
    const mark = i + 1 === usual ? '*' : ' '
    output.print(`${mark}${String(i + 1).padStart(3)}) ${offerText(say, book, decision.kind, state, action)}`)
  })
  output.print(say('terminal.sequence-help', { usual }))
}

interface Steps {
  readonly keep: number
  readonly added: readonly Step[]
}

/** The answer that was typed; null where the person leaves. Asks again until it is one. */
async function answerTo(
  { say }: LeagueStore,
  { steps }: Pending,
  { decision, usual }: Open,
  output: Output,
  lines: Lines,
): Promise<Steps | null> {
  for (;;) {
    output.ask('> ')
    const { value, done } = await lines.next()
    const typed = done ? 'quit' : value.trim()
    if (typed === 'quit') return null
    if (typed === 'undo') {
      const last = steps.at(-1)
      if (last !== undefined && !isRoll(last)) return { keep: steps.length - 1, added: [] }
      output.print(say('terminal.no-undo'))
      continue
    }
    const action = decision.actions[(typed === '' ? usual : Number(typed)) - 1]
    if (action) return { keep: steps.length, added: [action] }
    output.print(say('terminal.no-answer', { most: decision.actions.length }))
  }
}
