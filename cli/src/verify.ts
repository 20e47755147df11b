import { FileError, readReplay } from '@undercroft/engine'
import { type Checked, checkDice, type DiceProof, shortSeal } from '@undercroft/wire'
import { about, readJson } from './files.ts'
import { GAME_IDS, loadGame } from './games.ts'
import type { Output } from './output.ts'

/** `undercroft verify FILE`: are these the dice that were sealed before the match? Exit code 1 where they are not. */
export async function verifyCommand(
  file: string,
  options: { readonly json?: boolean },
  output: Output,
): Promise<number> {
  const data = readJson(file) as { game?: string; proof?: DiceProof } | null
  const id = data?.game ?? ''
  if (!GAME_IDS.includes(id)) throw new FileError(`${file}: game: there is no game '${id}'`)
  const { game } = await loadGame(id)
  const replay = about(file, () => readReplay(game, data))
  const checked = checkDice(game, { ...replay, ...(data?.proof ? { proof: data.proof } : {}) })
  if (options.json) output.print(JSON.stringify(checked))
  else output.print(inWords(checked, data?.proof))
  return checked.fault === null ? 0 : 1
}

function inWords({ fault, rolls, dice }: Checked, proof: DiceProof | undefined): string {
  if (fault === null) {
    return `${rolls} rolls, ${dice} dice: each follows from what was sealed before the match (${shortSeal(proof?.seal ?? '')})`
  }
  switch (fault.kind) {
    case 'no-proof':
      return 'this replay carries no proof of its dice: it was not played online, or is not over'
    case 'seal':
      return "the server's secret is not the one that it sealed before the match"
    case 'seed':
      return `the seed of seat ${fault.seat + 1} is not the one that was sealed`
    case 'die':
      return `roll ${fault.roll}: the file shows ${fault.shown.join(', ')}, due is ${fault.due.join(', ')}`
    case 'step':
      return fault.reason
  }
}
