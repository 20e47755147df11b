/**
 * Everybody against everybody twice, with sides changed, by the circle method: each round holds a team at most once, and the rounds of the
 * second half mirror those of the first (DB-LG-06, DB-LG-07). With an odd number one team rests in each round.
 */
export function roundRobin(teams: readonly string[]): [home: string, away: string][][] {
  if (teams.length < 2) return []
  const circle: (string | null)[] = teams.length % 2 === 0 ? [...teams] : [...teams, null]
  const half = circle.length / 2
  const first: [string, string][][] = []
  for (let round = 0; round < circle.length - 1; round++) {
    const pairs: [string, string][] = []
    for (let i = 0; i < half; i++) {
      const one = circle[i]
      const other = circle[circle.length - 1 - i]
      if (one === null || other === null) continue
      // The fixed team would be at home for ever: it changes sides from round to round.
      pairs.push(i === 0 && round % 2 === 1 ? [other, one] : [one, other])
    }
    first.push(pairs)
    circle.splice(1, 0, circle.pop() as string | null)
  }
  return [...first, ...first.map((pairs) => pairs.map(([home, away]): [string, string] => [away, home]))]
}

/** Divisions as equal as can be: the first ones take one more (DB-LG-04). */
export function inDivisions(teams: readonly string[], count: number): string[][] {
  const small = Math.floor(teams.length / count)
  const larger = teams.length % count
  const divisions: string[][] = []
  let at = 0
  for (let i = 0; i < count; i++) {
    const size = small + (i < larger ? 1 : 0)
    divisions.push(teams.slice(at, at + size))
    at += size
  }
  return divisions
}
