import {
  type Action,
  type Decision,
  DiceScript,
  eventsFor,
  type GameEvent,
  type GamePackage,
  type Journal,
  type Match,
  Random,
  type RollAction,
  type RollRequest,
  type Seed,
  SPECTATOR,
  writeSave,
} from '@undercroft/engine'
import { writeWhole } from '../files.ts'
import { type Output, painted } from '../output.ts'
import type { Player, Seating } from '../seats.ts'
import { actionInWords, eventInWords, type Label, labelOf, resultInWords } from '../words.ts'
import { colourBoard } from './board.ts'
import { listChoices, parseChoice } from './choices.ts'
import type { Keeper } from './keeper.ts'

const HELP = `a number or 'type field=value' plays an action; also:
  default       the safe default answer      list          the choices again
  undo, redo    back to the last die         save FILE     to go on later with --load FILE
  advice        what a veteran would do      odds CHOICE   how likely each outcome of a choice is
  quit          leave the match`

/** A match with those who sit around it. */
export class Table {
  private readonly pack: GamePackage
  private readonly journal: Journal
  private readonly players: readonly (Player | null)[]
  private readonly output: Output
  private readonly keeper: Keeper | null
  /** Everything before this decision was already shown to the person who is asked. */
  private shown = false

  constructor(
    pack: GamePackage,
    journal: Journal,
    seating: Seating,
    seed: Seed,
    output: Output,
    keeper: Keeper | null = null,
  ) {
    this.pack = pack
    this.journal = journal
    this.output = output
    this.keeper = keeper
    keeper?.keep(journal)
    this.players = Array.from({ length: pack.game.seats(journal.match) }, (_, seat) => seating(seat, seed))
  }

  /** Until the match is over, somebody leaves it, or it is `isEnough`. */
  async playOn(lines: AsyncIterator<string>, isEnough: (match: Match) => boolean = () => false): Promise<void> {
    const { game } = this.pack
    for (let decision = game.decision(this.journal.match); decision; decision = game.decision(this.journal.match)) {
      if (isEnough(this.journal.match)) return
      const player = decision.roll ? null : this.players[decision.seat]
      if (player) {
        this.play(player.choose(game, this.journal.match, decision))
        continue
      }
      if (!this.shown) this.show(decision)
      this.output.ask(decision.roll ? 'dice> ' : `seat ${decision.seat}> `)
      const { value, done } = await lines.next()
      if (done || value.trim() === 'quit') {
        const again = this.keeper ? `; npx undercroft play ${game.id} --resume goes on with it` : ''
        this.output.print(`\nleft the match${again}`)
        return
      }
      await this.obey(value.trim(), decision)
    }
    this.output.print(colourBoard(this.output, this.pack.vocabulary.draw(this.journal.match)))
    this.output.print(`the match is over: ${resultInWords(game.result(this.journal.match))}`)
    this.keeper?.forget()
  }

  /** What happened, as everybody may know it. With one person at the table: as that person may. */
  tell(events: readonly GameEvent[]): void {
    const people = this.players.flatMap((player, seat) => (player === null ? [seat] : []))
    const seat = people.length === 1 ? people[0] : SPECTATOR
    for (const event of eventsFor(events, seat)) {
      this.output.print(`  ${eventInWords(event, this.pack.game.definition.dice, this.label)}`)
    }
  }

  private get label(): Label {
    return labelOf(this.pack, this.journal.match)
  }

  private play(action: Action): void {
    this.tell(this.journal.play(action))
    this.changed()
  }

  /** The match is another than before: it is kept, and shown when somebody is asked. */
  private changed(): void {
    this.keeper?.keep(this.journal)
    this.shown = false
  }

  private show(decision: Decision): void {
    const { game, vocabulary } = this.pack
    const { match } = this.journal
    const { output } = this
    this.shown = true
    if (decision.roll) {
      output.print(painted(output, 'bold', `roll ${decision.roll.dice.join(' + ')} for ${decision.roll.what}`))
      return
    }
    output.print(`\n${colourBoard(output, vocabulary.draw(game.view(match, decision.seat)))}`)
    const question = actionInWords({ ...game.about(match), type: decision.kind }, this.label)
    output.print(painted(output, 'bold', `seat ${decision.seat} is asked: ${question}`))
    for (const line of listChoices(decision, this.label, process.stdout.columns ?? 120)) output.print(line)
  }

  /** Does what was typed; what is wrong with it is told, and asked again. */
  private async obey(text: string, decision: Decision): Promise<void> {
    const { game } = this.pack
    const [word, argument] = text.split(/\s+/)
    try {
      if (text === '' || text === 'help') this.output.print(HELP)
      else if (word === 'list') this.show(decision)
      else if (word === 'save') this.save(argument)
      else if (word === 'undo') this.undo()
      else if (word === 'redo') this.redo()
      else if (decision.roll) this.play(this.typedDice(text, decision.roll))
      else if (word === 'advice') await this.advise(decision)
      else if (word === 'odds') await this.tellOdds(text.slice('odds'.length).trim(), decision)
      else if (word === 'default') this.play(game.fallback(this.journal.match))
      else this.play(parseChoice(text, decision, this.label))
    } catch (error) {
      this.output.print(`  ${(error as Error).message}`)
    }
  }

  /** What a veteran would do, with what each plan is worth to it. */
  private async advise({ seat }: Decision): Promise<void> {
    const { advice, usualBudget } = await import('@undercroft/coach')
    const { game } = this.pack
    const plans = advice(
      game,
      game.view(this.journal.match, seat),
      seat,
      new Random(1),
      usualBudget(game.id, 'veteran'),
    )
    for (const { actions, gain, reasons } of plans) {
      const told = reasons
        .filter(({ value }) => signed(value) !== SAME)
        .map(({ term, value }) => `${term} ${signed(value)}`)
      this.output.print(`  ${signed(gain)}: ${actions.map((action) => actionInWords(action, this.label)).join(', ')}`)
      if (told.length > 0) this.output.print(`      ${told.join(', ')}`)
    }
  }

  /** How likely each outcome of a choice is. */
  private async tellOdds(text: string, decision: Decision): Promise<void> {
    const { oddsOf } = await import('@undercroft/coach')
    const { game } = this.pack
    const view = game.view(this.journal.match, decision.seat)
    const rows = oddsOf(game, view, game.legal(this.journal.match, parseChoice(text, decision, this.label)))
    for (const { outcome, amount, target, chance } of rows) {
      const whom = target === undefined ? '' : `${this.label('target', target) ?? target} `
      this.output.print(`  ${(100 * chance).toFixed(1).padStart(5)} %  ${whom}${outcome}${amount ? ` ${amount}` : ''}`)
    }
    if (rows.length === 0) this.output.print('  nothing is told of the odds of this choice')
  }

  /** Takes back the last action of a person, with what computers answered to it. */
  private undo(): void {
    const { entries } = this.journal
    const last = entries.findLastIndex(({ seat }) => !this.players[seat])
    const back = entries.slice(Math.max(last, 0))
    if (last < 0 || back.some(({ final }) => final)) {
      throw new Error(last < 0 ? 'nothing was played yet' : 'dice were rolled or something hidden came to light since')
    }
    for (const { seat } of back.reverse()) this.journal.undo(seat)
    this.changed()
  }

  private redo(): void {
    this.tell(this.journal.redo())
    this.changed()
  }

  private save(file: string | undefined): void {
    if (file === undefined) throw new Error('name a file: save FILE')
    writeWhole(file, `${JSON.stringify(writeSave(this.journal))}\n`)
    this.output.print(`  saved to ${file}`)
  }

  /** '4 2' or 'push push': what the real dice show. */
  private typedDice(text: string, request: RollRequest): RollAction {
    const script = new DiceScript(this.pack.game.definition.dice)
    const faces = text.split(/\s+/)
    if (faces.length !== request.dice.length)
      throw new Error(`${request.dice.length} dice are needed: ${request.dice.join(' + ')}`)
    request.dice.forEach((die, i) => {
      script.add(`${die} ${faces[i]}`)
    })
    return { type: 'roll', values: script.take(request) ?? [] }
  }
}

const SAME = '+0.0'

const signed = (value: number): string =>
  `${value < -0.05 ? '' : '+'}${Math.abs(value) < 0.05 ? '0.0' : value.toFixed(1)}`
