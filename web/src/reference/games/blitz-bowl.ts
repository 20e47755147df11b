import { figureOfPosition } from '../../art/figures/words.ts'
import { abilityName, challengeName, playName, slug } from '../../games/blitz-bowl/names.ts'
import {
  abilityCards,
  arenas,
  ballTypes,
  bonusPlays,
  challenges,
  randomEvents,
  type TeamCard,
  teamCards,
} from '../../games/blitz-bowl/rules.ts'
import { named, t } from '../../i18n/index.ts'
import { type Entry, makerOf } from '../model.ts'

const { address, entry } = makerOf('blitz-bowl')
const target = (value: number | null): string => (value === null ? '–' : `${value}+`)

const states = ['open', 'marked', 'prone', 'in-reserve'] as const

function teamEntry({ id, positions, emergencyReserves }: TeamCard): Entry {
  return entry('team', id, named(`blitz.team.${id}.name`), named(`blitz.team.${id}.nickname`), {
    figure: figureOfPosition(id, positions[0].name),
    facts: [{ name: t('reference.reserves'), value: String(emergencyReserves) }],
    table: {
      head: [
        t('reference.position'),
        t('reference.limit'),
        ...(['move', 'throw', 'block', 'armour'] as const).map((stat) => t(`blitz.stat.${stat}.name`)),
        t('reference.skills'),
      ],
      rows: positions.map((position) => [
        named(`blitz.position.${slug(position.name)}`),
        String(position.count),
        String(position.move).toUpperCase(),
        target(position.throw),
        String(position.block),
        target(position.armour),
        position.abilities.map((ability) => ({ name: abilityName(ability), entry: address('skill', ability) })),
      ]),
      cast: positions.map(({ name }) => figureOfPosition(id, name)),
    },
  })
}

/** Everything of Blitz Bowl beside the rules of the book. */
export function blitzEntries(): Entry[] {
  const text = (group: string, id: string) => named(`blitz.${group}.${id}.text`)
  return [
    ...teamCards.map(teamEntry),
    ...abilityCards.map(({ id, rules }) => entry('skill', id, abilityName(id), text('ability', id), { about: rules })),
    ...challenges.map(({ id, points }) =>
      entry('card', id, challengeName(id), text('challenge', id), {
        group: t('reference.cards.challenge'),
        facts: [{ name: t('reference.points'), value: String(points) }],
      }),
    ),
    ...bonusPlays.map(({ id }) =>
      entry('card', id, playName(id), `${named(`blitz.play.${id}.when`)} ${text('play', id)}`, {
        group: t('reference.cards.play'),
      }),
    ),
    ...randomEvents.map(({ id }) =>
      entry('card', id, named(`blitz.randomEvent.${id}.name`), text('randomEvent', id), {
        group: t('reference.cards.event'),
      }),
    ),
    ...ballTypes.map(({ id, rules }) =>
      entry('card', `ball-${id}`, named(`blitz.ball.${id}.name`), text('ball', id), {
        group: t('reference.cards.ball'),
        about: rules,
      }),
    ),
    ...arenas.map(({ id, rules }) =>
      entry('room', id, named(`blitz.arena.${id}.name`), text('arena', id), { about: rules }),
    ),
    ...states.map((id) => entry('state', id, named(`blitz.state.${id}.name`), text('state', id))),
  ]
}
