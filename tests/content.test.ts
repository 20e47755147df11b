import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
// @ts-expect-error a script without types
import { readFamilies } from '../scripts/gather/homes.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'undercroft-content-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const toad = `factions: [CG]
rarity: C
cost: 6
type: Small Animal
level: 1
speed: 5
ac: 13
hp: 10
melee: +3 (5)
en: Marsh Toad
`

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

const families = (): { folder: string; things: { id: string; set: string; words: object }[] }[] =>
  readFamilies({ sets: new Set(['book']), content: folder })

it('adds declared things after those of the book; languages that are missing speak English', () => {
  write('skirmish/creatures/marsh-toad.yaml', toad)
  const creatures = families().find((family) => family.folder.endsWith('skirmish/src/creatures'))!.things
  expect(creatures.at(-1)).toMatchObject({
    id: 'marsh-toad',
    set: 'content',
    words: { it: { name: 'Marsh Toad' }, de: { name: 'Marsh Toad' } },
  })
})

it.each([
  ['skirmish/creatures/marsh-toad.yaml', toad.replace('ac: 13\n', ''), 'marsh-toad.yaml: ac: is missing'],
  ['skirmish/creatures/marsh-toad.yaml', `${toad}wings: 2\n`, 'wings: is not known here (there is: factions, '],
  ['skirmish/creatures/marsh-toad.yaml', toad.replace('hp: 10', 'hp: ten'), 'hp: must be a number, not a string'],
  ['skirmish/creatures/marsh-toad.yaml', toad.replace('en: Marsh Toad', ''), 'en.name: is missing'],
  ['skirmish/creatures/griffon.yaml', toad, "'griffon' is taken by a thing of the book"],
  ['skirmish/monsters/marsh-toad.yaml', toad, 'monsters: is not known here (there is: abilities, '],
  ['chess/pieces/rook.yaml', toad, 'is not known here (there is: ball, blitz-bowl, '],
  ['skirmish/creatures/marsh-toad.yaml', 'a: [', 'marsh-toad.yaml: '],
])('says what is wrong with %s', (path, text, message) => {
  write(path, text)
  expect(families).toThrow(message)
})

it('reads one file with a thing in each document', () => {
  const head = 'game: skirmish\nfamily: creatures\nid: '
  write('mine.yaml', `${head}marsh-toad\n${toad}---\n${head}bog-toad\n${toad}`)
  const read = () => readFamilies({ sets: new Set(['book']), content: join(folder, 'mine.yaml') })
  const things = (read() as { folder: string; things: { id: string }[] }[]).flatMap((family) => family.things)
  expect(things.filter(({ id }) => id.endsWith('toad')).map(({ id }) => id)).toEqual(['bog-toad', 'marsh-toad'])
  write('mine.yaml', `${head}marsh-toad\n${toad}---\ngame: skirmish\nfamily: creatures\n${toad}`)
  expect(read).toThrow('mine.yaml (2): id: is missing')
  write('mine.yaml', `${head.replace('creatures', 'monsters')}marsh-toad\n${toad}`)
  expect(read).toThrow('skirmish/monsters: is not known here')
})

it('leaves other sets out unless they are chosen', () => {
  const chosen: { things: unknown[] }[] = readFamilies({ sets: new Set(['nothing']) })
  expect(chosen.every(({ things }) => things.length === 0)).toBe(true)
})
