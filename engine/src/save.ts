import { clonePlain } from './clone.ts'
import type { Action, Match } from './contract.ts'
import { digestOf } from './digest.ts'
import { FileError, plainReason } from './errors.ts'
import type { Game, SavedMatch } from './game.ts'
import { Journal } from './journal.ts'
import { checkPlayable, checkSaved, checkSound } from './sound-match.ts'

/** A running match as a file: where it began and what was played, with a digest that finds damage. */
export interface SaveFile {
  readonly format: 'undercroft-save'
  readonly version: 1
  readonly game: string
  readonly rules: string
  readonly start: unknown
  readonly actions: readonly Action[]
  readonly digest: string
}

export function writeSave<M extends Match>(journal: Journal<M>): SaveFile {
  const { game, start, entries } = journal
  const actions = entries.map(({ action }) => action)
  const content = { game: game.id, rules: game.version, start: clonePlain(start), actions }
  return { format: 'undercroft-save', version: 1, ...content, digest: digestOf(content) }
}

/** The match of a save file, with its whole history. Throws FileError with the reason where it cannot be read. */
export function readSave<M extends Match>(game: Game<M>, data: unknown): Journal<M> {
  const save = data as SaveFile
  if (typeof save !== 'object' || save === null || save.format !== 'undercroft-save') {
    throw new FileError('this is not an Undercroft save')
  }
  if (save.version !== 1) throw new FileError(`save format ${save.version} is not known here (this is format 1)`)
  if (save.game !== game.id) throw new FileError(`this is a save of ${save.game}, not of ${game.id}`)
  if (save.rules !== game.version) {
    throw new FileError(`this save was made with rules version ${save.rules} of ${game.id}; this is ${game.version}`)
  }
  const { start, actions } = save
  if (digestOf({ game: save.game, rules: save.rules, start, actions }) !== save.digest) {
    throw new FileError('the save is damaged: its digest does not fit its content')
  }
  if (!Array.isArray(actions)) throw new FileError('the save lacks its actions')
  const journal = told('the match that the save begins with', () => {
    checkSaved(game, start as SavedMatch<M>)
    const begun = new Journal(game, game.load(clonePlain(start) as SavedMatch<M>))
    checkSound(game, begun.match)
    checkPlayable(game, begun.match)
    return begun
  })
  actions.forEach((action, i) => {
    told(`action ${i + 1} of ${actions.length}`, () => journal.play(action))
  })
  told('the match that the save leads to', () => checkSound(game, journal.match))
  return journal
}

/** A digest proves that nothing was damaged, not that it was ever right. */
function told<T>(where: string, act: () => T): T {
  try {
    return act()
  } catch (error) {
    throw new FileError(`${where}: ${plainReason(error)}`)
  }
}
