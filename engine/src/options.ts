import { OptionsError } from './errors.ts'

/** What the engine needs of a game's schema; those of zod fit. */
export interface OptionsSchema<Options> {
  safeParse(
    asked: unknown,
  ):
    | { readonly success: true; readonly data: Options }
    | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } }
}

interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
  /** zod: the fields that nobody knows. */
  readonly keys?: readonly string[]
}

/**
 * Options of a match, or what stands at `field` of them, read by their schema; an OptionsError names the first field that is
 * wrong, and why.
 */
export function parseOptions<Options>(schema: OptionsSchema<Options>, asked: unknown, field = ''): Options {
  const parsed = schema.safeParse(asked ?? {})
  if (parsed.success) return parsed.data
  const [{ path, message, keys }] = parsed.error.issues
  const [unknown] = keys ?? []
  if (unknown !== undefined) throw new OptionsError(fieldName([...path, shortened(unknown)], field), 'is no option')
  throw new OptionsError(fieldName(path, field) || 'options', message)
}

/** Nobody wants to read a whole book that was given as a name. */
const shortened = (name: string): string => (name.length > 60 ? `${name.slice(0, 60)}…` : name)

/** 'warbands[0].creatures[3]' */
export const fieldName = (path: readonly PropertyKey[], within = ''): string =>
  path.reduce<string>(
    (name, part) =>
      typeof part === 'number' ? `${name}[${part}]` : name === '' ? String(part) : `${name}.${String(part)}`,
    within,
  )
