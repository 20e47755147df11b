import { expect, test } from 'vitest'
import { brain } from '../games/dungeon-bowl/brain.ts'
import { setLanguage } from '../i18n/index.ts'
import { beginTask, fileTask } from '../lessons/task.ts'
import { findShots } from './shots.ts'

/** As much as a page needs of the browser to change the language. */
globalThis.document ??= { documentElement: { lang: '' } } as Document
await setLanguage('en')

async function blitzIn(map: readonly string[]) {
  const rows = map.map((row) => `  ${row}`).join('\n')
  const text = `game: dungeon-bowl\ntitle: A try\ngoal: Try it.\nmap: |\n${rows}\nyou: 0\nsuccess: { A: { state: stunned } }\n`
  const view = beginTask(await fileTask(text, 'try.yaml')).view()
  const first = [
    { type: 'activate', player: 0 },
    { type: 'blitz', target: 1 },
  ]
  return findShots(brain, view, first, { piece: 0, wanted: 'blitz' }).shots
}

test('DB-PORT-05 DB-PORT-18 a Blitz through the portal next door: half of the dice that count lead there, the others to his loss', async () => {
  const [shot, ...more] = await blitzIn(['###############', '#A.1####..2..b#', '###############'])
  expect(more).toEqual([])
  expect(shot.target).toBe(1)
  expect(shot.reach).toBeCloseTo(0.5)
  expect(shot.rows.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1)
  expect(shot.chance).toBeLessThan(0.5)
  expect(shot.actions.at(-1)).toMatchObject({ type: 'step', to: 18 })
  expect(shot.onward.map(({ at }) => at)).toEqual([{ x: 10, y: 1 }])
  expect(shot.onward[0].actions.map(({ type }) => type)).toEqual(['bearings', 'step', 'step', 'block'])
})

test('who can be walked to is walked to, however near a portal is', async () => {
  const [shot] = await blitzIn(['###############', '#1A...b.....2.#', '###############'])
  expect(shot.reach).toBe(1)
  expect(shot.onward).toEqual([])
})

test('nobody is shown whom no exit leads to', async () => {
  expect(await blitzIn(['##################', '#A......1####2##b#', '##################'])).toEqual([])
})
