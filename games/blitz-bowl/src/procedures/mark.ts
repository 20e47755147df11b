import { call, done, go, type Next, procedure } from '@undercroft/engine'
import type { BlitzAction, BonusAction, StepAction } from '../actions.ts'
import { MARK_SQUARES, markSteps } from '../mark-steps.ts'
import { stepTo } from '../offers.ts'
import { squareAt } from '../pitch.ts'
import { isBesideOpponents } from '../queries.ts'
import type { Blitz } from '../state.ts'
import { addBonusPlays, currentRecord, playBonus } from './bonus.ts'
import { bounce } from './bounce.ts'
import { move } from './changes.ts'

interface MarkFrame {
  player: number
  /** The opponent they must end next to, or -1. */
  reach: number
  moved: number
}

const begin = ({ player, reach }: { player: number; reach: number }): MarkFrame => ({ player, reach, moved: 0 })

/** A Mark: a short move that ends at the first contact (BZ-MARK-01 to BZ-MARK-06). */
export const mark = procedure<Blitz, MarkFrame, { player: number; reach: number }>('mark', begin, {
  start: {
    kind: 'mark',
    seat: (match, { player }) => match.state.players[player].team,
    actions: (match, frame) => {
      const { player, reach, moved } = frame
      const list: BlitzAction[] = markSteps(match.state, player, squaresLeft(match, frame), reach).map(
        (square) => stepTo[square],
      )
      if (moved === 0) addBonusPlays(match, match.state.players[player].team, 'mark-declared', list)
      return list
    },
    about: (match, frame) => ({ player: frame.player, left: squaresLeft(match, frame) }),
    answer: (match, frame, action: BonusAction | StepAction): Next => {
      const { player } = frame
      if (action.type === 'bonus') return playBonus(match, match.state.players[player].team, action, 'start')
      frame.moved++
      const ball = move(match, player, squareAt(action.x, action.y), 'mark')
      return ball >= 0 ? call(match, bounce, { ball }, 'moved') : go(match, 'moved')
    },
  },
  moved: (match, { player }) => {
    const { square, team } = match.state.players[player]
    return isBesideOpponents(match.state, square, team) ? done(match) : go(match, 'start')
  },
})

function squaresLeft(match: Blitz, { moved }: MarkFrame): number {
  return MARK_SQUARES + currentRecord(match).extraSquares - moved
}
