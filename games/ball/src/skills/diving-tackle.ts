import { done } from '@undercroft/engine'
import { giveWay, inner, listenersOf } from '../abilities.ts'
import { disturbBall, goDown, isFree, playerOf, putAt } from '../field.ts'
import { harmed, hurtPlaced } from '../harm.ts'
import { settleBall } from '../loose-ball.ts'
import { interrupt, skill } from '../moments.ts'
import { rulesOf } from '../rules.ts'
import { type BallMatch, NOBODY, ON_BOARD } from '../state.ts'
import { test } from '../test.ts'
import { isOpponentNextTo } from './leaving.ts'
import { type Owned, optional } from './optional.ts'

const dive = optional<Owned>('diving-tackle', {
  used(match, { owner }) {
    const made = inner(match, test)
    made.modifiers.push({ source: 'diving-tackle', value: -2, rule: 'DB-SKILL-DIVING-TACKLE-01' })
    const tackler = playerOf(match, owner)
    putAt(match, tackler, made.from)
    goDown(match, tackler, 'placed')
    disturbBall(match, made.from)
    return hurtPlaced(match, harmed(owner, NOBODY, 'dive'), 'landed')
  },
  landed: (match) => settleBall(match, 'settled'),
  settled(match, { owner }) {
    const raised = playerOf(match, owner).place === ON_BOARD ? rulesOf(match).arrived(match, owner, 0) : null
    return giveWay(match, raised, 'end')
  },
  end: (match) => done(match, 'dived'),
})

/** Declared once the test is passed; only one per test (DB-SKILL-DIVING-TACKLE-03, DB-SKILL-DIVING-TACKLE-04). */
export const divingTackle = skill(
  'diving-tackle',
  'agility',
  [
    'DB-SKILL-DIVING-TACKLE-01',
    'DB-SKILL-DIVING-TACKLE-02',
    'DB-SKILL-DIVING-TACKLE-03',
    'DB-SKILL-DIVING-TACKLE-04',
    'DB-SKILL-DIVING-TACKLE-05',
  ],
  {
    on: {
      passed(match, owner, { player, from, what }) {
        if ((what !== 'dodge' && what !== 'jump') || !isOpponentNextTo(match, owner, player, from)) return null
        if (playerOf(match, owner).rooted === 1 || (what === 'jump' && ignoresMarkers(match, player))) return null
        const used = inner(match, test).modifiers.some(({ source }) => source === 'diving-tackle')
        return used || !isFree(match, from) ? null : interrupt(dive, { owner })
      },
    },
    procedures: [dive],
  },
)

const ignoresMarkers = (match: BallMatch, player: number): boolean =>
  listenersOf(match, playerOf(match, player), 'ignoresMarkers').some(({ answer }) => answer(match, player))
