import {
  type BallPlayerReport,
  type BallRoster,
  CHARACTERISTICS,
  INJURIES,
  SPP_KINDS,
  type TeamBook,
} from '@undercroft/ball'
import { positionName } from '../games/ball/names.ts'
import { named, t } from '../i18n/index.ts'
import { Count } from './TypedInput.tsx'

type Line = BallPlayerReport & Record<string, unknown>
type Injury = NonNullable<BallPlayerReport['injury']>

interface Props {
  readonly rules: TeamBook<BallRoster>
  readonly roster: BallRoster
  readonly line: Line
  change(part: Partial<Line>): void
}

/** What one player did and suffered. */
export function ReportLine({ rules, roster, line, change }: Props) {
  const { name, joined, played, available } = line
  const positions = joined === 'listed' ? [] : positionsOf(rules, roster, joined)
  return (
    <tr className={available ? undefined : 'away'}>
      <th scope="row">
        {line.number} {name}{' '}
        {positions.length > 0 && (
          <select aria-label={name} value={line.position} onChange={({ target }) => change({ position: target.value })}>
            {positions.map((position) => (
              <option key={position.id} value={position.id}>
                {positionName(position.name)}
              </option>
            ))}
          </select>
        )}
      </th>
      <td>
        <input
          type="checkbox"
          aria-label={`${name}: ${t('league.report.played')}`}
          disabled={!available}
          checked={played}
          onChange={({ target }) => change({ played: target.checked })}
        />
      </td>
      {SPP_KINDS.map((kind) => (
        <td key={kind}>
          <Count
            label={`${name}: ${t(`league.player.${kind}`)}`}
            range={[0, 20]}
            disabled={!played}
            value={line[kind]}
            change={(count) => change({ [kind]: count })}
          />
        </td>
      ))}
      {rules.typed.player.map((field) => (
        <td key={field.field}>
          <Count
            label={`${name}: ${named(`league.report.${field.field}`)}`}
            range={field.kind === 'count' ? field.range(roster) : [0, 0]}
            disabled={!played}
            value={Number(line[field.field])}
            change={(count) => change({ [field.field]: count })}
          />
        </td>
      ))}
      <td>
        <InjuryChoice line={line} change={change} />
      </td>
    </tr>
  )
}

const positionsOf = (rules: Props['rules'], roster: BallRoster, joined: 'journeyman' | 'recruit') =>
  joined === 'journeyman'
    ? rules.linemen(roster)
    : rules.joining(roster).flatMap((joining) => (joining.joined === joined ? joining.positions : []))

function InjuryChoice({ line: { name, available, injury }, change }: Pick<Props, 'line' | 'change'>) {
  return (
    <>
      <select
        aria-label={`${name}: ${t('league.report.injury')}`}
        disabled={!available}
        value={injury?.result ?? ''}
        onChange={({ target }) =>
          change({ injury: target.value === '' ? null : { result: target.value as Injury['result'] } })
        }
      >
        <option value="">–</option>
        {INJURIES.map((result) => (
          <option key={result} value={result}>
            {named(`league.injury.${result}`)}
          </option>
        ))}
      </select>
      {injury?.result === 'lasting-injury' && (
        <select
          aria-label={`${name}: ${t('league.report.reduced')}`}
          value={injury.characteristic ?? ''}
          onChange={({ target }) => {
            const characteristic = target.value as Injury['characteristic']
            change({ injury: { result: injury.result, ...(target.value ? { characteristic } : {}) } as Injury })
          }}
        >
          <option value="">–</option>
          {CHARACTERISTICS.map((characteristic) => (
            <option key={characteristic} value={characteristic}>{`−1 ${characteristic.toUpperCase()}`}</option>
          ))}
        </select>
      )}
    </>
  )
}
