import { FileError } from '@undercroft/engine'
import { routes } from '../app/routes.ts'
import { needArea, t } from '../i18n/index.ts'
import { fromAddress, packText, textOf, toAddress } from '../replay/pack.ts'

/** A link that carries the text of a file: it opens wherever the client runs. */
export async function linkWith(text: string): Promise<string> {
  return `${location.origin}${routes.shared}#${toAddress(await packText(text))}`
}

/** The text that a link carries. Throws an error that says in the person's language what is wrong. */
export async function textInLink(carried: string): Promise<string> {
  await needArea('replay')
  if (carried === '') throw new FileError(t('replay.link.empty'))
  try {
    return await textOf(fromAddress(carried))
  } catch {
    throw new FileError(t('replay.link.damaged'))
  }
}
