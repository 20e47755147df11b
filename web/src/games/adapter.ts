import type { Action, Decision, Game, GameContent, GameEvent, Match, Rule } from '@undercroft/engine'
import type { ComponentType } from 'react'
import type { Formation } from '../app/settings.ts'
import type { DiePicture } from '../art/dice.ts'
import type { Figure } from '../art/figures/figure.ts'
import type { BoardModel, OverlayModel, PieceModel, Square, Toll, Trail, WayBadge } from '../board/model.ts'
import type { Key } from '../i18n/index.ts'
import type { SoundName } from '../sound/sounds.ts'
import type { FoundWay } from '../worker/protocol.ts'
import type { OddsRow } from './brain.ts'
import type { GameId } from './index.ts'

/** One legal action, as a person sees it. */
export interface Choice {
  readonly action: Action
  readonly label: string
  /** Choices of one group share a button: 'run', 'block', ... */
  readonly group: string
  readonly glyph?: string
  /** The piece that does it, null for the seat itself. */
  readonly piece: number | null
  /** The piece it is done to. */
  readonly target: number | null
  readonly square: Square | null
  /** It begins a movement that is then asked for step by step. */
  readonly moves?: boolean
  /** It is itself such a step: ways are looked for from the question that offers it. */
  readonly step?: boolean
  /** It only leads to the next question (an activation to its declaration), which is shown in its place. */
  readonly opens?: boolean
  /** What is played before the action, where the choice was found behind others. */
  readonly before?: readonly Action[]
  /** Only shown on the board once its button was pressed: it would hide what is wanted more often. */
  readonly aside?: boolean
  /**
   * It is aimed at somebody, after a walk where needed; whom, and how likely it comes out, is found out beside the page.
   * 'declared': it is played first, and what it allows is aimed. 'direct': it is itself what is aimed.
   */
  readonly aims?: 'declared' | 'direct'
  /** It is legal but leads nowhere (a pass without a ball): people are not asked about it. */
  readonly vain?: boolean
  /** One passes here but may not stay. */
  readonly passing?: boolean
  /** It is done for a friend. */
  readonly kind?: boolean
  readonly tone?: 'primary' | 'quiet' | 'danger'
  readonly detail?: string
  /** The part of a long list of answers that it belongs to. */
  readonly heading?: string
}

/** An action that cannot be chosen any more this turn. */
export interface UsedUp {
  readonly group: string
  readonly glyph: string | undefined
  /** Who has used it, where that is known. */
  readonly by: string | null
}

/** A few signs above whoever is aimed at. */
export interface Mark {
  readonly text: string
  readonly tone: WayBadge['tone']
}

export interface SeatModel {
  readonly name: string
  readonly score: number
  /** Who stands for it on its plate, and the cloth of its team. */
  readonly figure?: Figure | undefined
  readonly cloth?: string | undefined
  /** The sign on its shield, a path in a box of 24. */
  readonly crest?: string | undefined
  readonly badges: readonly string[]
  readonly bench: readonly BenchPiece[]
}

/** What a player has earned in a match for his career. */
export interface Honour {
  readonly seat: number
  readonly name: string
  /** For what. */
  readonly deeds: readonly string[]
  readonly spp: number
  /** The Most Valuable Player. */
  readonly isMvp: boolean
}

export interface Progress {
  readonly now: number
  readonly all: number
}

export interface BenchPiece {
  readonly id: number
  readonly figure: Figure
  readonly badge: string
  readonly label: string
  readonly used: boolean
}

export interface PieceCard {
  readonly id: number
  readonly name: string
  /** What it plays as, where its name does not say so. */
  readonly position?: string
  readonly seat: number
  readonly figure: Figure
  readonly stats: readonly { readonly name: string; readonly value: string; readonly title: string }[]
  /** Lines below the figures: attacks and the like. */
  readonly lines?: readonly { readonly name: string; readonly value: string }[]
  readonly states: readonly Term[]
  readonly abilities: readonly Term[]
}

/** Something that has a text of its own: an ability, a state, a card. */
export interface Term {
  /** What it is called in the data, where pieces can be marked for it. */
  readonly id?: string
  readonly name: string
  readonly text: string
  /** There is nothing special about it: it is told only to those who ask. */
  readonly plain?: boolean
}

/** What is known about an event beyond itself. */
export interface Telling {
  /** What happened right after it, in the same action. */
  readonly after: readonly GameEvent[]
  /** Who stood beside the square of it, and of each event after it, when it happened. */
  readonly besides: readonly (number | null)[]
}

/** One line of the log: a message and what belongs to it. */
export interface LogLine {
  readonly key: Key
  readonly args: Readonly<Record<string, string | number>>
  readonly seat: number
  readonly weight: 'turn' | 'major' | 'minor'
  readonly dice?: readonly DieFace[]
  readonly detail?: string
  readonly verdict?: 'good' | 'bad'
  /** How it came out, where 'passed' and 'failed' would mislead. */
  readonly verdictText?: string
  readonly rules: readonly string[]
  readonly squares: readonly Square[]
  readonly term?: Term
  /** Shown large over the board for a moment, with what it means. */
  readonly banner?: true
  /** The kind of question that was answered without asking, as it is kept in the settings. */
  readonly standing?: string
  /** The match turns on it: somebody scores, or somebody falls or is hurt. */
  readonly stands?: 'score' | 'harm'
  /** What it sounds like, beyond its dice. */
  readonly sound?: SoundName
  /** How many of the events after it are told by it as well. */
  readonly tells?: number
  /** Lines that follow each other with the same mark are told by the last of them. */
  readonly merge?: string
}

export interface DieFace {
  /** What it shows, in words. */
  readonly name: string
  /** What is drawn on it: a number, or a picture. */
  readonly show: number | DiePicture
  readonly sides: number
}

export interface QuestionText {
  readonly title: string
  readonly text?: string
  /** The pieces it is about: they stay in sight. */
  readonly pieces?: readonly number[]
}

/** How likely something is, as a bar. */
export interface Odds {
  readonly title: string
  readonly rows: readonly {
    readonly label: string
    readonly chance: number
    readonly tone: 'good' | 'bad' | 'plain'
    /** The dial says the same: only those who cannot see it are told again. */
    readonly inDial?: boolean
    /** One of the ends that it can come to, which together are all there are. */
    readonly isEnd?: boolean
  }[]
  readonly notes: readonly string[]
  /** The chance of the whole, for the dial. */
  readonly whole?: number | undefined
  /** The same with re-rolls, where that is more. */
  readonly again?: number | undefined
  /** The worker has not answered yet. */
  readonly isPending?: boolean
  /** The rolls of a way, one after the other. */
  readonly steps?: readonly { readonly at: string; readonly what: string; readonly need: string }[]
}

export interface TableProps {
  readonly view: Match
  readonly decision: Decision | null
  /** The seat that looks at the screen. */
  readonly seat: number
  readonly choices: readonly Choice[]
  readonly play: (choice: Choice) => void
}

export interface SetUpProps {
  readonly options: Record<string, unknown>
  readonly change: (part: Record<string, unknown>) => void
  /** The sets that take part beside the book. */
  readonly sets: readonly string[]
}

/** Draws a number below `count`; the first of everything where nothing is drawn. */
export type Lot = (count: number) => number

/** Two different ones. */
export function drawTwo<T>(all: readonly T[], lot: Lot): [T, T] {
  const first = lot(all.length)
  const second = lot(all.length - 1)
  return [all[first], all[second < first ? second : second + 1]]
}

/** Everything the client must know of a game beyond its rules. */
export interface GameAdapter {
  readonly id: GameId
  readonly game: Game
  /** What people can add to it. */
  readonly content?: GameContent
  glyph(name: string): string
  /** Options of a match that is played at once, and of the set-up form. */
  quickOptions(lot?: Lot): Record<string, unknown>
  defaultOptions(): Record<string, unknown>
  seatCount(options: Record<string, unknown>): number
  readonly SetUp: ComponentType<SetUpProps>
  /** A board to look at before anything is played. */
  picture(options: Record<string, unknown>): BoardModel
  board(view: Match): BoardModel
  seats(view: Match): readonly SeatModel[]
  /** "Turn 4, 2 actions left" and the like. */
  status(view: Match): string
  /** Which turn it is of how many, where that is known. */
  progress?(view: Match): Progress | null
  choices(view: Match, decision: Decision): readonly Choice[]
  /** The kinds of question that are asked on the board and need no panel. */
  isOpenTurn(decision: Decision): boolean
  question(view: Match, decision: Decision, about: object): QuestionText
  /** The piece that the question is about, so that it can be selected. */
  subject(view: Match, decision: Decision, about: object): number | null
  piece(view: Match, piece: number): PieceCard | null
  /** Abilities that are marked on the board, what matters most first; every one where nothing is said. */
  readonly notable?: readonly string[]
  pieceAt(view: Match, square: Square): number | null
  squareLabel(view: Match, square: Square): string
  /** What the rules say about this place: a room, a tile, terrain. */
  place?(view: Match, square: Square): Term | null
  /** What lies or stands here and explains itself: a chest, a door, a ball. */
  things?(view: Match, square: Square): readonly Term[]
  log(event: GameEvent, view: Match, telling?: Telling): LogLine | null
  /** Who stands beside the square that an event is about, opponents first. */
  beside(event: GameEvent, match: Match): number | null
  trails(events: readonly GameEvent[], view: Match): Trail[]
  /** Zones, and what concerns the chosen piece. */
  overlays(view: Match, seat: number, piece: number | null): readonly OverlayModel[]
  /** How far the piece throws or shoots from where it stands, by bands. */
  ranges?(view: Match, piece: number | null): readonly OverlayModel[]
  /** Who guards the piece, or whoever has the ball, and who is in danger where they stand. */
  shelter?(view: Match, seat: number, piece: number | null): readonly OverlayModel[]
  /** What threatens the piece if it stays in this square, in words. */
  peril?(view: Match, piece: number, square: Square): string | null
  /** What the colour of an overlay means, where only this game knows it. */
  overlayName?(kind: string): string | null
  /** The squares that an action would cover. */
  area?(view: Match, about: object, action: Action): readonly Square[]
  /** Does the seat hold something that others may not see? */
  hasSecrets(view: Match, seat: number): boolean
  /** Pieces that could still act if the turn ended now. */
  unused(view: Match, decision: Decision): number
  /** Placing things before the match, which the computer may do for a person. */
  readonly lineUp: {
    /** Whose line-ups are kept together: the same in every language. */
    team(view: Match, seat: number): string
    readonly kinds: ReadonlySet<string>
    /** The actions that say where pieces of the own team stand: kept as a line-up. */
    readonly actions: ReadonlySet<string>
    /** Actions that come before: chests, tiles, the choice of a side. */
    readonly objects: ReadonlySet<string>
    choose(view: Match, decision: Decision, count: number): Action
    /** Of games that line up again and again: how the team stands now, and the next step to stand so; null where there is none. */
    keep?(view: Match, seat: number): Formation['places'] | null
    follow?(view: Match, decision: Decision, places: Formation['places']): Action | null
  }
  groupName(group: string): string
  /** What the dice of a roll are for, when they are typed in. */
  rollName(what: string): string
  /** What changes a roll, in words. */
  modifierName(source: string): string
  dieFace(die: string, value: number): DieFace
  /** How far something is thrown, in words. */
  bandName?(band: string): string
  oddsName(outcome: string, row?: OddsRow, view?: Match): string
  /** What the rows come to: an average, a count. */
  oddsNote?(rows: readonly OddsRow[]): string | null
  /** What the engine tells beforehand of the dice of a choice (how many block dice, who picks), where nothing is rolled before them. */
  told?(view: Match, choice: Choice): GameEvent | null
  /** The same in short. */
  mark?(told: GameEvent): Mark | null
  /** What the seat that is asked, or the chosen piece, has used up; `events`: all of this turn. */
  usedUp(view: Match, decision: Decision, piece: number | null, events: readonly GameEvent[]): readonly UsedUp[]
  /** What a way asks for beside steps, as marks on squares tell it; and what that is called. */
  toll(way: FoundWay, choice: Choice | null): Toll | null
  tollName(toll: Toll): string
  /** All that the game knows. */
  readonly tolls: readonly Toll[]
  /** What holds pieces back in this game, where a sign tells it. */
  readonly holds?: NonNullable<PieceModel['held']>
  /** The dice that a question shows, if it is about dice. */
  shownDice(decision: Decision, about: object): readonly DieFace[]
  /** The rules of the book in words, loaded when somebody asks for one. */
  rules(): Promise<readonly Rule[]>
  readonly Above?: ComponentType<TableProps>
  readonly Below?: ComponentType<TableProps>
  /** Who has earned points for his career. */
  honours?(view: Match): readonly Honour[]
  /** Named figures of the result, in order. */
  statistics(view: Match): readonly { readonly name: string; readonly values: readonly number[] }[]
}
