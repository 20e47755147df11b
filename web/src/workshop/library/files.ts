import { OptionsError } from '@undercroft/engine'
import { isKindId, type KindId, loadKind } from './kind.ts'

const VERSION = 1
/** The largest thing that anybody builds is a few kilobytes. */
const LARGEST = 200_000

/** A file that was read, or why it was not. Nothing is kept yet. */
export type Imported =
  | { readonly ok: true; readonly kind: KindId; readonly name: string; readonly content: unknown }
  | { readonly ok: false; readonly error: ImportError }

/** Why a file was refused, as a message and its facts. */
export interface ImportError {
  readonly code: 'too-large' | 'not-json' | 'not-ours' | 'other-kind' | 'other-version' | 'wrong'
  readonly facts: Readonly<Record<string, string | number>>
}

const refused = (code: ImportError['code'], facts: ImportError['facts'] = {}): Imported => ({
  ok: false,
  error: { code, facts },
})

/** The text of a file. Reading it and writing it again gives the same text. */
export const exportText = (kind: KindId, content: unknown): string =>
  `${JSON.stringify({ undercroft: kind, version: VERSION, content }, null, 2)}\n`

/** "forge-wardens.team.json" */
export function fileName(kind: KindId, name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return `${plain || 'undercroft'}.${kind.slice(kind.indexOf('/') + 1)}.json`
}

/** Reads the text of a file: a team, a warband, a dungeon or a grid. `wanted`: nothing else will do. */
export async function importFile(text: string, wanted?: KindId): Promise<Imported> {
  if (text.length > LARGEST) return refused('too-large', { size: Math.ceil(text.length / 1000), most: LARGEST / 1000 })
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return refused('not-json')
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return refused('not-ours')
  const file = isTeamList(json) ? { undercroft: listKind(json), version: VERSION, content: { roster: json } } : json
  const { undercroft: kind, version, content } = file as Record<string, unknown>
  if (!isKindId(kind)) return refused('not-ours')
  if (wanted !== undefined && kind !== wanted) return refused('other-kind', { kind, wanted })
  if (version !== VERSION) return refused('other-version', { version: String(version), known: VERSION })
  const { read, name } = await loadKind(kind)
  try {
    const known = read(content)
    return { ok: true, kind, name: name(known), content: known }
  } catch (error) {
    if (error instanceof OptionsError) return refused('wrong', { field: error.field, reason: error.reason })
    throw error
  }
}

/** A bare team list, as `docs/team-lists.md` describes it, is a team too. */
const isTeamList = (json: object): boolean =>
  ('college' in json || 'race' in json) && 'players' in json && !('undercroft' in json)

const listKind = (json: object): KindId => ('race' in json ? 'blood-bowl/team' : 'dungeon-bowl/team')
