import { MomentTable } from '@undercroft/engine'
import { expect, test } from 'vitest'
import { enlist } from './enlist.ts'
import { SKILLS_AND_TRAITS } from './skills/index.ts'
import { newPlayer, type RosterPlayer, type TeamOptions } from './state.ts'

const TABLE = new MomentTable(SKILLS_AND_TRAITS)

const entry = (number: number, skills: readonly string[], available = true): RosterPlayer => ({
  ...{ number, name: '', position: 'lineman', ma: 6, st: 3, ag: 3, pa: 4, av: 9 },
  ...{ skills, niggling: 0, value: 50_000, available },
})

const team = (players: readonly RosterPlayer[]): TeamOptions => ({ name: '', rerolls: 2, players, recruit: null })

test('lists are enlisted as player by player, the second time too', () => {
  const first = team([entry(1, ['block', 'dodge']), entry(2, []), entry(7, ['guard'], false)])
  const second = team([entry(3, ['block']), entry(4, ['tackle', 'sure-hands'])])
  const none = TABLE.set([])
  for (const teams of [[first, second], [second, first], [first], [second, second]]) {
    const plain = teams
      .flatMap(({ players }, seat) => players.map((player) => ({ player, seat })))
      .map(({ player, seat }, id) => newPlayer(id, seat, player, TABLE.set(player.skills), none))
    const { players, inPlay } = enlist(TABLE, teams)
    expect(players).toEqual(plain)
    expect(inPlay).toEqual(TABLE.union(plain.map(({ skills }) => skills)))
  }
})
