import { type Game, type Match, sure } from '@undercroft/engine'
import { lazy } from 'react'
import { coordinate } from '../../board/coordinates.ts'
import { t } from '../../i18n/index.ts'
import { rulesOf } from '../../reference/books.ts'
import { drawTwo, type GameAdapter, type SeatModel } from '../adapter.ts'
import { besideOf, tackleZones, throwRanges } from '../ball/board.ts'
import { blockDiceAfter, blockMark } from '../ball/foretold.ts'
import { drawnMvps, honoursOf } from '../ball/honours.ts'
import { dieFace, faceDie } from '../ball/log.ts'
import { notable } from '../ball/notable.ts'
import { benchOf, cardOf, namedFigures, outBadges, rerollBadge, whoIsAt } from '../ball/people.ts'
import { ON_BOARD_QUESTIONS, questionOf, subjectOf } from '../ball/question.ts'
import { tollNames, tollOf } from '../ball/tolls.ts'
import { usedUp } from '../ball/used-up.ts'
import { boardModel, ground } from './board.ts'
import { choiceOf } from './choices.ts'
import { Dugouts } from './Dugouts.tsx'
import { glyphPath } from './glyphs.ts'
import { logLine, modifierName, rollName, trailsOf } from './log.ts'
import { abilitiesOf, halfName, kit, positionName, teamName, words, zoneOf } from './names.ts'
import {
  type BloodMatch,
  bloodBowl,
  FACES,
  gameContent,
  halfOf,
  isTrapdoor,
  mayBeMvp,
  READY_TEAMS,
  sppOf,
  squareAt,
} from './rules.ts'
import { perilOf, shelter } from './safety.ts'
import { chooseSetUp, followSetUp, keepSetUp } from './set-up.ts'

const own = (view: Match): BloodMatch => view as unknown as BloodMatch

const onBoard = new Set([
  ...ON_BOARD_QUESTIONS,
  'set-up',
  'set-up-square',
  'kicker',
  'kick-target',
  'solid-defence',
  'quick-snap',
  'high-kick',
  'kick-off-blitz',
  'touchback',
  'on-the-ball',
  'run',
  'swarming',
  'place-player',
  'prayed-player',
  'hit-and-run',
  'trickster',
  'star-target',
  'star-square',
  'stray-shot',
  'another-target',
  'throw-a-rock',
  'bite',
  'wizard',
])

const readyTeam = (race: string): string =>
  sure(
    READY_TEAMS.find((team) => team.race === race),
    `ready-made team of ${race}`,
  ).name

const defaults = (): Record<string, unknown> => ({ teams: [readyTeam('human'), readyTeam('orc')], turns: 8 })

export const adapter: GameAdapter = {
  id: 'blood-bowl',
  game: bloodBowl as unknown as Game,
  content: gameContent,
  glyph: glyphPath,
  quickOptions: (lot) =>
    lot ? { ...defaults(), teams: drawTwo(READY_TEAMS, lot).map(({ name }) => name) } : defaults(),
  defaultOptions: defaults,
  seatCount: () => 2,
  SetUp: lazy(async () => ({ default: (await import('./SetUp.tsx')).SetUpForm })),

  picture: () => ({ ...ground(), ground: 'picture', pieces: [] }),
  board: (view) => boardModel(own(view)),

  seats(view): SeatModel[] {
    const match = own(view)
    const { state } = match
    return state.teams.map((team, seat) => ({
      name: teamName(match, seat),
      score: team.touchdowns,
      figure: state.players.filter(({ team: owner }) => owner === seat).map(({ id }) => kit.figure(match, id))[0],
      badges: [
        rerollBadge(kit, match, seat),
        ...(state.sides[seat].apothecaries > 0 ? [t('blood.apothecary')] : []),
        ...(team.bribes > 0 ? [t('blood.bribes', { count: team.bribes })] : []),
        ...outBadges(kit, match, seat),
      ],
      bench: benchOf(kit, match, seat),
    }))
  },

  status(view) {
    const { state, options } = own(view)
    const weather = words.text(`ball.weather.${state.weather}.name`)
    if (state.half === 0) return t('blood.status-before')
    const turn = state.sides[state.active].marker
    const when = state.kickOff === 1 ? t('blood.status-kick-off') : t('blood.status', { turn, limit: options.turns })
    return [halfName(state.half), when, weather].join(' · ')
  },

  progress(view) {
    const { state, options } = own(view)
    return state.half === 0 ? null : { now: state.sides[state.active].marker, all: options.turns }
  },

  choices: (view, decision) => decision.actions.map((action) => choiceOf(own(view), decision, action)),

  isOpenTurn: (decision) => onBoard.has(decision.kind),

  question(view, decision, about) {
    const { kind, gold, position, result, prayer, problem } = about as Record<string, string | undefined>
    const more = {
      roll: kind ? rollName(kind) : '',
      gold: gold ?? 0,
      position: position ? positionName(position) : '',
      result: result ? words.text(`ball.injury.${result}`) : '',
      prayer: prayer ? words.text(`ball.prayer.${prayer}.name`) : '',
      problem: problem ? words.text(`ball.set-up-problem.${problem}`) : '',
    }
    const asked = questionOf(kit, own(view), decision, about, more)
    return prayer ? { ...asked, text: words.text(`ball.prayer.${prayer}.text`) } : asked
  },

  subject: (_view, decision, about) => subjectOf(decision, about),

  piece(view, id) {
    const match = own(view)
    return match.state.players[id] ? cardOf(kit, match, id, abilitiesOf(match, id)) : null
  },

  pieceAt(view, { x, y }) {
    const player = own(view).state.squares[squareAt(x, y)]
    return player >= 0 ? player : null
  },

  squareLabel(view, { x, y }) {
    const match = own(view)
    const square = squareAt(x, y)
    const parts = [coordinate({ x, y }), words.text(`ball.zone.${zoneOf(square)}.name`)]
    if (isTrapdoor(square)) parts.push(t('blood.square.trapdoor'))
    return [...parts, ...whoIsAt(kit, match, square)].join(', ')
  },

  /** Only what is out of the ordinary: the rest of the pitch is grass. */
  place(view, { x, y }) {
    const square = squareAt(x, y)
    if (isTrapdoor(square)) return words.term('ball.zone.trapdoor')
    if (zoneOf(square) !== 'end-zone') return null
    const { name, text } = words.term('ball.zone.end-zone')
    return { name: `${name}, ${teamName(own(view), halfOf(square))}`, text }
  },

  log: (event, view, telling) => logLine(event, own(view), telling),
  beside: (event, match) => besideOf(event, own(match)),
  trails: (events, view) => trailsOf(events, own(view)),
  overlays: (view) => tackleZones(kit, own(view)),
  ranges: (view, piece) => throwRanges(kit, own(view), piece),
  shelter: (view, seat, piece) => shelter(own(view), seat, piece),
  peril: (view, piece, square) => perilOf(own(view), piece, square),
  overlayName: (kind) => (words.has(`ball.overlay.${kind}`) ? words.text(`ball.overlay.${kind}`) : null),
  hasSecrets: () => false,

  unused: (_view, decision) => decision.actions.filter(({ type }) => type === 'activate').length,

  statistics(view) {
    const { scores, statistics } = bloodBowl.result(own(view))
    return namedFigures(kit, scores, statistics)
  },

  /** In a league the MVP is drawn when the result goes on the lists. */
  honours(view) {
    const match = own(view)
    const mvps = match.options.league ? [] : drawnMvps(match, bloodBowl.digest(match), (id) => mayBeMvp(match, id))
    return honoursOf(kit, match, (id) => sppOf(match, id), mvps)
  },

  lineUp: {
    team: (view, seat) => own(view).options.teams[seat].name,
    kinds: new Set(['set-up', 'set-up-square']),
    actions: new Set(),
    objects: new Set(['receive', 'kick-off', 'done', 'buy', 'star', 'mercenary', 'journeyman', 'none', 'learn']),
    choose: (view, decision) => chooseSetUp(own(view), decision),
    keep: (view, seat) => keepSetUp(own(view), seat),
    follow: (view, decision, places) => followSetUp(own(view), decision, places),
  },
  groupName: (group) =>
    words.has(`ball.action.${group}.name`)
      ? words.text(`ball.action.${group}.name`)
      : words.text(`ball.group.${group}`),
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
  rules: () => rulesOf('blood-bowl'),
  Below: Dugouts,
}
