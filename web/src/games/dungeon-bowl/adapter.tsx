import { lazy } from 'react'
import { figureOf } from '../../art/figures/words.ts'
import { coordinate } from '../../board/coordinates.ts'
import { isKnown, named, t } from '../../i18n/index.ts'
import { rulesOf } from '../../reference/books.ts'
import {
  type AnyGame,
  type AnyMatch,
  drawTwo,
  type GameAdapter,
  type PieceCard,
  type SeatModel,
  type Term,
} from '../adapter.ts'
import { boardModel, ground, statesOf, tackleZones } from './board.ts'
import { choiceOf } from './choices.ts'
import { glyphPath } from './glyphs.ts'
import { dieFace, faceDie, logLine, modifierName, rollName, trailsOf } from './log.ts'
import { playerName, positionOf, skillName, skillsOf, teamName, widthOf } from './names.ts'
import {
  DUNGEONS,
  type DungeonMatch,
  dungeonBowl,
  FACES,
  generateDungeon,
  KNOCKED_OUT,
  layOut,
  type PlacedTile,
  READY_TEAMS,
  RESERVES,
  venueOf,
} from './rules.ts'
import { chooseSetUp } from './set-up.ts'

const own = (view: AnyMatch): DungeonMatch => view as unknown as DungeonMatch

const onBoard = new Set([
  'turn',
  'declare',
  'move',
  'place-chest',
  'place-portal',
  'starter',
  'place-player',
  'push-square',
  'side-step',
  'place-ball',
  'pass-target',
  'throw-target',
  'bomb-target',
])

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
  game: dungeonBowl as unknown as AnyGame,
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
      figure: state.players
        .filter(({ team: owner }) => owner === seat)
        .map(({ id }) => figureOf(positionOf(match, id)))[0],
      badges: [t('dungeon.rerolls', { count: team.rerolls }), ...outBadges(match, seat)],
      bench: state.players.flatMap(({ id, team: owner, place, number }) =>
        owner === seat && (place === RESERVES || place === KNOCKED_OUT)
          ? [
              {
                id,
                figure: figureOf(positionOf(match, id)),
                badge: String(number),
                label: `${playerName(match, id)}, ${statesOf(match, id)
                  .map((name) => named(`dungeon.state.${name}.name`))
                  .join(', ')}`,
                used: place === KNOCKED_OUT,
              },
            ]
          : [],
      ),
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
    const fields = about as Record<string, number | string>
    const match = own(view)
    const player = Number(fields.player ?? fields.blocker ?? -1)
    return {
      title: named(`dungeon.question.${decision.kind}`, {
        player: player >= 0 ? playerName(match, player) : '',
        target: Number(fields.target ?? -1) >= 0 ? playerName(match, Number(fields.target)) : '',
        skill: fields.skill ? skillName(String(fields.skill)) : '',
        roll: fields.kind ? rollName(String(fields.kind)) : '',
        value: Number(fields.value ?? 0),
        needed: Number(fields.target ?? 0),
        left: Number(fields.left ?? 0),
        rushes: Number(fields.rushes ?? 0),
        n: Number(fields.number ?? 0),
        spell: fields.spell ? named(`dungeon.spell.${fields.spell}.name`) : '',
      }),
      ...(fields.spell ? { text: named(`dungeon.spell.${fields.spell}.text`) } : {}),
      // Of a re-roll the target is a number that is needed.
      pieces: [player, ...(fields.blocker === undefined ? [] : [Number(fields.target ?? -1)])],
    }
  },

  subject(_view, decision, about) {
    const { player, blocker } = about as { player?: number; blocker?: number }
    return decision.kind === 'turn' ? null : (player ?? blocker ?? null)
  },

  piece(view, id): PieceCard | null {
    const match = own(view)
    const player = match.state.players[id]
    if (!player) return null
    const stat = (name: 'ma' | 'st' | 'ag' | 'pa' | 'av', value: string) => ({
      name: t(`dungeon.stat.${name}.name`),
      title: t(`dungeon.stat.${name}.text`),
      value,
    })
    return {
      id,
      name: playerName(match, id),
      seat: player.team,
      figure: figureOf(positionOf(match, id)),
      stats: [
        stat('ma', String(player.ma + player.extraMa)),
        stat('st', String(player.st + player.extraSt)),
        stat('ag', `${player.ag}+`),
        stat('pa', player.pa > 0 ? `${player.pa}+` : '–'),
        stat('av', `${player.av}+`),
      ],
      states: statesOf(match, id).map((name) => term(`dungeon.state.${name}`)),
      abilities: skillsOf(match, id).map((skill) => ({ id: skill, ...term(`ball.skill.${skill}`) })),
    }
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
    if (state.ballHolder < 0 && state.ballSquare === square) parts.push(t('dungeon.square.ball'))
    const player = state.squares[square]
    if (player >= 0) {
      parts.push(playerName(match, player), teamName(match, state.players[player].team))
      parts.push(...statesOf(match, player).map((name) => named(`dungeon.state.${name}.name`)))
    }
    return parts.join(', ')
  },

  place(view, { x, y }) {
    const { dungeon } = venueOf(own(view).options)
    const tile = dungeon.zone[y * dungeon.width + x]
    return tile < 0 ? null : term(`dungeon.room.${dungeon.tiles[tile]}`)
  },

  log: (event, view) => logLine(event, own(view)),
  trails: (events, view) => trailsOf(events, own(view)),
  overlays: (view) => tackleZones(own(view)),
  hasSecrets: () => false,

  unused: (_view, decision) => decision.actions.filter(({ type }) => type === 'activate').length,

  statistics(view) {
    const { scores, statistics } = dungeonBowl.result(own(view))
    return [
      { name: t('dungeon.result.touchdowns'), values: scores },
      ...Object.entries(statistics)
        .filter(([name]) => isKnown(`dungeon.result.${name}`))
        .map(([name, values]) => ({ name: named(`dungeon.result.${name}`), values })),
    ]
  },

  lineUp: {
    kinds: new Set(['place-chest', 'place-portal', 'choose-end-zone', 'starter', 'place-player']),
    actions: new Set(['starter', 'place']),
    objects: new Set(['chest', 'portal', 'end-zone', 'buy', 'done', 'journeyman']),
    choose: (view, decision, count) => chooseSetUp(own(view), decision, count),
  },
  groupName: (group) => named(`dungeon.action.${group}.name`),
  groupKeys: {
    move: 'm',
    block: 'b',
    blitz: 't',
    pass: 's',
    'hand-off': 'h',
    foul: 'f',
    'throw-team-mate': 'y',
    open: 'o',
    stop: 'x',
    enter: 'v',
    revive: 'r',
    bearings: 'g',
  },
  rollName,
  modifierName,
  dieFace,
  bandName: (band) => named(`dungeon.band.${band}`),
  oddsName: (outcome) => named(`dungeon.odds.${outcome}`),
  shownDice: (_decision, about) =>
    ((about as { faces?: readonly number[] }).faces ?? []).map((face) => faceDie(FACES[face])),
  rules: () => rulesOf('dungeon-bowl'),
}

const term = (key: string): Term => ({ name: named(`${key}.name`), text: named(`${key}.text`) })

function outBadges({ state }: DungeonMatch, seat: number): string[] {
  const out = state.players.filter(({ team, place }) => team === seat && place > KNOCKED_OUT).length
  return out > 0 ? [t('dungeon.casualties', { count: out })] : []
}
