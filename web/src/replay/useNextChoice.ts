import { type Action, type Match, sameAction } from '@undercroft/engine'
import { useEffect, useState } from 'react'
import type { Odds } from '../games/adapter.ts'
import { t } from '../i18n/index.ts'
import { think } from '../worker/thinker.ts'
import type { Playback } from './playback.ts'

/** What was chosen next, and how likely each outcome was: the engine's figures for what that coach could know. */
export function useNextChoice(playback: Playback, match: Match, at: number, playing: boolean): Odds | null {
  const [found, setFound] = useState<{ at: number; odds: Odds } | null>(null)
  useEffect(() => {
    if (playing) return
    let gone = false
    const timer = setTimeout(() => {
      nextChoice(playback, match, at).then(
        (odds) => {
          if (!gone && odds) setFound({ at, odds })
        },
        () => {},
      )
    }, 120)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [playback, match, at, playing])
  return !playing && found?.at === at ? found.odds : null
}

async function nextChoice({ adapter, replay }: Playback, match: Match, at: number): Promise<Odds | null> {
  const { game } = adapter
  const decision = game.decision(match)
  const step = replay.steps[at]
  if (!decision || decision.roll || typeof step !== 'number') return null
  const action: Action = decision.actions[step]
  const view = game.view(match, decision.seat)
  const choice = adapter.choices(view, decision).find((known) => sameAction(known.action, action))
  const name = adapter.seats(view)[decision.seat]?.name ?? ''
  const title = t('replay.next', { name, choice: choice?.label ?? action.type })
  const { rows } = await think({ kind: 'odds', game: adapter.id, view: game.save(view), actions: [action] })
  const named = rows.map(({ outcome, chance, tone }) => ({ label: adapter.oddsName(outcome), chance, tone }))
  return { title, rows: named, notes: [] }
}
