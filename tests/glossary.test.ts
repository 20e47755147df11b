import { expect, test } from 'vitest'
import { filesEndingIn, read } from './repository.ts'

/** One word for one thing, on the screen as in the reference; the books' own where they have one (SPP, MVP, tesoreria). */
const glossary = [
  { language: 'de', what: 'warband', word: 'Schar', never: /\bTrupps?\b/ },
  { language: 'de', what: 'morale save', word: 'Moralwurf', never: /Mutprobe|Moralprobe/ },
  { language: 'de', what: 'treasury', word: 'Kasse', never: /"treasury": "(?!Kasse)|in die Schatzkammer/ },
  { language: 'de', what: 'apothecary', word: 'Apotheker', never: /Sanitäter|(Cheerleader oder|Einen) Heiler/ },
  { language: 'de', what: 'niggling injury', word: 'alte Wunde', never: /Dauerverletzung/ },
  { language: 'de', what: 'Star Player Points', word: 'SPP', never: /Erfahrungspunkt|Star-?spieler-?punkt/i },
  { language: 'de', what: 'MVP', word: 'MVP', never: /\bbeste[rn]? Spieler\b/i },
  { language: 'it', what: 'treasury', word: 'tesoreria', never: /"treasury": "(?!Tesoreria)/ },
  { language: 'it', what: 'apothecary', word: 'guaritore', never: /\bmedico\b(?! della peste)|apotecario/i },
  { language: 'it', what: 'Star Player Points', word: 'SPP', never: /punti esperienza|\bPE\b|Punti Star/ },
  {
    language: 'it',
    what: 're-roll',
    word: 're-roll',
    never: /\britiro\b|\b(i|dei|più|altri|niente) ritiri\b|ritiri (di|rimasti)/i,
  },
  { language: 'it', what: 'turnover', word: 'cambio turno', never: /turnover(?!s?")/i },
  { language: 'it', what: 'MVP', word: 'MVP', never: /migliore in campo/i },
] as const

const files = filesEndingIn('.json', '.yaml')
  .filter((path) => /^(games\/[^/]+\/src|web\/src\/i18n|league\/src\/words)\//.test(path) && !path.includes('.gen.'))
  .map((path) => ({ path, text: read(path) }))

/** Lines of every text that people read in a language: catalogues and reference; homes have all languages in one file. */
function linesIn(language: string): string[] {
  const block = new RegExp(`^( *)${language}:\\s*\\n((?:\\1 +.*\\n?|\\s*\\n)+)`, 'gm')
  return files.flatMap(({ path, text }) => {
    const own = path.endsWith('.yaml') ? [...text.matchAll(block)].map(([, , inner]) => inner) : [text]
    if (path.endsWith('.json') && !path.includes(`/${language}/`) && !path.endsWith(`/words/${language}.json`))
      return []
    return own.flatMap((part) => part.split('\n').map((line) => `${path}: ${line.trim()}`))
  })
}

const lines = { it: linesIn('it'), de: linesIn('de') }

test.each(glossary)('$language: $what is $word everywhere', ({ language, word, never }) => {
  expect(lines[language].filter((line) => line.toLowerCase().includes(word.toLowerCase())).length).toBeGreaterThan(2)
  expect(lines[language].filter((line) => never.test(line))).toEqual([])
})
