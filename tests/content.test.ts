import { readFileSync } from 'node:fs'
import { blitzBowl, profileOf } from '@undercroft/blitz-bowl'
import { bloodBowl, JOURNEYMAN } from '@undercroft/blood-bowl'
import { dungeonBowl } from '@undercroft/dungeon-bowl'
import {
  type Game,
  type GameContent,
  type Home,
  Journal,
  type Match,
  OptionsError,
  Random,
  readReplay,
  readSave,
  replaySteps,
  writeReplay,
  writeSave,
} from '@undercroft/engine'
import { readHomes, writeHomes } from '@undercroft/engine/content-file'
import { cardOf, skirmishGame, WARBANDS } from '@undercroft/skirmish'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadGame } from '../cli/src/games.ts'
import { gameNames } from './repository.ts'

const text = readFileSync(new URL('../docs/house.yaml', import.meta.url), 'utf8')
const documents = text.split('---\n')
const of = (game: string) => readHomes(text).filter((home) => home.game === game)

/** A whole match between players who choose by lot. */
function play<M extends Match>(game: Game<M>, options: unknown, seed: number) {
  const journal = new Journal(game, game.create(options, seed))
  const random = new Random(seed)
  for (let d = game.decision(journal.match); d && journal.entries.length < 1500; d = game.decision(journal.match))
    journal.play(random.pick(d.actions))
  return journal
}

const toads = {
  faction: 'CE',
  creatures: ['toad-king', 'marsh-toad', 'marsh-toad'],
  tiles: WARBANDS[0].tiles,
  pool: [],
}
interface Asked {
  readonly content: readonly Record<string, unknown>[]
  readonly [option: string]: unknown
}

const options: Readonly<Record<string, Asked>> = {
  'blitz-bowl': { teams: ['pirate', 'orc'], board: 'rubble-yard', content: of('blitz-bowl') },
  skirmish: { warbands: [toads, 'orc-horde'], rounds: 4, grid: 'M2', content: of('skirmish') },
  'blood-bowl': { teams: ['buccaneers', 'Rust Heap'], turns: 2, content: of('blood-bowl') },
  'dungeon-bowl': {
    teams: ['tides', 'Forge Wardens'],
    dungeon: 'smugglers-cove',
    turnLimit: 8,
    content: of('dungeon-bowl'),
  },
}
/** The same with nothing of one's own. */
const BOOK: Readonly<Record<string, object>> = {
  'blitz-bowl': { teams: ['human', 'orc'] },
  skirmish: { warbands: ['temple-guard', 'orc-horde'] },
  'blood-bowl': { teams: ['Iron Jaws', 'Rust Heap'] },
  'dungeon-bowl': { teams: ['Cinder Mob', 'Forge Wardens'], dungeon: 'idol-steps' },
}

const packages = await Promise.all(gameNames().map(loadGame))
const cases = packages.map(({ game }) => [game.id, game as Game] as const)

describe.each(cases)('%s with the things of docs/house.yaml', (id, game) => {
  test('the same options and seed give the same match, and views, saves and replays carry what it needs', () => {
    const journal = play(game, options[id], 5)
    expect(game.digest(play(game, structuredClone(options[id]), 5).match)).toBe(game.digest(journal.match))
    const replay = writeReplay(
      game,
      options[id],
      5,
      journal.entries.map(({ action }) => action),
    )
    const sent = JSON.parse(JSON.stringify(replay))
    expect([...replaySteps(game, readReplay(game, sent))]).toHaveLength(sent.steps.length)
    const kept = JSON.parse(JSON.stringify(writeSave(journal)))
    expect(game.digest(readSave(game, kept).match)).toBe(game.digest(journal.match))
    const view = game.load(JSON.parse(JSON.stringify(game.save(game.view(journal.match, 1)))))
    expect(() => game.decision(game.imagine(view, 1, new Random(1)))).not.toThrow()
  })

  test('a match of the book is what it was: content that nobody uses changes neither dice nor outcome', () => {
    const { content: all, ...rest } = options[id]
    // Cards are in the deck as soon as they take part.
    const content = all.filter(({ family }) => family !== 'challenges')
    const book = { ...rest, ...BOOK[id] }
    const without = game.result(play(game, book, 9).match)
    expect(game.result(play(game, { ...book, content }, 9).match)).toEqual(without)
    expect(game.create(book, 1).options).not.toHaveProperty('content')
    expect(game.create({ ...book, content: [] }, 1).options).not.toHaveProperty('content')
  })
})

test('a team of one’s own has the figures of its card and of its abilities, old and new', () => {
  const { match } = new Journal(blitzBowl, blitzBowl.create(options['blitz-bowl'], 1))
  expect(match.state.players.filter(({ team }) => team === 0)).toHaveLength(6)
  expect(profileOf(match.state, 3)).toMatchObject({
    position: 'powder-monkey',
    move: 8,
    ability: 'rope-swinger',
    runsOver: true,
    runsThroughRubble: true,
    runsPast: false,
  })
  expect(profileOf(match.state, 5)).toMatchObject({ name: 'First Mate', block: 2, ability: 'frenzied' })
})

test('a creature of one’s own has its card, and brings its minions', () => {
  const match = skirmishGame.create(options.skirmish, 1)
  const own = match.state.creatures.filter(({ owner }) => owner === 0).map((one) => cardOf(match, one))
  expect(own.map(({ id }) => id)).toEqual(['toad-king', 'marsh-toad', 'marsh-toad', 'marsh-toad', 'marsh-toad'])
  expect(own[1]).toMatchObject({ name: 'Marsh Toad', hp: 15, ac: 14 })
})

test('a dungeon of one’s own is played by its name', () => {
  const { options: checked } = dungeonBowl.create({ dungeon: 'smugglers-cove', content: of('dungeon-bowl') }, 1)
  expect(JSON.stringify(checked)).toContain('"sewer"')
  expect(JSON.stringify(checked)).not.toContain('smugglers-cove')
})

test('a Blood Bowl team of one’s own has its list: figures, prices, stars, journeymen', () => {
  const match = bloodBowl.create(options['blood-bowl'], 1)
  const own = match.state.players.filter(({ team }) => team === 0)
  expect(own).toHaveLength(11)
  expect(own[7]).toMatchObject({ ma: 7, st: 3, ag: 3, pa: 4, av: 9 })
  expect(match.options.teams[0]).toMatchObject({
    name: 'Salt and Tar',
    race: 'buccaneers',
    rerolls: 3,
    apothecary: true,
    linemen: [{ position: 'deckhand', name: 'Deckhand', value: 50_000 }],
  })
})

test('whoever drafts a team of such a list plays it, and without the list it is refused', () => {
  const players = Array.from({ length: 9 }, (_, i) => ({ number: i + 1, name: `Tar ${i}`, position: 'deckhand' }))
  const roster = { name: 'Tar', race: 'buccaneers', kind: 'league', rerolls: 1, treasury: 300_000, players }
  const asked = { teams: [roster, 'Rust Heap'], league: true, turns: 1 }
  const content = of('blood-bowl')
  const { match } = play(bloodBowl, { ...asked, content }, 3)
  const journeymen = match.state.extras.filter(
    ({ contract }, id) => contract === JOURNEYMAN && match.state.players[id].team === 0,
  )
  expect(journeymen.map(({ position }) => position)).toEqual(['deckhand', 'deckhand'])
  expect(() => bloodBowl.create(asked, 1)).toThrow("teams[0].race: 'buccaneers' is none of")
})

test('a College of one’s own has its Linemen, its Wizard and its spell', () => {
  const match = dungeonBowl.create(options['dungeon-bowl'], 1)
  expect(match.options.teams[0]).toMatchObject({
    name: 'Bilge Pumps',
    college: 'tides',
    wizard: 1,
    linemen: [{ position: 'bailer' }],
  })
  expect(match.state.players.filter(({ team }) => team === 0)).toHaveLength(12)
  const cast = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((seed) =>
    play(dungeonBowl, options['dungeon-bowl'], seed).entries.filter(
      ({ action }) => (action as { type: string }).type === 'cast',
    ),
  )
  expect(cast.length).toBeGreaterThan(0)
})

const contents = Object.fromEntries(
  packages.flatMap(({ game, content }): [string, GameContent][] => (content ? [[game.id, content]] : [])),
)
/** The file with a change in one document, as the game reads it. */
function changed(document: number, from: string | RegExp, to: string): () => unknown {
  const now = documents.with(document, documents[document].replace(from, to))
  expect(now).not.toEqual(documents)
  const homes = readHomes(now.join('---\n'))
  const game = String(readHomes(documents[document])[0].game)
  return () => contents[game].read(homes.filter((home) => home.game === game || !(String(home.game) in contents)))
}

test.each([
  [0, 'emergencyReserves: 4\n', '', 'content[0].emergencyReserves: is missing'],
  [
    0,
    'emergencyReserves: 4',
    'emergencyReserves: many',
    'content[0].emergencyReserves: must be a whole number from 2 to 6',
  ],
  [0, 'emergencyReserves: 4', 'emergencyReserves: 4\ncannons: 2', 'content[0].cannons: is not known here'],
  [
    0,
    'count: 3, move: 6',
    'count: 3, move: fast',
    "content[0].positions[0].move: must be a whole number from 1 to 12, or 'd6'",
  ],
  [0, 'count: 3, move: 6', 'count: 3', 'content[0].positions[0].move: is missing'],
  [0, 'count: 3,', 'count: 9,', 'content[0].positions: must have 6 to 10 players together'],
  [0, 'id: powder-monkey', 'id: parrot', 'content[0].positions[1].id: is not known here (there is: '],
  [0, 'ability: frenzied', 'ability: drunk', 'content[0].positions[2].ability: is not known here'],
  [0, 'id: pirate', 'id: orc', "content[0].id: 'orc' is taken by a thing of the book"],
  [0, 'id: pirate', 'id: Pi rate', 'content[0].id: must be of small letters'],
  [0, 'family: teams', 'family: fleets', 'content[0].family: nothing can be added to it (there is: teams, positions, '],
  [0, 'game: blitz-bowl', 'game: chess', 'content[0].game: there is no such game (there is: blitz-bowl)'],
  [0, 'set: high-seas', 'set: book', 'content[0].set: the book is complete'],
  [
    0,
    'nickname: The Bilge Rats',
    'title: The Bilge Rats',
    'content[0].en.title: is not known here (there is: name, nickname)',
  ],
  [0, ', nickname: The Bilge Rats', '', 'content[0].en.nickname: is missing'],
  [0, 'figure: human', 'hat: tall', 'content[0].look.hat: is not known here (there is: figure, tint)'],
  [1, 'id: powder-monkey', 'id: first-mate', "content[2].id: 'first-mate' is there twice"],
  [1, 'en: Powder Monkey\n', '', 'content[1].en: is missing'],
  [3, 'over: true', 'over: high', 'content[3].run.over: must be true or false'],
  [4, 'hp: 15', 'hp: ten', 'content[0].hp: must be a whole number from 1 to 10000'],
  [4, 'ac: 14\n', '', 'content[0].ac: is missing'],
  [4, 'Poison (Paralysis; DC 12)', 'Sings', 'content[0]: Marsh Toad: '],
  [4, 'id: marsh-toad', 'id: griffon', "content[0].id: 'griffon' is taken"],
  [5, 'Minions 2 Marsh Toad', 'Minions 2 Newt', "content[1].abilities: there is no creature 'Newt'"],
  [6, 'sewer 7 4', 'swimming-pool 7 4', 'content[0].tiles[7]: '],
  [6, '  - corridor 10 11 2\n', '', 'content[0].tiles: '],
  [7, 'points: 3', 'points: 30', 'content[4].points: must be a whole number from 1 to 6'],
  [7, 'turbo,', 'cannonade,', 'content[4].backs[0]: must be one of '],
  [7, 'shake-it-loose', 'walk-the-plank', 'content[4].meets[1]: must be one of '],
  [
    8,
    'max: 16, cost: 50000',
    'max: 17, cost: 50000',
    'content[0].positions[0].max: must be a whole number from 1 to 16',
  ],
  [8, '6 3 3 4 9, access: G/AS', '6 3 3 4, access: G/AS', 'content[0].positions[0].profile: must be MA ST AG PA AV'],
  [8, 'access: GP/AS', 'access: GX/AS', 'content[0].positions[1].access: must be letters of categories'],
  [8, 'pass strong-arm', 'pass weak-arm', 'content[0].positions[1].skills: must be ids of skills'],
  [8, 'id: boarder', 'id: parrot', 'content[0].positions[2].id: is not known here (there is: '],
  [8, 'id: boarder', 'id: deckhand', "content[0].positions[2].id: 'deckhand' is there twice"],
  [
    8,
    'journeymen: [ deckhand ]',
    'journeymen: [ gunner ]',
    'content[0].journeymen[0]: is not known here (there is: deckhand',
  ],
  [8, 'leagues: [ Old World Classic ]', 'leagues: [ Seven Seas ]', 'content[0].leagues[0]: must be one of '],
  [8, 'boarder 4 guard', 'boarder 5 guard', 'content[0].ready: players: 5 of Boarder, but at most 4 are allowed'],
  [
    8,
    'deckhand 6 block',
    'deckhand 5 block',
    'content[0].ready: players: a new team needs at least 11 players, not 10',
  ],
  [8, 'cannoneer 1', 'cannoneer 1 dodge', "content[0].ready: players.6.advancements.0.skill: 'dodge' is in no primary"],
  [8, 'cannoneer 1,', 'one cannoneer,', 'content[0].ready.players[1]: must be a position, how many, and skills'],
  [8, 'id: buccaneers', 'id: orc', "content[0].id: 'orc' is taken by a thing of the book"],
  [9, 'id: deckhand', 'id: human-lineman', "content[1].id: 'human-lineman' is taken by a thing of the book"],
  [12, 'spell: fireball', 'spell: rain', 'content[1].spell: must be one of '],
  [12, 'role: Blitzers', 'role: Sailors', 'content[1].groups[0].role: must be one of '],
  [12, 'max: 16', 'max: 8', 'content[1].groups: must have Linemen: a group of 12 or 16'],
  [12, 'id: harpooner', 'id: whaler', 'content[1].groups[0].positions[0].id: is not known here'],
  [12, 'bailer 8', 'bailer 16', 'content[1].ready: '],
  [7, 'meets: [ floor-somebody, shake-it-loose ]', 'meets: []', 'content[4].meets: must name at least one challenge'],
])('document %i with %j as %j is refused: %s', (document, from, to, message) => {
  expect(changed(document, from, to)).toThrow(message)
})

test('what is no YAML, or no thing, is told with its document', () => {
  expect(() => readHomes('a: 1\n---\nb: [')).toThrow('content[1]: ')
  expect(() => readHomes('- a\n- b')).toThrow('content[0]: must be a thing with fields')
})

test('a file that was written is read as it was', () => {
  const homes = readHomes(text) as unknown as Home[]
  expect(readHomes(writeHomes(homes))).toEqual(homes)
})

test('no data whatever breaks the reader, and what it lets through is played without a dead end', () => {
  const home = fc.constantFrom(...readHomes(text))
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.integer({ min: -5, max: 20 }),
    fc.constantFrom('d6', null, 1, 2, 6),
  )
  /** A home with something else in one place, at the top or within. */
  const mutated = fc.tuple(home, fc.nat(), fc.nat(), value).map(([original, at, below, other]) => {
    const copy = structuredClone(original)
    const field = Object.keys(copy)[at % Object.keys(copy).length]
    const inside = copy[field]
    if (typeof inside !== 'object' || inside === null || below % 3 === 0) return { ...copy, [field]: other }
    const flat = Array.isArray(inside) && typeof inside[0] === 'object' ? inside[below % inside.length] : inside
    flat[Object.keys(flat)[below % Object.keys(flat).length]] = other
    return copy
  })
  fc.assert(
    fc.property(fc.oneof(mutated, fc.jsonValue()), fc.nat(), (changed, seed) => {
      for (const [game, { read }] of Object.entries(contents)) {
        const { id, family } = (changed ?? {}) as Partial<Home>
        const others = of(game).filter((known) => known.id !== id || known.family !== family)
        try {
          read([changed, ...others])
        } catch (error) {
          expect(error).toBeInstanceOf(OptionsError)
          continue
        }
        const known = packages.find((one) => one.game.id === game)
        if (known) playSome(known.game, { ...options[game], content: [changed, ...others] }, seed)
      }
    }),
    { numRuns: 150 },
  )
})

/** The first part of a match; options may be refused, where a name was changed that they use. */
function playSome<M extends Match>(game: Game<M>, asked: unknown, seed: number): void {
  const random = new Random(seed)
  try {
    const match = game.create(asked, seed)
    for (let i = 0; i < 80; i++) {
      const decision = game.decision(match)
      if (!decision) return
      game.apply(match, random.pick(decision.actions))
      game.definition.invariants?.(match)
    }
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error
  }
}
