import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ContentError, FileError, type Home } from '@undercroft/engine'
import { readHomes } from '@undercroft/engine/content-file'
import { readText } from './files.ts'
import { GAME_IDS, loadGame } from './games.ts'

/** A thing and where it was read. */
interface Found {
  readonly at: string
  readonly home: Record<string, unknown>
}

/**
 * The things that a file or a folder adds to a game. A file has one in each of its documents, a folder one in each
 * <game>/<family>/<id>.yaml. Everything is checked, whatever game it is for.
 */
async function contentFor(game: string, path: string): Promise<readonly Home[]> {
  const found = isFolder(path) ? inFolder(path) : inFile(path)
  if (found.length === 0) throw new FileError(`${path}: nothing to add`)
  for (const { at, home } of found) {
    const { game: named } = home
    if (named === undefined) throw new FileError(`${at}: game: is missing`)
    if (!GAME_IDS.some((id) => id === named))
      throw new FileError(`${at}: game: there is no game ${JSON.stringify(named)}`)
  }
  let wanted: readonly Home[] = []
  for (const id of new Set(found.map(({ home }) => String(home.game)))) {
    const own = found.filter(({ home }) => home.game === id)
    const read = await checked(id, own)
    if (id === game) wanted = read
  }
  return wanted
}

async function checked(game: string, found: readonly Found[]): Promise<readonly Home[]> {
  const { content } = await loadGame(game)
  if (!content) throw new FileError(`${found[0].at}: game: nothing can be added to ${game}`)
  try {
    return content.read(found.map(({ home }) => home))
  } catch (error) {
    if (error instanceof ContentError) throw toldAt(found[error.place].at, error)
    throw error
  }
}

const toldAt = (at: string, { within, reason }: ContentError): FileError =>
  new FileError(within === '' ? `${at}: ${reason}` : `${at}: ${within}: ${reason}`)

function isFolder(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) throw new FileError(`${path}: there is no such file or folder`)
  return found.isDirectory()
}

function inFile(path: string): Found[] {
  try {
    const homes = readHomes(readText(path))
    return homes.map((home, i) => ({ at: homes.length > 1 ? `${path} (${i + 1})` : path, home }))
  } catch (error) {
    if (error instanceof ContentError) throw toldAt(`${path} (${error.place + 1})`, error)
    throw error
  }
}

/** The path of a home says its game, its family and its id. */
function inFolder(folder: string): Found[] {
  return foldersIn(folder).flatMap((game) =>
    foldersIn(join(folder, game)).flatMap((family) =>
      readdirSync(join(folder, game, family))
        .filter((name) => name.endsWith('.yaml'))
        .sort()
        .flatMap((name) =>
          inFile(join(folder, game, family, name)).map(({ at, home }) => ({
            at,
            home: { ...home, game, family, id: name.slice(0, -'.yaml'.length) },
          })),
        ),
    ),
  )
}

const foldersIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => statSync(join(folder, name)).isDirectory())
    .sort()

interface Asked {
  readonly content?: string
  readonly options?: unknown
}

/** What was asked for, with what `--content` adds in the options of the match; those that are left out are drawn by lot. */
export async function withContent<Options extends Asked>(game: string | undefined, asked: Options): Promise<Options> {
  if (asked.content === undefined || game === undefined) return asked
  const content = await contentFor(game, asked.content)
  const isOpen = asked.options === undefined
  return { ...asked, options: { ...(asked.options as object | undefined), content }, ...(isOpen ? { vary: true } : {}) }
}
