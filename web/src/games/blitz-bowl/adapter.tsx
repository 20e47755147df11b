import type { Game, Match } from '@undercroft/engine'
import { lazy } from 'react'
import { coordinate } from '../../board/coordinates.ts'
import type { OverlayModel, Square } from '../../board/model.ts'
import { named, t } from '../../i18n/index.ts'
import { rulesOf } from '../../reference/books.ts'
import { drawTwo, type GameAdapter, type PieceCard, type SeatModel, type Term } from '../adapter.ts'
import { besideOf, boardModel, ground, pieceFigure } from './board.ts'
import { Cards } from './Cards.tsx'
import { choiceOf } from './choices.ts'
import { actionGlyphs, glyphPath } from './glyphs.ts'
import { dieFace, faceDie, logLine, modifierName, trailsOf } from './log.ts'
import { abilityName, playerName, playerNumber, slug, teamId, teamName } from './names.ts'
import {
  BLOCK_ACTION,
  type Blitz,
  type BlitzAction,
  ballTypes,
  blitzBowl,
  boardPlans,
  COLUMNS,
  columnOf,
  defaultOptions,
  FOUL,
  gameContent,
  isInRange,
  isShort,
  MARK,
  type PlaceAction,
  pitches,
  profileOf,
  ROWS,
  RUN,
  rowOf,
  SIDESTEP,
  squareAt,
  statusOf,
  THROW,
  teamCards,
} from './rules.ts'

const own = (view: Match): Blitz => view as unknown as Blitz

/** Questions that are answered on the board alone. */
const onBoard = new Set(['action', 'run', 'mark', 'sidestep', 'throw', 'throw-team-mate', 'reserves', 'set-up'])

/** What nobody does twice in a turn, and the bit that says so. */
const ONCE = { run: RUN, mark: MARK, throw: THROW, block: BLOCK_ACTION, sidestep: SIDESTEP, foul: FOUL }

const usual = (): Record<string, unknown> => ({ ...defaultOptions, teams: ['human', 'orc'], board: 'rubble-yard' })

export const adapter: GameAdapter = {
  id: 'blitz-bowl',
  game: blitzBowl as unknown as Game,
  content: gameContent,
  glyph: glyphPath,
  quickOptions: (lot) => ({
    ...usual(),
    ...(lot
      ? {
          teams: drawTwo(
            teamCards.map(({ id }) => id),
            lot,
          ),
          board: boardPlans[lot(boardPlans.length)].id,
        }
      : {}),
  }),
  defaultOptions: usual,
  seatCount: () => 2,
  SetUp: lazy(async () => ({ default: (await import('./SetUp.tsx')).SetUpForm })),

  picture(options) {
    const plan = Math.max(
      0,
      boardPlans.findIndex(({ id }) => id === options.board),
    )
    return { width: COLUMNS, height: ROWS, ground: `picture-${plan}`, pieces: [], ...ground(plan) }
  },

  board: (view) => boardModel(own(view)),

  seats(view): SeatModel[] {
    const match = own(view)
    return [0, 1].map((seat) => ({
      name: teamName(match, seat),
      score: match.state.scores[seat],
      figure: match.state.players
        .flatMap((player, id) => (player.team === seat ? [pieceFigure(match, id)] : []))
        .at(-1),
      badges:
        match.state.hands[seat].length > 0 ? [t('blitz.cards.hidden', { count: match.state.hands[seat].length })] : [],
      bench: match.state.players.flatMap((player, id) =>
        player.team !== seat || player.square >= 0
          ? []
          : [
              {
                id,
                figure: pieceFigure(match, id),
                badge: String(playerNumber(match, id)),
                label: playerName(match, id),
                used: player.spent,
              },
            ],
      ),
    }))
  },

  status(view) {
    const { turn, actionsLeft, lastTurn } = own(view).state
    if (turn === 0) return t('blitz.status-setup')
    const text = t('blitz.status', { turn, left: actionsLeft })
    return lastTurn > 0 && turn >= lastTurn ? `${text} · ${t('blitz.status-last')}` : text
  },

  progress(view) {
    const { turn, lastTurn } = own(view).state
    return lastTurn > 0 ? { now: turn, all: lastTurn } : null
  },

  choices: (view, decision) => decision.actions.map((action) => choiceOf(own(view), decision, action)),

  isOpenTurn: (decision) => onBoard.has(decision.kind),

  question(view, decision, about) {
    const { player, left, what } = about as { player?: number; left?: number; what?: string }
    const name = player === undefined || player < 0 ? '' : playerName(own(view), player)
    const roll = what ? named(`blitz.roll.${what}`) : ''
    const title = named(`blitz.question.${decision.kind}`, { player: name, left: left ?? 0, roll })
    return { title, pieces: player === undefined ? [] : [player] }
  },

  subject(_view, _decision, about) {
    const { player } = about as { player?: number }
    return player ?? null
  },

  piece(view, id): PieceCard | null {
    const match = own(view)
    const player = match.state.players[id]
    if (!player) return null
    const profile = profileOf(match.state, id)
    const stat = (name: 'move' | 'block' | 'throw' | 'armour', value: string) => ({
      name: t(`blitz.stat.${name}.name`),
      title: t(`blitz.stat.${name}.text`),
      value,
    })
    const target = (value: number) => (value > 0 ? `${value}+` : '–')
    const states: Term[] = [term(`blitz.state.${statusOf(match.state, id)}`)]
    if (player.ball >= 0) states.push(term('blitz.state.carrier'))
    if (player.spent) states.push(term('blitz.state.spent'))
    return {
      id,
      name: playerName(match, id),
      seat: player.team,
      figure: pieceFigure(match, id),
      stats: [
        stat('move', profile.move > 0 ? String(profile.move) : 'D6'),
        stat('block', String(profile.block)),
        stat('throw', target(profile.throw)),
        stat('armour', target(profile.armour)),
      ],
      states,
      abilities: profile.ability
        ? [
            {
              id: profile.ability,
              name: abilityName(profile.ability),
              text: named(`blitz.ability.${profile.ability}.text`),
            },
          ]
        : [],
    }
  },

  pieceAt(view, { x, y }) {
    const player = own(view).state.squares[squareAt(x, y)]
    return player >= 0 ? player : null
  },

  squareLabel(view, square) {
    const match = own(view)
    const { x, y } = square
    const parts = [coordinate({ x, y })]
    const player = match.state.squares[squareAt(x, y)]
    const cell = boardPlans[Math.max(0, match.state.board)].rows[y][x]
    if (cell === '#') parts.push(t('blitz.square.rubble'))
    if (cell === 'T') parts.push(t('blitz.square.trapdoor'))
    if (x === 0 || x === COLUMNS - 1) parts.push(t('blitz.square.end-zone', { team: teamName(match, x === 0 ? 0 : 1) }))
    if (match.state.balls.some((ball) => ball.square === squareAt(x, y))) parts.push(t('blitz.square.ball'))
    if (player >= 0) {
      parts.push(playerName(match, player), teamName(match, match.state.players[player].team))
      parts.push(named(`blitz.state.${statusOf(match.state, player)}.name`))
      if (match.state.players[player].ball >= 0) parts.push(named('blitz.state.carrier.name'))
    }
    return parts.join(', ')
  },

  things(view, { x, y }) {
    const { state } = own(view)
    const ball = state.balls.find(({ square }) => square === squareAt(x, y))
    const thing = { '#': 'rubble', T: 'trapdoor', L: 'end-zone', R: 'end-zone' }[
      boardPlans[Math.max(0, state.board)].rows[y][x]
    ]
    return [...(ball ? [`blitz.ball.${ballTypes[ball.kind].id}`] : []), ...(thing ? [`blitz.thing.${thing}`] : [])].map(
      (key) => ({
        name: named(`${key}.name`),
        text: named(`${key}.text`),
      }),
    )
  },

  log: (event, view, telling) => logLine(event, own(view), telling),
  beside: (event, match) => besideOf(event, own(match)),
  trails: trailsOf,

  /** Squares next to standing players: a runner may not enter those of the other team. */
  overlays(view): OverlayModel[] {
    const { state } = own(view)
    const { around } = pitches[Math.max(0, state.board)]
    return [0, 1].map((seat) => {
      const squares = new Set<number>()
      for (const { team, square, prone } of state.players) {
        if (team === seat && square >= 0 && !prone) for (const near of around[square]) squares.add(near)
      }
      return {
        kind: `zone-${seat}`,
        squares: [...squares].map((square): Square => ({ x: columnOf(square), y: rowOf(square) })),
      }
    })
  },

  ranges(view, piece) {
    const { state } = own(view)
    const from = state.players[piece ?? state.players.findIndex(({ ball }) => ball >= 0)]?.square ?? -1
    if (from < 0) return []
    const within = (isBand: (square: number) => boolean): Square[] =>
      state.squares.flatMap((_, square) =>
        square !== from && isBand(square) ? [{ x: columnOf(square), y: rowOf(square) }] : [],
      )
    return [
      { kind: 'range-short', squares: within((square) => isShort(from, square)) },
      { kind: 'range-long', squares: within((square) => !isShort(from, square) && isInRange(from, square)) },
    ]
  },

  hasSecrets: (view, seat) => own(view).state.hands[seat].length > 0,

  unused(view, decision) {
    if (own(view).state.actionsLeft === 0) return 0
    const able = new Set<number>()
    for (const action of decision.actions as readonly BlitzAction[]) {
      if ('player' in action && action.type !== 'bonus' && action.player !== undefined) able.add(action.player)
    }
    return able.size
  },

  statistics(view) {
    const match = own(view)
    const { statistics, scores } = blitzBowl.result(match)
    return [
      { name: t('blitz.result.points'), values: scores },
      { name: t('blitz.result.touchdowns'), values: match.state.touchdowns },
      ...Object.entries(statistics)
        .filter(([name]) => name !== 'touchdowns' && name !== 'points')
        .map(([name, values]) => ({ name: named(`blitz.result.${slug(name)}`), values })),
    ]
  },

  lineUp: {
    team: (view, seat) => teamId(own(view), seat) ?? 'box',
    kinds: new Set(['set-up']),
    actions: new Set(['place']),
    objects: new Set(['choose-team', 'choose-board']),
    /** From the middle outwards. */
    choose(_view, { actions }, count) {
      const places = [...(actions as readonly PlaceAction[])].sort((a, b) => a.y - b.y)
      const middle = (places.length - 1) / 2
      const order = places.map((place, i) => ({ place, off: Math.abs(i - middle) })).sort((a, b) => a.off - b.off)
      return order[Math.min(count % 2, order.length - 1)].place
    },
  },
  groupName: (group) => named(`blitz.action.${group}.name`),
  rollName: (what) => named(`blitz.roll.${what}`),
  modifierName,
  dieFace,
  usedUp(view, { kind }, piece) {
    if (kind !== 'action' || piece === null) return []
    const { done } = own(view).state.players[piece]
    return Object.entries(ONCE).flatMap(([group, action]) =>
      (done & (1 << action)) === 0 ? [] : [{ group, glyph: actionGlyphs[group], by: playerName(own(view), piece) }],
    )
  },
  toll: ({ steps }, choice) =>
    steps.some(({ rolls }) => rolls.length > 0) ? 'roll' : choice?.group === 'mark' ? 'contact' : null,
  tolls: ['contact', 'roll'],
  holds: 'marked',
  tollName: (toll) => (toll === 'contact' ? named('blitz.action.mark.name') : t('match.toll-roll')),
  bandName: (band) => named(`blitz.band.${band}`),
  oddsName: (outcome) => named(`blitz.odds.${outcome}`),
  shownDice: (_decision, about) => ((about as { faces?: readonly string[] }).faces ?? []).map(faceDie),
  rules: () => rulesOf('blitz-bowl'),

  Above: Cards,
}

const term = (key: string): Term => ({ name: named(`${key}.name`), text: named(`${key}.text`) })
