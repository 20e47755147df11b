import { call, die, done, go, type Modifier, type Next, procedure, roll } from '@undercroft/engine'
import { abilityCalled, announce, isHeard, isReached, isSpent, listenersOf, spend } from './abilities.ts'
import { countMarkers, others, playerOf } from './field.ts'
import type { BallAbility } from './moments.ts'
import { occasion } from './moments.ts'
import { hasTeamReroll, spendTeamReroll, teamRerollNeeds } from './rerolls.ts'
import { rulesOf } from './rules.ts'
import type { BallMatch, Player } from './state.ts'

const D6 = [die(6)]

/**
 * One D6 that passes or fails: every test of a characteristic, and every other die that must reach a number. It may be
 * rolled once more, by a skill or by the team, never twice (DB-RR-01, DB-RR-02).
 */
export interface Test {
  /** What is tested: 'dodge', 'rush', 'jump', 'pick-up', 'catch', 'interfere', 'pass', 'throw', 'land', 'stand-up', ... */
  kind: string
  /** Whose roll it is, and the seat that rolls. */
  player: number
  seat: number
  target: number
  modifiers: Modifier[]
  /** 1: a natural 6 always passes and a natural 1 always fails (DB-DICE-13); 0: the number alone counts. */
  natural: number
  /** 1: passes while it stays below the target (a danger that must not come up). */
  below: number
  /** 1: nothing to reach, the number is looked up; it may still be rolled again. */
  lookup: number
  /** 1: how badly it fails matters: a total of 1 or less is worse than another failure (passes and throws). */
  graded: number
  /** 1: no team re-roll is allowed on this die. */
  noTeam: number
  /** The square whose place has a say. */
  at: number
  /** The square left (dodge, jump) or the player's own, and the other player of the test or -1. */
  from: number
  opponent: number
  /** How it came to this, where that matters: a catch of a 'pass', 'hand-off', 'bounce', ...; the range of a pass. */
  detail: string
  /** What the die shows, 0 before it is rolled. */
  value: number
  /** What the die was rolled again with, '' before that. */
  reroll: string
  /** A re-roll that hangs on a D6 first: its source and the number it needs. */
  pending: string
  needs: number
}

export interface TestResult {
  readonly passed: boolean
  readonly natural: number
  readonly total: number
}

/** A test against Agility (DB-PROF-09 to DB-PROF-12). */
export function agilityTest(player: Player, kind: string, modifiers: Modifier[]): Test {
  const test = plainTest(player, kind, player.ag, modifiers)
  test.natural = 1
  return test
}

/** Any other D6 that must show `target` or more. */
export function plainTest(player: Player, kind: string, target: number, modifiers: Modifier[] = []): Test {
  return {
    kind,
    player: player.id,
    seat: player.team,
    target,
    modifiers,
    natural: 0,
    below: 0,
    lookup: 0,
    graded: 0,
    noTeam: 0,
    at: player.square,
    from: player.square,
    opponent: -1,
    detail: '',
    value: 0,
    reroll: '',
    pending: '',
    needs: 0,
  }
}

/** -1 for each opponent who Marks this square, as one modifier. */
export function markedModifier(match: BallMatch, square: number, team: number): Modifier[] {
  const count = countMarkers(match, square, team)
  return count === 0 ? [] : [{ source: 'marked', value: -count }]
}

export const totalOf = (test: Test): number => {
  let total = test.value
  for (const { value } of test.modifiers) total += value
  return total
}

export function isPassed(test: Test): boolean {
  if (test.lookup === 1) return false
  if (test.natural === 1 && (test.value === 1 || test.value === 6)) return test.value === 6
  return test.below === 1 ? totalOf(test) < test.target : totalOf(test) >= test.target
}

export const test = procedure<BallMatch, Test>('test', ['pro-re-roll', 'team-re-roll'], {
  start(match, test) {
    const player = playerOf(match, test.player)
    if (rulesOf(match).hinderable.has(test.kind) && isHeard(match, 'hinder')) hinder(match, test)
    for (const { answer } of listenersOf(match, player, 'modify', test.opponent, test.at))
      answer(match, player.id, test)
    return roll(match, D6, test.kind, test.seat, 'rolled')
  },
  rolled(match, test, [value]: number[]) {
    test.value = value
    const passed = isPassed(test)
    if (test.lookup === 0) count(match, test, passed)
    tellTest(match, test, passed)
    return judge(match, test)
  },
  judge: (match, test) => judge(match, test),
  judged: (match, test) =>
    isPassed(test) || rerollSources(match, test).length === 0 ? finishTest(match, test) : go(match, 'ask'),
  ask: {
    kind: 're-roll',
    seat: (_match, test) => test.seat,
    actions: (match, test) => [...rerollSources(match, test), { type: 'accept' }],
    fallback: (_match, _test, actions) =>
      actions.find(({ type }) => type === 'skill-re-roll') ?? actions[actions.length - 1],
    about: (_match, test) => ({ kind: test.kind, player: test.player, value: test.value, target: faceNeeded(test) }),
    answer(match, test, action: RerollAction) {
      if (action.type === 'accept') return finishTest(match, test)
      const player = playerOf(match, test.player)
      if (action.type === 'team-re-roll') {
        const needs = teamRerollNeeds(match, player)
        spendTeamReroll(match)
        return startReroll(match, test, 'team', needs)
      }
      const ability = abilityCalled(match, action.skill)
      spend(match, player, ability)
      if (action.type === 'boost') {
        test.modifiers.push({ source: ability.id, value: ability.on.boost?.(match, player.id, test) ?? 0 })
        return go(match, 'judge')
      }
      const needs = ability.on.reroll?.(match, player.id, test) ?? 1
      return startReroll(match, test, ability.id, needs)
    },
  },
  /** The D6 that a re-roll hangs on was rolled; it cannot be rolled again itself. */
  allowed(match, test, [value]: number[]) {
    const passed = value >= test.needs
    match.events?.push({
      type: 'roll',
      what: `${test.pending}-re-roll`,
      seat: test.seat,
      piece: test.player,
      dice: ['d6'],
      values: [value],
      target: test.needs,
      modifiers: [],
      passed,
      reroll: null,
    })
    test.reroll = test.pending
    return passed ? roll(match, D6, test.kind, test.seat, 'rolled') : finishTest(match, test)
  },
})

function judge(match: BallMatch, test: Test): Next {
  if (!isPassed(test)) return rerollSources(match, test).length > 0 ? go(match, 'ask') : finishTest(match, test)
  if (!isHeard(match, 'passed')) return finishTest(match, test)
  const about = occasion(test.player, -1, test.from, -1, test.kind)
  return announce(match, 'passed', others(match, test.player), about, 'judged')
}

/** Everybody else on the board has their say. */
function hinder(match: BallMatch, test: Test): void {
  const hearing = rulesOf(match).table.hearing('hinder')
  for (const other of match.state.players) {
    if (other.square < 0 || other.id === test.player || !isReached(match, other, hearing)) continue
    for (const { ability, answer } of listenersOf(match, other, 'hinder'))
      if ((ability as BallAbility).hindering.includes(test.kind)) answer(match, other.id, test)
  }
}

export type RerollAction =
  | { readonly type: 'accept' }
  | { readonly type: 'team-re-roll' }
  | { readonly type: 'skill-re-roll' | 'boost'; readonly skill: string }

/** What may be done about a failed test: each skill re-roll, a team re-roll, bonuses that would turn it. */
function rerollSources(match: BallMatch, test: Test): RerollAction[] {
  const sources: RerollAction[] = []
  const player = playerOf(match, test.player)
  if (isHeard(match, 'boost')) addBoosts(match, player, test, sources)
  if (test.reroll !== '' || forbidsRerolls(match, player)) return sources
  for (const { ability, answer } of listenersOf(match, player, 'reroll', test.opponent))
    if (!isSpent(match, player, ability as BallAbility) && answer(match, player.id, test) > 0)
      sources.push({ type: 'skill-re-roll', skill: ability.id })
  if (test.noTeam === 0 && test.seat === match.state.active && hasTeamReroll(match))
    sources.push({ type: 'team-re-roll' })
  return sources
}

/** Bonuses of the player that turn the test, alone or together; each at most once (DB-SKU-04, DB-SKU-05). */
function addBoosts(match: BallMatch, player: Player, test: Test, sources: RerollAction[]): void {
  if (test.lookup === 1 || test.below === 1 || (test.natural === 1 && test.value === 1)) return
  let sum = 0
  const skills: string[] = []
  for (const { ability, answer } of listenersOf(match, player, 'boost')) {
    if (isSpent(match, player, ability as BallAbility) || test.modifiers.some(({ source }) => source === ability.id))
      continue
    const bonus = answer(match, player.id, test)
    if (bonus <= 0) continue
    sum += bonus
    skills.push(ability.id)
  }
  const total = totalOf(test)
  const helps = total + sum >= test.target || (test.graded === 1 && total <= 1 && total + sum > 1)
  if (helps) for (const skill of skills) sources.push({ type: 'boost', skill })
}

/** In some places no die of a player is rolled again. */
export const forbidsRerolls = (match: BallMatch, player: Player): boolean =>
  listenersOf(match, player, 'forbidsRerolls').some(({ answer }) => answer(match, player.id))

function startReroll(match: BallMatch, test: Test, source: string, needs: number): Next {
  if (needs > 1) {
    test.pending = source
    test.needs = needs
    return roll(match, D6, `${source}-re-roll`, test.seat, 'allowed')
  }
  test.reroll = source
  return roll(match, D6, test.kind, test.seat, 'rolled')
}

function finishTest(match: BallMatch, test: Test): Next {
  const result: TestResult = { passed: isPassed(test), natural: test.value, total: totalOf(test) }
  return done(match, result)
}

/** What the die itself must show, modifiers counted in. */
function faceNeeded(test: Test): number {
  if (test.lookup === 1 || test.below === 1) return test.target
  let face = 2
  while (face < 6 && !isPassed({ ...test, value: face })) face++
  return face
}

function count(match: BallMatch, test: Test, passed: boolean): void {
  const team = match.state.teams[test.seat]
  team.tests++
  if (test.kind === 'dodge') team.dodges++
  if (passed) team.testsPassed++
  const value = test.value
  for (let face = 1; face <= 6; face++) {
    test.value = face
    if (isPassed(test)) team.testsExpected++
  }
  test.value = value
}

function tellTest(match: BallMatch, test: Test, passed: boolean): void {
  match.events?.push({
    type: 'roll',
    what: test.kind,
    seat: test.seat,
    piece: test.player,
    dice: ['d6'],
    values: [test.value],
    target: test.lookup === 1 ? null : test.target,
    modifiers: test.modifiers.map((modifier) => ({ ...modifier })),
    passed: test.lookup === 1 ? null : passed,
    reroll: test.reroll === '' ? null : test.reroll,
  })
}

/** Tells a roll that is looked up or only gives a number. */
export function tellRoll(
  match: BallMatch,
  what: string,
  seat: number,
  piece: number,
  dice: string | string[],
  values: number[],
): void {
  match.events?.push({
    type: 'roll',
    what,
    seat,
    piece: piece < 0 ? null : piece,
    dice: typeof dice === 'string' ? values.map(() => dice) : dice,
    values,
    target: null,
    modifiers: [],
    passed: null,
    reroll: null,
  })
}

/** Rolls a test and goes on at `then` with its TestResult. */
export const rollTest = (match: BallMatch, made: Test, then: string): Next => call(match, test, made, then)
