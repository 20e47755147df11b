import { describe, expect, it } from 'vitest'
import { loadRules } from './games.ts'
import { findRules, rulesCommand } from './rules.ts'
import { keptOutput } from './testing/output.ts'

const rules = await loadRules()
const idsOf = (...words: string[]) => findRules(rules, words).map(({ id }) => id)

describe('undercroft rules', () => {
  it('finds a rule by its id, however it is typed', () => {
    expect(idsOf('BZ-RUN-04')).toEqual(['BZ-RUN-04'])
    expect(idsOf('bz', 'run', '04')).toEqual(['BZ-RUN-04'])
  })

  it('finds a section', () => {
    const found = idsOf('DB-PUSH')
    expect(found).toContain('DB-PUSH-07')
    expect(found.every((id) => id.startsWith('DB-PUSH-'))).toBe(true)
  })

  it('finds rules that hold all words', () => {
    const found = findRules(rules, ['adjacent', 'opponent', 'run'])
    expect(found.length).toBeGreaterThan(0)
    for (const rule of found) expect(JSON.stringify(rule).toLowerCase()).toMatch(/adjacent.*|opponent.*/)
  })

  it('shows text and ruling, or JSON', async () => {
    const { id, title, text, ruling } = rules.find((rule) => rule.ruling) as (typeof rules)[number]
    const output = keptOutput()
    expect(await rulesCommand([id], {}, output)).toBe(0)
    for (const part of [id, title, text, ruling as string]) expect(output.text).toContain(part)
    const json = keptOutput()
    await rulesCommand([id], { json: true }, json)
    expect(JSON.parse(json.text)).toEqual([{ id, title, text, ruling }])
  })

  it('lists the sections, and says when nothing fits', async () => {
    const output = keptOutput()
    await rulesCommand([], {}, output)
    expect(output.text).toContain('BZ-RUN')
    await expect(rulesCommand(['xyzzy'], {}, keptOutput())).rejects.toThrow("no rule has 'xyzzy'")
  })

  it('tells a rule in Italian and German, and says which languages there are', async () => {
    const output = keptOutput()
    await rulesCommand(['DB-PUSH-18'], { language: 'it' }, output)
    await rulesCommand(['DB-PUSH-18'], { language: 'de' }, output)
    expect(output.text).toContain('Incalzare')
    expect(output.text).toContain('Nachrücken')
    await expect(rulesCommand(['DB-PUSH-18'], { language: 'fr' }, keptOutput())).rejects.toThrow('en, it, de')
  })
})
