import { expect, test } from 'vitest'
import { needArea, setLanguage, unknownKeys } from '../../i18n/index.ts'
import { choiceOf } from './choices.ts'
import { bloodBowl, READY_TEAMS } from './rules.ts'

globalThis.document ??= { documentElement: { lang: '' } } as Document

const [human, orc] = ['human', 'orc'].map((race) => READY_TEAMS.find((team) => team.race === race)!)
/** Far cheaper than the other team: it has gold to spend before a league match. */
const poor = { ...human, players: human.players.slice(0, 8), rerolls: 0, apothecary: false }

/** What is offered to the poor team, after as many kegs as it bought. */
function offered(kegs: number) {
  const match = bloodBowl.create({ teams: [poor, orc], turns: 8, league: true } as never, 3)
  for (let bought = 0; ; ) {
    const decision = bloodBowl.decision(match)!
    if (decision.kind === 'inducements' && decision.seat === 0) {
      if (bought++ === kegs) return decision.actions.map((action) => choiceOf(match, decision, action))
      bloodBowl.play(match, bloodBowl.legal(match, { type: 'buy', item: 'kegs' } as never))
    } else bloodBowl.play(match, bloodBowl.fallback(match))
  }
}

test('the shop tells shelves, prices, and how many were bought of how many', async () => {
  await setLanguage('en')
  await Promise.all([needArea('ball'), needArea('blood')])
  unknownKeys.clear()
  const before = offered(0)
  expect([...new Set(before.map(({ heading }) => heading))]).toEqual([
    undefined,
    'Help for this match',
    'Star players',
    'Mercenaries, for this match',
  ])
  const detailOf = (label: string, list = before) => list.find((choice) => choice.label === label)?.detail
  expect(detailOf('Buy: a keg of Bloodweiser')).toMatch(/^\+1 .* 50,000 gold · 0 of 2 bought$/)
  expect(detailOf('Buy: a keg of Bloodweiser', offered(1))).toMatch(/^\+1 .* 50,000 gold · 1 of 2 bought$/)
  expect(detailOf('Buy: a keg of Bloodweiser', offered(2))).toBeUndefined()
  expect(detailOf('Hire Helmut Wulf')).toBe('140,000 gold')
  expect(detailOf('Mercenary: Human Lineman')).toBe('80,000 gold')
  expect([...unknownKeys]).toEqual([])
})
