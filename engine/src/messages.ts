/** A message in parts: text, an argument, or a choice by an argument. */
type Part =
  | string
  | { readonly name: string; readonly kind: 'plain' | 'number' }
  | { readonly name: string; readonly kind: 'plural' | 'select'; readonly cases: ReadonlyMap<string, readonly Part[]> }

const HASH = { name: '#', kind: 'number' } as const

/** Reads a message: `{name}`, `{n, number}`, `{n, plural, =0 {…} one {…} other {…}}` and `{x, select, …}`, nested as deep as need be. */
function parse(text: string): readonly Part[] {
  let at = 0
  const parts = (isInPlural: boolean): Part[] => {
    const found: Part[] = []
    let plain = ''
    while (at < text.length && text[at] !== '}') {
      if (text[at] === '{' || (text[at] === '#' && isInPlural)) {
        if (plain) found.push(plain)
        plain = ''
        found.push(text[at] === '#' ? hash() : argument(isInPlural))
      } else plain += text[at++]
    }
    if (plain) found.push(plain)
    return found
  }
  const hash = (): Part => {
    at++
    return HASH
  }
  const until = (end: RegExp): string => {
    const start = at
    while (at < text.length && !end.test(text[at])) at++
    return text.slice(start, at).trim()
  }
  const argument = (isInPlural: boolean): Part => {
    at++
    const name = until(/[,}]/)
    if (text[at++] === '}') return { name, kind: 'plain' }
    const kind = until(/[,}]/)
    if (text[at++] === '}') return { name, kind: kind === 'number' ? 'number' : 'plain' }
    const cases = new Map<string, readonly Part[]>()
    for (until(/\S/); at < text.length && text[at] !== '}'; until(/\S/)) {
      const which = until(/\{/)
      at++
      cases.set(which, parts(isInPlural || kind === 'plural'))
      at++
    }
    at++
    return { name, kind: kind === 'plural' ? 'plural' : 'select', cases }
  }
  return parts(false)
}

export type Arguments<T> = Readonly<Record<string, T | string | number>>

/** Makes the texts of one language. */
export class Formatter {
  private readonly parsed = new Map<string, readonly Part[]>()
  private readonly plurals: Intl.PluralRules
  private readonly numbers: Intl.NumberFormat

  constructor(language: string) {
    this.plurals = new Intl.PluralRules(language)
    this.numbers = new Intl.NumberFormat(language)
  }

  /** The message in pieces: text, and whatever the arguments are. */
  pieces<T>(message: string, args: Arguments<T>): (T | string | number)[] {
    let parts = this.parsed.get(message)
    if (!parts) {
      parts = parse(message)
      this.parsed.set(message, parts)
    }
    const out: (T | string | number)[] = []
    this.fill(parts, args, 0, out)
    return out
  }

  text(message: string, args: Arguments<string>): string {
    return this.pieces(message, args).join('')
  }

  private fill<T>(parts: readonly Part[], args: Arguments<T>, count: number, out: (T | string | number)[]): void {
    for (const part of parts) {
      if (typeof part === 'string') out.push(part)
      else if (part === HASH) out.push(this.numbers.format(count))
      else if (!('cases' in part)) {
        const value = args[part.name]
        out.push(part.kind === 'number' ? this.numbers.format(Number(value)) : value)
      } else {
        const value = Number(args[part.name])
        const isPlural = part.kind === 'plural'
        const wanted = isPlural ? this.plurals.select(value) : String(args[part.name])
        const chosen =
          (isPlural ? part.cases.get(`=${value}`) : undefined) ?? part.cases.get(wanted) ?? part.cases.get('other')
        this.fill(chosen ?? [], args, isPlural ? value : count, out)
      }
    }
  }
}
