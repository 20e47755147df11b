import { type Action, Random } from '@undercroft/engine'
import { describe, expect, it } from 'vitest'
import { loadGame } from '../cli/src/games.ts'
import { gameNames } from './repository.ts'

const MATCHES = 12

/** Does the action have the fields of the form: 'over to', 'skill?'? */
function fits(form: string, action: Action): boolean {
  const fields = form === '' ? [] : form.split(' ')
  const given = Object.keys(action).filter((field) => field !== 'type')
  return (
    given.every((field) => fields.includes(field) || fields.includes(`${field}?`)) &&
    fields.every((field) => field.endsWith('?') || given.includes(field))
  )
}

describe.each(gameNames())('%s', (name) => {
  it('has a form in actions.ts for everything that a coach is offered', async () => {
    const { game, vocabulary, randomOptions, anyOptions } = await loadGame(name)
    const unsaid = new Set<string>()
    for (let seed = 1; seed <= MATCHES; seed++) {
      const random = new Random(seed)
      const match = game.create(seed % 2 === 0 && anyOptions ? anyOptions(random) : randomOptions(random), seed)
      for (let decision = game.decision(match); decision; decision = game.decision(match)) {
        for (const action of decision.actions) {
          if (vocabulary.actions[action.type]?.some((form) => fits(form, action))) continue
          unsaid.add(`${action.type}: ${Object.keys(action).slice(1).join(' ')}`)
        }
        game.play(match, random.pick(decision.actions))
      }
    }
    expect([...unsaid]).toEqual([])
  })
})
