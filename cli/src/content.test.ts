import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { withContent } from './content.ts'

const house = fileURLToPath(new URL('../../docs/house.yaml', import.meta.url))
const toad =
  'factions: [CG]\nrarity: C\ncost: 6\ntype: Small Animal\nlevel: 1\nspeed: 5\nac: 13\nhp: 10\nmelee: +3 (5)\nen: Bog Toad\n'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'undercroft-content-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(path: string, text: string): string {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
  return join(folder, path)
}

it('puts the things of a file that are for the game into the options', async () => {
  const asked = { content: house, options: { teams: ['pirate', 'orc'] } }
  expect(await withContent('blitz-bowl', asked)).toMatchObject({
    options: {
      teams: ['pirate', 'orc'],
      content: [{ id: 'pirate' }, { id: 'powder-monkey' }, {}, {}, { id: 'boarding-party' }],
    },
  })
  expect(await withContent('skirmish', { content: house })).toMatchObject({
    vary: true,
    options: { content: [{ id: 'marsh-toad' }, { id: 'toad-king' }] },
  })
  expect(await withContent('blitz-bowl', { options: 1 })).toEqual({ options: 1 })
})

it('reads a folder: its paths say game, family and id', async () => {
  write('skirmish/creatures/bog-toad.yaml', toad)
  expect(await withContent('skirmish', { content: folder })).toMatchObject({
    options: { content: [{ game: 'skirmish', family: 'creatures', id: 'bog-toad', set: 'house' }] },
  })
})

it.each([
  ['skirmish/creatures/bog-toad.yaml', toad.replace('hp: 10\n', ''), 'bog-toad.yaml: hp: is missing'],
  ['skirmish/creatures/bog-toad.yaml', 'a: [', 'bog-toad.yaml (1): '],
  ['skirmish/monsters/bog-toad.yaml', toad, 'bog-toad.yaml: family: nothing can be added to it (there is: creatures)'],
  ['race/teams/pirate.yaml', toad, 'pirate.yaml: game: nothing can be added to race'],
  ['chess/pieces/rook.yaml', toad, 'rook.yaml: game: there is no game "chess"'],
])('says what is wrong with %s', async (path, text, message) => {
  write(path, text)
  await expect(withContent('skirmish', { content: folder })).rejects.toThrow(message)
})

it('names the document of a file with several, whatever game it is for', async () => {
  const broken = write('house.yaml', readFileSync(house, 'utf8').replace('hp: 15', 'hp: many'))
  await expect(withContent('blitz-bowl', { content: broken })).rejects.toThrow('house.yaml (5): hp: must be a whole')
  await expect(withContent('blitz-bowl', { content: join(folder, 'none.yaml') })).rejects.toThrow('there is no such')
  await expect(withContent('blitz-bowl', { content: write('no.yaml', 'a: 1') })).rejects.toThrow('game: is missing')
})
