import { countMarkers, EMPTY, hasAbility, isTouchdown, ON_BOARD, type Player, PRONE } from '@undercroft/ball'
import { type BloodMatch, bloodBowl } from '@undercroft/blood-bowl'
import type { Plan } from '../search/ends.ts'
import { agilityOdds, Dash } from './blood-bowl-dash.ts'
import type { Evaluate } from './blood-bowl-march.ts'
import { scored } from './blood-bowl-march.ts'
import { declared, mayWalk, Walk, zonesAgainst } from './blood-bowl-walk.ts'
import { away, columnsLeft } from './blood-bowl-way.ts'

/** So many who can come to the ball are thought of, and so many squares to which they may go on with it. */
const FETCHERS = 3
const ONWARD = 6

/** Who fetches a ball that lies about: by the likeliest way, with what he can do afterwards. */
export function fetchesOf(match: BloodMatch, seat: number, evaluate: Evaluate): Plan<BloodMatch>[] {
  const { ballSquare, ballHolder, players, squares, active, inTurn, turnover } = match.state
  if (active !== seat || inTurn !== 1 || turnover !== '' || match.waiting) return []
  if (ballHolder >= 0 || ballSquare < 0 || squares[ballSquare] !== EMPTY) return []
  const zones = zonesAgainst(match, seat)
  const fetches: { player: Player; dash: Dash; reach: number; picks: number }[] = []
  for (const player of players) {
    if (player.team !== seat || player.place !== ON_BOARD || !mayWalk(match, player)) continue
    if (hasAbility(match, player, 'no-hands') || away(player.square, ballSquare) > player.ma + 2) continue
    const dash = new Dash(match, player, zones, ballSquare)
    const chance = agilityOdds(player, countMarkers(match, ballSquare, seat))
    const picks = dash.odds(match, ballSquare, [{ skill: 'sure-hands', chance }])
    if (picks > 0) fetches.push({ player, dash, reach: dash.odds(match, ballSquare), picks })
  }
  return fetches
    .sort((a, b) => b.picks - a.picks)
    .slice(0, FETCHERS)
    .map(({ player, dash, reach, picks }) => {
      const held = onward(match, seat, player, dash.to(ballSquare).length, evaluate)
      const fumbled = after(match, player, ballSquare, (own) => (own.state.turnover = 'failed-pick-up'))
      const fallen = after(match, player, player.square, ({ state }) => {
        state.turnover = 'fell-over'
        state.players[player.id].status = PRONE
      })
      const value =
        picks * held.value + (reach - picks) * evaluate(fumbled, seat) + (1 - reach) * evaluate(fallen, seat)
      const actions = [...declared(player, 'move'), ...dash.to(ballSquare)]
      return { actions, value, alone: value, end: held.end, goesOn: picks, sure: picks }
    })
}

/** The position when he stands there and has had his turn. */
function after(match: BloodMatch, { id, square: from }: Player, square: number, change: (own: BloodMatch) => void) {
  const own = bloodBowl.clone(match)
  const { state } = own
  state.squares[from] = EMPTY
  state.squares[square] = id
  Object.assign(state.players[id], { square, status: 0, activated: 1 })
  change(own)
  return own
}

/** With the ball he goes on as far as he can without another die, where that is better. */
function onward(match: BloodMatch, seat: number, player: Player, spent: number, evaluate: Evaluate) {
  const { ballSquare } = match.state
  const end = after(match, player, ballSquare, ({ state }) => {
    state.ballHolder = player.id
    state.ballSquare = -1
  })
  let best = { value: evaluate(end, seat), end }
  const own = end.state.players[player.id]
  const walk = new Walk(
    end,
    { ...own, ma: player.ma - spent - (player.status === PRONE ? 3 : 0) },
    zonesAgainst(end, seat),
  )
  const squares = walk.squares.filter((square) => square !== ballSquare)
  squares.sort((a, b) => columnsLeft(a, seat) - columnsLeft(b, seat))
  for (const square of squares.slice(0, ONWARD)) {
    const there = after(end, own, square, () => {})
    const value = isTouchdown(there, there.state.players[player.id])
      ? scored(there, seat, evaluate)
      : evaluate(there, seat)
    if (value > best.value) best = { value, end: there }
  }
  return best
}
