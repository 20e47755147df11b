import type { Game, Match } from '@undercroft/engine'
import { lazy } from 'react'
import { coordinate } from '../../board/coordinates.ts'
import { named, t } from '../../i18n/index.ts'
import { rulesOf } from '../../reference/books.ts'
import { drawTwo, type GameAdapter, type PieceCard, type SeatModel } from '../adapter.ts'
import { besideOf, tackleZones, throwRanges } from '../ball/board.ts'
import { blockDiceAfter, blockMark } from '../ball/foretold.ts'
import { dieFace, faceDie } from '../ball/log.ts'
import { notable } from '../ball/notable.ts'
import { benchOf, cardOf, namedFigures, outBadges, rerollBadge, whoIsAt } from '../ball/people.ts'
import { ON_BOARD_QUESTIONS, questionOf, subjectOf } from '../ball/question.ts'
import { tollNames, tollOf } from '../ball/tolls.ts'
import { usedUp } from '../ball/used-up.ts'
import { boardModel, ground } from './board.ts'
import { choiceOf } from './choices.ts'
import { glyphPath } from './glyphs.ts'
import { logLine, modifierName, rollName, trailsOf } from './log.ts'
import { kit, skillsOf, teamName, widthOf } from './names.ts'
import {
  DUNGEONS,
  type DungeonMatch,
  dungeonBowl,
  FACES,
  gameContent,
  generateDungeon,
  layOut,
  type PlacedTile,
  READY_TEAMS,
  venueOf,
} from './rules.ts'
import { chooseSetUp } from './set-up.ts'

const { words } = kit

const own = (view: Match): DungeonMatch => view as unknown as DungeonMatch

/** Tiles without a rule of their own. */
const PLAIN: ReadonlySet<string> = new Set(['corridor', 'l-corridor', 't-junction'])

const onBoard = new Set([...ON_BOARD_QUESTIONS, 'place-chest', 'place-portal', 'starter', 'place-player', 'cast'])

const defaults = () => ({
  teams: [READY_TEAMS[0].name, READY_TEAMS[4].name],
  dungeon: 'idol-steps',
  turnLimit: 12,
})

/** More squares than that, and pieces are small on a laptop. */
const LONGEST = 29
const SHORTEST = 21

/** Ready-made dungeons for two that a laptop shows whole. */
function compact(): string[] {
  const small = DUNGEONS.filter(({ tiles }) => {
    const { width, height } = layOut(tiles)
    const ends = tiles.filter(({ tile }) => tile === 'end-zone').length
    return ends === 2 && Math.max(width, height) <= LONGEST && Math.min(width, height) <= SHORTEST
  })
  return (small.length > 0 ? small : DUNGEONS).map(({ name }) => name)
}

/** The tiles of the dungeon that these options ask for. */
export function tilesOf(options: Record<string, unknown>): readonly PlacedTile[] {
  const { dungeon, teams } = options as { dungeon?: string | { seed: number }; teams?: readonly unknown[] }
  if (typeof dungeon === 'object') return generateDungeon(dungeon.seed, teams?.length ?? 2)
  return (DUNGEONS.find(({ name }) => name === dungeon) ?? DUNGEONS[0]).tiles
}

export const adapter: GameAdapter = {
  id: 'dungeon-bowl',
  game: dungeonBowl as unknown as Game,
  content: gameContent,
  glyph: glyphPath,
  quickOptions: (lot) =>
    lot
      ? {
          ...defaults(),
          teams: drawTwo(READY_TEAMS, lot).map(({ name }) => name),
          dungeon: compact()[lot(compact().length)],
        }
      : defaults(),
  defaultOptions: defaults,
  seatCount: (options) => (options.teams as readonly unknown[]).length,
  SetUp: lazy(async () => ({ default: (await import('./SetUp.tsx')).SetUpForm })),

  picture(options) {
    const dungeon = layOut(tilesOf(options))
    const { width, height } = dungeon
    return {
      width,
      height,
      ground: `picture-${JSON.stringify(options.dungeon)}`,
      pieces: [],
      ...ground(dungeon, [0, 1, 2, 3, 4, 5], () => ''),
    }
  },

  board: (view) => boardModel(own(view)),

  seats(view): SeatModel[] {
    const match = own(view)
    const { state } = match
    return state.teams.map((team, seat) => ({
      name: teamName(match, seat),
      score: team.touchdowns,
      figure: state.players.filter(({ team: owner }) => owner === seat).map(({ id }) => kit.figure(match, id))[0],
      badges: [rerollBadge(kit, match, seat), ...outBadges(kit, match, seat)],
      bench: benchOf(kit, match, seat),
    }))
  },

  status(view) {
    const { state, options } = own(view)
    const turn = state.teams[state.active].turns
    if (turn === 0) return t('dungeon.status-setup')
    const text =
      options.turnLimit === null
        ? t('dungeon.status-open', { turn })
        : t('dungeon.status', { turn, limit: options.turnLimit })
    return state.ballFound === 1 ? text : `${text} · ${t('dungeon.status-chests', { count: state.chests.length })}`
  },

  progress(view) {
    const { state, options } = own(view)
    return options.turnLimit === null ? null : { now: state.teams[state.active].turns, all: options.turnLimit }
  },

  choices: (view, decision) => decision.actions.map((action) => choiceOf(own(view), decision, action)),

  isOpenTurn: (decision) => onBoard.has(decision.kind),

  question(view, decision, about) {
    const { kind, spell } = about as { kind?: string; spell?: string }
    const more = {
      roll: kind ? rollName(kind) : '',
      spell: spell ? words.text(`ball.spell.${spell}.name`) : '',
    }
    const text = spell ? { text: words.text(`ball.spell.${spell}.text`) } : {}
    return { ...questionOf(kit, own(view), decision, about, more), ...text }
  },

  subject: (_view, decision, about) => subjectOf(decision, about),

  piece(view, id): PieceCard | null {
    const match = own(view)
    if (!match.state.players[id]) return null
    const abilities = skillsOf(match, id).map((skill) => ({ id: skill, ...words.term(`ball.skill.${skill}`) }))
    return cardOf(kit, match, id, abilities)
  },

  pieceAt(view, { x, y }) {
    const match = own(view)
    const player = match.state.squares[y * widthOf(match) + x]
    return player >= 0 ? player : null
  },

  squareLabel(view, { x, y }) {
    const match = own(view)
    const { state, options } = match
    const { dungeon } = venueOf(options)
    const square = y * dungeon.width + x
    const parts = [coordinate({ x, y })]
    const tile = dungeon.zone[square]
    if (tile < 0) return [...parts, t('dungeon.square.rock')].join(', ')
    parts.push(named(`dungeon.room.${dungeon.tiles[tile]}.name`))
    if (state.chests.includes(square)) parts.push(t('dungeon.square.chest'))
    if (state.portals.includes(square)) parts.push(t('dungeon.square.portal', { n: state.portals.indexOf(square) + 1 }))
    parts.push(...whoIsAt(kit, match, square))
    return parts.join(', ')
  },

  things(view, { x, y }) {
    const { state, options } = own(view)
    const { dungeon } = venueOf(options)
    const square = y * dungeon.width + x
    const found: string[] = []
    if (state.chests.includes(square)) found.push('chest')
    if (state.portals.includes(square)) found.push('portal')
    if (state.ballHolder < 0 && state.ballSquare === square) found.push('ball')
    if (dungeon.doors.some(({ pairs }) => pairs.some((pair) => pair.includes(square)))) found.push('door')
    return found.map((thing) => words.term(`ball.thing.${thing}`))
  },

  place(view, { x, y }) {
    const { dungeon } = venueOf(own(view).options)
    const tile = dungeon.zone[y * dungeon.width + x]
    if (tile < 0) return null
    const room = dungeon.tiles[tile]
    return { ...words.term(`ball.room.${room}`), plain: PLAIN.has(room) }
  },

  log: (event, view, telling) => logLine(event, own(view), telling),
  beside: (event, match) => besideOf(event, own(match)),
  trails: (events, view) => trailsOf(events, own(view)),
  overlays: (view) => tackleZones(kit, own(view)),
  ranges(view, piece) {
    const { zone } = venueOf(own(view).options).dungeon
    return throwRanges(kit, own(view), piece, (square) => zone[square] >= 0)
  },
  hasSecrets: () => false,

  unused(_view, { actions }) {
    // One of the bench may come in each turn (DB-PORT-23).
    const enters = actions.some(({ type }) => type === 'enter') ? 1 : 0
    return actions.filter(({ type }) => type === 'activate').length + enters
  },

  statistics(view) {
    const { scores, statistics } = dungeonBowl.result(own(view))
    return namedFigures(kit, scores, statistics)
  },

  lineUp: {
    team: (view, seat) => own(view).options.teams[seat].name,
    kinds: new Set(['place-chest', 'place-portal', 'choose-end-zone', 'starter', 'place-player']),
    actions: new Set(['starter', 'place']),
    objects: new Set(['chest', 'portal', 'end-zone', 'buy', 'done', 'journeyman']),
    choose: (view, decision, count) => chooseSetUp(own(view), decision, count),
  },
  groupName: (group) => words.text(`ball.action.${group}.name`),
  rollName,
  modifierName,
  dieFace: (die, value) => dieFace(words, die, value),
  bandName: (band) => words.text(`ball.band.${band}`),
  oddsName: (outcome) => words.text(`ball.odds.${outcome}`),
  told: (view, { before = [], action }) => blockDiceAfter(adapter.game, view, [...before, action]),
  mark: blockMark,
  notable,
  usedUp: (view, decision, _piece, events) => usedUp(kit)(own(view), decision, events),
  toll: tollOf,
  tolls: ['effort', 'danger', 'both', 'roll'],
  tollName: tollNames(rollName),
  shownDice: (_decision, about) =>
    ((about as { faces?: readonly number[] }).faces ?? []).map((face) => faceDie(words, FACES[face])),
  rules: () => rulesOf('dungeon-bowl'),
}
