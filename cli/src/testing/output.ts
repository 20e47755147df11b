import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Output } from '../output.ts'

/** An output that keeps what was written. */
export function keptOutput(): Output & { readonly text: string; readonly notes: string } {
  const printed: string[] = []
  const noted: string[] = []
  return {
    print: (text) => printed.push(text),
    note: (text) => noted.push(text),
    ask: () => {},
    colour: false,
    get text() {
      return printed.join('\n')
    },
    get notes() {
      return noted.join('\n')
    },
  }
}

/** A fresh folder with these files. */
export function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}
