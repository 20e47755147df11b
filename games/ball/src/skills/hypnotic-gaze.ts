import { call, done, procedure } from '@undercroft/engine'
import { inner } from '../abilities.ts'
import { areAdjacent, hasTackleZone, markersOf, playerOf } from '../field.ts'
import { interrupt, skill } from '../moments.ts'
import { move, moving } from '../move.ts'
import { type BallMatch, ON_BOARD, STANDING } from '../state.ts'
import { agilityTest, rollTest, type TestResult } from '../test.ts'
import type { Owned } from './optional.ts'

/** They name their target, move, and gaze at the end of it (DB-TRAIT-HYPNOTIC-GAZE-01). */
const prowling = procedure<BallMatch, Owned & { target: number }>('prowling', {
  start: (match, { owner, target }) =>
    call(match, move, moving(match, playerOf(match, owner), 'hypnotic-gaze', target), 'end'),
  end: (match) => done(match),
})

const gazing = procedure<BallMatch, Owned & { target: number }>('gazing', ['hypnotic-gaze'], {
  start(match, { owner, target }) {
    const run = inner(match, move)
    run.acted = 1
    run.over = 1
    const player = playerOf(match, owner)
    const marking = markersOf(match, player.square, player.team).filter((id) => id !== target).length
    const modifiers = marking > 0 ? [{ source: 'marked', value: -marking }] : []
    return rollTest(match, agilityTest(player, 'hypnotic-gaze', modifiers), 'rolled')
  },
  rolled(match, { target }, { passed }: TestResult) {
    if (!passed) return done(match)
    playerOf(match, target).dazed = 1
    match.events?.push({ type: 'lost-tackle-zone', player: target })
    return done(match)
  },
})

const canGaze = (match: BallMatch, owner: number, target: number): boolean => {
  const other = playerOf(match, target)
  return hasTackleZone(other) && areAdjacent(match, playerOf(match, owner).square, other.square)
}

export const hypnoticGaze = skill(
  'hypnotic-gaze',
  'trait',
  ['DB-TRAIT-HYPNOTIC-GAZE-01', 'DB-TRAIT-HYPNOTIC-GAZE-02'],
  {
    anyStatus: true,
    on: {
      specialActions(match, owner, actions) {
        const { team } = playerOf(match, owner)
        for (const other of match.state.players)
          if (other.team !== team && other.place === ON_BOARD && hasTackleZone(other))
            actions.push({ type: 'hypnotic-gaze', target: other.id })
      },
      movingActions(match, owner, { action, acted, target }, actions) {
        if (action !== 'hypnotic-gaze' || acted === 1 || playerOf(match, owner).status !== STANDING) return
        if (canGaze(match, owner, target)) actions.push({ type: 'gaze', target })
      },
      performs(_match, owner, { what, opponent }) {
        if (what === 'hypnotic-gaze') return interrupt(prowling, { owner, target: opponent })
        return what === 'gaze' ? interrupt(gazing, { owner, target: opponent }) : null
      },
    },
    procedures: [prowling, gazing],
  },
)
