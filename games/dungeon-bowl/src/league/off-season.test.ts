import { BUDGET_CAP, budgetOf, budgetTotal, rehirePrice } from '@undercroft/ball'
import { Sequence } from '@undercroft/ball/testing'
import { describe, expect, it } from 'vitest'
import { careerIn, type Roster, type RosterEntry } from '../teams/roster.ts'
import { teamValue } from '../teams/value.ts'
import { fire, team } from '../testing/drafts.ts'
import { offSeason, teamBook } from './index.ts'

type Change = (players: RosterEntry[], roster: Roster) => void
const LIST = { 'Dwarf Blitzer': 2, 'Dwarf Blocker Lineman': 9 } // 160,000 + 630,000

function begin(
  change: Change = () => {},
  dice: number[][] = [],
  cap: number | null = null,
  positions: Record<string, number> = LIST,
) {
  const roster = team(positions, { rerolls: 2 })
  change(roster.players, roster)
  return new Sequence(offSeason, { roster, cap }, ...dice)
}
type Game = ReturnType<typeof begin>

const played = (entry: RosterEntry, seasons = 1, part: object = {}) => {
  entry.career = Array.from({ length: seasons }, (_, i) => ({ ...careerIn(entry, i + 1), games: 3, ...part }))
}
const mvp = (entry: RosterEntry) => played(entry, 1, { mvps: 2 })
const games = (won: number, lost: number, friendliesWon = 0): Roster['games'] => {
  const line = { season: 1, opponent: 'Others', winnings: 0, inducements: [] as string[] }
  return [
    ...Array.from({ length: won }, () => ({ ...line, friendly: false, result: 'won' as const })),
    ...Array.from({ length: lost }, () => ({ ...line, friendly: false, result: 'lost' as const })),
    ...Array.from({ length: friendliesWon }, () => ({ ...line, friendly: true, result: 'won' as const })),
  ]
}
const rehireAll = (game: Game) => {
  for (let [next] = game.offers('rehire'); next; [next] = game.offers('rehire'))
    game.play('rehire', { player: next.player })
  return game
}

describe('scouting and recovery', () => {
  it('DB-OFF-01 DB-OFF-04 who was scouted is not on offer, and his gold is in the budget', () => {
    const game = begin(([first]) => mvp(first), [[6]])
    expect([game.asked, game.field('rehire', 'player').includes('p1'), game.state.left]).toEqual([
      're-draft',
      false,
      1_020_000,
    ])
  })

  it('DB-OFF-02 a D6 for each MVP of this season, however many awards; a 6 leaves', () => {
    const game = begin(([a, b, c, d]) => {
      for (const entry of [a, b, c]) mvp(entry)
      d.career = [{ ...careerIn(d, 7), mvps: 1 }] // of another season
    })
    game.roll([6], [5], [1])
    expect([game.asked, game.state.scouted.map(({ id }) => id)]).toEqual(['re-draft', ['p1']])
  })

  it('DB-OFF-03 20,000 for each of them', () => {
    const game = begin(
      (players, roster) => {
        players.slice(0, 2).forEach(mvp)
        roster.games = games(4, 1)
      },
      [[6], [6]],
    )
    expect(budgetTotal(game.state.budget)).toBe(1_180_000 + 40_000)
  })

  it('DB-OFF-04 a retired player can be scouted too', () => {
    const game = begin(
      ([first]) => {
        mvp(first)
        first.retired = true
      },
      [[6]],
    )
    expect(game.state.scouted).toHaveLength(1)
  })

  it('DB-OFF-05 who was hurt in the last game is ready', () => {
    const game = rehireAll(
      begin(([first]) => {
        first.missesNextGame = true
      }),
    ).play('done')
    expect(game.state.roster.players.map(({ missesNextGame }) => missesNextGame)).not.toContain(true)
  })
})

describe('the budget', () => {
  const budget = (change: (roster: Roster) => void, cap: number | null = null) => {
    const roster = team(LIST)
    change(roster)
    return budgetTotal(budgetOf(teamBook, roster, 0, cap))
  }

  it('DB-OFF-06 1,000,000 to begin with', () => {
    expect(budget(() => {})).toBe(1_000_000)
  })

  it('DB-OFF-07 the whole Treasury goes into it', () => {
    const game = begin((_players, roster) => {
      roster.treasury = 85_000
    })
    expect([game.state.left, game.state.roster.treasury]).toEqual([1_085_000, 0])
  })

  it('DB-OFF-08 20,000 for each game, friendlies too, of this season only', () => {
    expect(
      budget((roster) => {
        roster.games = [...games(0, 6), ...games(0, 2).map((game) => ({ ...game, friendly: true }))]
      }),
    ).toBe(1_160_000)
    expect(
      budget((roster) => {
        roster.games = games(0, 6)
        roster.season = 2
      }),
    ).toBe(1_000_000)
  })

  it('DB-OFF-09 20,000 more for each League game that was won', () => {
    expect(
      budget((roster) => {
        roster.games = games(5, 0, 1)
      }),
    ).toBe(1_000_000 + 6 * 20_000 + 100_000)
  })

  it('DB-OFF-10 the commissioner may set a limit of 1,300,000', () => {
    const rich = (roster: Roster) => {
      roster.treasury = 345_000
    }
    expect([budget(rich), budget(rich, BUDGET_CAP)]).toEqual([1_345_000, 1_300_000])
  })
})

describe('the re-draft', () => {
  it('DB-OFF-11 eleven to sixteen players within the limits; what is left is the Treasury', () => {
    const game = begin()
    for (let i = 0; i < 8; i++) game.play('rehire', { player: game.field('rehire', 'player')[0] })
    game.play('hire', { position: 'gnoblar-lineman' }).play('hire', { position: 'gnoblar-lineman' })
    expect(game.offers('done')).toEqual([])
    game.play('hire', { position: 'gnoblar-lineman' }).play('done')
    expect([game.isOver, game.state.roster.players.length]).toEqual([true, 11])
    expect(game.state.roster.treasury).toBe(1_000_000 - 160_000 - 6 * 70_000 - 3 * 15_000)
    const filled = begin(undefined, [], null, { 'Gnoblar Lineman': 16 })
    rehireAll(filled)
    expect([filled.offers('hire'), filled.state.roster.players.length]).toEqual([[], 16])
  })

  it('DB-OFF-11 nothing is offered that would leave too little for eleven players', () => {
    const game = begin()
    for (let i = 0; i < 3; i++) game.play('hire', { position: 'ogre-blocker' })
    for (let i = 0; i < 8; i++) if (game.offers('reroll').length > 0) game.play('reroll')
    while (game.offers('done').length === 0) game.play('hire', { position: 'gnoblar-lineman' })
    expect(game.play('done').isOver).toBe(true)
  })

  it('DB-OFF-11 an absent coach takes the old players and re-rolls, fills up to eleven, and is done', () => {
    const game = begin(() => {}, [], null, { 'Dwarf Blitzer': 2, 'Dwarf Blocker Lineman': 7 })
    const taken: unknown[] = []
    while (!game.isOver) {
      const action = offSeason.fallback(game.match)!
      taken.push((action as { position?: string }).position ?? action.type)
      game.play(action.type, action)
    }
    const filler = game.state.roster.players.find(({ id }) => !/^p[1-9]$/.test(id))!.position
    expect(taken).toEqual([...Array(9).fill('rehire'), 'reroll', 'reroll', filler, filler, 'done'])
  })

  it('DB-OFF-12 DB-OFF-13 re-rolls, old or new, at 50,000', () => {
    const game = begin()
    expect(game.state.roster.rerolls).toBe(0)
    game.play('reroll').play('reroll').play('reroll')
    expect([game.state.left, game.state.roster.rerolls]).toEqual([850_000, 3])
    const rich = begin((_players, roster) => {
      roster.treasury = 900_000
    })
    for (let i = 0; i < 8; i++) rich.play('reroll')
    expect(rich.offers('reroll')).toEqual([])
  })

  it('DB-OFF-14 an old player: Current Value and 20,000 for each season played; the fee is no value', () => {
    const roster = team(LIST)
    const [blitzer, other] = roster.players
    blitzer.advancements = [{ kind: 'random-primary', skill: 'pro' }]
    played(blitzer)
    expect(rehirePrice(teamBook, roster, blitzer)).toBe(110_000)
    played(blitzer, 2)
    expect(rehirePrice(teamBook, roster, blitzer)).toBe(130_000)
    other.career = [careerIn(other, 1)] // listed, and never in the dungeon
    expect(rehirePrice(teamBook, roster, other)).toBe(80_000)
    const game = begin(([first]) => played(first)).play('rehire', { player: 'p1' })
    expect([game.state.left, teamValue(game.state.roster, fire)]).toEqual([900_000, 80_000])
  })

  it('DB-OFF-15 keeps everything', () => {
    const old: Change = ([first]) => {
      first.advancements = [
        { kind: 'random-primary', skill: 'pro' },
        { kind: 'random-primary', skill: 'guard' },
      ]
      first.spp = 5
      first.injuries = { ...first.injuries, av: 1 }
    }
    const game = rehireAll(begin(old)).play('done')
    expect(game.state.roster.players[0]).toMatchObject({
      id: 'p1',
      spp: 5,
      injuries: { av: 1 },
      advancements: [{ skill: 'pro' }, { skill: 'guard' }],
    })
  })

  it('DB-OFF-16 a D6 for each Niggling Injury, 4+ heals it', () => {
    const game = rehireAll(
      begin(([first]) => {
        first.injuries.niggling = 2
      }),
    ).play('done', {}, [4], [3])
    expect([game.isOver, game.state.roster.players[0].injuries.niggling]).toEqual([true, 1])
  })

  it('DB-OFF-17 the retired come back at the same price', () => {
    const game = begin(([first]) => {
      played(first)
      first.retired = true
    }).play('rehire', { player: 'p1' })
    expect(game.state.left).toBe(900_000)
    while (game.state.roster.players.length < 11) game.play('hire', { position: 'gnoblar-lineman' })
    game.play('done')
    expect(game.state.roster.players[0].retired).toBe(false)
  })

  const retiredWith = (injuries: object, dice: number[][], retired = true) => {
    const game = rehireAll(
      begin(([first]) => {
        Object.assign(first.injuries, injuries)
        first.retired = retired
      }),
    ).play('done', {}, ...dice)
    return [game.isOver, game.state.roster.players[0].injuries] as const
  }

  it('DB-OFF-18 a D6 for each reduction of the retired, none for others', () => {
    expect(retiredWith({ ma: 1, ag: 1 }, [[1], [1]])).toMatchObject([true, { ma: 1, ag: 1 }])
    expect(retiredWith({ av: 1 }, [], false)).toMatchObject([true, { av: 1 }])
  })

  it('DB-OFF-19 4+: restored, with a Niggling Injury', () => {
    expect(retiredWith({ st: 1 }, [[5]])).toMatchObject([true, { st: 0, niggling: 1 }])
  })

  it('DB-OFF-20 1-3: stays', () => {
    expect(retiredWith({ pa: 1 }, [[2]])).toMatchObject([true, { pa: 1, niggling: 0 }])
  })

  it('DB-OFF-21 nigglings are rolled before reductions, and the new one not at all', () => {
    expect(retiredWith({ niggling: 1, ma: 1 }, [[4], [6]])).toMatchObject([true, { niggling: 1, ma: 0 }])
  })

  it('DB-OFF-22 who was not hired again is gone', () => {
    const game = begin()
    while (game.offers('done').length === 0) game.play('hire', { position: 'gnoblar-lineman' })
    game.play('done')
    expect(game.state.gone.map(({ id }) => id)).toContain('p1')
    expect(game.state.roster.players.map(({ id }) => id)).not.toContain('p1')
    expect([game.state.roster.season, game.state.roster.hired]).toEqual([2, 22])
  })

  it('DB-LG-27 the trophy stays on top, outside the re-rolls that are carried over', () => {
    const game = rehireAll(
      begin((_players, roster) => {
        roster.trophy = true
      }),
    ).play('done')
    expect([game.state.roster.trophy, game.state.roster.rerolls]).toEqual([true, 0])
  })
})
