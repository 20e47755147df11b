import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { leagueText } from '@undercroft/league'
import { beforeEach, describe, expect, it } from 'vitest'
import { keptOutput } from '../testing/output.ts'
import { leagueCommand } from './index.ts'

interface Team {
  readonly players: readonly { readonly position: string }[]
}

let file: string
beforeEach(() => {
  file = join(mkdtempSync(join(tmpdir(), 'league-')), 'cup.league.json')
})
const run = async (what: string, options: object = {}, typed?: readonly string[]): Promise<string> => {
  const output = keptOutput()
  const lines = typed ? Readable.from(typed)[Symbol.asyncIterator]() : null
  await leagueCommand(what, file, options, output, lines)
  return output.text
}

/** A league of three computers and a team called Mine, drawn. */
async function withMine(game: string): Promise<void> {
  await run('new', { game, teams: 3, seed: 1 })
  const [{ content }] = Object.values(JSON.parse(await run('export')) as Record<string, { content: Team }>)
  const team = `${file}.team.json`
  writeFileSync(team, JSON.stringify({ ...content, name: 'Mine' }))
  await run('add', { team, coach: 'Anna' })
  await run('draw', { seed: 1 })
}

describe('undercroft league', () => {
  it('a whole season with nothing but defaults, the same for the same seed', async () => {
    expect(await run('new', { teams: 4, seed: 1 })).toContain('season 1, teams gather, 4 teams')
    await run('simulate', { seed: 1, level: 'random' })
    const table = await run('table')
    expect(table).toMatch(/champion: .+/)
    const first = readFileSync(file, 'utf8')
    file = `${file}.again`
    await run('new', { teams: 4, seed: 1, name: 'cup' })
    await run('simulate', { seed: 1, level: 'random' })
    expect(readFileSync(file, 'utf8')).toBe(first)
  }, 120_000)

  it('step by step: draw, fixtures, play, sequence, export', async () => {
    await run('new', { teams: 3, seed: 2 })
    await expect(run('draw', { seed: 2 })).resolves.toContain('1 more teams')
    await run('add', { seed: 3 })
    expect(await run('draw', { seed: 2 })).toContain('season 1, regular season')
    expect((await run('fixtures')).split('\n')).toHaveLength(12)
    expect(await run('play', { seed: 4, level: 'random' })).toContain('s1f1')
    expect(await run('sequence', { seed: 4 })).toContain('waits: match')
    expect(JSON.parse(await run('export'))).toBeTypeOf('object')
  }, 120_000)

  it.each(['dungeon-bowl', 'blood-bowl'])(
    '%s: a template is filled in and read back, a person is asked',
    async (game) => {
      await withMine(game)
      const [line] = (await run('fixtures')).split('\n').filter((text) => / Mine - /.test(text))
      const fixture = line.slice(0, line.indexOf(' '))
      const report = JSON.parse(await run('report', { fixture }))
      const [scorer] = report.teams[0].players
      Object.assign(scorer, { touchdowns: 1, casualties: 1 })
      writeFileSync(`${file}.report.json`, JSON.stringify({ ...report, winner: 0 }))
      await run('play', { fixture, report: `${file}.report.json`, seed: 3 })
      // What is not an answer is told; leaving keeps what was answered.
      const left = await run('sequence', { seed: 3 }, ['maybe', '1', 'quit'])
      expect(left).toMatch(
        /earns \d SPP[\s\S]*Who learns something\?[\s\S]*type a number from 1[\s\S]*Hire, fire, retire/,
      )
      const undone = await run('sequence', { seed: 3 }, ['undo', '', '', 'undo'])
      expect(undone).toMatch(/Hire, fire[\s\S]*Who learns[\s\S]*Hire, fire[\s\S]*Team Value[\s\S]*Mine: done/)
      expect(await run('sequence', { seed: 3 }, [])).not.toContain('Mine (league sequence)')
    },
  )

  it('speaks Italian and German: state, fixtures, table and refusals', async () => {
    await run('new', { teams: 4, seed: 1 })
    expect(await run('draw', { seed: 1, language: 'it' })).toContain('stagione regolare')
    expect(await run('fixtures', { language: 'de' })).toMatch(/s1f1 {2}Runde 1 {2}.+: offen/)
    expect(await run('table', { language: 'it' })).toMatch(/Squadra +Giocate +Vinte/)
    await expect(run('draw', { divisions: 2, language: 'de' })).rejects.toThrow('reguläre Saison läuft (DB-LG-02)')
    await expect(run('table', { language: 'fr' })).rejects.toThrow("no words in 'fr'")
  })

  it('what cannot be done is told in a sentence, with names in the language in use', async () => {
    await run('new', { teams: 4, seed: 1 })
    await run('draw', { seed: 1 })
    await expect(run('draw')).rejects.toThrow('the season is under way')
    await expect(run('play', { fixture: 's1f99' })).rejects.toThrow('no fixture “s1f99”')
    await expect(run('play', { level: 'wizard' })).rejects.toThrow("--level: 'wizard' is not known")
    await expect(run('export', { team: 'nobody' })).rejects.toThrow(/no team “nobody” \(there is: [a-z-]+, /)
    await expect(run('export', { to: join(`${file}-none`, 'x') })).rejects.toThrow('was not written')
    await expect(run('export', { to: join(file, 'x') })).rejects.toThrow('a part of this path is a file, not a folder')
    const { content } = Object.values(JSON.parse(await run('export')) as Record<string, { content: Team }>)[0]
    const players = content.players.with(0, { ...content.players[0], position: 'troll-slayer' })
    const team = `${file}.team.json`
    writeFileSync(team, JSON.stringify({ ...content, name: 'Strangers', players }))
    await expect(run('add', { team, language: 'it' })).rejects.toThrow(
      /La lista non ha (?!troll-slayer).+ \(DB-TEAM-01\)/,
    )
    writeFileSync(team, '{}')
    await expect(run('add', { team })).rejects.toThrow(`${team}: The team list cannot be read: name`)
  })

  it('more teams than there are names, in every game', async () => {
    for (const game of ['dungeon-bowl', 'skirmish']) {
      file = `${file}.${game}`
      expect(await run('new', { game, cup: true, teams: 32, seed: 1 })).toContain('32 teams')
    }
  })

  it('a league of Blood Bowl from before its progress is refused in a sentence', async () => {
    const old = [
      { type: 'found', name: 'Old', game: 'blood-bowl', options: {}, by: 'commissioner' },
      {
        type: 'enter-team',
        team: 'a',
        coach: 'A',
        computer: true,
        content: { name: 'A', content: 'A' },
        by: 'commissioner',
      },
    ]
    writeFileSync(file, leagueText(old as never))
    await expect(run('table')).rejects.toThrow('Event 2 of 2: this league of Blood Bowl is from the time')
    await expect(run('table', { language: 'de' })).rejects.toThrow('gründe eine neue')
  })

  it('a damaged file names the event; an unknown command names the known ones', async () => {
    await run('new', { teams: 4, seed: 1 })
    writeFileSync(file, readFileSync(file, 'utf8').replace('"computer":true', '"computer":false'))
    await expect(run('table')).rejects.toThrow(/Event 2 of 5 \(“enter-team”\) is damaged/)
    await expect(run('table', { language: 'de' })).rejects.toThrow('Ereignis 2 von 5 („enter-team“) ist beschädigt')
    await expect(run('dance')).rejects.toThrow('there is no “league dance”')
    await expect(run('new')).rejects.toThrow('already')
  })
})
