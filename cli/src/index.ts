import { createInterface } from 'node:readline'
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander'
import { explain } from './errors.ts'
import { GAME_IDS, loadGame } from './games.ts'
import { terminal } from './output.ts'
import { LEVELS } from './seats.ts'

const GAME = `one of ${GAME_IDS.join(', ')}`
/** Who may sit at a table. */
const SEATS = `${LEVELS.join(', ')}, or a number from 1 to 10; veteran/bold has a style`

/** Runs the tools with these arguments and returns the exit code. */
export async function run(args: readonly string[]): Promise<number> {
  let exitCode = 0
  const program = programOf((code) => {
    exitCode = code
  })
  try {
    await program.parseAsync(args, { from: 'user' })
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode
    terminal.note(`undercroft: ${explain(error)}`)
    return 1
  }
  return exitCode
}

/** The commands. What each does stands in its own file, and is loaded when it is called for. */
function programOf(exit: (code: number) => void): Command {
  const program = new Command('undercroft')
    .description(
      'Fantasy tabletop games on a grid, played by their rulebooks: in the terminal, by people and computers.',
    )
    .exitOverride()
    .showHelpAfterError('(undercroft help COMMAND tells more)')
    .option('--content <path>', 'play, simulate, ladder: things that are not in the book, a YAML file or a folder')
  const brought = async <Options extends object>(game: string | undefined, options: Options): Promise<Options> => {
    const { withContent } = await import('./content.ts')
    return withContent(game, { ...options, ...program.opts<{ content?: string }>() })
  }

  program
    .command('play')
    .description('play a match in the terminal')
    .argument('[game]', GAME)
    .option('--seats <list>', `who sits where: human, ${SEATS} (default: human,random)`)
    .option('--budget <number>', 'decisions that a computer may simulate for each of its own', BUDGET)
    .option('--seed <number>', 'repeatable dice, which can be foretold (default: dice nobody can)', wholeNumber)
    .option('--options <json>', 'options of the match', json)
    .option('--dice <how>', 'drawn by the computer, or typed in by people with real dice (drawn, typed)', 'drawn')
    .option('--load <file>', 'go on with a match that was saved')
    .option('--resume', 'go on with the last match that was left or interrupted')
    .option('--no-keep', 'do not keep the match on disk while it is played')
    .action(async (game, options) => {
      const { playCommand } = await import('./play/index.ts')
      exit(await playCommand(game, await brought(game, options), terminal, process.stdin))
    })

  program
    .command('simulate')
    .description('play full matches between computers on all cores; same seed, same results, whatever the jobs')
    .argument('<game>', GAME)
    .option('--matches <number>', 'how many', MATCHES, 100)
    .option('--seed <number>', 'seed of the run; the first match has this very seed', wholeNumber, 1)
    .option('--seats <list>', `levels of the seats (${SEATS}); a short list starts over`, 'random')
    .option('--budget <number>', 'decisions that a computer may simulate for each of its own', BUDGET)
    .option('--jobs <number>', 'worker threads (default: one per core)', JOBS)
    .option('--out <file>', 'write one JSON line per match')
    .option('--resume', 'go on with an interrupted run: the same --out, seed, seats and options')
    .option('--options <json>', 'options of every match (default: drawn from its seed)', json)
    .option('--vary', 'draw from its seed what --options leaves open')
    .option(
      '--rotate',
      'play each match with everybody at each seat in turn; wins are told for the list, not the seats',
    )
    .option('--check', 'put every match through the checks that every game must pass')
    .option('--no-events', 'do not listen to events: faster, but they are not counted')
    .option('--replays <folder>', 'write a replay of each match')
    .option('--report <file>', 'write a page with plots: wins with intervals, lengths, where the time goes')
    .option('--json', 'print the summary as JSON')
    .action(async (game, options) => {
      const { simulateCommand } = await import('./simulate/index.ts')
      exit(await simulateCommand(game, await brought(game, options), terminal))
    })

  program
    .command('ladder')
    .description('everybody against everybody with seats exchanged: ratings with 95 % intervals (Bradley-Terry)')
    .argument('<game>', GAME)
    .option(
      '--seats <list>',
      `contestants: levels (${SEATS}) with a budget behind a colon, or files of weights; the first has 0`,
      'rookie,regular,veteran,master',
    )
    .option('--bot <command...>', 'programs that play too: JSON lines, as with bot-host (docs/bots.md)')
    .option('--time <milliseconds>', 'for each answer of a program', MILLISECONDS, 2000)
    .option('--pairs <number>', 'pairs of matches between any two', MATCHES, 50)
    .option('--seed <number>', 'seed of the first pair', wholeNumber, 1)
    .option('--options <json>', 'options of every match (default: as usual for the game, the rest drawn by lot)', json)
    .option('--neighbours', 'only those who stand next to each other in the list meet')
    .option('--first', 'everybody meets only the first of the list')
    .option('--minutes <number>', 'begin no further match after so many minutes, shared among all who meet', duration)
    .option('--jobs <number>', 'worker threads (default: one per core)', JOBS)
    .option('--out <file>', 'write everything as JSON; a ladder that is there already is gone on with')
    .option('--report <file>', 'write a page with the ladder')
    .option('--docs <file>', 'put the table into a document, between <!-- ladder GAME --> and <!-- end -->')
    .option('--json', 'print everything as JSON')
    .action(async (game, options) => {
      const { ladderCommand } = await import('./ladder/index.ts')
      exit(await ladderCommand(game, await brought(game, options), terminal))
    })

  program
    .command('watch')
    .description('play matches between computers and tell what looks foolish, with the board as it stood')
    .argument('<game>', GAME)
    .option('--matches <number>', 'how many', MATCHES, 10)
    .option('--seed <number>', 'seed of the first match', wholeNumber, 1)
    .option('--seats <list>', `levels of the seats (${SEATS}); a short list starts over`, 'veteran')
    .option('--budget <number>', 'decisions that a computer may simulate for each of its own', BUDGET, 1000)
    .option('--options <json>', 'options of every match (default: drawn from its seed)', json)
    .option('--board', 'draw the board as it stood when the activation began')
    .action(async (game, options) => {
      const { watchCommand } = await import('./watch/index.ts')
      exit(await watchCommand(game, options, terminal))
    })

  program
    .command('train')
    .description(
      'let computers learn a game from matches against themselves, on all cores; the same seed, the same weights',
    )
    .argument('<game>', 'blitz-bowl, dungeon-bowl or skirmish')
    .requiredOption('--out <folder>', 'where generations and their cards go; what is there already is gone on with')
    .option('--generations <number>', 'how many', GENERATIONS, 6)
    .option('--matches <number>', 'matches of each generation', MATCHES, 1000)
    .option('--seed <number>', 'seed of everything that chance decides', wholeNumber, 1)
    .option('--decisions <number>', 'decisions that may be simulated for each of their own', BUDGET, 300)
    .option('--explore <percent>', 'how often something is tried by chance', PERCENT, 12)
    .option('--lambda <percent>', 'how much results count against what the next positions seem worth', PERCENT, 80)
    .option('--hidden <number>', 'units of the net', UNITS, 16)
    .option('--net-from <number>', 'the generation that learns the first net', GENERATIONS, 4)
    .option('--from-shipped', 'go on from the weights that masters play with')
    .option('--jobs <number>', 'worker threads (default: one per core)', JOBS)
    .option('--minutes <number>', 'begin no further generation after so many minutes', duration)
    .action(async (game, options) => {
      const { trainCommand } = await import('./train/index.ts')
      exit(await trainCommand(game, { ...options, lambda: options.lambda / 100 }, terminal))
    })

  program
    .command('calibrate')
    .description('how often the chances that are told in the middle of a match come true, by tenths')
    .argument('<game>', 'blitz-bowl, dungeon-bowl or skirmish')
    .option('--matches <number>', 'matches that are played', MATCHES, 500)
    .option('--seed <number>', 'seed of the first match', wholeNumber, 1)
    .option('--decisions <number>', 'decisions that may be simulated for each of their own', BUDGET, 300)
    .option('--weights <file>', 'of undercroft train (default: those that are shipped)')
    .option('--learned', 'play by what was learned, not by the written guide')
    .option(
      '--fit <file>',
      'write the weights with a curve fitted to these matches; each half is told along the curve of the other',
    )
    .option('--jobs <number>', 'worker threads (default: one per core)', JOBS)
    .action(async (game, options) => {
      const { calibrateCommand } = await import('./train/calibrate.ts')
      exit(await calibrateCommand(game, options, terminal))
    })

  program
    .command('tune')
    .description('turn the weights of a guide by lot, let the turned ones play, and move each to where it wins')
    .argument('<game>', 'dungeon-bowl')
    .requiredOption('--out <folder>', 'where rounds go; what is there already is gone on with')
    .option('--rounds <number>', 'how many', GENERATIONS, 3)
    .option('--pairs <number>', 'pairs of matches of each round', MATCHES, 2000)
    .option('--seed <number>', 'seed of everything that chance decides', wholeNumber, 1)
    .option('--decisions <number>', 'decisions that may be simulated for each of their own', BUDGET, 400)
    .option('--stride <percent>', 'how far weights are moved at most, of how far they were turned', PERCENT, 100)
    .option('--jobs <number>', 'worker threads (default: one per core)', JOBS)
    .option('--minutes <number>', 'for all rounds together: each begins no further pair after its share', duration)
    .action(async (game, options) => {
      const { tuneCommand } = await import('./tune/index.ts')
      exit(await tuneCommand(game, options, terminal))
    })

  program
    .command('puzzles')
    .description('positions with a goal: lists them, plays one, or mines new ones from matches between computers')
    .argument('[words...]', 'nothing, a game, a game and the id of a puzzle, today, or mine and a game')
    .option('--language <language>', 'en, it or de', 'en')
    .option('--out <file>', 'mine: the file that puzzles are added to')
    .option('--count <number>', 'mine: until the file has so many', MATCHES, 40)
    .option('--seed <number>', 'mine: seed of the first match', wholeNumber, 1)
    .option('--minutes <number>', 'mine: begin no further match after so many minutes', duration)
    .option('--goals <list>', 'mine: only these goals: score, order, stop')
    .action(async (words: string[], options) => {
      if (words[0] === 'mine') {
        const { mineCommand } = await import('./puzzles/mine.ts')
        exit(await mineCommand(words[1] ?? '', options, terminal))
      } else {
        const { puzzlesCommand } = await import('./puzzles/index.ts')
        exit(await puzzlesCommand(words, options, terminal, process.stdin))
      }
    })

  program
    .command('gate')
    .description('play all games in all ways on all cores with every check, and write what was found')
    .option(
      '--open',
      'replay every open match of a server with this version instead, before it is let in (docs/online.md)',
    )
    .option('--finished <number>', 'with --open: and so many of the newest finished ones', MATCHES)
    .option('--json', 'with --open: print the outcome as JSON')
    .option('--minutes <number>', 'how long (default: 1, or as long as --matches take)', duration)
    .option('--matches <number>', 'how many of each game in each way', MATCHES)
    .option('--seed <number>', 'seed of the first match; the others follow', wholeNumber, 1)
    .option('--games <list>', 'only these games')
    .option('--ways <list>', 'only these ways of playing: random, rare, probe, kit, rookie, veteran')
    .option('--jobs <number>', 'worker threads (default: one per core)', JOBS)
    .option('--out <folder>', 'write gate.json and gate.md there')
    .action(async (options) => {
      if (options.open) {
        const { openGateCommand } = await import('./gate/open.ts')
        exit(await openGateCommand(options, terminal))
        return
      }
      const { gateCommand } = await import('./gate/index.ts')
      exit(await gateCommand(options, terminal))
    })

  program
    .command('bot-host')
    .description('play matches between programs of your own: JSON lines on standard input and output (docs/bots.md)')
    .argument('<game>', GAME)
    .option('--seat1 <command>', `the program at the first seat, or a level (${LEVELS.join(', ')}; default: random)`)
    .option('--seat2 <command>', 'at the second, and so on up to --seat6')
    .addOption(new Option('--seat3 <command>').hideHelp())
    .addOption(new Option('--seat4 <command>').hideHelp())
    .addOption(new Option('--seat5 <command>').hideHelp())
    .addOption(new Option('--seat6 <command>').hideHelp())
    .option('--matches <number>', 'how many', MATCHES, 1)
    .option('--seed <number>', 'repeatable dice, which a bot can foretell (default: dice nobody can)', wholeNumber)
    .option('--time <milliseconds>', 'for each answer', MILLISECONDS, 2000)
    .option('--options <json>', 'options of every match (default: drawn by chance)', json)
    .option('--json', 'print one JSON line per match')
    .action(async (game, options) => {
      const { botHostCommand } = await import('./bot-host/index.ts')
      exit(await botHostCommand(game, options, terminal))
    })

  program
    .command('league')
    .description('a league in a file: seasons by the book, without any server (docs/leagues.md)')
    .argument('<what>', 'new, add, draw, fixtures, play, report, simulate, table, sequence or export')
    .argument('<file>', 'the league, such as cup.league.json')
    .option('--name <name>', 'new: the name of the league')
    .option('--game <game>', 'new: dungeon-bowl, blitz-bowl, skirmish or blood-bowl', 'dungeon-bowl')
    .option('--cup', 'new: a cup by lot instead of seasons: who loses is out')
    .option('--teams <number>', 'new, add: how many teams of the computer enter', upTo(MOST_IN_CUP))
    .option('--team <file>', 'add: the file of a team of your own; export: the id of a team')
    .option('--coach <name>', 'add: who coaches it')
    .option('--divisions <number>', 'draw: into how many divisions the teams are drawn', TEAMS)
    .option('--fixture <id>', 'play, report: which one (default: the next)')
    .option('--report <file>', 'play: the report of a match that was played elsewhere')
    .option('--seasons <number>', 'simulate: how many seasons', TEAMS)
    .option('--level <level>', `play, simulate: how well the computers play (${LEVELS.join(', ')})`, 'rookie')
    .option('--seed <number>', 'seed of everything that chance decides (default: by chance)', wholeNumber)
    .option('--to <file>', 'export, report: where the file goes (default: it is printed)')
    .option('--ask', 'sequence: ask, even where the input is no terminal')
    .option('--language <language>', 'en, it or de', 'en')
    .action(async (what, file, options) => {
      const { leagueCommand } = await import('./league/index.ts')
      const asks = what === 'sequence' && (options.ask || process.stdin.isTTY)
      const lines = asks ? createInterface({ input: process.stdin, terminal: false }) : null
      try {
        exit(await leagueCommand(what, file, options, terminal, lines?.[Symbol.asyncIterator]() ?? null))
      } finally {
        lines?.close()
      }
    })

  program
    .command('scenario')
    .description('run scenario files, and explain what does not hold')
    .argument('<path...>', 'YAML files, or folders of them')
    .option(
      '--mode <mode>',
      'plain, or through a copy, JSON or undo at each step: plain, clone, json, undo, all',
      'plain',
    )
    .option('--json', 'print the outcome as JSON')
    .action(async (paths, options) => {
      const { scenarioCommand } = await import('./scenario.ts')
      exit(await scenarioCommand(paths, options, terminal))
    })

  program
    .command('replay')
    .description('tell a recorded match, with every step checked against its digest')
    .argument('<file>', 'a replay file')
    .option('--verify', 'only check it')
    .option('--analyse', 'tell chances to win, decisions against dice, better choices')
    .option('--json', 'print it as JSON')
    .action(async (file, options) => {
      const { replayCommand } = await import('./replay.ts')
      exit(await replayCommand(file, options, terminal))
    })

  program
    .command('verify')
    .description('work every die of a match that was played online out again, from its replay file (docs/dice.md)')
    .argument('<file>', 'a replay file with its proof')
    .option('--json', 'print the outcome as JSON')
    .action(async (file, options) => {
      const { verifyCommand } = await import('./verify.ts')
      exit(await verifyCommand(file, options, terminal))
    })

  program
    .command('serve')
    .description('serve the client and matches between people; settings by environment (docs/online.md)')
    .option('--port <number>', 'the port (default: PORT, or 4173)', wholeNumber)
    .option('--host <address>', 'where to listen (default: HOST, or this machine only)')
    .action(async (options) => {
      const { serveCommand } = await import('./serve.ts')
      exit(await serveCommand(options, terminal))
    })

  program
    .command('rules')
    .description('look a rule up: by its id (DB-PUSH-07), by its section (DB-PUSH), or by words')
    .argument('[words...]', 'an id, or words that the rule must hold; nothing lists the sections')
    .option('--json', 'print the rules found as JSON')
    .option('--language <language>', 'en, it or de', 'en')
    .action(async (words, options) => {
      const { rulesCommand } = await import('./rules.ts')
      exit(await rulesCommand(words, options, terminal))
    })

  program
    .command('data')
    .description('print everything transcribed for a game (teams, cards, creatures, tables) as JSON')
    .argument('<game>', GAME)
    .option('--json', 'on one line')
    .action(async (game, options) => {
      const pack = await loadGame(game)
      terminal.print(JSON.stringify(pack.data(), null, options.json ? undefined : 2))
    })

  return program
}

function wholeNumber(text: string): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value > 0xffffffff) {
    throw new InvalidArgumentError('It must be a whole number from 0 to 4294967295.')
  }
  return value
}

function duration(text: string): number {
  const value = Number(text)
  if (!/^\d+(\.\d+)?$/.test(text) || value <= 0 || value > 100_000) {
    throw new InvalidArgumentError('It must be a number of minutes above 0, 100000 at most.')
  }
  return value
}

const upTo =
  (most: number) =>
  (text: string): number => {
    if (!/^[1-9]\d*$/.test(text)) throw new InvalidArgumentError('It must be a whole number above 0.')
    if (Number(text) > most) throw new InvalidArgumentError(`It must be ${most} at most.`)
    return Number(text)
  }

const MATCHES = upTo(10_000_000)
const JOBS = upTo(256)
const TEAMS = upTo(16)
/** The largest cup, as the package of leagues has it: the help need not load that. */
const MOST_IN_CUP = 32
const GENERATIONS = upTo(1000)
const PERCENT = upTo(100)
const UNITS = upTo(256)
const BUDGET = upTo(1_000_000_000)
/** A day, for one answer of a bot. */
const MILLISECONDS = upTo(86_400_000)

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new InvalidArgumentError(`It must be JSON: ${(error as Error).message}.`)
  }
}
