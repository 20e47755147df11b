import { describe, expect, it } from 'vitest'
import { bloodBowl } from '../game.ts'
import { READY_TEAMS } from '../teams/ready-made.ts'

describe('completed options', () => {
  it.each(READY_TEAMS.map(({ name }) => name))('are completed no further: %s', (name) => {
    const { options } = bloodBowl.create({ teams: [name, READY_TEAMS[0].name] }, 1)
    const again = bloodBowl.create(JSON.parse(JSON.stringify(options)), 1)
    expect(again.options).toEqual(options)
  })
})
