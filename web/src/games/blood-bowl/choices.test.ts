import { expect, test } from 'vitest'
import { named, needArea, setLanguage } from '../../i18n/index.ts'
import { adapter } from './adapter.tsx'

globalThis.document ??= { documentElement: { lang: '' } } as Document

/** What is asked for a player who was chosen first: a button may stand for all of it. */
const AFTER_A_PLAYER = [
  'take',
  'put',
  'swarm',
  'place',
  'run',
  'snap',
  'kicker',
  'give',
  'put-under',
  'bless',
  'target',
]

test.each(['en', 'it', 'de'] as const)('what a button stands for has a name (%s)', async (language) => {
  await setLanguage(language)
  await Promise.all([needArea('ball'), needArea('blood')])
  for (const group of AFTER_A_PLAYER) expect(adapter.groupName(group)).not.toBe(group)
  expect(named('blood.group.put')).toBe({ en: 'Set up', it: 'Schiera', de: 'Aufstellen' }[language])
})
