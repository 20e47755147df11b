import { FileError } from '@undercroft/engine'
import { t } from '../i18n/index.ts'
import { LeagueBook } from './book.ts'

/** Gives the person the league as one file. */
export function saveFile(book: LeagueBook): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([book.fileText()], { type: 'application/json' }))
  const plain = book.league.name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  link.download = `${plain || 'undercroft'}.league.json`
  link.click()
  URL.revokeObjectURL(link.href)
}

/** Opens a league file and keeps it as a league of this device. Throws FileError with the reason. */
export async function openLeagueFile(file: File): Promise<LeagueBook> {
  return LeagueBook.takeOver(await jsonOf(file))
}

export async function jsonOf(file: File): Promise<unknown> {
  try {
    return JSON.parse(await file.text())
  } catch (error) {
    throw new FileError(t('league.file.no-json', { file: file.name, reason: (error as Error).message }))
  }
}
