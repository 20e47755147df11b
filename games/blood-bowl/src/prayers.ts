import { BEST, CATEGORY_LETTERS, hasAbility, NOBODY, ON_BOARD, playerOf, RESERVES, tellRoll } from '@undercroft/ball'
import { call, die, done, go, procedure, roll } from '@undercroft/engine'
import { listOfSeat } from './content.ts'
import { EXHIBITION_PRAYERS, PRAYERS, type Prayer } from './data/tables.ts'
import { layGround } from './ground.ts'
import { change, lend } from './loans.ts'
import { pickAtRandom } from './random-players.ts'
import { SKILLS_BY_CATEGORY } from './skills/catalogue.ts'
import { type BloodMatch, note } from './state.ts'
import { TABLE } from './table.ts'
import { forbidden } from './teams/advancement.ts'

const D3 = [die(3)]

interface Praying {
  team: number
  prayer: Prayer | ''
  player: number
}

const begin = ({ team }: { team: number }): Praying => ({ team, prayer: '', player: NOBODY })

const LONERS = ['loner-2', 'loner-3', 'loner-4', 'loner-5', 'two-for-one']

/** Available for this drive: on the pitch or in the Reserves and fit, usually without Loner (BB-PRAY-04). */
function eligible(match: BloodMatch, team: number, loners = false): number[] {
  return match.state.players
    .filter((player) => player.team === team && (player.place === ON_BOARD || player.place === RESERVES))
    .filter(({ id }) => match.state.extras[id].fainted === 0)
    .filter((player) => loners || !LONERS.some((loner) => hasAbility(match, player, loner)))
    .map(({ id }) => id)
}

/** One roll on the prayers table; what the team has already is rolled again (BB-PRAY-01). */
export const pray = procedure<BloodMatch, Praying, { team: number }>('pray', begin, ['bad-habits', 'prayer'], {
  start(match, { team }) {
    const sides = match.options.league ? PRAYERS.length : EXHIBITION_PRAYERS
    const open = PRAYERS.slice(0, sides).some((prayer) => !isInEffect(match, team, prayer))
    return open ? roll(match, [die(sides)], 'prayer', team, 'rolled') : done(match)
  },
  rolled(match, frame, values: number[]) {
    const { team } = frame
    tellRoll(match, 'prayer', team, -1, match.options.league ? 'd16' : 'd8', values)
    const prayer = PRAYERS[values[0] - 1]
    if (isInEffect(match, team, prayer)) return go(match, 'start')
    frame.prayer = prayer
    const side = match.state.sides[team]
    side.prayers = [...side.prayers, prayer]
    match.events?.push({ type: 'prayer', team, item: prayer })
    return go(match, STEPS[prayer] ?? 'end')
  },
  trapdoor(match) {
    match.state.trapdoors = 1
    return done(match)
  },
  moles(match) {
    layGround(match)
    return done(match)
  },
  /** What was completed before earns no more than it did: taken off here, for the report counts every completion (BB-PRAY-15). */
  passing(match, { team }) {
    const { state } = match
    for (const { id, team: own, completions } of state.players)
      if (own === team) note(state, id, { bonusSpp: state.extras[id].bonusSpp - completions })
    return done(match)
  },
  /** A random own player. */
  own: (match, { team }) =>
    call(
      match,
      pickAtRandom,
      { eligible: eligible(match, team), count: 1, seat: team, what: 'prayed-player' },
      'picked',
    ),
  picked(match, frame, [player]: number[]) {
    if (player === undefined) return done(match)
    frame.player = player
    if (frame.prayer === 'intensive-training')
      return primaries(match, player).length > 0 ? go(match, 'train') : done(match)
    lend(match, player, 'stab', 'drive')
    return done(match)
  },
  choose(match, { team }) {
    return eligible(match, team).length > 0 ? go(match, 'chosen') : done(match)
  },
  /** A player whom the coach chooses. */
  chosen: {
    kind: 'prayed-player',
    seat: (_match, { team }) => team,
    actions: (match, { team }) => eligible(match, team).map((player) => ({ type: 'bless', player })),
    about: (_match, { prayer }) => ({ prayer }),
    answer(match, { prayer }, { player }: { type: string; player: number }) {
      if (prayer === 'iron-man') {
        if (playerOf(match, player).av < BEST.av) change(match, player, 'av', 1, 'game')
      } else if (prayer === 'knuckle-dusters') lend(match, player, 'mighty-blow', 'drive')
      else lend(match, player, 'pro', 'game')
      return done(match)
    },
  },
  habits: (match, { team }) => roll(match, D3, 'bad-habits', team, 'spoil'),
  spoil(match, { team }, values: number[]) {
    tellRoll(match, 'bad-habits', team, -1, 'd3', values)
    const pick = { eligible: eligible(match, 1 - team), count: values[0], seat: team, what: 'prayed-player' }
    return call(match, pickAtRandom, pick, 'spoilt')
  },
  spoilt(match, _frame, picked: number[]) {
    for (const player of picked) lend(match, player, 'loner-2', 'drive')
    return done(match)
  },
  cleats(match, { team }) {
    const pick = { eligible: eligible(match, 1 - team, true), count: 1, seat: team, what: 'prayed-player' }
    return call(match, pickAtRandom, pick, 'greased')
  },
  greased(match, _frame, [player]: number[]) {
    if (player !== undefined && playerOf(match, player).ma > 1) change(match, player, 'ma', -1, 'drive')
    return done(match)
  },
  train: {
    kind: 'trained-skill',
    seat: (_match, { team }) => team,
    actions: (match, { player }) => primaries(match, player).map((skill) => ({ type: 'learn', skill })),
    about: (_match, { player }) => ({ player }),
    answer(match, { player }, { skill }: { type: string; skill: string }) {
      lend(match, player, skill, 'game')
      return done(match)
    },
  },
  end: (match) => done(match),
})

const STEPS: Readonly<Partial<Record<Prayer, string>>> = {
  'treacherous-trapdoor': 'trapdoor',
  stiletto: 'own',
  'iron-man': 'choose',
  'knuckle-dusters': 'choose',
  'bad-habits': 'habits',
  'greasy-cleats': 'cleats',
  'blessed-statue': 'choose',
  'moles-under-the-pitch': 'moles',
  'perfect-passing': 'passing',
  'intensive-training': 'own',
}

/** The trapdoors concern both teams: whoever prayed for them (BB-PRAY-01). */
const isInEffect = ({ state }: BloodMatch, team: number, prayer: Prayer): boolean =>
  state.sides[team].prayers.includes(prayer) || (prayer === 'treacherous-trapdoor' && state.trapdoors === 1)

/** The Primary skills that a player could learn (BB-PRAY-20). */
function primaries(match: BloodMatch, id: number): string[] {
  const player = playerOf(match, id)
  const position = listOfSeat(match.options, player.team)?.positions.find(
    (known) => known.id === match.state.extras[id].position,
  )
  const owned = TABLE.list(player.skills)
  return Array.from(position?.primary ?? 'G', (letter) => SKILLS_BY_CATEGORY[CATEGORY_LETTERS[letter]])
    .flatMap((skills) => skills.map((entry) => entry.id))
    .filter((skill) => forbidden(owned, skill) === null)
}
