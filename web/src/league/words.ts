import type { SequenceEvent } from '@undercroft/dungeon-bowl'
import { fixtureOf, type Season } from '@undercroft/league'
import { skillName } from '../games/dungeon-bowl/names.ts'
import { isKnown, named, t } from '../i18n/index.ts'
import { gold } from './figures.ts'

/** At which seat of the fixture a team sat. */
export const seatOf = (season: Season, fixture: string, team: string): number =>
  fixtureOf(season, fixture)?.away === team ? 1 : 0

const thing = (event: SequenceEvent): string => {
  const { item = '', what } = event
  if (what === 'skill' || isKnown(`ball.skill.${item}.name`)) return skillName(item)
  if (isKnown(`league.category.${item}`)) return named(`league.category.${item}`)
  return item.toUpperCase()
}

/** One thing that happened in a sequence, in words. */
export function eventText(event: SequenceEvent): string {
  const facts = {
    name: event.name ?? '',
    gold: gold(event.gold ?? 0),
    spp: event.spp ?? 0,
    item: thing(event),
    count: event.count ?? 0,
    scored: event.value ?? 0,
    value: gold(event.value ?? 0),
    current: gold(event.currentValue ?? 0),
  }
  const own = `league.told.${event.type}-${event.what}`
  if (isKnown(own)) return named(own, facts)
  const key = `league.told.${event.type}`
  return isKnown(key) ? named(key, facts) : t('league.told.other', { what: event.type })
}
