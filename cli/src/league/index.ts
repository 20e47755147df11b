import { randomInt } from 'node:crypto'
import { copyFileSync } from 'node:fs'
import { basename } from 'node:path'
import { Random } from '@undercroft/engine'
import { drawCommand, LANGUAGES, type Language, type LeagueGame, loadSay, type Say, seasonOf } from '@undercroft/league'
import { UsageError } from '../errors.ts'
import { readJson } from '../files.ts'
import type { Output } from '../output.ts'
import { benchFor, playFixture, playSeason, tidyUp } from './play.ts'
import { fixtureLine, printState, printTable } from './print.ts'
import { LeagueStore, rollerFor } from './store.ts'

export interface LeagueArguments {
  readonly name?: string
  readonly game?: string
  readonly teams?: number
  readonly seed?: number
  readonly level?: string
  readonly divisions?: number
  readonly team?: string
  readonly coach?: string
  readonly fixture?: string
  readonly report?: string
  readonly seasons?: number
  readonly to?: string
  readonly language?: string
  readonly cup?: boolean
}

type Run = (file: string, given: LeagueArguments, output: Output, say: Say) => Promise<void>

/** A seed for everything that chance decides; without one every run differs. */
const seedOf = ({ seed }: LeagueArguments): number => seed ?? randomInt(0xffffffff)

/** What can be drafted without asking anybody. */
async function drafted(
  { id: game, readyMade }: LeagueGame,
  random: Random,
  taken: readonly string[],
): Promise<{ name: string; content: unknown }> {
  if (game === 'dungeon-bowl') {
    const { randomTeam, TEAM_NAMES } = await import('@undercroft/dungeon-bowl')
    const name = random.pick(TEAM_NAMES.filter((known) => !taken.includes(known)))
    return { name, content: randomTeam(random, name) }
  }
  const content = random.pick(readyMade.filter(({ name }) => !taken.includes(name)))
  return { name: content.name, content }
}

const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

async function addComputers(store: LeagueStore, count: number, random: Random): Promise<void> {
  for (let i = 0; i < count; i++) {
    const taken = Object.values(store.league.teams).map(({ name }) => name)
    const { name, content } = await drafted(store.game, random, taken)
    store.do({ type: 'enter-team', team: idOf(name), coach: 'computer', computer: true, content })
  }
}

const commands: Readonly<Record<string, Run>> = {
  async new(file, given, output, say) {
    const name = given.name ?? basename(file).replace(/(\.league)?\.json$/, '')
    const store = await LeagueStore.found(
      file,
      given.game ?? 'dungeon-bowl',
      name,
      given.cup ? { format: 'cup' } : {},
      say,
    )
    await addComputers(store, given.teams ?? 0, new Random(seedOf(given), 1))
    printState(store, output)
  },
  async add(file, given, output, say) {
    const store = await LeagueStore.open(file, say)
    if (given.team === undefined) await addComputers(store, given.teams ?? 1, new Random(seedOf(given), 1))
    else {
      const json = readJson(given.team) as { content?: { roster?: unknown } }
      const content = json.content?.roster ?? json
      const team = idOf(store.game.nameOf(store.game.readTeam(content)))
      store.do({ type: 'enter-team', team, coach: given.coach ?? 'coach', computer: false, content })
    }
    printState(store, output)
  },
  async draw(file, given, output, say) {
    const store = await LeagueStore.open(file, say)
    const roller = rollerFor(given.seed)
    if (seasonOf(store.league).phase === 'off-season') tidyUp(store, roller, ['next-season'])
    if (given.divisions !== undefined) store.do(drawCommand(store.league, given.divisions, roller))
    tidyUp(store, roller, ['start'])
    printState(store, output)
  },
  async fixtures(file, _given, output, say) {
    const store = await LeagueStore.open(file, say)
    for (const fixture of seasonOf(store.league).fixtures) output.print(fixtureLine(store, fixture))
  },
  async play(file, given, output, say) {
    const store = await LeagueStore.open(file, say)
    const open = seasonOf(store.league).fixtures.filter(({ status }) => status === 'open')
    const id = given.fixture ?? open[0]?.id
    if (id === undefined) throw new UsageError(say('terminal.no-open'))
    if (given.report === undefined)
      playFixture(store, await benchFor(store, given.level ?? 'rookie', seedOf(given)), id)
    else store.do({ type: 'report', fixture: id, report: readJson(given.report), source: 'typed' })
    tidyUp(store, rollerFor(given.seed))
    const fixture = seasonOf(store.league).fixtures.find((known) => known.id === id)
    if (fixture) output.print(fixtureLine(store, fixture))
  },
  async simulate(file, given, output, say) {
    const store = await LeagueStore.open(file, say)
    const bench = await benchFor(store, given.level ?? 'rookie', seedOf(given))
    const roller = rollerFor(given.seed)
    for (let left = given.seasons ?? 1; left > 0; left--) {
      if (seasonOf(store.league).phase === 'off-season') tidyUp(store, roller, ['next-season'])
      const played = playSeason(store, bench, roller, output)
      output.print(say('terminal.played', { n: seasonOf(store.league).number, count: played }))
    }
    printTable(store, output)
  },
  async table(file, _given, output, say) {
    const store = await LeagueStore.open(file, say)
    if (seasonOf(store.league).phase === 'gathering') printState(store, output)
    else printTable(store, output)
  },
  async sequence(file, given, output, say) {
    const store = await LeagueStore.open(file, say)
    tidyUp(store, rollerFor(given.seed))
    printState(store, output)
  },
  async export(file, given, output, say) {
    const store = await LeagueStore.open(file, say)
    if (given.to === undefined) {
      output.print(
        JSON.stringify(
          given.team === undefined ? store.league.teams : store.league.teams[given.team]?.content,
          null,
          2,
        ),
      )
      return
    }
    copyFileSync(file, given.to)
    output.print(say('terminal.exported', { count: store.events.length, file: given.to }))
  },
}

const LEAGUE_COMMANDS = Object.keys(commands)

const isLanguage = (name: string): name is Language => (LANGUAGES as readonly string[]).includes(name)

export async function leagueCommand(
  what: string,
  file: string,
  given: LeagueArguments,
  output: Output,
): Promise<number> {
  const { language = 'en' } = given
  if (!isLanguage(language)) throw new UsageError(`no words in '${language}' (there are: ${LANGUAGES.join(', ')})`)
  const say = await loadSay(language)
  const run = commands[what]
  if (!run) throw new UsageError(say('terminal.unknown', { what, known: LEAGUE_COMMANDS.join(', ') }))
  await run(file, given, output, say)
  return 0
}
