import { done, go, type Next, procedure } from '@undercroft/engine'
import type { BlitzAction, ReRollAction } from '../actions.ts'
import { ballTypes } from '../balls/index.ts'
import { ballRules } from '../balls/rules.ts'
import { canPlay, mightPlay, playNumber } from '../deck.ts'
import { PASS } from '../offers.ts'
import { profileOf } from '../queries.ts'
import type { Blitz } from '../state.ts'
import { teamCards } from '../teams/index.ts'
import { takeFromHand } from './bonus.ts'
import { tellAbility } from './changes.ts'

interface ReRollFrame {
  /** What was rolled, for whom. */
  what: 'block' | 'throw' | 'armour'
  player: number
  /** Test: failed, and its die. Block: a Miss is among the dice. */
  failed: boolean
  one: boolean
  miss: boolean
}

const NATURAL_GIFT = playNumber('natural-gift')

/** Re-rolls that everybody can see: abilities, balls, the rookies card. */
function openReRolls({ state }: Blitz, { what, player, failed, one, miss }: ReRollFrame): string[] {
  const { team, ball } = state.players[player]
  const { ability, reRollsBlock, reRollsFailedThrow } = profileOf(state, player)
  const found: string[] = []
  const isOwn = (what === 'block' && reRollsBlock) || (what === 'throw' && failed && reRollsFailedThrow)
  if (ability && isOwn) found.push(ability)
  if (ball >= 0) {
    const { kind } = state.balls[ball]
    const { reRollsOnes, reRollsFailuresOf, reRollsMisses } = ballRules(kind)
    const helpsThrow = (one && reRollsOnes) || (failed && teamCards[state.teams[team]]?.id === reRollsFailuresOf)
    if ((what === 'throw' && helpsThrow) || (what === 'block' && miss && reRollsMisses)) found.push(ballTypes[kind].id)
  }
  if (state.rookies === team) found.push('rookies')
  return found
}

/** Right after a roll its coach may take one re-roll for it (BZ-GEN-17 to BZ-GEN-20). Returns what they used, or null. */
export const offerReRoll = procedure<Blitz, ReRollFrame>('offer-re-roll', {
  start: (match, frame) => {
    const seat = match.state.players[frame.player].team
    const asked = openReRolls(match, frame).length > 0 || mightPlay(match, seat, NATURAL_GIFT)
    return asked ? go(match, 'ask') : done(match, null)
  },
  ask: {
    kind: 're-roll',
    seat: (match, { player }) => match.state.players[player].team,
    actions: (match, frame) => {
      const list: BlitzAction[] = [PASS]
      for (const by of openReRolls(match, frame)) list.push({ type: 're-roll', by })
      if (canPlay(match, match.state.players[frame.player].team, NATURAL_GIFT)) {
        list.push({ type: 're-roll', by: 'natural-gift' })
      }
      return list
    },
    about: (_, { what, player }) => ({ what, player }),
    answer: (match, { player }, action: { type: 'pass' } | ReRollAction): Next => {
      if (action.type === 'pass') return done(match, null)
      const { team } = match.state.players[player]
      if (action.by === 'natural-gift') {
        takeFromHand(match, team, NATURAL_GIFT, false)
        match.events?.push({ type: 'bonus-played', seat: team, play: 'natural-gift', player })
      } else if (action.by === 'rookies') {
        match.state.rookies = -1
        match.events?.push({ type: 'rookies-used', seat: team, rules: ['BZ-ADV-11'] })
      } else if (action.by === profileOf(match.state, player).ability) tellAbility(match, player)
      return done(match, action.by)
    },
  },
})
