import { INJURIES } from '@undercroft/ball'
import { expect, test } from 'vitest'
import { needArea, setLanguage } from '../../i18n/index.ts'
import { drawnMvps, honoursOf } from '../ball/honours.ts'
import { kit } from './names.ts'
import { bloodBowl, mayBeMvp, sppOf } from './rules.ts'

globalThis.document ??= { documentElement: { lang: '' } } as Document

const match = bloodBowl.create({ teams: ['Bridge Town', 'Rust Heap'] }, 1)

test('whoever has earned points is told with what they are for, most first, and the MVP with four more', async () => {
  await setLanguage('en')
  await Promise.all([needArea('ball'), needArea('blood')])
  const played = bloodBowl.clone(match)
  Object.assign(played.state.players[2], { touchdowns: 2 })
  Object.assign(played.state.players[4], { casualties: 1, completions: 1 })
  const honours = honoursOf(kit, played, (id) => sppOf(played, id), [4])
  expect(honours.map(({ seat, deeds, spp, isMvp }) => ({ seat, deeds, spp, isMvp }))).toEqual([
    { seat: 0, deeds: ['Casualties caused 1', 'Completed passes 1'], spp: 7, isMvp: true },
    { seat: 0, deeds: ['Touchdowns 2'], spp: 6, isMvp: false },
  ])
})

test('BB-RES-07 each team has one MVP, the same for everybody who looks, and never the dead', () => {
  const mayBe = (id: number) => mayBeMvp(match, id)
  const mvps = drawnMvps(match, bloodBowl.digest(match), mayBe)
  expect(mvps).toEqual(drawnMvps(match, bloodBowl.digest(match), mayBe))
  expect(mvps.map((id) => match.state.players[id].team)).toEqual([0, 1])
  const [alive] = mvps
  const later = bloodBowl.clone(match)
  for (const player of later.state.players)
    if (player.team === 0 && player.id !== alive) player.casualty = INJURIES.indexOf('dead')
  for (const digest of ['0', '1', '2', '3'].map((digit) => digit.repeat(16)))
    expect(drawnMvps(later, digest, (id) => mayBeMvp(later, id))[0]).toBe(alive)
})
