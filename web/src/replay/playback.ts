import {
  type Action,
  eventsFor,
  type GameEvent,
  type Match,
  type Replay,
  readReplay,
  replaySteps,
  SPECTATOR,
} from '@undercroft/engine'
import { learnFrom } from '../content/learned.ts'
import type { GameAdapter } from '../games/adapter.ts'
import { useLanguage } from '../i18n/index.ts'
import { type NumberedLine, tellHappening } from '../match/Log.tsx'
import type { SeatConfig } from '../match/saves.ts'
import { type Happening, type Shown, toldBy } from '../match/session.ts'
import type { Place } from '../thoughts/Thoughts.tsx'

/** A position is kept every so many steps: any other is at most as many steps away. */
const SPACING = 24

/** The page stays usable while a long replay is checked. */
const SLICE_MS = 12

export type MarkKind = 'turn' | 'score' | 'turnover'

/** A place in the match worth jumping to. */
export interface Mark {
  readonly at: number
  readonly kind: MarkKind
  readonly seat: number
  readonly line: NumberedLine | null
}

/**
 * A recorded match that can be looked at, at any step. It was played and checked from its first step to its last, so
 * nothing of it can fail any more. It knows no screen.
 */
export class Playback {
  readonly adapter: GameAdapter
  readonly replay: Replay
  /** One per step; the opening stands first. */
  readonly happenings: readonly Happening[]
  /** Was the match over when it was written down? Otherwise it may still be running, and hands stay hidden. */
  readonly finished: boolean
  /** What was played or rolled at each step. */
  readonly actions: readonly Action[]
  private readonly positions: readonly Match[]
  private readonly told = new Map<string, readonly NumberedLine[][]>()

  private constructor(
    adapter: GameAdapter,
    replay: Replay,
    happenings: readonly Happening[],
    positions: readonly Match[],
    actions: readonly Action[],
  ) {
    this.adapter = adapter
    this.replay = replay
    this.happenings = happenings
    this.positions = positions
    this.actions = actions
    this.finished = adapter.game.isOver(this.match(this.length))
  }

  /** Plays the whole replay and checks it. Throws FileError or OptionsError where the file cannot be. */
  static async open(adapter: GameAdapter, data: unknown, pause: () => Promise<void> = breathe): Promise<Playback> {
    const { game } = adapter
    const replay = readReplay(game, data)
    const opening: GameEvent[] = []
    const match = game.create(replay.options, replay.seed, opening)
    learnFrom(adapter.content, match.options)
    const happenings: Happening[] = [{ count: 0, seat: SPECTATOR, ...toldBy(adapter, match, opening) }]
    const positions = [game.clone(match)]
    let began = performance.now()
    const actions: Action[] = []
    for (const { action, seat, events } of replaySteps(game, replay, match)) {
      actions.push(action)
      const count = happenings.length
      happenings.push({ count, seat, ...toldBy(adapter, match, events) })
      if (count % SPACING === 0) positions.push(game.clone(match))
      if (performance.now() - began > SLICE_MS) {
        await pause()
        began = performance.now()
      }
    }
    return new Playback(adapter, replay, happenings, positions, actions)
  }

  get length(): number {
    return this.replay.steps.length
  }

  /** The match after so many steps. */
  match(at: number): Match {
    const { game } = this.adapter
    const match = game.clone(this.positions[Math.floor(at / SPACING)])
    for (let i = at - (at % SPACING); i < at; i++) this.playStep(match, i)
    return match
  }

  /** Who chooses next, with what he sees; null where secrets of a running match would come out. */
  chooser(match: Match): Place | null {
    const { game, hasSecrets } = this.adapter
    const decision = game.decision(match)
    if (!decision || decision.roll || decision.seat < 0) return null
    const { seat } = decision
    const view = game.view(match, seat)
    return this.finished || !hasSecrets(view, seat) ? { seat, view } : null
  }

  private playStep(match: Match, i: number): void {
    const step = this.replay.steps[i]
    const { game } = this.adapter
    if (typeof step !== 'number') {
      game.play(match, { type: 'roll', values: step } as never)
      return
    }
    const decision = game.decision(match)
    if (!decision) throw new Error(`step ${i + 1}: the match is over`)
    game.play(match, decision.actions[step])
  }

  /** Everything that the log tells to this seat, by step, in the language in use. */
  lines(seat: number): readonly NumberedLine[][] {
    const key = `${useLanguage.getState().language} ${seat}`
    const known = this.told.get(key)
    if (known) return known
    const view = this.adapter.game.view(this.match(this.length), seat)
    const shown = this.shown(this.length, seat, null)
    const lines = this.happenings.map((happening) => tellHappening(shown, happening, view))
    this.told.set(key, lines)
    return lines
  }

  /** Turns, scores and turnovers, in order. */
  marks(): Mark[] {
    const lines = this.lines(SPECTATOR)
    const marks: Mark[] = []
    for (let at = 1; at < this.happenings.length; at++) {
      const { events, scores } = this.happenings[at]
      const told = lines[at]
      const before = this.happenings[at - 1].scores
      const scorer = scores.findIndex((score, seat) => score > before[seat])
      if (scorer >= 0) marks.push({ at, kind: 'score', seat: scorer, line: told.find(isMajor) ?? null })
      const lost = events.find(({ type }) => type === 'turnover') as { team?: number } | undefined
      if (lost) marks.push({ at, kind: 'turnover', seat: lost.team ?? SPECTATOR, line: told.find(isMajor) ?? null })
      const turn = told.find(({ line }) => line.weight === 'turn')
      if (turn) marks.push({ at, kind: 'turn', seat: turn.line.seat, line: turn })
    }
    return marks
  }

  /** What log, dice and coaches show at a step. `came`: the step that was just taken, for the dice on the table. */
  shown(at: number, seat: number, came: Happening | null): Shown {
    return {
      adapter: this.adapter,
      seats: NOBODY,
      happenings: this.happenings.slice(0, at + 1) as Happening[],
      known: (happening) => eventsFor(happening.events, seat),
      latest: came,
      version: at,
      isOver: at === this.length && this.finished,
      isPerson: () => false,
    }
  }
}

const NOBODY: readonly SeatConfig[] = []

const isMajor = ({ line }: NumberedLine): boolean => line.weight !== 'minor'

const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
