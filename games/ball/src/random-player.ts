/**
 * Picks a player at random: a D16 is rolled until it shows the number of somebody eligible (DB-GEN-04, DB-GEN-05). Null
 * where nobody is; then no die is rolled.
 */
export function randomPlayer(eligible: readonly number[], rollD16: () => number): number | null {
  if (eligible.length === 0) return null
  for (;;) {
    const number = rollD16()
    if (eligible.includes(number)) return number
  }
}
