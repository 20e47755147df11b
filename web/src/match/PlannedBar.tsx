import { labelled } from '../app/labelled.ts'
import { t } from '../i18n/index.ts'
import type { Session } from './session.ts'
import { goneText, offerText, type Planning, plannedText } from './usePlanned.ts'

/** What is planned for one's next turn; in that turn, to be done by one press. */
export function PlannedBar({ session, planning }: { session: Session; planning: Planning }) {
  const { planned, offer, gone, drop } = planning
  if (gone) return <span className="muted planned">{goneText(session, gone)}</span>
  if (!planned) return null
  return (
    <span className="kept planned">
      {offer ? (
        <button type="button" className="button primary" onClick={offer}>
          {offerText(session, planned)}
        </button>
      ) : (
        <span className="muted">{plannedText(session, planned)}</span>
      )}
      <button type="button" className="button quiet" {...labelled(t('match.planned.drop'))} onClick={drop}>
        ×
      </button>
    </span>
  )
}
