import { FileError, OptionsError, type Replay, ReplayFault, writeReplay } from '@undercroft/engine'
import { textInLink } from '../files/link.ts'
import { isGameId, loadGame } from '../games/index.ts'
import { t } from '../i18n/index.ts'
import { findMatch, type KeptMatch } from '../match/saves.ts'
import { packReplay, toAddress } from './pack.ts'
import { Playback } from './playback.ts'
import { findReplay, keepReplay } from './store.ts'

/** The address that stands for "the replay is in the link itself". */
export const IN_LINK = 'link'

/** Keeps the replay that a link carries, and gives its id. */
export async function importLink(carried: string): Promise<string> {
  const text = await textInLink(carried)
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    throw new FileError(t('replay.unreadable'))
  }
  return importReplay(data)
}

/** What to tell the person: the reason of a file that cannot be, never an error of ours. */
export const reasonOf = (error: unknown): string =>
  error instanceof FileError ? error.message : t('replay.unreadable')

/** One that was kept, or a match that was played here. */
async function findSource(id: string): Promise<Replay | null> {
  const kept = await findReplay(id)
  if (kept) return kept
  const match = await findMatch(id)
  return match ? replayOfMatch(match) : null
}

async function replayOfMatch({ game, options, seed, save }: KeptMatch): Promise<Replay> {
  if (seed === undefined) throw new FileError(t('replay.no-seed'))
  const adapter = await loadGame(game)
  if (save.rules !== adapter.game.version) throw new FileError(versionText(save.rules, adapter.game.version))
  return writeReplay(adapter.game, options, seed, save.actions)
}

const versionText = (theirs: string, ours: string): string => t('replay.other-version', { theirs, ours })

/** Checks a replay by playing it. Throws an error that says in the person's language what is wrong. */
export async function openReplay(data: unknown): Promise<Playback> {
  const { format, game, rules } = (data ?? {}) as Partial<Replay>
  if (format !== 'undercroft-replay') throw new FileError(t('replay.not-ours'))
  if (typeof game !== 'string' || !isGameId(game)) throw new FileError(t('replay.other-game', { game: String(game) }))
  const adapter = await loadGame(game)
  if (rules !== adapter.game.version) throw new FileError(versionText(String(rules), adapter.game.version))
  try {
    return await Playback.open(adapter, data)
  } catch (error) {
    if (error instanceof ReplayFault)
      throw new FileError(t('replay.changed', { step: error.step, reason: error.message }))
    if (error instanceof OptionsError) throw new FileError(t('replay.bad-options', { reason: error.message }))
    // Whatever a file holds, nobody is shown an error of ours.
    throw error instanceof FileError ? error : new FileError(t('replay.unreadable'))
  }
}

/** The replay that was checked last, so that its page need not do it again. */
let checked: { readonly id: string; readonly playback: Playback } | null = null

/** Opens a replay file for good: checks it, keeps it, and gives its id. Where nothing can be kept it is watched all the same. */
export async function importReplay(data: unknown): Promise<string> {
  const playback = await openReplay(data)
  const id = `r-${playback.replay.digest}`
  await keepReplay(id, playback.replay).catch(() => {})
  checked = { id, playback }
  return id
}

/** The replay at an address, ready to be watched; null where there is none. */
export async function playbackAt(id: string): Promise<Playback | null> {
  if (checked?.id === id) return checked.playback
  const replay = await findSource(id)
  return replay && openReplay(replay)
}

/** A link that carries the replay itself: it opens at this step wherever the client runs. */
export async function linkTo(replay: Replay, at: number): Promise<string> {
  return `${location.origin}/replay/${IN_LINK}?at=${at}#${toAddress(await packReplay(replay))}`
}

/** Gives the person the file. */
export async function downloadReplay(replay: Replay): Promise<void> {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([await packReplay(replay)], { type: 'application/gzip' }))
  link.download = `${replay.game}-${replay.digest.slice(0, 8)}.replay`
  link.click()
  URL.revokeObjectURL(link.href)
}
