import { randomInt } from 'node:crypto'
import { basename } from 'node:path'
import { OptionsError, Random } from '@undercroft/engine'
import {
  blankReport,
  drawCommand,
  fixtureOf,
  freeName,
  idForTeam,
  LANGUAGES,
  type Language,
  leagueText,
  loadSay,
  type Say,
  seasonOf,
} from '@undercroft/league'
import { UsageError } from '../errors.ts'
import { readJson, writeWhole } from '../files.ts'
import type { Output } from '../output.ts'
import { askThrough, type Lines } from './ask.ts'
import { benchFor, personsOf, playFixture, playSeason, tidyUp } from './play.ts'
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

type Run = (file: string, given: LeagueArguments, output: Output, say: Say, lines: Lines | null) => Promise<void>

/** A seed for everything that chance decides; without one every run differs. */
const seedOf = ({ seed }: LeagueArguments): number => seed ?? randomInt(0xffffffff)

function addComputers(store: LeagueStore, count: number, random: Random): void {
  for (let i = 0; i < count; i++) {
    const name = freeName(store.league, store.game.names, random)
    const content = store.game.draft(random, name, '')
    store.do({ type: 'enter-team', team: idForTeam(store.league, name), coach: 'computer', computer: true, content })
  }
}

/** The name of a team in a file. */
function nameIn(file: string, { game, say }: LeagueStore, content: unknown): string {
  try {
    return game.nameOf(game.readTeam(content))
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error
    throw new UsageError(`${file}: ${say('refused.bad-team', { reason: error.message })}`)
  }
}

/** The fixture that is named, or the next one that waits for a result. */
function openFixture({ league, say }: LeagueStore, { fixture }: LeagueArguments): string {
  const season = seasonOf(league)
  const open = season.fixtures.filter(({ status }) => status === 'open')
  const id = fixture ?? open[0]?.id
  if (id === undefined) throw new UsageError(say('terminal.no-open'))
  if (open.some((one) => one.id === id)) return id
  const known = fixtureOf(season, id)
  throw new UsageError(
    say(`refused.${known ? 'fixture-closed' : 'unknown-fixture'}`, { fixture: id, status: known?.status ?? '' }),
  )
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
    addComputers(store, given.teams ?? 0, new Random(seedOf(given), 1))
    printState(store, output)
  },
  async add(file, given, output, say) {
    const store = await LeagueStore.open(file, say)
    if (given.team === undefined) addComputers(store, given.teams ?? 1, new Random(seedOf(given), 1))
    else {
      const { team: name } = given
      const json = readJson(name) as { content?: { roster?: unknown } } | null
      const content = json?.content?.roster ?? json
      const team = idForTeam(store.league, nameIn(name, store, content))
      store.do({ type: 'enter-team', team, coach: given.coach ?? 'coach', computer: false, content })
    }
    printState(store, output)
  },
  async draw(file, given, output, say) {
    const store = await LeagueStore.open(file, say)
    const roller = rollerFor(given.seed)
    const { phase } = seasonOf(store.league)
    const isUnderWay = phase === 'regular' || phase === 'play-offs'
    if (isUnderWay && given.divisions === undefined) throw new UsageError(say('terminal.under-way'))
    if (phase === 'off-season') tidyUp(store, roller, ['next-season'], personsOf)
    if (given.divisions !== undefined) store.do(drawCommand(store.league, given.divisions, roller))
    tidyUp(store, roller, ['start'], personsOf)
    printState(store, output)
  },
  async fixtures(file, _given, output, say) {
    const store = await LeagueStore.open(file, say)
    for (const fixture of seasonOf(store.league).fixtures) output.print(fixtureLine(store, fixture))
  },
  async play(file, given, output, say) {
    const store = await LeagueStore.open(file, say)
    const id = openFixture(store, given)
    if (given.report === undefined)
      playFixture(store, await benchFor(store, given.level ?? 'rookie', seedOf(given)), id)
    else store.do({ type: 'report', fixture: id, report: readJson(given.report), source: 'typed' })
    tidyUp(store, rollerFor(given.seed), [], personsOf)
    const fixture = seasonOf(store.league).fixtures.find((known) => known.id === id)
    if (fixture) output.print(fixtureLine(store, fixture))
  },
  async report(file, given, output, say) {
    const store = await LeagueStore.open(file, say)
    const fixture = openFixture(store, given)
    const text = `${JSON.stringify(blankReport(store.game, store.league, fixture), null, 2)}\n`
    if (given.to === undefined) output.print(text.trimEnd())
    else writeWhole(given.to, text, '--to')
    output.note(say('terminal.template', { file, fixture }))
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
  /** A person is asked at the terminal; where nobody is there, sensible answers are given. */
  async sequence(file, given, output, say, lines) {
    const store = await LeagueStore.open(file, say)
    const roller = rollerFor(given.seed)
    tidyUp(store, roller, [], lines ? personsOf : undefined)
    for (let [team] = personsOf(store); lines && team !== undefined; [team] = personsOf(store)) {
      output.print(
        say(`terminal.waits-${store.league.teams[team].pending?.kind}`, { team: store.league.teams[team].name }),
      )
      if (!(await askThrough(store, team, roller, output, lines))) break
      tidyUp(store, roller, [], personsOf)
    }
    printState(store, output)
  },
  async export(file, given, output, say) {
    const store = await LeagueStore.open(file, say)
    const { teams } = store.league
    if (given.team !== undefined && !Object.hasOwn(teams, given.team)) {
      throw new UsageError(say('terminal.no-team', { team: given.team, known: Object.keys(teams).join(', ') }))
    }
    if (given.to === undefined) {
      output.print(JSON.stringify(given.team === undefined ? teams : teams[given.team].content, null, 2))
      return
    }
    writeWhole(given.to, leagueText(store.events), '--to')
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
  lines: Lines | null = null,
): Promise<number> {
  const { language = 'en' } = given
  if (!isLanguage(language)) throw new UsageError(`no words in '${language}' (there are: ${LANGUAGES.join(', ')})`)
  const say = await loadSay(language)
  const run = commands[what]
  if (!run) throw new UsageError(say('terminal.unknown', { what, known: LEAGUE_COMMANDS.join(', ') }))
  await run(file, given, output, say, lines)
  return 0
}
