import {
  type BallPlayerReport,
  type BallRoster,
  blankLine,
  blankTeamReport,
  type Joining,
  SPP_KINDS,
  type TeamBook,
} from '@undercroft/ball'
import { sure } from '@undercroft/engine'
import type { Fixture } from '@undercroft/league'
import { type FormEvent, useState } from 'react'
import { named, t } from '../i18n/index.ts'
import type { LeagueBook } from './book.ts'
import { ReportLine } from './ReportLine.tsx'
import { seatOfWinner, useSend, Winner } from './report-parts.tsx'
import { TypedInput } from './TypedInput.tsx'

type Team = ReturnType<typeof blankTeamReport> & Record<string, unknown>

/** A match of a ball game: what each team had, and what each player did and suffered. */
export function BookReport({ book, fixture }: { book: LeagueBook; fixture: Fixture }) {
  const { wrong, send } = useSend(book, fixture)
  const rules = sure(book.game.progress, 'book of a ball game').book
  const rosters = [fixture.home, fixture.away].map((team) => book.league.teams[team].content as BallRoster)
  const [winner, setWinner] = useState('')
  const [teams, setTeams] = useState<readonly Team[]>(() => rosters.map((roster) => namedBlank(rules, roster)))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send({ winner: seatOfWinner(winner), teams })
  }
  return (
    <form className="report" onSubmit={submit}>
      <section className="panel">
        <p className="muted">{t('league.report.text')}</p>
        <Winner book={book} fixture={fixture} winner={winner} change={setWinner} />
      </section>
      {rosters.map((roster, seat) => (
        <TeamReport
          key={roster.name}
          rules={rules}
          roster={roster}
          seat={seat}
          team={teams[seat]}
          change={(part) => setTeams(teams.with(seat, { ...teams[seat], ...part }))}
        />
      ))}
      {wrong && (
        <p className="error" role="alert">
          {wrong}
        </p>
      )}
      <div className="bar">
        <button type="submit" className="button primary">
          {t('league.report.send')}
        </button>
      </div>
    </form>
  )
}

const guestName = ({ joined }: Pick<BallPlayerReport, 'joined'>, n: number): string =>
  t(joined === 'recruit' ? 'league.report.recruit' : 'league.report.journeyman', { n })

function namedBlank(rules: TeamBook<BallRoster>, roster: BallRoster): Team {
  const blank = blankTeamReport(rules, roster)
  const { length } = roster.players
  const players = blank.players.map((line, at) =>
    at < length ? line : { ...line, name: guestName(line, at - length + 1) },
  )
  return { ...blank, players }
}

interface TeamProps {
  readonly rules: TeamBook<BallRoster>
  readonly roster: BallRoster
  readonly seat: number
  readonly team: Team
  change(part: Partial<Team>): void
}

function TeamReport({ rules, roster, seat, team, change }: TeamProps) {
  const { players } = team
  const join = ({ joined, positions, inducement }: Joining) => {
    const n = players.length - roster.players.length + 1
    const who = { id: `guest-${n}`, number: 89 + n, name: guestName({ joined }, n), joined, available: true }
    change({
      players: [...players, blankLine(rules, roster, { ...who, position: positions[0].id })],
      ...(inducement ? { inducements: [...new Set([...team.inducements, inducement])] } : {}),
    })
  }
  return (
    <section className="panel scrolls">
      <h2>{roster.name}</h2>
      <div className="field">
        <label htmlFor={`treasury-${seat}`}>{t('league.report.treasury')}</label>
        <input
          id={`treasury-${seat}`}
          type="number"
          min={0}
          max={roster.treasury}
          step={5000}
          value={team.treasury}
          onChange={({ target }) => change({ treasury: Number(target.value) })}
        />
      </div>
      {rules.typed.team.map((field) => (
        <TypedInput
          key={field.field}
          id={`${field.field}-${seat}`}
          field={field}
          roster={roster}
          value={team[field.field]}
          change={(value) => change({ [field.field]: value })}
        />
      ))}
      <table className="standings typed">
        <thead>
          <tr>
            <th scope="col">{t('workshop.team.player-name')}</th>
            <th scope="col">{t('league.report.played')}</th>
            {SPP_KINDS.map((kind) => (
              <th key={kind} scope="col">
                {t(`league.player.${kind}`)}
              </th>
            ))}
            {rules.typed.player.map(({ field }) => (
              <th key={field} scope="col">
                {named(`league.report.${field}`)}
              </th>
            ))}
            <th scope="col">{t('league.report.injury')}</th>
          </tr>
        </thead>
        <tbody>
          {players.map((line, at) => (
            <ReportLine
              key={line.id}
              rules={rules}
              roster={roster}
              line={line}
              change={(part) => change({ players: players.with(at, { ...line, ...part }) })}
            />
          ))}
        </tbody>
      </table>
      {rules
        .joining(roster)
        .filter(({ positions }) => positions.length > 0)
        .map((joining) => (
          <button key={joining.joined} type="button" className="button" onClick={() => join(joining)}>
            {t(joining.joined === 'recruit' ? 'league.report.add-recruit' : 'league.report.add-journeyman')}
          </button>
        ))}
    </section>
  )
}
