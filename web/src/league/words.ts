import type { SequenceEvent } from '@undercroft/ball'
import { type Fixture, fixtureOf, type League, type Season } from '@undercroft/league'
import { skillName } from '../games/ball/names.ts'
import { isKnown, named, t } from '../i18n/index.ts'
import { gold } from './figures.ts'

/** At which seat of the fixture a team sat. */
export const seatOf = (season: Season, fixture: string, team: string): number =>
  fixtureOf(season, fixture)?.away === team ? 1 : 0

/** The round of a fixture, or its place in the play-offs. */
export const stageOf = ({ kind, round }: Fixture): string =>
  kind === 'regular' ? t('league.round', { n: round }) : t(`league.kind.${kind}`)

/** A fixture of any season by its teams: nobody knows it by its id. */
export function fixtureName({ seasons, teams }: League, id: string): string {
  const fixture = seasons.map((season) => fixtureOf(season, id)).find((known) => known !== undefined)
  if (!fixture) return id
  return t('league.fixture', { a: teams[fixture.home].name, b: teams[fixture.away].name, stage: stageOf(fixture) })
}

const thing = (event: SequenceEvent): string => {
  const { item = '', what } = event
  if (what === 'skill' || isKnown(`ball.skill.${item}.name`)) return skillName(item)
  if (isKnown(`league.category.${item}`)) return named(`league.category.${item}`)
  if (event.type === 'bought') return named(`workshop.team.${item}`)
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
