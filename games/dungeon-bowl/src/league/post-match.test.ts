import { improvementsFor } from '@undercroft/ball'
import { Sequence } from '@undercroft/ball/testing'
import { describe, expect, it } from 'vitest'
import { newEntry, type Roster, type RosterEntry } from '../teams/roster.ts'
import { team } from '../testing/drafts.ts'
import { postMatch } from './index.ts'

const FIRE = { 'Dwarf Blitzer': 1, 'Dwarf Blocker Lineman': 11 }
type Change = (entry: RosterEntry, roster: Roster) => void

function begin(
  change: Change = () => {},
  options: object = {},
  dice: number[][] = [],
  positions: Record<string, number> = FIRE,
  draft = {},
) {
  const roster = team(positions, { treasury: 100_000, ...draft })
  change(roster.players[0], roster)
  return new Sequence(postMatch, { roster, ...options }, ...dice)
}
const spp =
  (amount: number, advancements = 0): Change =>
  (entry) => {
    entry.spp = amount
    const skills = ['guard', 'tackle', 'pro', 'fend', 'wrestle', 'dauntless'].slice(0, advancements)
    entry.advancements = skills.map((skill) => ({ kind: 'chosen-primary', skill }))
  }
const first = ({ state }: ReturnType<typeof begin>) => state.roster.players[0]
const kinds = (game: ReturnType<typeof begin>) => game.field('advance', 'kind')
const list = (game: ReturnType<typeof begin>) => (game.asked === 'advance' ? game.play('done') : game)
const journeyman = (part: Partial<RosterEntry> = {}) => ({
  joined: 'journeyman',
  entry: { ...newEntry('guest-1', 90, 'Marauder', 'bloodborn-marauder-lineman'), ...part },
})

describe('step 2: advancements', () => {
  it('DB-POST-02 advancements come before hiring and firing', () => {
    const game = begin(spp(6))
    expect([game.asked, game.offers('hire'), game.offers('fire')]).toEqual(['advance', [], []])
    game.play('advance', { player: 'p1', kind: 'chosen-primary' }).play('skill', { skill: 'guard' }).play('done')
    expect([game.asked, game.offers('advance')]).toEqual(['list', []])
    game.play('fire', { player: 'p1' }).play('done')
    expect([game.isOver, game.state.gone[0].advancements.length]).toEqual([true, 1])
  })

  it('DB-POST-21 the MVP of this very game can be spent', () => {
    expect(kinds(begin(spp(2 + 4)))).toContain('chosen-primary')
    expect(kinds(begin(spp(2)))).toEqual([])
  })

  it.each([
    ['DB-ADV-01', 0, 6],
    ['DB-ADV-02', 1, 8],
    ['DB-ADV-03', 2, 12],
    ['DB-ADV-04', 3, 16],
    ['DB-ADV-05', 4, 20],
    ['DB-ADV-06', 5, 30],
  ])('%s after %i advancements a chosen Primary skill costs %i', (_rule, before, cost) => {
    const game = begin(spp(cost, before))
    game.play('advance', { player: 'p1', kind: 'chosen-primary' }).play('skill', { skill: 'mighty-blow' })
    expect([first(game).spp, first(game).advancements.length]).toEqual([0, before + 1])
    expect(kinds(begin(spp(cost - 1, before)))).not.toContain('chosen-primary')
  })

  it('DB-ADV-07 nothing is offered or forced after the sixth', () => {
    const game = begin(spp(60, 6))
    expect([kinds(game), game.offers('done')]).toEqual([[], [{ type: 'done' }]])
  })

  it('DB-ADV-08 who could pay for an improvement must buy something, again and again', () => {
    expect(begin(spp(17)).offers('done')).toHaveLength(1)
    expect(begin(spp(18)).offers('done')).toEqual([])
    const game = begin(spp(45))
    expect(game.offers('done')).toEqual([])
    game.play('advance', { player: 'p1', kind: 'random-primary' }).play('category', { category: 'general' }, [2, 6])
    expect([first(game).spp, game.offers('done')]).toEqual([42, []])
    // The safe answer is the cheapest purchase of whoever must buy.
    expect(postMatch.fallback(game.match)).toEqual({ type: 'advance', player: 'p1', kind: 'random-primary' })
  })

  it('DB-ADV-09 several in one step, what is left is kept', () => {
    const game = begin(spp(16))
    game.play('advance', { player: 'p1', kind: 'chosen-primary' }).play('skill', { skill: 'guard' })
    game.play('advance', { player: 'p1', kind: 'chosen-primary' }).play('skill', { skill: 'tackle' })
    expect([first(game).spp, first(game).advancements.length]).toEqual([2, 2])
  })

  it('DB-ADV-12 DB-ADV-13 the category first, then two dice, again while the skill cannot be had', () => {
    const game = begin(spp(3)).play('advance', { player: 'p1', kind: 'random-primary' })
    expect([game.asked, game.field('category', 'category')]).toEqual(['skill-category', ['general', 'strength']])
    game.play('category', { category: 'general' }, [1, 1])
    expect(game.rolls).toBe('random-skill') // Block is theirs already.
    game.roll([6, 5])
    expect(first(game).advancements).toEqual([{ kind: 'random-primary', skill: 'tackle' }])
  })

  it('DB-ADV-13 a skill without effect may be kept or rolled again', () => {
    const marauder = begin(spp(3), {}, [], { 'Bloodborn Marauder Lineman': 12 }) // AV8+, GM
    marauder
      .play('advance', { player: 'p1', kind: 'random-primary' })
      .play('category', { category: 'mutation' }, [4, 1])
    expect([marauder.asked, marauder.field('keep', 'skill')]).toEqual(['keep-skill', ['iron-hard-skin']])
    marauder.play('roll-again', {}, [1, 2])
    expect(first(marauder).advancements[0].skill).toBe('claws')
  })

  it('DB-ADV-15 Frenzy and Grab exclude each other: rolled again', () => {
    const slayer = begin(spp(3), {}, [], { 'Troll Slayer': 1, 'Dwarf Blocker Lineman': 11 })
    slayer.play('advance', { player: 'p1', kind: 'random-primary' }).play('category', { category: 'strength' }, [1, 4])
    expect(slayer.rolls).toBe('random-skill')
  })

  it('DB-ADV-17 an improvement: pay, roll a D16, choose among what it allows', () => {
    const game = begin(spp(18), {}, [], { 'Dwarf Runner': 1, 'Dwarf Blocker Lineman': 11 })
    game.play('advance', { player: 'p1', kind: 'characteristic' }, [10])
    expect([first(game).spp, game.asked]).toEqual([0, 'improve'])
    expect(game.field('improve', 'characteristic')).toEqual(['ma', 'pa', 'av'])
    game.play('improve', { characteristic: 'pa' })
    expect(first(game).advancements).toEqual([{ kind: 'characteristic', improves: 'pa' }])
  })

  it.each([
    ['DB-ADV-18', [1, 7], ['ma', 'av']],
    ['DB-ADV-19', [8, 13], ['ma', 'pa', 'av']],
    ['DB-ADV-20', [14], ['ag', 'pa']],
    ['DB-ADV-21', [15], ['st', 'ag']],
    ['DB-ADV-22', [16], ['ma', 'st', 'ag', 'pa', 'av']],
  ])('%s what a D16 of %j allows', (_rule, values, characteristics) => {
    for (const value of values) {
      expect(improvementsFor(value)).toEqual(characteristics)
      const game = begin(spp(18), {}, [], { 'Dwarf Runner': 1, 'Dwarf Blocker Lineman': 11 })
      game.play('advance', { player: 'p1', kind: 'characteristic' }, [value])
      expect([...game.field('improve', 'characteristic')].sort()).toEqual([...characteristics].sort())
      // GP/AS: a chosen skill of either access instead.
      expect(game.field('skill', 'skill')).toEqual(expect.arrayContaining(['block', 'dodge', 'guard', 'pass']))
    }
  })

  it('DB-ADV-23 DB-ADV-24 not more than twice, not beyond the best', () => {
    const twice: Change = (entry) => {
      entry.spp = 24
      entry.advancements = [
        { kind: 'characteristic', improves: 'ma' },
        { kind: 'characteristic', improves: 'ma' },
      ]
      entry.injuries.ma = 1
    }
    const game = begin(twice).play('advance', { player: 'p1', kind: 'characteristic' }, [3])
    expect(game.field('improve', 'characteristic')).toEqual(['av'])
    const full: Change = (entry) => {
      entry.spp = 18
      entry.advancements = []
    }
    const gutter = begin(full, {}, [], { 'Gutter Runner': 1, 'Goblin Lineman': 11 }, { college: 'shadow' }) // MA 9
    gutter.play('advance', { player: 'p1', kind: 'characteristic' }, [5])
    expect(gutter.field('improve', 'characteristic')).toEqual(['av'])
  })

  it('DB-ADV-25 DB-ADV-37 a skill instead costs no more SPP, and is valued as a skill', () => {
    const taken = (skill: string) => {
      const game = begin(spp(18)).play('advance', { player: 'p1', kind: 'characteristic' }, [2])
      game.play('skill', { skill })
      return [first(game).spp, game.told('advanced').at(-1)?.value]
    }
    expect(taken('dodge')).toEqual([0, 80_000 + 40_000])
    expect(taken('guard')).toEqual([0, 80_000 + 20_000])
  })

  it('DB-ADV-27 PA from nothing becomes 6+', () => {
    const slayer = begin(spp(18), {}, [], { 'Troll Slayer': 1, 'Dwarf Blocker Lineman': 11 })
    slayer.play('advance', { player: 'p1', kind: 'characteristic' }, [9])
    expect(slayer.field('improve', 'characteristic')).toEqual(['ma', 'pa', 'av'])
    slayer.play('improve', { characteristic: 'pa' })
    expect(slayer.told('advanced')[0]).toMatchObject({ item: 'pa', value: 95_000 + 20_000 })
  })

  it('DB-ADV-28 who can learn nothing is offered improvements only, need not buy, and may gain nothing', () => {
    const boars = { 'Beer Boar': 1, ...Object.fromEntries([['Wood Elf Lineman', 0]]) }
    const game = begin(spp(40), {}, [], boars, { college: 'beasts' })
    expect([kinds(game), game.offers('done')]).toEqual([['characteristic'], [{ type: 'done' }]])
    const best: Change = (entry) => {
      entry.spp = 24
      entry.advancements = ['ag', 'ag'].map((improves) => ({ kind: 'characteristic', improves: improves as 'ag' }))
      entry.advancements.push({ kind: 'characteristic', improves: 'pa' }, { kind: 'characteristic', improves: 'pa' })
      entry.spp = 32
    }
    const full = begin(best, {}, [], boars, { college: 'beasts' })
    full.play('advance', { player: 'p1', kind: 'characteristic' }, [14])
    expect([full.asked, first(full).advancements.at(-1), first(full).spp]).toEqual([
      'advance',
      { kind: 'characteristic' },
      0,
    ])
  })
})

describe('step 3: hiring, firing, retiring', () => {
  it('DB-POST-22 hiring from the Treasury within the limits', () => {
    const game = list(begin()).play('hire', { position: 'dwarf-blocker-lineman' })
    const { roster } = game.state
    expect([roster.treasury, roster.players.length, roster.players.at(-1)]).toMatchObject([
      30_000,
      13,
      { id: 'p13', spp: 0 },
    ])
    expect(game.field('hire', 'position')).toEqual(['gnoblar-lineman'])
    const poor = list(
      begin((_entry, roster_) => {
        roster_.treasury = 10_000
      }),
    )
    expect(poor.offers('hire')).toEqual([])
    const full = list(begin(undefined, {}, [], { 'Gnoblar Lineman': 16 }))
    expect(full.offers('hire')).toEqual([])
    const two = list(begin(undefined, {}, [], { 'Dwarf Blitzer': 2, 'Dwarf Blocker Lineman': 9 }))
    expect(two.field('hire', 'position')).not.toContain('dwarf-blitzer')
  })

  it('DB-POST-23 firing brings nothing back and frees the place', () => {
    const game = list(begin(undefined, {}, [], { 'Dwarf Blitzer': 2, 'Dwarf Blocker Lineman': 9 }))
    game.play('fire', { player: 'p1' })
    expect([game.state.roster.treasury, game.state.roster.players.length]).toEqual([100_000, 10])
    expect(game.field('hire', 'position')).toContain('dwarf-blitzer')
    game.play('done')
    expect(game.state.teamValue).toBe(80_000 + 9 * 70_000)
  })

  it('DB-POST-24 a journeyman may be signed while the list has room', () => {
    const options = { guests: [journeyman()] }
    expect(list(begin(undefined, options)).field('sign', 'player')).toEqual(['guest-1'])
    const full = list(begin(undefined, options, [], { 'Gnoblar Lineman': 16 }))
    expect(full.offers('sign')).toEqual([])
    full.play('fire', { player: 'p1' })
    expect(full.offers('sign')).toHaveLength(1)
  })

  it('DB-POST-25 for the Current Value with what was learnt in step 2, without Loner, with SPP and skills', () => {
    const game = begin(undefined, { guests: [journeyman({ spp: 8 })] })
    game.play('advance', { player: 'guest-1', kind: 'chosen-primary' }).play('skill', { skill: 'block' }).play('done')
    game.play('sign', { player: 'guest-1' })
    expect(game.state.roster.treasury).toBe(100_000 - 70_000)
    expect(game.state.roster.players.at(-1)).toMatchObject({ id: 'p13', spp: 2, advancements: [{ skill: 'block' }] })
    const plain = list(begin(undefined, { guests: [journeyman()] })).play('sign', { player: 'guest-1' })
    expect(plain.state.roster.treasury).toBe(50_000)
  })

  it('DB-POST-26 DB-TRAIT-PLAGUE-RIDDEN-04 who is not signed leaves for good', () => {
    const game = list(begin(undefined, { guests: [journeyman({ spp: 5 })] })).play('done')
    expect([game.isOver, game.state.guests, game.state.gone.map(({ spp: lost }) => lost)]).toEqual([true, [], [5]])
    expect(game.state.roster.players).toHaveLength(12)
  })

  it('DB-POST-27 only after a Lasting Injury in this very game', () => {
    const game = list(begin(undefined, { lasting: ['p1'] }))
    expect(game.field('retire', 'player')).toEqual(['p1'])
    game.play('retire', { player: 'p1' })
    expect([first(game).retired, game.offers('retire')]).toEqual([true, []])
  })

  it('DB-POST-29 the retired fill their places', () => {
    const retired: Change = (entry) => {
      entry.retired = true
    }
    const game = list(begin(retired, {}, [], { 'Dwarf Blitzer': 2, 'Dwarf Blocker Lineman': 9 }))
    expect(game.field('hire', 'position')).not.toContain('dwarf-blitzer')
    const full = list(begin(retired, {}, [], { 'Gnoblar Lineman': 16 }))
    expect(full.offers('hire')).toEqual([])
  })

  it('DB-TEAM-08 a re-roll costs 100,000 now', () => {
    const game = list(begin()).play('buy-reroll')
    expect([game.state.roster.rerolls, game.state.roster.treasury, game.offers('buy-reroll')]).toEqual([1, 0, []])
  })
})

describe('step 4: ready for the next game', () => {
  it('DB-POST-28 DB-POST-30 who missed this game is back, the retired are not', () => {
    const away: Change = (entry, roster) => {
      entry.missesNextGame = true
      roster.players[1].missesNextGame = true
      roster.players[2].retired = true
    }
    const game = list(begin(away, { missed: ['p1'] })).play('done')
    const flags = game.state.roster.players.slice(0, 3).map(({ missesNextGame, retired }) => [missesNextGame, retired])
    expect(flags).toEqual([
      [false, false],
      [true, false],
      [false, true],
    ])
  })

  it('DB-POST-31 TV and CTV anew', () => {
    const away: Change = (entry, roster) => {
      entry.missesNextGame = true // a Blitzer of 80,000 who missed today
      roster.players[1].missesNextGame = true // 70,000, hurt today
    }
    const game = list(begin(away, { missed: ['p1'] })).play('done')
    expect([game.state.teamValue, game.state.currentTeamValue]).toEqual([850_000, 780_000])
  })
})
