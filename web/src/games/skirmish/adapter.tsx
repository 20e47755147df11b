import type { Action, Game, Match } from '@undercroft/engine'
import { lazy } from 'react'
import { coordinate } from '../../board/coordinates.ts'
import type { Square } from '../../board/model.ts'
import { isKnown, named, percent, t } from '../../i18n/index.ts'
import { rulesOf } from '../../reference/books.ts'
import { drawTwo, type GameAdapter, type Lot, type SeatModel } from '../adapter.ts'
import { besideOf, boardModel, ground, overlaysOf, statesOf, terrainKind } from './board.ts'
import { creatureCard } from './card.ts'
import { choicesOf } from './choices.ts'
import { creatureFigure } from './figures.ts'
import { actionGlyphs, glyphPath } from './glyphs.ts'
import { dieFace, logLine, modifierName, rollName, trailsOf } from './log.ts'
import { creatureName, numberOf, powerName, squareOf, warbandKey, warbandName } from './names.ts'
import {
  cardOf,
  coveredSquares,
  gameContent,
  isPresent,
  readyGrid,
  type SkirmishMatch,
  STATUS_NAMES,
  skirmishGame,
  squaresOf,
  squaresOfTile,
} from './rules.ts'
import type { Options } from './SetUp.tsx'
import { chooseSetUp } from './set-up.ts'
import { defaultWarbands, warbandFor, warbandsFor } from './warbands.ts'
import './skirmish.css'

const own = (view: Match): SkirmishMatch => view as unknown as SkirmishMatch

/** Questions that are answered on the board. */
const onBoard = new Set([
  'activate',
  'act',
  'rush',
  'flee',
  'settle',
  'shove',
  'deploy',
  'place-tile',
  'summon-place',
  'revive-place',
  'force',
])

const defaults = (): Record<string, unknown> => ({
  scenario: 'standard',
  seats: 2,
  teams: false,
  size: 100,
  rounds: 15,
  grid: 'M2',
  warbands: defaultWarbands(100, 2),
})

/** Two ready-made warbands by lot. */
const drawnWarbands = (lot: Lot) => drawTwo(warbandsFor(100, 2), lot).map((ready) => warbandFor(ready, 100, 2))

/** What is laid down: a tile, or a wall from one square to another. */
interface Laid {
  readonly tile?: string
  readonly turns?: number
  readonly square?: number
  readonly from?: number
  readonly to?: number
}

export const adapter: GameAdapter = {
  id: 'skirmish',
  game: skirmishGame as unknown as Game,
  content: gameContent,
  glyph: glyphPath,
  quickOptions: (lot) => (lot ? { ...defaults(), warbands: drawnWarbands(lot) } : defaults()),
  defaultOptions: defaults,
  seatCount: (options) => Number(options.seats),
  SetUp: lazy(async () => ({ default: (await import('./SetUp.tsx')).SetUpForm })),

  picture(options) {
    const { grid, seats, teams } = options as unknown as Options
    const bare = readyGrid(grid, seats, teams)
    const height = bare.terrain.length / bare.width
    return {
      width: bare.width,
      height,
      ground: `picture-${JSON.stringify(grid)}-${seats}`,
      pieces: [],
      ...ground(bare),
      labels: [],
    }
  },

  board: (view) => boardModel(own(view)),

  seats(view): SeatModel[] {
    const match = own(view)
    const { state } = match
    return state.scores.map((score, seat) => {
      const warband = state.creatures.filter(({ owner }) => owner === seat)
      const left = warband.filter(({ status }) => (status & STATUS_NAMES.eliminated) === 0)
      return {
        name: warbandName(match, seat),
        score,
        figure: warband.map((creature) => creatureFigure(cardOf(match, creature).id))[0],
        badges: warband.length > 0 ? [t('skirmish.creatures-left', { left: left.length, all: warband.length })] : [],
        bench: left.flatMap((creature) =>
          isPresent(creature)
            ? []
            : [
                {
                  id: creature.id,
                  figure: creatureFigure(cardOf(match, creature).id),
                  badge: String(numberOf(match, creature.id)),
                  label: [creatureName(match, creature.id), ...statesOf(match, creature).map(stateName)].join(', '),
                  used: creature.square >= 0,
                },
              ],
        ),
      }
    })
  },

  status(view) {
    const { state, options } = own(view)
    if (state.round === 0) return t('skirmish.status-setup')
    if (options.rounds === 0) return t('skirmish.status-open', { round: state.round })
    return t('skirmish.status', { round: state.round, limit: options.rounds })
  },

  progress(view) {
    const { state, options } = own(view)
    return options.rounds === 0 ? null : { now: state.round, all: options.rounds }
  },

  choices: (view, decision) => choicesOf(own(view), decision),
  isOpenTurn: (decision) => onBoard.has(decision.kind),

  question(view, decision, given) {
    const match = own(view)
    const about = given as Record<string, number | string | boolean>
    const name = (field: string): string => (typeof about[field] === 'number' ? creatureName(match, about[field]) : '')
    const firstOf = (fields: readonly string[]): string => fields.map(name).find(Boolean) ?? ''
    const doers = ['creature', 'actor', 'caster', 'roller', 'mover', 'first', 'trampler']
    const victims = ['target', 'prey', 'victim']
    const key = decision.kind === 'act' && about.commanded === false ? 'act-alone' : decision.kind
    return {
      title: named(`skirmish.question.${key}`, {
        creature: firstOf(doers),
        attacker: name('attacker'),
        target: firstOf(victims),
        power: typeof about.power === 'string' ? powerName(about.power) : '',
        moved: Number(about.moved ?? 0),
        left:
          decision.kind === 'act'
            ? Math.max(0, Number(about.speed ?? 0) - Number(about.moved ?? 0))
            : Number(about.left ?? activationsLeft(match)),
        value: Number(about.natural ?? 0),
        tile: typeof about.tile === 'string' ? named(`skirmish.tile.${about.tile}`) : '',
      }),
      pieces: [...doers, ...victims, 'attacker'].flatMap((field) =>
        typeof about[field] === 'number' ? [about[field]] : [],
      ),
    }
  },

  subject(_view, decision, about) {
    const { creature } = about as { creature?: number }
    return onBoard.has(decision.kind) ? (creature ?? null) : null
  },

  piece: (view, id) => creatureCard(own(view), id),

  pieceAt(view, { x, y }) {
    const match = own(view)
    const square = y * match.state.width + x
    const found = match.state.creatures.find((one) => isPresent(one) && squaresOf(match, one).includes(square))
    return found?.id ?? null
  },

  squareLabel(view, { x, y }) {
    const match = own(view)
    const { state } = match
    const square = y * state.width + x
    const parts = [coordinate({ x, y })]
    const kind = terrainKind(state.terrain[square])
    if (kind !== 'floor') parts.push(named(`skirmish.terrain.${kind}.name`))
    const creature = state.creatures.find((one) => isPresent(one) && squaresOf(match, one).includes(square))
    if (creature) {
      parts.push(creatureName(match, creature.id), warbandName(match, creature.seat))
      parts.push(t('skirmish.hp-of', { hp: creature.hp, most: cardOf(match, creature).hp }))
      parts.push(...statesOf(match, creature).map(stateName))
    }
    return parts.join(', ')
  },

  place(view, { x, y }) {
    const { state } = own(view)
    const square = y * state.width + x
    const isExit = state.exits.some((squares) => squares.includes(square))
    const kind = isExit ? 'exit' : terrainKind(state.terrain[square])
    const key = `skirmish.terrain.${kind}`
    if (!isKnown(`${key}.text`)) return null
    return { name: named(`${key}.name`), text: named(`${key}.text`), plain: kind === 'floor' }
  },

  log: (event, view, telling) => logLine(event, own(view), telling),
  beside: (event, match) => besideOf(event, own(match)),
  trails: (events, view) => trailsOf(events, own(view)),
  overlays: (view, _seat, piece) => overlaysOf(own(view), piece),

  area(view, given, action) {
    const match = own(view)
    const about = given as { caster?: number; power?: string }
    const { type, tile = '', turns = 0, square = 0, from = 0, to = 0 } = action as Action & Laid
    const squares = (list: readonly number[]) => list.map((square) => squareOf(match, square))
    if (type === 'aim' && about.caster !== undefined) {
      return squares(coveredSquares(match, about.caster, about.power ?? '', action as never))
    }
    if (type === 'place') return squares(squaresOfTile({ tile, turns, ...squareOf(match, square) }))
    return type === 'wall' ? rowBetween(squareOf(match, from), squareOf(match, to)) : []
  },

  hasSecrets: () => false,

  unused(_view, decision) {
    if (decision.kind === 'activate') return 1
    return decision.actions.some(({ type }) => type === 'melee' || type === 'ranged') ? 1 : 0
  },

  statistics(view) {
    const { scores, statistics } = skirmishGame.result(own(view))
    return [
      { name: t('skirmish.result.points'), values: scores },
      ...Object.entries(statistics)
        .filter(([name]) => isKnown(`skirmish.result.${name}`))
        .map(([name, values]) => ({ name: named(`skirmish.result.${name}`), values })),
    ]
  },

  lineUp: {
    team: (view, seat) => warbandKey(own(view), seat),
    kinds: new Set(['deploy', 'pick-tile', 'place-tile', 'turn-assembly']),
    actions: new Set(['deploy']),
    objects: new Set(['first', 'lay', 'place', 'name', 'decline']),
    choose: (view, decision, count) => chooseSetUp(own(view), decision, count),
  },

  groupName(group) {
    const [kind, name] = group.split('/')
    return name ? powerName(name) : named(`skirmish.action.${kind}.name`)
  },
  rollName,
  usedUp(view) {
    const { did } = (own(view).stack.findLast(({ proc }) => proc === 'turn') ?? {}) as { did?: string }
    return did === 'melee' || did === 'ranged' ? [{ group: did, glyph: actionGlyphs[did], by: null }] : []
  },
  toll: ({ steps }) =>
    steps.some(({ reactions }) => reactions > 0)
      ? 'react'
      : steps.some(({ rolls }) => rolls.length > 0)
        ? 'roll'
        : null,
  tolls: ['react', 'roll'],
  holds: 'unled',
  tollName: (toll) => t(toll === 'react' ? 'match.way-reaction' : 'match.toll-roll'),
  modifierName,
  dieFace,
  oddsName(outcome, row, view) {
    const amount = row?.amount ?? 0
    const key = outcome !== 'destroyed' && amount > 0 ? `skirmish.odds.${outcome}-by` : `skirmish.odds.${outcome}`
    const name = named(key, { amount })
    return row?.target === undefined || !view ? name : `${creatureName(own(view), row.target)}: ${name}`
  },
  oddsNote(rows) {
    const harm = rows.filter(({ outcome }) => outcome !== 'healed')
    const average = harm.reduce((sum, { chance, amount = 0 }) => sum + chance * amount, 0)
    const effect = 1 - rows.reduce((sum, { outcome, chance }) => sum + (outcome === 'nothing' ? chance : 0), 0)
    const isArea = rows.some(({ target }) => target !== undefined)
    if (average === 0) return null
    const damage = average.toFixed(1)
    return isArea ? t('skirmish.odds-average', { damage }) : t('skirmish.odds-hit', { chance: percent(effect), damage })
  },
  shownDice: (_decision, about) => {
    const { natural } = about as { natural?: number }
    return natural === undefined ? [] : [dieFace('d20', natural)]
  },
  rules: () => rulesOf('skirmish'),
}

/** How many creatures the warband may still activate before the next one. */
const activationsLeft = ({ stack }: SkirmishMatch): number =>
  (stack.findLast(({ proc }) => proc === 'round') as { left?: number } | undefined)?.left ?? 0

/** The squares of a straight row, ends included. */
function rowBetween(from: Square, to: Square): Square[] {
  const steps = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y))
  const dx = Math.sign(to.x - from.x)
  const dy = Math.sign(to.y - from.y)
  return Array.from({ length: steps + 1 }, (_, i) => ({ x: from.x + i * dx, y: from.y + i * dy }))
}

const stateName = (name: string): string => named(`skirmish.state.${name}.name`)

/** Questions to which the same answer may be given always. */
