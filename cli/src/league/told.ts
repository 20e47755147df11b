import {
  advancementCost,
  type BallRoster,
  type Guest,
  positionOf,
  type RosterEntry,
  rehirePrice,
  type SequenceEvent,
  type TeamBook,
} from '@undercroft/ball'
import type { Action } from '@undercroft/engine'
import type { Say } from '@undercroft/league'

/** What happens between matches, and what can be answered, in the language in use. */

/** Events that are told by what they were. */
const VARIED = ['recorded', 'hurt', 'rolled', 'advanced', 'mistake']

export const goldText = (say: Say, amount: number): string => say('gold', { amount })

export function toldText(say: Say, event: SequenceEvent): string {
  const { type, what, name = '', spp = 0, count = 0, value = 0, item = '', dice = [], values = [] } = event
  const facts = {
    name,
    spp,
    count,
    item: /^(ma|st|ag|pa|av)$/.test(item) ? item.toUpperCase() : item,
    gold: goldText(say, event.gold ?? 0),
    scored: value,
    value: goldText(say, value),
    current: goldText(say, event.currentValue ?? 0),
  }
  const text = say(VARIED.includes(type) ? `told.${type}-${what}` : `told.${type}`, facts)
  const rolled = dice.map((die, i) => `${die}: ${values[i]}`).join(', ')
  const rule = event.rules?.[0]
  return `${text}${rolled === '' ? '' : ` [${rolled}]`}${rule ? ` (${rule})` : ''}`
}

type Offer = Action & Readonly<Record<string, string>>

interface State {
  readonly roster: BallRoster
  readonly guests?: readonly Guest[]
  readonly old?: BallRoster
}

/** One legal answer to the open question. */
export function offerText(say: Say, book: TeamBook<BallRoster>, asked: string, state: unknown, action: Action): string {
  const offer = action as Offer
  const { roster, guests = [], old } = state as State
  const everybody = [...roster.players, ...guests.map(({ entry }) => entry), ...(old?.players ?? [])]
  const entry = everybody.find(({ id }) => id === offer.player)
  const text = wordsOf(say, book, asked, { roster, guests, ...(old ? { old } : {}) }, offer, entry)
  return entry ? `${entry.name}: ${text}` : text
}

function wordsOf(
  say: Say,
  book: TeamBook<BallRoster>,
  asked: string,
  { roster, guests = [], old }: State,
  offer: Offer,
  entry: RosterEntry | undefined,
): string {
  const priced = (key: string, amount: number, facts = {}) => say(key, { gold: goldText(say, amount), ...facts })
  switch (offer.type) {
    case 'done':
      return say(`done.${asked}`)
    case 'advance': {
      const cost = advancementCost(entry?.advancements.length ?? 0, offer.kind as never) ?? 0
      return say('choice.advance', { what: say(`advance.${offer.kind}`), cost })
    }
    case 'category':
      return say(`category.${offer.category}`)
    case 'skill':
    case 'keep':
      return say(`choice.${offer.type}`, { skill: offer.skill })
    case 'improve':
      return say('choice.improve', { what: offer.characteristic.toUpperCase() })
    case 'hire': {
      const { name, cost } = positionOf(book, roster, { position: offer.position })
      return priced('choice.hire', cost, { position: name })
    }
    case 'sign':
      return priced('choice.sign', book.guestPrice(roster, guests.find((guest) => guest.entry === entry) as Guest))
    case 'rehire':
      return priced('choice.rehire', rehirePrice(book, old ?? roster, entry as RosterEntry))
    case 'buy':
      return priced('choice.buy', book.staff.find(({ id }) => id === offer.item)?.price ?? 0, { item: offer.item })
    case 'reroll':
      return priced(
        old && roster.rerolls < old.rerolls ? 'choice.keep-reroll' : 'choice.reroll',
        book.rerollCost(roster),
      )
    case 'buy-reroll':
      return priced('choice.reroll', book.lateRerollCost(roster))
    default:
      return say(`choice.${offer.type}`)
  }
}
