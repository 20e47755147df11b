import type { Home } from '@undercroft/engine'
import { setsOf } from '../../content/sets.ts'

interface Props {
  readonly homes: readonly Home[]
  readonly family: string
  readonly children: (id: string) => string
}

/** Teams that are in no book, by their sets, as choices of a list. */
export function OwnTeams({ homes, family, children: text }: Props) {
  const teams = homes.filter((home) => home.family === family)
  return setsOf(teams).map((set) => (
    <optgroup key={set} label={set}>
      {teams
        .filter((home) => home.set === set)
        .map(({ id }) => (
          <option key={id} value={id}>
            {text(id)}
          </option>
        ))}
    </optgroup>
  ))
}
