import {
  advancementCost,
  type BallRoster,
  MVP_SPP,
  type RosterEntry,
  SPP,
  SPP_KINDS,
  type TeamBook,
} from '@undercroft/ball'
import { skillName } from '../games/ball/names.ts'
import { named, t } from '../i18n/index.ts'

/** What a player has earned and what it was spent on, line by line. */
export function SppLines({ rules, entry }: { rules: TeamBook<BallRoster>; entry: RosterEntry }) {
  const done = (kind: (typeof SPP_KINDS)[number] | 'mvps') => entry.career.reduce((sum, line) => sum + line[kind], 0)
  const worth = { ...SPP, touchdowns: rules.sppPerTouchdown, mvps: MVP_SPP }
  const earned = ([...SPP_KINDS, 'mvps'] as const)
    .filter((kind) => done(kind) > 0)
    .map((kind) => ({
      what: t('league.player.spp-of', { count: done(kind), what: t(`league.player.${kind}`) }),
      spp: done(kind) * worth[kind],
    }))
  const spent = entry.advancements.map(({ kind, skill, improves }, at) => ({
    what: t('league.player.spp-spent', {
      n: at + 1,
      what: skill ? skillName(skill) : (improves?.toUpperCase() ?? named(`league.advance.${kind}`)),
    }),
    spp: -(advancementCost(at, kind) ?? 0),
  }))
  const sum = (lines: readonly { spp: number }[]) => lines.reduce((all, { spp }) => all + spp, 0)
  const total = entry.spp - sum(spent)
  const other = total - sum(earned)
  if (total === 0) return null
  return (
    <section className="panel">
      <h3>{t('league.player.spp-title')}</h3>
      <table className="standings spp">
        <tbody>
          {earned.map(({ what, spp }) => (
            <Row key={what} what={what} spp={spp} />
          ))}
          {other !== 0 && <Row what={t('league.player.spp-other')} spp={other} />}
          <Row what={t('league.player.spp-earned')} spp={total} strong />
          {spent.map(({ what, spp }) => (
            <Row key={what} what={what} spp={spp} />
          ))}
          <Row what={t('league.player.spp-left')} spp={entry.spp} strong />
        </tbody>
      </table>
    </section>
  )
}

const Row = ({ what, spp, strong = false }: { what: string; spp: number; strong?: boolean }) => (
  <tr>
    <th scope="row">{strong ? <strong>{what}</strong> : what}</th>
    <td>{strong ? <strong>{spp}</strong> : spp}</td>
  </tr>
)
