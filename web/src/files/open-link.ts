import { FileError } from '@undercroft/engine'
import { t } from '../i18n/index.ts'
import { isLineUp, keepLineUp, readLineUp, type SharedLineUp } from './line-up.ts'
import { textInLink } from './link.ts'
import { openText } from './open-file.ts'

/** What a link brought: something with a page of its own, or a line-up, which is kept for its team. */
type Opened = { readonly address: string } | { readonly lineUp: SharedLineUp }

/** Opens what a link carries. Throws with the reason; nothing has changed then. */
export async function openLink(carried: string): Promise<Opened> {
  const text = await textInLink(carried)
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new FileError(t('replay.link.damaged'))
  }
  if (!isLineUp(json)) return { address: await openText(text, '') }
  const lineUp = readLineUp(json)
  return { lineUp: { ...lineUp, name: keepLineUp(lineUp) } }
}
