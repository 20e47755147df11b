import type { GameAdapter } from '../games/adapter.ts'
import { gameOf, loadKind } from './library/kind.ts'
import { findItem } from './library/store.ts'

type Options = Record<string, unknown>

/**
 * What a set-up form begins with: `?with=` names something of the collection, `?team=` a Blitz Bowl team. What is not there
 * or not ready leaves the usual options.
 */
export async function chosenOptions(adapter: GameAdapter, search: string): Promise<Options> {
  const options = adapter.defaultOptions()
  const asked = new URLSearchParams(search)
  const team = asked.get('team')
  if (adapter.id === 'blitz-bowl' && team) return { ...options, teams: [team, otherTeam(options.teams, team)] }
  const item = await findItem(asked.get('with') ?? '').catch(() => undefined)
  if (!item || gameOf(item.kind) !== adapter.id) return options
  const { read, problems } = await loadKind(item.kind)
  try {
    const content = read(item.content)
    if (problems(content).length > 0) return options
    const { withContent } = await import('./with-content.ts')
    return withContent(item.kind, content, options)
  } catch {
    return options
  }
}

/** The opponent stays, unless it is the same team. */
function otherTeam(teams: unknown, team: string): string {
  const [first, second] = teams as readonly string[]
  return second === team ? first : second
}
