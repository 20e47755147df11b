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
    expect(await rulesCommand([id], false, output)).toBe(0)
    for (const part of [id, title, text, ruling as string]) expect(output.text).toContain(part)
    const json = keptOutput()
    await rulesCommand([id], true, json)
    expect(JSON.parse(json.text)).toEqual([{ id, title, text, ruling }])
  })

  it('lists the sections, and says when nothing fits', async () => {
    const output = keptOutput()
    await rulesCommand([], false, output)
    expect(output.text).toContain('BZ-RUN')
    await expect(rulesCommand(['xyzzy'], false, keptOutput())).rejects.toThrow("no rule has 'xyzzy'")
  })
})
