import { sure } from '@undercroft/engine'
import { type AbilityCard, type AbilityId, abilityCards } from './abilities/index.ts'
import { type Face, type FaceName, faceNames } from './dice.ts'
import type { PositionId } from './positions/index.ts'
import { type PositionCard, type TeamCard, teamCards } from './teams/index.ts'

/** How a runner treats squares next to a standing opponent: keep out, enter and stop there, or ignore them. */
export const KEEP_OUT = 0
export const STOP_THERE = 1
export const PASS_BY = 2

/** A position with everything its ability changes, compiled once: the rules ask here and never name an ability. */
export interface Profile {
  /** Index into the teams of the match. */
  readonly team: number
  readonly position: PositionId
  readonly name: string
  readonly count: number
  /** 0 stands for a D6. */
  readonly move: number
  readonly block: number
  /** 0 stands for a dash. */
  readonly throw: number
  readonly armour: number
  readonly ability: AbilityId | null
  readonly throwsTeamMates: boolean
  /** Runs past opponents, over players, through rubble, while marked; with any of them they must end open. */
  readonly runsPast: boolean
  readonly runsOver: boolean
  readonly runsThroughRubble: boolean
  readonly runsWhileMarked: boolean
  /** How runners treat them. */
  readonly runnersBeside: 0 | 1 | 2
  /** What the faces count as in their Blocks, and in Blocks against them. */
  readonly faces: readonly Face[]
  readonly facesAgainst: readonly Face[]
  readonly neverAssisted: boolean
  readonly neverAssistedAgainst: boolean
  readonly deniesAssists: boolean
  /** How far they may block while open, 0 for not at all. */
  readonly blockRange: number
  readonly appliesAllDice: boolean
  readonly injuresOnSix: boolean
  readonly injuredByMiss: boolean
  readonly standsIn: boolean
  readonly picksUp: boolean
  readonly choosesDrop: boolean
  readonly cannotThrow: boolean
  readonly reRollsBlock: boolean
  readonly reRollsFailedThrow: boolean
}

const NOTHING: Partial<AbilityCard> = {}

function compile(
  team: number,
  card: PositionCard,
  ability: AbilityId | null,
  declarations: readonly AbilityCard[] = abilityCards,
): Profile {
  const declared = declarations.find(({ id }) => id === ability) ?? NOTHING
  const run = declared.run ?? {}
  return {
    team,
    position: card.id,
    name: card.name,
    count: card.count,
    move: card.move === 'd6' ? 0 : card.move,
    block: card.block,
    throw: card.throw ?? 0,
    armour: card.armour ?? 0,
    ability,
    throwsTeamMates: card.throwsTeamMates,
    runsPast: run.past ?? false,
    runsOver: run.over ?? false,
    runsThroughRubble: run.throughRubble ?? false,
    runsWhileMarked: run.whileMarked ?? false,
    runnersBeside: declared.runnersBeside ?? KEEP_OUT,
    faces: facesFrom(declared.faces ?? {}),
    facesAgainst: facesFrom(declared.facesAgainst ?? {}),
    neverAssisted: declared.neverAssisted ?? false,
    neverAssistedAgainst: declared.neverAssistedAgainst ?? false,
    deniesAssists: declared.deniesAssists ?? false,
    blockRange: declared.blockRange ?? 0,
    appliesAllDice: declared.appliesAllDice ?? false,
    injuresOnSix: declared.injuresOnSix ?? false,
    injuredByMiss: declared.injuredByMiss ?? false,
    standsIn: declared.standsIn ?? false,
    picksUp: declared.picksUp ?? false,
    choosesDrop: declared.choosesDrop ?? false,
    cannotThrow: declared.cannotThrow ?? false,
    reRollsBlock: declared.reRolls === 'block',
    reRollsFailedThrow: declared.reRolls === 'failed-throw',
  }
}

function facesFrom(changes: Partial<Record<FaceName, FaceName>>): Face[] {
  return faceNames.map((name) => faceNames.indexOf(changes[name] ?? name) as Face)
}

const BIG_UN = 'Big Un Blocker'

/** All positions of all teams. */
export const profiles: readonly Profile[] = [
  ...teamCards.flatMap(({ positions }, team) =>
    positions.map((card) => compile(team, card, card.abilities[0] ?? null)),
  ),
  // BZ-TEAM-12: the Big Un by the book's introduction, for matches with that option off.
  compile(...bookBigUn(), null),
]

const BOOK_BIG_UN = profiles.length - 1

function bookBigUn(): [number, PositionCard] {
  const team = teamCards.findIndex(({ id }) => id === 'orc')
  const card = teamCards[team].positions.find(({ name }) => name === BIG_UN)
  return [team, sure(card, BIG_UN)]
}

const lineUps = [true, false].map((bigUnAbility) => teamCards.map((_, team) => playersOf(team, bigUnAbility)))

function playersOf(team: number, bigUnAbility: boolean): number[] {
  return profiles.slice(0, BOOK_BIG_UN).flatMap((profile, index) => {
    if (profile.team !== team) return []
    const plain = !bigUnAbility && profile.name === BIG_UN
    return new Array<number>(profile.count).fill(plain ? BOOK_BIG_UN : index)
  })
}

/** The profile of each player of a team, in the order of its card; `own` are those of teams that are not in the book. */
export const lineUp = (team: number, bigUnAbility: boolean, own: readonly Profile[] = []): readonly number[] =>
  lineUps[bigUnAbility ? 0 : 1][team] ??
  own.flatMap((profile, index) =>
    profile.team === team ? new Array<number>(profile.count).fill(profiles.length + index) : [],
  )

/** The profiles of teams that are not in the book, for those of `chosen` that are such. */
export function ownProfiles(
  teams: readonly TeamCard[],
  chosen: readonly string[],
  declarations: readonly AbilityCard[],
): Profile[] {
  return teams.flatMap(({ id, positions }, team) =>
    team < teamCards.length || !chosen.includes(id)
      ? []
      : positions.map((card) => compile(team, card, card.abilities[0] ?? null, declarations)),
  )
}
