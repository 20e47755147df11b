import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { needArea, t } from '../i18n/index.ts'
import { toLeague } from './routes.ts'
import { listLeagues } from './store.ts'

/** The way back from a match to the league that it belongs to, if it belongs to one. */
export function LeagueLink({ match }: { match: string }) {
  const [league, setLeague] = useState<{ id: string; name: string } | null>(null)
  useEffect(() => {
    const find = async () => {
      const found = (await listLeagues()).find(({ matches }) => Object.values(matches).includes(match))
      if (!found) return
      await needArea('league')
      setLeague(found)
    }
    find().catch(() => {})
  }, [match])
  if (!league) return null
  return (
    <Link className="button primary" href={toLeague(league.id)}>
      {t('league.back', { name: league.name })}
    </Link>
  )
}
