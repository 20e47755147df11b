import { FileError } from '@undercroft/engine'
import { MODES, type Mode, readScenario, runScenario, type ScenarioOutcome } from '@undercroft/engine/scenario'
import { UsageError } from './errors.ts'
import { readText, scenarioFiles } from './files.ts'
import { loadVocabulary } from './games.ts'
import { type Output, painted } from './output.ts'

export interface ScenarioOptions {
  readonly mode: string
  readonly json?: boolean
}

interface Report extends ScenarioOutcome {
  readonly file: string
}

/** `undercroft scenario`: runs scenario files, explains failures. Returns the exit code. */
export async function scenarioCommand(
  paths: readonly string[],
  options: ScenarioOptions,
  output: Output,
): Promise<number> {
  const modes = parseModes(options.mode)
  const reports: Report[] = []
  for (const file of scenarioFiles(paths)) {
    for (const report of await runFile(file, modes)) {
      reports.push(report)
      if (!options.json) tell(report, output)
    }
  }
  const failed = reports.filter(({ failures }) => failures.length > 0).length
  const passed = reports.length - failed
  if (options.json) output.print(JSON.stringify({ passed, failed, scenarios: reports }))
  else output.print(`${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

function parseModes(mode: string): readonly Mode[] {
  if (mode === 'all') return MODES
  if ((MODES as readonly string[]).includes(mode)) return [mode as Mode]
  throw new UsageError(`--mode: '${mode}' is not known (there is: ${MODES.join(', ')}, all)`)
}

/** A file that cannot be read or played is a failed scenario: the others are run all the same. */
async function runFile(file: string, modes: readonly Mode[]): Promise<Report[]> {
  try {
    const document = readScenario(readText(file), file)
    const { game } = document.data
    const vocabulary = await loadVocabulary(game)
    if (!vocabulary) throw new FileError(`${document.where(['game'])}: game: there is no game '${game}'`)
    return modes.map((mode) => ({ file, ...runScenario(vocabulary, document, mode) }))
  } catch (error) {
    const reason =
      error instanceof FileError ? error.message : `${file}: this cannot be played: ${(error as Error).message}`
    return [{ file, title: '(not run)', mode: modes[0], failures: [reason], board: '', diceLeft: [] }]
  }
}

function tell({ file, title, mode, failures, board, diceLeft }: Report, output: Output): void {
  const passed = failures.length === 0
  const mark = passed ? painted(output, 'green', 'ok  ') : painted(output, 'red', 'FAIL')
  output.print(`${mark} ${title} (${file}, ${mode})`)
  if (passed) return
  for (const failure of failures) output.print(`     ${failure}`)
  if (diceLeft.length > 0) output.print(`     dice left: ${diceLeft.join(', ')}`)
  if (board) output.print(board.replace(/^/gm, '     '))
}
