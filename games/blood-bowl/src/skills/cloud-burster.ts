import {
  bomb,
  hasAbility,
  inner,
  interference,
  interrupt,
  type Owned,
  optional,
  playerOf,
  rangeTo,
  skill,
  tellRoll,
  test,
} from '@undercroft/ball'
import { die, done, roll } from '@undercroft/engine'

const D6 = [die(6)]

/** The Agility test of whoever got in the way is rolled again; the second roll stands (BB-SKILL-05). */
const burstClouds = optional<Owned>('cloud-burster', ['interfere', 'interfere-bomb'], {
  used: (match, { owner }) => roll(match, D6, inner(match, test).kind, playerOf(match, owner).team, 'rolled'),
  rolled(match, { owner }, values: number[]) {
    const made = inner(match, test)
    tellRoll(match, made.kind, playerOf(match, owner).team, made.player, 'd6', values)
    made.value = values[0]
    made.reroll = 'cloud-burster'
    return done(match, 'rolled')
  },
})

export const cloudBurster = skill('cloud-burster', 'passing', ['BB-SKILL-05', 'BB-SKILL-32'], {
  once: 'activation',
  on: {
    passed(match, owner, { what, player }) {
      if (what !== 'interfere' && what !== 'interfere-bomb') return null
      const made = inner(match, test)
      if (made.opponent !== owner || made.reroll === 'cloud-burster') return null
      const range =
        what === 'interfere' ? inner(match, interference).range : rangeTo(match, owner, inner(match, bomb).to)
      if (range !== 'long' && range !== 'long-bomb') return null
      return hasAbility(match, playerOf(match, player), 'very-long-legs') ? null : interrupt(burstClouds, { owner })
    },
  },
  procedures: [burstClouds],
})
