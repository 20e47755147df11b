import { giveWay, NOBODY, NOWHERE } from '@undercroft/ball'
import { type Action, done, go, procedure } from '@undercroft/engine'
import { collegeById } from '../colleges/index.ts'
import { collegesOf } from '../content.ts'
import type { DungeonMatch } from '../state.ts'
import type { CastAction, SpellMoment } from './family.ts'
import { SPELLS } from './spells.ts'

/** The name of the spell that the Wizard of a team can still cast, '' for none (DB-IND-12, DB-IND-13). */
export const spellOf = ({ state, options }: DungeonMatch, seat: number): string =>
  state.wizards[seat] > 0 ? (collegeById(options.teams[seat].college, collegesOf(options))?.spell ?? '') : ''

/** The spell is cast, and the Wizard is done for this game. */
export function useSpell(match: DungeonMatch, seat: number, { player, square }: CastAction): void {
  const spell = spellOf(match, seat)
  match.state.wizards = match.state.wizards.with(seat, 0)
  match.events?.push({
    type: 'spell-cast',
    team: seat,
    spell,
    ...(player === undefined ? {} : { player }),
    ...(square === undefined ? {} : { square }),
  })
}

interface Casting {
  moment: SpellMoment
  /** How many seats were asked, the active one first. */
  asked: number
}

/** Each coach with a Wizard may cast at the start of a team turn, or after its end (DB-WIZ-02, DB-MULTI-17). */
export const castSpells = procedure<DungeonMatch, Casting>('cast-spells', {
  start(match, frame) {
    const seats = match.state.teams.length
    while (frame.asked < seats) {
      if (casts(match, frame).length > 0) return go(match, 'ask')
      frame.asked++
    }
    return done(match)
  },
  ask: {
    kind: 'cast',
    seat: (match, frame) => seatOf(match, frame),
    actions: (match, frame) => [{ type: 'decline' } as Action, ...casts(match, frame)],
    about: (match, frame) => ({ spell: spellOf(match, seatOf(match, frame)) }),
    answer(match, frame, action: CastAction | { type: 'decline' }) {
      const seat = seatOf(match, frame)
      const spell = SPELLS[spellOf(match, seat)]
      frame.asked++
      if (action.type === 'decline') return go(match, 'start')
      useSpell(match, seat, action)
      // Nothing that a spell does is a Turnover: it comes before or after the turn itself.
      match.state.turnover = 'spell'
      const { player = NOBODY, square = NOWHERE } = action
      return giveWay(match, spell.resolve?.(seat, { player, square }) ?? null, 'resolved')
    },
  },
  /** Whoever is Stunned now was so when the turn began (DB-WIZ-02). */
  resolved(match) {
    match.state.turnover = ''
    for (const player of match.state.players) player.freshlyStunned = 0
    return go(match, 'start')
  },
})

const seatOf = ({ state }: DungeonMatch, { asked }: Casting): number => (state.active + asked) % state.teams.length

function casts(match: DungeonMatch, frame: Casting): CastAction[] {
  const seat = seatOf(match, frame)
  return SPELLS[spellOf(match, seat)]?.casts?.(match, seat, frame.moment) ?? []
}
