import { READY_TEAMS as BLOOD_TEAMS } from '@undercroft/blood-bowl'
import { DUNGEONS, EXHIBITION, parseRoster, READY_TEAMS } from '@undercroft/dungeon-bowl'
import { layoutOf, WARBANDS } from '@undercroft/skirmish'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exportText, fileName, importFile } from './files.ts'
import { type KindId, kindIds, loadKind } from './kind.ts'

const { budget, spp, anyAdvancement } = EXHIBITION
const [ready] = WARBANDS

/** Something legal of every kind. */
const samples: Readonly<Record<KindId, unknown>> = {
  'blood-bowl/team': { terms: { budget, spp, anyAdvancement }, roster: BLOOD_TEAMS[3] },
  'dungeon-bowl/team': { terms: { budget, spp, anyAdvancement }, roster: parseRoster(READY_TEAMS[3]) },
  'dungeon-bowl/dungeon': { name: 'My cellar', teams: 2, tiles: DUNGEONS[1].tiles },
  'skirmish/warband': {
    size: 100,
    warband: { name: 'Mine', faction: ready.faction, creatures: ready.creatures, tiles: ready.tiles, pool: [] },
  },
  'skirmish/grid': { name: 'Old square', ...layoutOf('M2') },
}

const codeOf = async (text: string, wanted?: KindId) => {
  const read = await importFile(text, wanted)
  return read.ok ? 'read' : read.error.code
}

describe('files of the workshop', () => {
  test.each(kindIds)('%s: importing our own export changes nothing, and the game accepts it', async (kind) => {
    const { read, problems } = await loadKind(kind)
    const text = exportText(kind, read(samples[kind]))
    const imported = await importFile(text)
    if (!imported.ok) throw new Error(imported.error.code)
    expect(exportText(imported.kind, imported.content)).toBe(text)
    expect(problems(imported.content)).toEqual([])
  })

  test.each(kindIds)('%s: fields in another order give the same file', async (kind) => {
    const turned = (json: unknown): unknown => {
      if (Array.isArray(json)) return json.map(turned)
      if (typeof json !== 'object' || json === null) return json
      return Object.fromEntries(
        Object.entries(json)
          .reverse()
          .map(([key, value]) => [key, turned(value)]),
      )
    }
    const { read } = await loadKind(kind)
    const plain = exportText(kind, read(samples[kind]))
    const imported = await importFile(JSON.stringify(turned(JSON.parse(plain))))
    expect(imported.ok && exportText(imported.kind, imported.content)).toBe(plain)
  })

  test.each(kindIds)('%s: is renamed, and the rest stays', async (kind) => {
    const { read, name, renamed } = await loadKind(kind)
    const content = read(samples[kind])
    expect(name(renamed(content, 'Other'))).toBe('Other')
    expect(renamed(renamed(content, 'Other'), name(content))).toEqual(content)
  })

  test('a bare team list is a team under the usual terms', async () => {
    const read = await importFile(JSON.stringify(READY_TEAMS[0]), 'dungeon-bowl/team')
    expect(read).toMatchObject({ ok: true, name: READY_TEAMS[0].name, content: { terms: { budget, spp } } })
  })

  test('nonsense, huge files, other kinds, other games and other versions are refused by name', async () => {
    const team = JSON.parse(exportText('dungeon-bowl/team', samples['dungeon-bowl/team']))
    expect(await codeOf('PNG \u0000 rubbish')).toBe('not-json')
    expect(await codeOf('[1, 2]')).toBe('not-ours')
    expect(await codeOf('{"game":"chess"}')).toBe('not-ours')
    expect(await codeOf('{"undercroft":"blitz-bowl/hat","version":1}')).toBe('not-ours')
    expect(await codeOf(`"${'x'.repeat(300_000)}"`)).toBe('too-large')
    expect(await codeOf(JSON.stringify({ ...team, version: 2 }))).toBe('other-version')
    expect(await codeOf(JSON.stringify(team), 'skirmish/warband')).toBe('other-kind')
    const wrong = await importFile('{"undercroft":"skirmish/grid","version":1,"content":{"name":"x","seats":9}}')
    expect(wrong).toMatchObject({ ok: false, error: { code: 'wrong', facts: { field: 'content.seats' } } })
    const stranger = structuredClone(team)
    stranger.content.roster.players[0].position = 'Wizard of Oz'
    expect(await importFile(JSON.stringify(stranger))).toMatchObject({
      error: { code: 'wrong', facts: { field: 'roster.players.0.position' } },
    })
    team.content.roster.players[2].number = 'two'
    expect(await importFile(JSON.stringify(team))).toMatchObject({
      error: { code: 'wrong', facts: { field: 'roster.players.2.number' } },
    })
  })

  test('no JSON whatever breaks the reader', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...kindIds), fc.json({ maxDepth: 3 }), async (kind, json) => {
        await importFile(json)
        await importFile(`{"undercroft":"${kind}","version":1,"content":${json}}`)
      }),
      { numRuns: 150 },
    )
  })

  test('names of files are plain', () => {
    expect(fileName('dungeon-bowl/team', 'Die Übermütigen!')).toBe('die-ubermutigen.team.json')
    expect(fileName('skirmish/grid', '§§')).toBe('undercroft.grid.json')
  })
})
