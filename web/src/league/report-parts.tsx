import { type Fixture, isPlayOff } from '@undercroft/league'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { t } from '../i18n/index.ts'
import { tidyComputers } from './background.ts'
import type { LeagueBook } from './book.ts'
import { refusalText } from './refusal.ts'
import { toLeague } from './routes.ts'

export function useSend(book: LeagueBook, fixture: Fixture) {
  const [wrong, setWrong] = useState<string | null>(null)
  const [, navigate] = useLocation()
  const send = (report: unknown) => {
    const refused = book.do({ type: 'report', fixture: fixture.id, report, source: 'typed' })
    if (refused) return setWrong(refusalText(refused))
    tidyComputers(book)
    navigate(toLeague(book.id))
  }
  return { wrong, send }
}

export function Winner({
  book,
  fixture,
  winner,
  change,
}: {
  book: LeagueBook
  fixture: Fixture
  winner: string
  change(winner: string): void
}) {
  return (
    <div className="field">
      <label htmlFor="winner">{t('league.report.winner')}</label>
      <select id="winner" required value={winner} onChange={({ target }) => change(target.value)}>
        <option value="">{t('league.report.choose')}</option>
        <option value="0">{book.league.teams[fixture.home].name}</option>
        <option value="1">{book.league.teams[fixture.away].name}</option>
        {!isPlayOff(fixture) && <option value="draw">{t('league.report.draw')}</option>}
      </select>
    </div>
  )
}

/** What stands in the form: a seat, or 'draw'. */
export const seatOfWinner = (winner: string): number | null => (winner === 'draw' ? null : Number(winner))
