import {
  abilityRules,
  CATALOGUE,
  INDUCEMENT_TABLE,
  KICK_OFF_TABLE,
  type Position,
  PRAYER_TABLE,
  STARS,
  type Star,
  starsFor,
  TEAM_RULES,
  TEAMS,
  type TeamList,
  WEATHER_TABLE,
  weatherFor,
} from '@undercroft/blood-bowl'
import { figureOfStar } from '../../art/figures/stars.ts'
import { figureOfPosition } from '../../art/figures/words.ts'
import { positionName, skillName, skillText, slug, statNames, statValue } from '../../games/ball/names.ts'
import { figure, list, named, t } from '../../i18n/index.ts'
import { type Entry, type EntryLink, makerOf } from '../model.ts'

const { address, entry } = makerOf('blood-bowl')

const skillLink = (id: string): EntryLink => ({ name: skillName(id), entry: address('skill', id) })
const starLink = ({ id }: Pick<Star, 'id'>): EntryLink => ({
  name: named(`blood.star.${id}`),
  entry: address('star', id),
})
const yesNo = (is: boolean): string => t(is ? 'reference.blood.yes' : 'reference.blood.no')

/** 'Favoured of Khorne' is a patron, everything else a league. */
function allegiance(rule: string): string {
  const patron = rule.startsWith('Favoured of ') ? rule.slice('Favoured of '.length) : null
  if (rule === 'Favoured of...') return named('blood.team-rule.favoured-of.name')
  return named(`blood.allegiance.${slug(patron ?? rule)}`)
}

function teamEntry(team: TeamList): Entry {
  const { id, positions, special } = team
  const choices = team.patrons.length + (team.orLeague ? 1 : 0) > 1 ? [...team.patrons, team.orLeague ?? ''] : ['']
  const stars = STARS.filter((star) =>
    choices.some((choice) => starsFor(team, choice).some((open) => open.id === star.id || open.id === star.pairedWith)),
  )
  const leagues = [...team.leagues, ...(team.orLeague ? [team.orLeague] : []), ...team.patrons]
  return entry('team', id, named(`blood.team.${id}.name`), named(`blood.team.${id}.text`), {
    figure: figureOfPosition(team.name, positions[0].name),
    facts: [
      { name: t('reference.blood.reroll'), value: figure(team.reroll) },
      { name: t('reference.blood.apothecary'), value: yesNo(team.apothecary) },
      { name: t('reference.blood.tier'), value: String(team.tier) },
      { name: t('reference.blood.leagues'), value: list(leagues.map(allegiance)) },
      ...(special.length > 0
        ? [{ name: t('reference.blood.special'), value: special.map((rule) => teamRuleLink(slug(rule))) }]
        : []),
      ...(team.official ? [] : [{ name: t('reference.blood.unofficial'), value: '✓' }]),
      { name: t('reference.blood.stars'), value: stars.map(starLink) },
    ],
    table: {
      head: [
        t('reference.position'),
        t('reference.limit'),
        t('reference.cost'),
        ...statNames.map((stat) => t(`ball.stat.${stat}.name`)),
        t('reference.skills'),
        t('reference.primary'),
        t('reference.secondary'),
      ],
      rows: positions.map(rowOf),
      cast: positions.map(({ name }) => figureOfPosition(team.name, name)),
    },
    about: [],
  })
}

const rowOf = (position: Position) => [
  positionName(position.name),
  `0–${position.max}`,
  figure(position.cost),
  ...statNames.map((stat) => statValue(stat, position)),
  position.skills.map(skillLink),
  position.primary,
  position.secondary,
]

const teamRuleLink = (id: string): EntryLink => ({
  name: named(`blood.team-rule.${id}.name`),
  entry: address('skill', id),
})

function starEntry(star: Star): Entry {
  const { id, rule, playsFor, notFor, pairedWith } = star
  const partner = STARS.find((other) => other.id === pairedWith)
  return entry('star', id, named(`blood.star.${id}`), named(`blood.star-rule.${rule.id}.text`), {
    group: named(`blood.star-rule.${rule.id}.name`),
    figure: figureOfStar(id),
    figures: statNames.map((stat) => ({
      name: t(`ball.stat.${stat}.name`),
      value: statValue(stat, star),
      title: t(`ball.stat.${stat}.text`),
    })),
    facts: [
      { name: t('reference.cost'), value: figure(star.cost) },
      { name: t('reference.blood.limit-of'), value: t(`reference.blood.limits.${rule.limit}`) },
      {
        name: t('reference.blood.plays-for'),
        value:
          playsFor !== 'any'
            ? list(playsFor.map(allegiance))
            : notFor.length > 0
              ? t('reference.blood.not-for', { names: list(notFor.map(allegiance)) })
              : t('reference.blood.any-team'),
      },
      ...(partner ? [{ name: t('reference.blood.together'), value: [starLink(partner)] }] : []),
    ],
    terms: star.skills.map((skill) => ({ ...skillLink(skill), text: skillText(skill) })),
    about: ['BB-IND-20', 'BB-IND-21', 'BB-IND-22'],
  })
}

/** The sums of 2D6 that lead to something: '2', '4–10'. */
function sumsOf(leadsTo: (total: number) => boolean): string {
  const sums = Array.from({ length: 11 }, (_, i) => i + 2).filter(leadsTo)
  return sums.length > 1 ? `${sums[0]}–${sums[sums.length - 1]}` : String(sums[0])
}

/** The tables of a match: kick-off events, weather, prayers, and what is bought before it. */
const tableEntries = (): Entry[] => [
  ...KICK_OFF_TABLE.map(({ id, rules }, at) =>
    entry('event', id, named(`blood.kick-off.${id}.name`), named(`blood.kick-off.${id}.text`), {
      facts: [{ name: t('reference.blood.roll'), value: `2D6: ${at + 2}` }],
      about: rules,
    }),
  ),
  ...WEATHER_TABLE.map(({ id, rules }) =>
    entry('weather', id, named(`blood.weather.${id}.name`), named(`blood.weather.${id}.text`), {
      facts: [{ name: t('reference.blood.roll'), value: `2D6: ${sumsOf((total) => weatherFor(total) === id)}` }],
      about: rules,
    }),
  ),
  ...PRAYER_TABLE.map(({ id, rules, span }, at) =>
    entry('prayer', id, named(`blood.prayer.${id}.name`), named(`blood.prayer.${id}.text`), {
      facts: [
        { name: t('reference.blood.roll'), value: `D16: ${at + 1}` },
        { name: t('reference.blood.lasts'), value: t(`reference.blood.spans.${span}`) },
      ],
      about: rules,
    }),
  ),
  ...INDUCEMENT_TABLE.map(({ id, rules, cost, most }) =>
    entry('inducement', id, named(`blood.inducement.${id}.name`), named(`blood.inducement.${id}.text`), {
      facts: [
        { name: t('reference.cost'), value: figure(cost) },
        { name: t('reference.blood.most'), value: `0–${most}` },
      ],
      about: rules,
    }),
  ),
]

/** Everything of Blood Bowl beside the rules of the book. */
export function bloodEntries(): Entry[] {
  return [
    ...TEAMS.map(teamEntry),
    ...STARS.map(starEntry),
    ...tableEntries(),
    ...CATALOGUE.map(({ id, category, compulsory, rules }) =>
      entry('skill', id, skillName(id), skillText(id), {
        group: t(`reference.categories.${category}`),
        facts: compulsory ? [{ name: t('reference.compulsory'), value: '✓' }] : [],
        about: [...rules, ...abilityRules(id)],
      }),
    ),
    ...TEAM_RULES.map(({ id, rules }) =>
      entry('skill', id, named(`blood.team-rule.${id}.name`), named(`blood.team-rule.${id}.text`), {
        group: t('reference.blood.special'),
        about: rules,
      }),
    ),
  ]
}
