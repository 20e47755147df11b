import { figureOf } from '../../art/figures/words.ts'
import { wordsOf } from '../../games/ball/words.ts'
import { positionFigure, positionName, skillName } from '../../games/dungeon-bowl/names.ts'
import { CATALOGUE, COLLEGES, type College, TILE_NAMES } from '../../games/dungeon-bowl/rules.ts'
import { figure, named, t } from '../../i18n/index.ts'
import { type Entry, makerOf } from '../model.ts'

const { address, entry } = makerOf('dungeon-bowl')
const words = wordsOf('dungeon')
const target = (value: number | null): string => (value === null ? '–' : `${value}+`)

const states = ['standing', 'prone', 'stunned', 'reserves', 'knocked-out', 'casualty'] as const

function collegeEntry({ id, groups, spell }: College): Entry {
  const stats = ['ma', 'st', 'ag', 'pa', 'av'] as const
  return entry('college', id, named(`dungeon.college.${id}.name`), named(`dungeon.college.${id}.text`), {
    figure: figureOf(groups[0].positions[0].name),
    facts: [
      {
        name: t('reference.wizard'),
        value: [{ name: named(`dungeon.spell.${spell}.name`), entry: address('spell', spell) }],
      },
    ],
    table: {
      head: [
        t('reference.position'),
        t('reference.limit'),
        t('reference.cost'),
        ...stats.map((stat) => t(`ball.stat.${stat}.name`)),
        t('reference.skills'),
        t('reference.primary'),
        t('reference.secondary'),
      ],
      rows: groups.flatMap(({ limit, positions }) =>
        positions.map((position) => [
          positionName(position.name),
          `${limit[0]}–${limit[1]}`,
          figure(position.cost),
          String(position.ma),
          String(position.st),
          target(position.ag),
          target(position.pa),
          target(position.av),
          position.skills.map((skill) => ({ name: skillName(skill), entry: address('skill', skill) })),
          position.primary,
          position.secondary,
        ]),
      ),
      cast: groups.flatMap(({ positions }) => positions.map(({ name }) => positionFigure(name))),
    },
    about: [`DB-ROST-${id.toUpperCase()}-`],
  })
}

/** Everything of Dungeon Bowl beside the rules of the book. */
export function dungeonEntries(): Entry[] {
  return [
    ...COLLEGES.map(collegeEntry),
    ...CATALOGUE.map(({ id, category, compulsory }) =>
      entry('skill', id, skillName(id), named(`ball.skill.${id}.text`), {
        group: t(`reference.categories.${category}`),
        facts: compulsory ? [{ name: t('reference.compulsory'), value: '✓' }] : [],
        about: [`DB-SKILL-${id.toUpperCase()}-`, `DB-TRAIT-${id.toUpperCase()}-`],
      }),
    ),
    ...COLLEGES.map(({ id, spell }) =>
      entry('spell', spell, named(`dungeon.spell.${spell}.name`), named(`dungeon.spell.${spell}.text`), {
        group: named(`dungeon.college.${id}.name`),
      }),
    ),
    ...TILE_NAMES.map((id) => entry('room', id, named(`dungeon.room.${id}.name`), named(`dungeon.room.${id}.text`))),
    ...states.map((id) => entry('state', id, words.text(`ball.state.${id}.name`), words.text(`ball.state.${id}.text`))),
  ]
}
