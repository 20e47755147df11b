import { DUNGEONS, EXHIBITION, parseRoster, READY_TEAMS } from '@undercroft/dungeon-bowl'
import { WARBANDS } from '@undercroft/skirmish'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useSettings } from '../app/settings.ts'
import { loadGame } from '../games/index.ts'
import { needArea, setLanguage, t } from '../i18n/index.ts'
import { LocalSession } from '../match/local-session.ts'
import { packText, toAddress } from '../replay/pack.ts'
import { exportText, importFile } from '../workshop/library/files.ts'
import { type KindId, loadKind } from '../workshop/library/kind.ts'
import { lineUpText, readLineUp, type SharedLineUp } from './line-up.ts'
import { linkWith, textInLink } from './link.ts'
import { openLink } from './open-link.ts'

/** As much as links need of the browser. */
globalThis.document ??= { documentElement: { lang: '' } } as Document
globalThis.location ??= { origin: 'http://somewhere' } as Location

const carriedBy = (link: string): string => link.slice(link.indexOf('#') + 1)
const carrying = async (data: unknown): Promise<string> => toAddress(await packText(JSON.stringify(data)))

beforeAll(async () => {
  await setLanguage('en')
  await needArea('replay')
})

const { budget, spp, anyAdvancement } = EXHIBITION
const [ready] = WARBANDS
const { faction, creatures, tiles } = ready
const built: readonly (readonly [KindId, unknown])[] = [
  ['dungeon-bowl/team', { terms: { budget, spp, anyAdvancement }, roster: parseRoster(READY_TEAMS[3]) }],
  ['dungeon-bowl/dungeon', { name: 'Gewölbe “8”', teams: 2, tiles: DUNGEONS[1].tiles }],
  ['skirmish/warband', { size: 100, warband: { name: 'Mine', faction, creatures, tiles, pool: [] } }],
]

describe('a link', () => {
  test.each(built)('carries a whole %s in two thousand signs at most', async (kind, sample) => {
    const { read } = await loadKind(kind)
    const text = exportText(kind, read(sample))
    const link = await linkWith(text)
    expect(link).toMatch(/^http[^#]+\/shared#[\w-]+$/)
    expect(link.length).toBeLessThan(2000)
    const imported = await importFile(await textInLink(carriedBy(link)))
    expect(imported.ok && exportText(imported.kind, imported.content)).toBe(text)
  })

  test('carries a match to where it stands, and goes to its replay', async () => {
    const adapter = await loadGame('blitz-bowl')
    const person = { kind: 'person', level: 'rookie' } as const
    const session = LocalSession.begin(adapter, adapter.quickOptions(), [person, person], 3)
    for (let i = 0; i < 30; i++) session.play(session.fallback())
    const opened = await openLink(await carrying(await session.replay()))
    expect(opened).toEqual({ address: expect.stringMatching(/^\/replay\/r-[0-9a-f]{16}$/) })
  })

  test.each(['en', 'it', 'de'] as const)('that is empty, cut off or nonsense is told: %s', async (language) => {
    await setLanguage(language)
    const link = carriedBy(await linkWith(exportText(...built[1])))
    await expect(openLink('')).rejects.toThrow(t('replay.link.empty'))
    const damaged = t('replay.link.damaged')
    for (const broken of [
      link.slice(0, 40),
      link.slice(9),
      `${link}%`,
      'abcd',
      '%%%',
      toAddress(await packText('game')),
    ]) {
      await expect(openLink(broken)).rejects.toThrow(damaged)
    }
    await expect(openLink(await carrying({ hello: 1 }))).rejects.toThrow(t('replay.drop.not-ours'))
    await setLanguage('en')
  })
})

describe('the link of a line-up', () => {
  const wedge: SharedLineUp = {
    game: 'blitz-bowl',
    team: 'dwarf-giants',
    teamName: 'Dwarf Giants',
    name: 'Wedge',
    places: [[3, 4], 0, [5, 6], 2],
  }
  const open = async (lineUp: object) =>
    openLink(carriedBy(await linkWith(lineUpText({ ...wedge, ...lineUp } as SharedLineUp))))
  const kept = () => useSettings.getState().formations['blitz-bowl/dwarf-giants']

  beforeEach(() => useSettings.setState({ formations: {} }))

  test('is kept with the line-ups of its team, once, and under a name of its own', async () => {
    expect(await open({})).toEqual({ lineUp: wedge })
    expect(kept()).toEqual([{ name: 'Wedge', places: wedge.places }])
    expect(await open({ name: 'Other' })).toEqual({ lineUp: wedge })
    expect(kept()).toHaveLength(1)
    await open({ places: [[1, 1]] })
    expect(kept().map(({ name }) => name)).toEqual(['Wedge', 'Wedge 2'])
  })

  test.each([
    ['game', 'chess'],
    ['team', 7],
    ['teamName', ''],
    ['name', 'x'.repeat(300)],
    ['places', []],
    ['places', [[1, 2, 3]]],
    ['places', [[1, -2]]],
    ['places', ['a']],
    ['places', Array.from({ length: 101 }, () => 1)],
    ['places', null],
  ])('is refused with a wrong %s: %j', async (field, value) => {
    await expect(open({ [field]: value })).rejects.toThrow(t('replay.link.wrong', { field }))
    expect(useSettings.getState().formations).toEqual({})
  })

  test('of another version, or without anything in it, is refused', () => {
    expect(() => readLineUp({ undercroft: 'line-up', version: 2, content: wedge })).toThrow('version')
    expect(() => readLineUp({ undercroft: 'line-up', version: 1 })).toThrow('game')
  })
})
