import { CASUALTY, KNOCKED_OUT, OUT, RESERVES } from '@undercroft/ball'
import { Portrait } from '../../art/Portrait.tsx'
import { t } from '../../i18n/index.ts'
import type { TableProps } from '../adapter.ts'
import { kit, teamName } from './names.ts'
import type { BloodMatch } from './rules.ts'
import './dugouts.css'

/** The boxes of a dugout, and where those are who stand in each. */
const BOXES = {
  reserves: [RESERVES],
  'knocked-out': [KNOCKED_OUT],
  casualty: [CASUALTY, OUT],
} as const

/** Below the pitch: who waits, who is knocked out, who is gone, and each team's turn track. */
export function Dugouts({ view }: TableProps) {
  const match = view as unknown as BloodMatch
  return (
    <div className="dugouts">
      {[0, 1].map((seat) => (
        <section
          key={seat}
          className={`dugout seat-${seat}`}
          aria-label={t('blood.dugout.of', { team: teamName(match, seat) })}
        >
          {Object.entries(BOXES).map(([box, places]) => (
            <Box key={box} match={match} seat={seat} box={box as keyof typeof BOXES} places={places} />
          ))}
          <Track match={match} seat={seat} />
        </section>
      ))}
    </div>
  )
}

interface BoxProps {
  match: BloodMatch
  seat: number
  box: keyof typeof BOXES
  places: readonly number[]
}

function Box({ match, seat, box, places }: BoxProps) {
  const there = match.state.players.filter(({ team, place }) => team === seat && places.includes(place))
  const name = t(`blood.dugout.${box}`)
  const names = there.map(({ id }) => kit.playerName(match, id)).join(', ')
  return (
    <div className={`box ${box}`} role="img" aria-label={`${name}: ${names || '0'}`} title={`${name}: ${names || '0'}`}>
      <small>
        {name} {there.length > 0 && <b>{there.length}</b>}
      </small>
      <div>
        {there.map(({ id }) => (
          <span key={id} className="place">
            <Portrait figure={kit.figure(match, id)} seat={seat} size={27} used={box !== 'reserves'} />
          </span>
        ))}
      </div>
    </div>
  )
}

/** Where the team's turn marker stands in this half. */
function Track({ match: { state, options }, seat }: { match: BloodMatch; seat: number }) {
  const turn = state.sides[seat].marker
  const label = t('blood.dugout.turn', { turn, limit: options.turns })
  return (
    <div className="track" role="img" aria-label={label} title={label}>
      {Array.from({ length: options.turns }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: turns follow each other
        <span key={i} className={i + 1 < turn ? 'done' : i + 1 === turn ? 'now' : ''}>
          {i + 1}
        </span>
      ))}
    </div>
  )
}
