import { FileError, type SaveFile } from '@undercroft/engine'
import { toLesson, toMatch, toReplay, toWorkshop } from '../app/routes.ts'
import { isGameId, loadGame } from '../games/index.ts'
import { isKnown, named, needArea, t } from '../i18n/index.ts'
import { toLeague } from '../league/routes.ts'
import { textOf } from '../replay/pack.ts'

/** More than any file of ours has. */
const LARGEST = 1_000_000

/** Opens a replay, a save, a league, a team, a warband, a dungeon, a grid, a scenario or a set of things, and gives the address to go to. Throws with the reason. */
export async function openFile(file: File): Promise<string> {
  await needArea('replay')
  if (file.size > LARGEST) {
    throw new FileError(t('replay.drop.too-large', { size: Math.ceil(file.size / 1000), most: LARGEST / 1000 }))
  }
  if (file.size === 0) throw new FileError(t('replay.drop.empty'))
  return openText(await readText(file), file.name)
}

/** The same for the text of a file, however it came. */
export async function openText(text: string, name: string): Promise<string> {
  await needArea('replay')
  const json = parsed(text)
  if (json === undefined) return isContent(text) ? openContent(text) : openScenario(text, name)
  const { format } = (json ?? {}) as { format?: unknown }
  if (format === 'undercroft-replay') {
    const { importReplay } = await import('../replay/source.ts')
    return toReplay(await importReplay(json))
  }
  if (format === 'undercroft-save') return openSave(json as SaveFile)
  if (format === 'undercroft-league') {
    const { LeagueBook } = await import('../league/book.ts')
    return toLeague((await LeagueBook.takeOver(json)).id)
  }
  return openWork(text)
}

async function readText(file: File): Promise<string> {
  try {
    return await textOf(new Uint8Array(await file.arrayBuffer()))
  } catch (error) {
    throw new FileError(t('replay.drop.not-text', { reason: (error as Error).message }))
  }
}

/** Undefined: this is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function openSave(save: SaveFile): Promise<string> {
  if (!isGameId(save.game)) throw new FileError(t('replay.other-game', { game: String(save.game) }))
  const adapter = await loadGame(save.game)
  const { version } = adapter.game
  if (save.rules !== version)
    throw new FileError(t('replay.other-version', { theirs: String(save.rules), ours: version }))
  const { LocalSession } = await import('../match/local-session.ts')
  return toMatch(await LocalSession.takeOver(adapter, save))
}

/** Scenario files are YAML: what is no JSON may be one. */
async function openScenario(text: string, name: string): Promise<string> {
  if (!/^\s*game\s*:/m.test(text)) throw new FileError(t('replay.drop.not-ours'))
  await needArea('lessons')
  const { keepScenario } = await import('../lessons/files.ts')
  return toLesson('file', await keepScenario(text, name))
}

/** Things that are not in the book are YAML too: they have a family and an id. */
const isContent = (text: string): boolean =>
  /^family\s*:/m.test(text) || (/^id\s*:/m.test(text) && /^en\s*:/m.test(text))

async function openContent(text: string): Promise<string> {
  const { bringContent } = await import('../content/bring.ts')
  await bringContent(text)
  return toWorkshop
}

/** What the workshop makes: it knows its own files. */
async function openWork(text: string): Promise<string> {
  const [{ importFile }, { keepImported }, { toBench }] = await Promise.all([
    import('../workshop/library/files.ts'),
    import('../workshop/library/store.ts'),
    import('../workshop/routes.ts'),
    needArea('workshop'),
  ])
  const read = await importFile(text)
  if (!read.ok) {
    const { code, facts } = read.error
    const key = `workshop.refused.${code}`
    throw new FileError(code === 'not-ours' || !isKnown(key) ? t('replay.drop.not-ours') : named(key, facts))
  }
  const { item } = await keepImported(read.kind, read.content)
  return toBench(read.kind, item.id)
}
