import { sure } from '@undercroft/engine'
import { named, t } from '../../i18n/index.ts'
import type { Choice } from '../adapter.ts'
import { type BloodMatch, type Inducement, listOfSeat, MERCENARY_FEE, OFFERS, priceOf, starById } from './rules.ts'

/** What is hired before a match. */
interface Offer {
  readonly type: string
  readonly item?: string
  readonly star?: string
  readonly position?: string
}

/** The shelf of an offer, its price, and how many the team has bought of how many it may. */
export function offerWords(match: BloodMatch, seat: number, offer: Offer): Pick<Choice, 'heading' | 'detail'> {
  const list = listOfSeat(match.options, seat)
  if (!list) return {}
  switch (offer.type) {
    case 'buy': {
      const item = offer.item as Inducement
      const owned = match.state.sides[seat].bought.filter((known) => known === item).length
      return {
        heading: t('blood.shop.inducements'),
        detail: `${named(`blood.inducement.${item}.text`)} ${t('blood.shop.owned', { price: priceOf(item, list), owned, most: OFFERS[item].most })}`,
      }
    }
    case 'star':
      return {
        heading: t('blood.shop.stars'),
        detail: priced(sure(starById(offer.star ?? ''), `star ${offer.star}`).cost),
      }
    case 'mercenary': {
      const { cost } = sure(
        list.positions.find(({ id }) => id === offer.position),
        `position ${offer.position}`,
      )
      return { heading: t('blood.shop.mercenaries'), detail: priced(cost + MERCENARY_FEE) }
    }
  }
  return {}
}

const priced = (price: number): string => t('blood.shop.price', { price })
