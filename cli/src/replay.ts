import {
  type Action,
  eventsFor,
  FileError,
  type GameEvent,
  type GamePackage,
  newMatch,
  type Replay,
  readReplay,
  replayActions,
  SPECTATOR,
} from '@undercroft/engine'
import { about, readJson } from './files.ts'
import { GAME_IDS, loadGame } from './games.ts'
import { type Output, painted } from './output.ts'
import { actionInWords, eventInWords, type Label, labelOf, resultInWords } from './words.ts'

export interface ReplayOptions {
  readonly verify?: boolean
  readonly analyse?: boolean
  readonly json?: boolean
}

/** `undercroft replay`: checks a recorded match step by step, and tells it unless it is only to be verified. */
export async function replayCommand(
  file: string,
  { verify, analyse, json }: ReplayOptions,
  output: Output,
): Promise<number> {
  const data = readJson(file)
  const id = (data as Partial<Replay> | null)?.game
  if (typeof id !== 'string') throw new FileError(`${file}: game: must name the game`)
  if (!GAME_IDS.includes(id)) throw new FileError(`${file}: game: there is no game '${id}'`)
  const pack = await loadGame(id)
  const { game } = pack
  const replay = about(file, () => readReplay(game, data))
  const actions = about(file, () => replayActions(game, replay))
  if (analyse) {
    const { analysisOf } = await import('./analyse.ts')
    const end = newMatch(game, replay)
    for (const action of actions) game.play(end, action)
    for (const line of await analysisOf(game, replay, actions, labelOf(pack, end))) output.print(line)
    return 0
  }
  const match = newMatch(game, replay)
  const log: Step[] = []
  for (const action of actions) {
    const seat = game.decision(match)?.seat ?? SPECTATOR
    log.push({ seat, action, events: eventsFor(game.apply(match, action), SPECTATOR) })
  }
  const result = game.result(match)
  if (json) {
    const head = { game: id, steps: actions.length, digest: replay.digest, verified: true, result }
    output.print(JSON.stringify(verify ? head : { ...head, log }))
    return 0
  }
  if (!verify) for (const step of log) tell(step, pack, labelOf(pack, match), output)
  if (!verify) output.print(pack.vocabulary.draw(game.view(match, SPECTATOR)))
  output.print(`${file}: ${id}, ${actions.length} steps, every digest fits; ${resultInWords(result)}`)
  return 0
}

interface Step {
  readonly seat: number
  readonly action: Action
  readonly events: readonly GameEvent[]
}

function tell({ seat, action, events }: Step, pack: GamePackage, label: Label, output: Output): void {
  const who = seat === SPECTATOR ? 'dice' : `seat ${seat}`
  output.print(painted(output, 'bold', `${who}: ${actionInWords(action, label)}`))
  for (const event of events) output.print(`  ${eventInWords(event, pack.game.definition.dice, label)}`)
}
