import { MOST_PLAYERS, OUT, RESERVES } from '@undercroft/ball'
import { type Action, done, go, procedure, sure } from '@undercroft/engine'
import { listOfSeat, listsOf } from './content.ts'
import { partyOf, starsFor } from './data/hiring.ts'
import {
  INDUCEMENTS,
  type Inducement,
  isOffered,
  MERCENARY_FEE,
  MERCENARY_SKILL,
  MOST_CHEERLEADERS,
  MOST_COACHES,
  MOST_STARS,
  OFFERS,
  priceOf,
  rulesOfTeam,
} from './data/inducements.ts'
import { type Star, starById } from './data/stars/index.ts'
import type { Position } from './data/team.ts'
import { findPosition, knownTeam } from './data/teams/index.ts'
import { joinTeam } from './joining.ts'
import { matchValue } from './pre-match.ts'
import { type BloodMatch, MERCENARY, STAR } from './state.ts'
import { openSkills } from './teams/advancement.ts'
import { listed, starPlayer } from './teams/match-team.ts'
import { positionOf } from './teams/player.ts'

interface Shopping {
  /** Seats in the order in which they buy; who is buying. */
  order: number[]
  at: number
  position: string
}

const begin = (): Shopping => ({ order: [], at: 0, position: '' })

/**
 * The team of higher value buys first, from its Treasury; the other then has the difference and what was spent as petty cash, and
 * nothing else (BB-PRE-06 to BB-PRE-10).
 */
export const buyInducements = procedure<BloodMatch, Shopping, object>('buy-inducements', begin, {
  start(match, frame) {
    const [first, second] = [0, 1].map((team) => matchValue(match, team))
    if (first === second) return done(match)
    frame.order = first > second ? [0, 1] : [1, 0]
    match.state.sides[frame.order[0]].pettyCash = match.state.sides[frame.order[0]].treasury
    return go(match, 'next')
  },
  next(match, frame) {
    if (frame.at === 2) return go(match, 'close')
    return shelf(match, frame.order[frame.at]).length > 0 ? go(match, 'buy') : go(match, 'leave')
  },
  buy: {
    kind: 'inducements',
    seat: (_match, { order, at }) => order[at],
    actions: (match, { order, at }) => [{ type: 'done' }, ...shelf(match, order[at])],
    about: (match, { order, at }) => ({ gold: match.state.sides[order[at]].pettyCash }),
    answer(match, frame, action: Action & { item: Inducement; star: string; position: string }) {
      const team = frame.order[frame.at]
      if (action.type === 'done') return go(match, 'leave')
      if (action.type === 'mercenary') {
        frame.position = action.position
        const position = positionFor(match, team, action.position)
        pay(match, team, position.cost + MERCENARY_FEE, 'mercenary')
        const taught = match.state.sides[team].pettyCash >= MERCENARY_SKILL && lessons(position).length > 0
        return taught ? go(match, 'teach') : go(match, 'hire', '')
      }
      if (action.type === 'star') hireStar(match, team, sure(starById(action.star), `star '${action.star}'`))
      else {
        pay(
          match,
          team,
          priceOf(action.item, knownTeam(match.options.teams[team].race, listsOf(match.options))),
          action.item,
        )
        install(match, team, action.item)
      }
      return go(match, 'next')
    },
  },
  /** A mercenary may have one Primary skill more (BB-IND-18). */
  teach: {
    kind: 'mercenary-skill',
    seat: (_match, { order, at }) => order[at],
    actions: (match, { order, at, position }) => [
      { type: 'none' },
      ...lessons(positionFor(match, order[at], position)).map((skill) => ({ type: 'learn', skill })),
    ],
    about: (_match, { position }) => ({ position }),
    answer(match, { order, at }, { type, skill }: { type: string; skill: string }) {
      if (type === 'none') return go(match, 'hire', '')
      pay(match, order[at], MERCENARY_SKILL, 'mercenary-skill')
      return go(match, 'hire', skill)
    },
  },
  hire(match, { order, at, position }, skill: string) {
    const team = order[at]
    const entry = listed(positionFor(match, team, position))
    const joined = joinTeam(match, team, entry, MERCENARY, 'loner-4', ...(skill ? [skill] : []))
    match.events?.push({ type: 'hired', team, player: joined.id, item: position })
    return go(match, 'next')
  },
  /** Treasury gold that was not spent stays there; petty cash is lost (BB-PRE-09). */
  leave(match, frame) {
    const { sides } = match.state
    const [richer, poorer] = frame.order
    const buyer = frame.order[frame.at]
    if (buyer === richer) {
      sides[richer].treasury = sides[richer].pettyCash
      sides[poorer].pettyCash = matchValue(match, richer) - matchValue(match, poorer)
    }
    sides[buyer].pettyCash = 0
    frame.at++
    return go(match, 'next')
  },
  /** In a league nobody plays for both sides: then for neither (BB-IND-04). */
  close(match) {
    const { players, sides, extras } = match.state
    const hired = (team: number) =>
      players.filter((player) => player.team === team && extras[player.id].contract === STAR)
    for (const star of hired(0)) {
      const { position } = extras[star.id]
      const double = hired(1).find(({ id }) => extras[id].position === position)
      if (!double) continue
      star.place = OUT
      double.place = OUT
      match.events?.push({ type: 'both-hired', item: position })
    }
    if (sides.every(({ bugman }) => bugman === 1)) {
      for (const side of sides) side.bugman = 0
      match.events?.push({ type: 'both-hired', item: 'josef-bugman' })
    }
    return done(match)
  },
})

const positionFor = ({ options }: BloodMatch, team: number, position: string): Position =>
  positionOf(knownTeam(options.teams[team].race, listsOf(options)), { position })

const lessons = (position: Position): string[] => openSkills(position, position.skills, 'chosen-primary')

function pay({ state, events }: BloodMatch, team: number, cost: number, item: string): void {
  const side = state.sides[team]
  side.pettyCash -= cost
  side.spent += cost
  side.bought = [...side.bought, item]
  events?.push({ type: 'bought', team, item })
}

/** The star, and the partner of a pair (BB-IND-20). */
function hireStar(match: BloodMatch, team: number, star: Star): void {
  pay(match, team, star.cost, 'star')
  for (const hired of partyOf(star)) {
    const joined = joinTeam(match, team, starPlayer(hired), STAR)
    match.events?.push({ type: 'hired', team, player: joined.id, item: hired.id })
  }
}

/** What the team can pay for and may have (BB-IND-01, BB-IND-18, BB-IND-20). */
function shelf(match: BloodMatch, team: number): Action[] {
  const { choice } = match.options.teams[team]
  const list = listOfSeat(match.options, team)
  if (!list) return []
  const { pettyCash, bought } = match.state.sides[team]
  const actions: (Action & { item?: string; star?: string; position?: string })[] = []
  const owned = (item: string) => bought.filter((known) => known === item).length
  for (const item of INDUCEMENTS) {
    if (priceOf(item, list) > pettyCash || owned(item) >= OFFERS[item].most) continue
    if (isOffered(item, list, rulesOfTeam(list, choice))) actions.push({ type: 'buy', item })
  }
  const fit = match.state.players.filter((player) => player.team === team && player.place === RESERVES)
  const extras = match.state.extras
  if (owned('star') < MOST_STARS) {
    for (const star of starsFor(list, choice)) {
      const there = fit.some(({ id }) => extras[id].position === star.id)
      if (!there && star.cost <= pettyCash && fit.length + partyOf(star).length <= MOST_PLAYERS)
        actions.push({ type: 'star', star: star.id })
    }
  }
  if (fit.length >= MOST_PLAYERS) return actions
  const playing = fit.map(({ id }) => findPosition(list, extras[id].position))
  const big = playing.filter((position) => position?.bigGuy).length
  for (const { id, cost, max, bigGuy } of list.positions) {
    if (bigGuy && list.bigGuyLimit !== null && big >= list.bigGuyLimit) continue
    const count = playing.filter((position) => position?.id === id).length
    if (count < max && cost + MERCENARY_FEE <= pettyCash) actions.push({ type: 'mercenary', position: id })
  }
  return actions
}

/** What an inducement does from now on; the others are asked for by name when their time comes. */
export function install({ state }: Pick<BloodMatch, 'state'>, team: number, item: Inducement): void {
  const side = state.sides[team]
  switch (item) {
    case 'cheerleaders':
      side.cheerleaders = Math.min(MOST_CHEERLEADERS, side.cheerleaders + 1)
      break
    case 'coaches':
      side.coaches = Math.min(MOST_COACHES, side.coaches + 1)
      break
    case 'weather-mage':
      side.mages++
      break
    case 'kegs':
      side.kegs++
      break
    case 'training':
      side.training++
      state.teams[team].rerolls++
      break
    case 'bribes':
      state.teams[team].bribes++
      break
    case 'wandering-apothecary':
      side.wanderers++
      break
    case 'mortuary-assistant':
      side.mortuary++
      break
    case 'plague-doctor':
      side.plagueDoctors++
      break
    case 'master-chef':
      side.chefs++
      break
    case 'josef-bugman':
      side.bugman = 1
      break
    case 'wizard':
      side.wizards++
      break
    case 'biased-referee':
      side.referees++
  }
}
