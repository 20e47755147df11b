import { call, finish, go, procedure } from '@undercroft/engine'
import { initiative } from './initiative.ts'
import { cardsOf } from './options/cards.ts'
import { round } from './round.ts'
import { deploy } from './setup/deploy.ts'
import { addCreature, bonds, muster } from './setup/muster.ts'
import { layMap, layTiles } from './setup/tiles.ts'
import { DEPLOYED, type SkirmishMatch } from './state.ts'
import { isOver } from './victory.ts'

/** A whole skirmish: warbands, terrain, deployment, then rounds until it is decided. */
export const skirmish = procedure<SkirmishMatch, { next: number }, object>('skirmish', () => ({ next: 0 }), {
  start: (match) => (match.options.placed.length > 0 ? go(match, 'placed') : call(match, muster, {}, 'terrain')),
  /** A position without set-up. */
  placed(match) {
    const cards = cardsOf(match.options)
    for (const { card, seat, square } of match.options.placed) {
      const creature = addCreature(
        match,
        cards.findIndex(({ id }) => id === card),
        seat,
      )
      creature.square = square
      creature.status = DEPLOYED
    }
    return go(match, 'bind')
  },
  bind(match, frame) {
    if (frame.next === match.options.seats) return go(match, 'round')
    return call(match, bonds, { seat: frame.next++ }, 'bind')
  },
  terrain: (match) => call(match, initiative, { what: 'terrain-initiative' }, 'tiles'),
  tiles(match) {
    if (match.options.map === null && match.options.grid === 'tiles') return call(match, layTiles, {}, 'deploy')
    if (match.options.map === null) layMap(match)
    return go(match, 'deploy')
  },
  deploy: (match) => call(match, deploy, {}, 'round'),
  round: (match) => (isOver(match) ? finish(match) : call(match, round, {}, 'round')),
})
