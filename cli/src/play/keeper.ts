import { readdirSync, rmSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { FileError, type Journal, writeSave } from '@undercroft/engine'
import { makeFolder, writeWhole } from '../files.ts'
import type { Output } from '../output.ts'

/** Where matches are kept while they are played. */
const keptFolder = (): string => join(process.env.UNDERCROFT_HOME ?? join(homedir(), '.undercroft'), 'matches')

/** Who sat where, written beside the match: whoever goes on with it finds the same company. */
export interface Company {
  readonly seats: string
  readonly budget?: number
}

/** Writes the match to disk after every action, so that whatever happens to the program it can go on. */
export class Keeper {
  readonly file: string
  private readonly company: Company
  private readonly output: Output
  private failed = false

  constructor(file: string, company: Company, output: Output) {
    this.file = file
    this.company = company
    this.output = output
  }

  keep(journal: Journal): void {
    try {
      writeWhole(this.file, `${JSON.stringify({ ...writeSave(journal), company: this.company })}\n`)
      if (this.failed) this.output.print('  the match is kept on disk again')
      this.failed = false
    } catch (error) {
      if (!(error instanceof FileError)) throw error
      if (!this.failed) this.output.print(`  NOT KEPT: ${error.message} (save FILE writes it elsewhere)`)
      this.failed = true
    }
  }

  /** The match is over: there is nothing to go on with. */
  forget(): void {
    rmSync(this.file, { force: true })
  }
}

/** A file for a new match of this game. */
export function newFile(game: string): string {
  const folder = keptFolder()
  makeFolder(folder, 'the folder of kept matches')
  return join(folder, `${game}-${Date.now()}-${process.pid}.json`)
}

/** The match that was played last and is not over; of this game, where one is named. */
export function lastKept(game: string | undefined): string | null {
  const folder = keptFolder()
  let names: string[]
  try {
    names = readdirSync(folder)
  } catch {
    return null
  }
  const files = names
    .filter((name) => name.endsWith('.json') && (game === undefined || name.startsWith(`${game}-`)))
    .map((name) => join(folder, name))
    .map((file) => ({ file, at: statSync(file).mtimeMs }))
    .sort((a, b) => b.at - a.at)
  return files[0]?.file ?? null
}
