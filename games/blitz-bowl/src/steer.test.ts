import { Random } from '@undercroft/engine'
import { expect, it } from 'vitest'
import { abilityCards } from './abilities/index.ts'
import type { BlitzAction } from './actions.ts'
import { arenas } from './arenas/index.ts'
import { ballTypes } from './balls/index.ts'
import { bonusPlays } from './bonus/index.ts'
import { challenges } from './challenges/index.ts'
import type { BlitzEvent } from './events.ts'
import { blitzBowl } from './game.ts'
import { invariants } from './invariants.ts'
import { randomEvents } from './random-events/index.ts'
import { randomOptions } from './random-options.ts'
import { rules } from './reference/index.ts'
import type { Blitz } from './state.ts'
import { teamCards } from './teams/index.ts'
import { eagerChoice } from './testing/eager-coach.ts'

/** What an event shows to have come up. */
function seen(event: BlitzEvent, { state }: Blitz): string {
  switch (event.type) {
    case 'claimed':
      return event.challenge
    case 'bonus-played':
      return event.play
    case 'random-event':
      return event.event
    case 'ability':
      return event.ability
    case 'ball':
      return `${arenas[state.arena]?.id} with ${event.kind}`
    default:
      return ''
  }
}

/** Options for a match in which something still missing can come up. */
function fittingOptions(random: Random, missing: ReadonlySet<string>): object {
  const bearers = teamCards.filter(({ positions }) =>
    positions.some(({ abilities }) => abilities.some((id) => missing.has(id))),
  )
  const arena = [...missing].find((name) => name.includes(' with '))?.split(' with ')[0] ?? 'roll'
  const options = {
    ...randomOptions(random),
    events: true,
    specialBalls: true,
    fouls: true,
    throwTeamMate: true,
    arena,
  }
  return bearers.length > 0 ? { ...options, teams: [random.pick(bearers).id, random.pick(teamCards).id] } : options
}

it('a steered runner claims every challenge, plays every bonus play, draws every event, uses every ability, in every arena with every ball; every event names its rules', () => {
  const random = new Random(1)
  const known = new Set(rules.map(({ id }) => id))
  const unexplained = new Set<string>()
  const missing = new Set([
    ...[challenges, bonusPlays, randomEvents, abilityCards].flatMap((cards) => cards.map(({ id }) => id as string)),
    ...arenas.flatMap(({ id }) => ballTypes.map((ball) => `${id} with ${ball.id}`)),
  ])
  for (let played = 0; played < 5000 && missing.size > 0; played++) {
    const match = blitzBowl.create(fittingOptions(random, missing), random.below(0x7fffffff))
    for (let decision = blitzBowl.decision(match); decision; decision = blitzBowl.decision(match)) {
      const choice = eagerChoice(match, decision.actions as readonly BlitzAction[], random)
      for (const event of blitzBowl.apply(match, choice)) {
        missing.delete(seen(event, match))
        if (!event.rules?.length || event.rules.some((rule) => !known.has(rule))) unexplained.add(event.type)
      }
      invariants(match)
    }
  }
  expect([...missing]).toEqual([])
  expect([...unexplained]).toEqual([])
}, 120_000)
