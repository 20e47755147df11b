import { hasAbility } from '@undercroft/ball'
import { describe, expect, it } from 'vitest'
import { expire } from '../loans.ts'
import { sppOf } from '../report.ts'
import { onPitch, type Pitch } from '../testing/pitch.ts'

const TEAM = 'ABCDEFGHIJK'
const waiting = (letters: string, more: object = {}) =>
  Object.fromEntries([...letters].map((letter) => [letter, { state: 'reserves', ...more }]))

/** Cheering Fans at the kick-off: Red prays and rolls this prayer of the D8, or of the D16 in a league. */
function prayed(
  number: number,
  dice: string[] = [],
  pieces: object = {},
  league = false,
  before: (pitch: Pitch) => void = () => {},
): Pitch {
  const p = onPitch(
    { ...waiting(TEAM), ...waiting(TEAM.toLowerCase()), ...pieces },
    { begins: 'drive', turns: [0, 0], cheerleaders: [6, 0], league },
  )
  before(p)
  p.answer('formation', { name: 'spread' }).answer('formation', { name: 'attack' })
  p.answer('kicker', { player: p.offers()[0].player })
  p.dice('d8 2', 'd6 1', 'd6 3', 'd6 3', 'd6 6', 'd6 1', `${league ? 'd16' : 'd8'} ${number}`, ...dice)
  return p.answer('kick', { square: 3 * 26 + 22 })
}
const having = (p: Pitch, skill: string) => p.state.players.filter((player) => hasAbility(p.match, player, skill))
const endDrive = (p: Pitch) => expire(p.match, 'drive')

describe('prayers that bless and curse players', () => {
  it('BB-PRAY-08 Stiletto: a random own player has Stab for the drive', () => {
    const p = prayed(3, ['d11 4', 'd8 2'])
    expect(having(p, 'stab').map(({ team }) => team)).toEqual([0])
    endDrive(p)
    expect(having(p, 'stab')).toEqual([])
  })

  it('BB-PRAY-04 nobody without Loner: no effect, no second roll', () => {
    const p = prayed(3, ['d8 2'], waiting(TEAM, { skills: ['loner-4'] }))
    expect([having(p, 'stab'), p.rollEvents('prayer').length]).toEqual([[], 1])
  })

  it('BB-PRAY-09 Iron Man: AV one better for the game, at most 11+', () => {
    const p = prayed(4)
    p.dice('d8 2').answer('bless', { player: p.id('A') })
    endDrive(p)
    expect(p.player('A').av).toBe(10)
    const hard = prayed(4, [], { A: { state: 'reserves', av: 11 } })
    hard.dice('d8 2').answer('bless', { player: hard.id('A') })
    expect(hard.player('A').av).toBe(11)
  })

  it('BB-PRAY-10 Knuckle Dusters: Mighty Blow for the drive', () => {
    const p = prayed(5)
    p.dice('d8 2').answer('bless', { player: p.id('B') })
    expect(having(p, 'mighty-blow').map(({ id }) => id)).toEqual([p.id('B')])
    endDrive(p)
    expect(having(p, 'mighty-blow')).toEqual([])
  })

  it('BB-PRAY-11 Bad Habits: D3 random opponents have Loner (2+)', () => {
    const p = prayed(6, ['d3 2', 'd11 1', 'd10 1', 'd8 2'])
    expect(having(p, 'loner-2').map(({ team }) => team)).toEqual([1, 1])
  })

  it('BB-PRAY-12 Greasy Cleats: a random opponent has MA one lower for the drive, at least 1', () => {
    const p = prayed(7, ['d11 1', 'd8 2'])
    const slowed = p.state.players.filter(({ ma }) => ma === 5)
    expect(slowed.map(({ team }) => team)).toEqual([1])
    endDrive(p)
    expect(slowed[0].ma).toBe(6)
  })

  it('BB-PRAY-13 the Blessed Statue: Pro for the game', () => {
    const p = prayed(8)
    p.dice('d8 2').answer('bless', { player: p.id('C') })
    endDrive(p)
    expect(having(p, 'pro').map(({ id }) => id)).toEqual([p.id('C')])
  })

  it('BB-PRAY-15 Perfect Passing: completions before the prayer earn what they did', () => {
    const p = prayed(10, ['d8 2'], {}, true, (pitch) => {
      pitch.player('A').completions = 2
    })
    expect(p.side(0).prayers).toEqual(['perfect-passing'])
    expect(sppOf(p.match, p.id('A'))).toBe(2)
    p.player('A').completions++
    expect(sppOf(p.match, p.id('A'))).toBe(4)
  })

  it('BB-PRAY-20 BB-PRAY-01 Intensive Training: a random own player learns a Primary skill for the game', () => {
    const p = prayed(16, ['d11 1'], { A: { state: 'reserves', position: 'human-lineman' } }, true)
    expect(p.asked).toBe('trained-skill')
    expect(p.offers('learn').some(({ skill }) => skill === 'block')).toBe(true)
    p.dice('d8 2').answer('learn', { skill: 'block' })
    endDrive(p)
    expect(having(p, 'block')).toHaveLength(1)
  })
})
