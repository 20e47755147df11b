import type { Ability, AnyProcedure, Procedure } from '@undercroft/engine'
import type { Block } from './block.ts'
import type { Harm } from './harm.ts'
import type { Moving } from './move.ts'
import type { BallMatch } from './state.ts'
import type { Test } from './test.ts'

/**
 * The moments that the rules announce. Skills, traits and what else a game has answer them; the rules never name one.
 *
 * One ability is one declaration in `skills/*.ts` or in the game that has it, with its ledger ids:
 *
 *     skill('sure-hands', 'general', ['DB-SKILL-SURE-HANDS-01'], {
 *       on: { reroll: (_match, _owner, test) => (test.kind === 'pick-up' ? 1 : 0) },
 *     })
 *
 * In every answer `owner` is the player who has the ability (for an ability of a place: the player who is in it), as a number.
 * An owner who is Prone, Stunned or without Tackle Zone is not asked unless the ability says `anyStatus: true`
 * (DB-SKU-02, DB-SKU-03); one whose ability an opponent denies (moment `denies`) is not asked either. `once: 'turn' | 'activation'`
 * limits the re-roll or boost of an ability (not its other answers). See `abilities.ts` for `mayUse`, `isSpent`, `spend`, `listenersOf`.
 *
 * There are two sorts of moments.
 *
 * 1. Values: answered at once, without dice or questions. They change or return numbers.
 * 2. Interrupts: answered with `null` or with a procedure (`interrupt(proc, locals)`), which then runs on the stack and may ask,
 *    roll, block, move, ... The procedure of an optional ability asks its coach first: `call(match, offer, { player, ability }, 'then')`
 *    hands `true` or `false` to the step `then`. What it hands to `done` counts: a value other than undefined ends the announcement and
 *    goes to the rule that announced it, with the meaning that stands below. List the procedures of an ability in its
 *    `procedures`; the game registers them.
 *
 * An interrupt is told an `Occasion`. Where it must change what is going on, it finds the frame of the procedure that is at work
 * with `inner(match, test)`, `inner(match, block)`, `inner(match, move)`, and so on; `findInner` where there may be none.
 */
export interface BallMoments extends ValueMoments, InterruptMoments {}

export interface ValueMoments {
  /** A test of `owner` is about to be rolled, and others have had their say: add to or take from `test.modifiers`, or change `test.target`. */
  modify(match: BallMatch, owner: number, test: Test): void
  /** The same for everybody else on the board (either team): `owner` looks on while `test.player` is tested. Only in tests named in `hindering`. */
  hinder(match: BallMatch, owner: number, test: Test): void
  /** May `owner` roll this die again? 0 no, 1 yes, n: only if a D6 shows n or more (and the attempt is spent either way). */
  reroll(match: BallMatch, owner: number, test: Test): number
  /** A bonus that `owner` may add to their failed test after seeing it; 0 for none. Offered only where it helps. */
  boost(match: BallMatch, owner: number, test: Test): number
  /** True where neither skills nor the team may re-roll dice of `owner`. */
  forbidsRerolls(match: BallMatch, owner: number): boolean
  /** `owner` can use a team re-roll only if a D6 shows so much or more. */
  teamRerollNeeds(match: BallMatch, owner: number): number
  /** A team re-roll beyond the bought ones, brought by `owner`, who may be anywhere: how many are left of it. */
  extraRerolls(match: BallMatch, owner: number): number
  /** One of those was used. */
  spendExtraReroll(match: BallMatch, owner: number): void
  /** Stops `user` from using `ability` now (one of those named in `denying`). `opponent` is the other player of the Block or test, or -1. Asked of all opponents on the board. */
  denies(match: BallMatch, owner: number, user: number, ability: string, opponent: number): boolean

  /** True: `owner` assists in this ('block', 'foul') although opponents Mark them. */
  assistsAnyway(match: BallMatch, owner: number, how: string): boolean
  /** True: `owner` may not do this for now: an action ('move', 'pass', 'stab', ...), 'leave-ball', 'assist' a Block, or 'score'. */
  forbids(match: BallMatch, owner: number, what: string): boolean
  /** True: `owner` does not mind those who Mark them when they jump. */
  ignoresMarkers(match: BallMatch, owner: number): boolean
  /** True: `owner` does not count among those who Mark the square a Dodger moves to. */
  ignoredByDodgers(match: BallMatch, owner: number): boolean
  /** True: `owner` can neither catch nor pick up nor interfere. */
  cannotHandle(match: BallMatch, owner: number): boolean
  /** Squares that standing up costs (instead of three; 0 also spares the roll of slow players). */
  standUpCost(match: BallMatch, owner: number): number
  /** Rushes in one activation beyond the usual two. */
  extraRushes(match: BallMatch, owner: number): number
  /** True: `owner` may jump over this square although no Prone or Stunned player is in it. */
  jumpsOver(match: BallMatch, owner: number, square: number): boolean
  /** True: `owner` may go on moving after their 'pass', 'hand-off' or 'foul' action. */
  movesOn(match: BallMatch, owner: number, action: string): boolean
  /** True: `owner` can throw team-mates / can be thrown. */
  throwsTeamMates(match: BallMatch, owner: number): boolean
  canBeThrown(match: BallMatch, owner: number): boolean
  /** Actions that `owner` may declare beyond the seven: push one declaration each. Performed by `performs`. */
  specialActions(match: BallMatch, owner: number, actions: DeclareAction[]): void
  /** True: a team-mate `player` of `owner` may foul though the team has fouled in this turn. */
  foulsAgain(match: BallMatch, owner: number, player: number): boolean
  /** True: `owner` may lob the ball (or a bomb) into any square, never accurately and out of everybody's reach. */
  lobs(match: BallMatch, owner: number): boolean
  /** Whom `owner` may strike down beside team-mates: push them. */
  lashTargets(match: BallMatch, owner: number, targets: number[]): void
  /** True: a team-mate thrown by `owner` like this lands safely without a test. */
  softLanding(match: BallMatch, owner: number, quality: string): boolean
  /** True: the special action named like this ability may take the place of this Block of `owner`. */
  replacesBlock(match: BallMatch, owner: number, which: ReplaceableBlock): boolean
  /** What they may do in the middle of a move beyond the usual: push one each. Performed by `performs`. */
  movingActions(match: BallMatch, owner: number, moving: Moving, actions: MovingAction[]): void

  /** A change of the ST of `owner` in a Block that they perform, before assists. */
  strength(match: BallMatch, owner: number, block: Block): number
  /** Block dice that `owner`, who blocks, rolls beyond those that Strength gives, up to three. */
  extraDice(match: BallMatch, owner: number, block: Block): number
  /** True: `owner`, who blocks, must follow up. */
  mustFollowUp(match: BallMatch, owner: number): boolean
  /** Are they hurt even when they are only placed Prone? */
  hurtWhenPlaced(match: BallMatch, owner: number): boolean
  /** May `owner` roll this block die (a face) of their Block again, alone? 0 no, 1 yes, n: only if a D6 shows n or more. */
  rerollsBlockDie(match: BallMatch, owner: number, block: Block, face: number): number

  /** Changes to the Armour roll against `owner` (their own abilities, the place they lie in): push modifiers. */
  armour(match: BallMatch, owner: number, harm: Harm): void
  /** Changes to the Armour roll by `owner`, who caused it: push modifiers. */
  armourAgainst(match: BallMatch, owner: number, harm: Harm): void
  /** Added to the Injury roll by `owner`, who caused it. */
  injuryAgainst(match: BallMatch, owner: number, harm: Harm): number
  /** A bonus of `owner`, who caused it, on this roll ('armour', 'injury') after seeing it, beside any other; 0 for none. Limited by `once`. */
  addsToHarm(match: BallMatch, owner: number, harm: Harm, roll: string): number
  /** True: `owner`, who caused this, breaks the armour with this natural total whatever the AV. */
  breaksArmour(match: BallMatch, owner: number, harm: Harm, total: number): boolean
  /** A bonus that `owner`, of the other side, may use on the Armour or the Injury roll after seeing it, once; 0 for none. */
  harmBonus(match: BallMatch, owner: number, harm: Harm): number
  /** The result of an Injury roll against `owner`: return another result, or the same. */
  injury(match: BallMatch, owner: number, total: number, result: number): number
  /** True: Stunned counts as Knocked-out for `owner`, whoever would make it so. */
  neverStunned(match: BallMatch, owner: number, harm: Harm): boolean
  /** Added to Casualty rolls against `owner`. */
  casualtyRoll(match: BallMatch, owner: number): number
  /** True: a natural double on this roll ('armour' or 'injury') of their Foul does not get `owner` Sent-off. */
  foulsUnseen(match: BallMatch, owner: number, roll: string): boolean
}

/** A Block from the floor, the second Block of Frenzy, both of two Blocks at once. */
export type ReplaceableBlock = 'from-floor' | 'again' | 'two-at-once'

export interface InterruptMoments {
  /** `owner` was activated and has declared `what` (against `opponent`). Any value: their activation ends. */
  activated: Interrupting
  /** A team-mate `player` of `owner` was activated and has declared `what`. */
  mateActivated: Interrupting
  /** The activation of `owner` is about to end. */
  ending: Interrupting
  /** `owner` has failed the roll of Unchannelled Fury with `from` on the die, after declaring `what`. Any value: it was dealt with, their activation ends. */
  raged: Interrupting
  /** `player` is about to block `owner` or to do `what` instead, nothing is rolled yet. 'gone': there is nobody left to attack. */
  attacked: Interrupting
  /** `owner` is about to foul `opponent`. Any value: there is no Foul. */
  fouling: Interrupting
  /** `player` declares a Block, a Blitz or a special action (`what`) against `owner`. 'lost': it cannot be performed. */
  targeted: Interrupting
  /** `owner` performs their declared special action or moving action `what`; `opponent` and `to` come from the declaration. */
  performs: Interrupting
  /** `player` tries to leave `from` for `to` voluntarily, after their Rush; `owner` Marks them. 'held': they stay, their action ends. */
  leaving: Interrupting
  /** `player` has left `from` voluntarily and their tests are made (they may have fallen); `owner` Marked them there. */
  left: Interrupting
  /** `player` has passed the test that is at work (`inner(match, test)`); `owner` is another player on the board. */
  passed: Interrupting
  /** `player` has named the target `to` of their Pass and nothing is rolled yet. To everybody; 'refused': no pass, the action ends. */
  passDeclared: Interrupting
  /** The Pass of `owner` has scattered and nobody has reacted yet. 'again': it scatters anew from where it was aimed. */
  passScattered: Interrupting
  /** `owner` tries to get in the way of a Pass of `opponent`. 'intercepted' or 'missed': there is no test. */
  interfering: Interrupting
  /** `player` has caught the ball. To everybody else. */
  ballCaught: Interrupting
  /** `player` has caught the bomb that `owner` threw. Any value: it goes off at once. */
  bombCaught: Interrupting
  /** `owner` has fumbled their Pass. 'kept': they keep the ball, no bounce, no Turnover. */
  fumbled: Interrupting
  /** `owner` is about to hand the ball to `opponent`. 'refused': they do not and their action ends. */
  handingOff: Interrupting
  /** `owner` is about to throw `opponent`. 'fumble': the throw is a fumble; 'over': there is no throw and the action ends. */
  throwing: Interrupting
  /** `owner` is in the air, thrown at `to`. A Flight: how it ends, instead of a scatter. */
  flies: Interrupting
  /** A ball that has left the thrower's hand comes down in the empty square `to` (`what`: 'scattered', 'deviated', ...). 'caught'. */
  comesDown: Interrupting
  /** `owner` has dropped the ball in `from` (`what`: 'falls', 'knocked', 'placed'), it would bounce now. 'placed': it does not. */
  dropped: Interrupting
  /** `owner` is about to be pushed from `from` by `player` (`opponent`: the blocker). A number: the square they go to, -1 they stay. */
  pushed: Interrupting
  /** `owner` is about to push their target `player`, who takes it. A number: the square the target goes to. */
  pushing: Interrupting
  /** The Strengths of the Block are about to be compared, before assists. To the blocker. */
  comparing: Interrupting
  /** A face was chosen (`inner(match, block)` holds it): to the blocker, then to the target. Change `face`, `blockerSafe`, `targetSafe`, `placed`. */
  face: Interrupting
  /** The target was moved by a Block that counts as a Push Back. To the blocker. */
  pushedBack: Interrupting
  /** The blocker `player` (also `opponent`) would follow up to `to`. To the target. 'denied': they may not. */
  followUp: Interrupting
  /** The Block is done, injuries and all. To the blocker. */
  blocked: Interrupting
  /** The Armour or the Injury roll (`what`) that `owner` has caused was rolled: `inner(match, harm)` holds the dice, which may be changed. */
  harmRolled: Interrupting
  /** `owner` suffered a Casualty, the roll is made. 'healed': nothing of it, they go to the Reserves. */
  casualty: Interrupting
  /** `owner` caused the Casualty of `player` by `what` ('block', 'foul'). */
  caused: Interrupting
  /** `owner` has scored a Touchdown. */
  scored: Interrupting
  /** The turn of team `player` begins / has ended (Stunned players not yet turned over). To everybody on the board. */
  turnBegins: Interrupting
  turnEnds: Interrupting
}

export type InterruptMoment = keyof InterruptMoments
export type Interrupting = (match: BallMatch, owner: number, occasion: Occasion) => Interrupt | null

/** What an interrupt is told. Numbers that do not apply are -1, `what` is then ''. */
export interface Occasion {
  player: number
  opponent: number
  from: number
  to: number
  what: string
}

export const occasion = (player: number, opponent = -1, from = -1, to = -1, what = ''): Occasion => ({
  player,
  opponent,
  from,
  to,
  what,
})

/** A procedure to run now. What is given was made for this one run: it becomes its frame. */
export interface Interrupt {
  readonly proc: AnyProcedure
  readonly given: object
}

export function interrupt<M extends BallMatch, Locals extends object, Given extends object>(
  proc: Procedure<M, Locals, Given>,
  given: Given,
): Interrupt {
  return { proc, given }
}

/** What a coach declares when they activate a player: one of the seven actions or a special one. */
export interface DeclareAction {
  readonly type: string
  /** The player who is blocked, blitzed, fouled, ...; -1 for none. */
  readonly target: number
}

/** What a coach may answer in the middle of a move. */
export interface MovingAction {
  readonly type: string
  readonly [field: string]: number | string
}

/** How often something may be used: by the player in an activation or turn, by the team in a drive, half or game. */
export type Limit = 'activation' | 'turn' | 'drive' | 'half' | 'game'

/** Where a thrown player comes down instead of scattering; `over`: beyond the edge, the last square is `at`. */
export interface Flight {
  readonly at: number
  readonly over: boolean
}

/** A skill, a trait, or something else of a game that answers moments. */
export interface BallAbility extends Ability<BallMoments> {
  /** 'agility', 'general', 'mutation', 'passing', 'strength', 'trait', or a word of the game. */
  readonly category: string
  /** Works Prone, Stunned and without Tackle Zone too. */
  readonly anyStatus: boolean
  /** Asterisk in the book: used whether its coach likes it or not. */
  readonly compulsory: boolean
  /** How often its re-roll or boost may be used, null for any number of times. */
  readonly once: Limit | null
  /** Whether its re-roll of a block die may go on to the other dice of the pool. */
  readonly manyDice: boolean
  /** The abilities of opponents about which its moment `denies` is asked. */
  readonly denying: readonly string[]
  /** The tests (their kinds) in which its moment `hinder` is asked. */
  readonly hindering: readonly string[]
  readonly procedures: readonly AnyProcedure[]
}

export interface SkillParts {
  readonly on: Partial<BallMoments>
  readonly anyStatus?: boolean
  readonly compulsory?: boolean
  readonly once?: Limit
  readonly manyDice?: boolean
  readonly denying?: readonly string[]
  readonly hindering?: readonly string[]
  readonly procedures?: readonly AnyProcedure[]
}

export function skill(id: string, category: string, rules: readonly string[], parts: SkillParts): BallAbility {
  const {
    on,
    anyStatus = false,
    compulsory = false,
    once = null,
    manyDice = false,
    denying = [],
    hindering = [],
    procedures = [],
  } = parts
  return { id, category, rules, on, anyStatus, compulsory, once, manyDice, denying, hindering, procedures }
}
