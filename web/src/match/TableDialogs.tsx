import { lazy, Suspense, useState } from 'react'
import { LanguageChoice } from '../app/LanguageChoice.tsx'
import { SettingsForm } from '../app/SettingsPage.tsx'
import { CopyLink } from '../files/CopyLink.tsx'
import { t } from '../i18n/index.ts'
import { EndTurn, Modal } from './Dialogs.tsx'
import { Help } from './Help.tsx'
import { actionsOf } from './interaction.ts'
import type { LessonView } from './MatchScreen.tsx'
import type { Session } from './session.ts'
import type { Table } from './useTable.ts'

const Summary = lazy(async () => ({ default: (await import('./Summary.tsx')).Summary }))

/** What is asked or shown over the whole screen, and the last page. */
export function TableDialogs({ table, lesson }: { table: Table; lesson: LessonView | null }) {
  const { session, view, adapter, decision, endsTurn, dialog, setDialog, driver } = table
  const [summary, setSummary] = useState(true)
  const close = () => setDialog('none')
  return (
    <>
      {dialog === 'end' && endsTurn && decision && (
        <EndTurn
          count={adapter.unused(view, decision)}
          yes={() => {
            close()
            driver.walk(actionsOf(endsTurn))
          }}
          no={close}
        />
      )}
      {dialog === 'settings' && (
        <Modal label={t('app.settings.title')} close={close}>
          <div className="stack">
            <div className="row between">
              <h2>{t('app.settings.title')}</h2>
              <LanguageChoice />
            </div>
            <SettingsForm />
            <div className="bar">
              {session.canReplay && !lesson && (
                <CopyLink link={() => positionLink(session)} text={t('match.copy-position')} />
              )}
              {session.concede && decision && !lesson && (
                <button type="button" className="button danger" onClick={() => setDialog('concede')}>
                  {t('match.concede.button')}
                </button>
              )}
              <button type="button" className="button primary" onClick={close}>
                {t('match.go-on')}
              </button>
            </div>
          </div>
        </Modal>
      )}
      {dialog === 'concede' && <Concede table={table} close={close} />}
      {dialog === 'help' && <Help close={close} adapter={adapter} />}
      <Suspense>
        {session.isOver && summary && !lesson && (
          <Summary session={session} view={view} close={() => setSummary(false)} />
        )}
      </Suspense>
    </>
  )
}

/** Giving up is asked twice. */
function Concede({ table, close }: { table: Table; close: () => void }) {
  const { session, seats } = table
  const seat = session.persons[0] ?? 0
  return (
    <Modal label={t('match.concede.title')} close={close}>
      <h2>{t('match.concede.title')}</h2>
      <p>{t('match.concede.text', { name: seats[seat].name })}</p>
      <div className="bar">
        <button type="button" className="button primary" onClick={close}>
          {t('match.go-on')}
        </button>
        <button
          type="button"
          className="button danger"
          onClick={() => {
            close()
            session.concede?.(seat)
          }}
        >
          {t('match.concede.button')}
        </button>
      </div>
    </Modal>
  )
}

/** The match so far, opened where it stands now. */
async function positionLink(session: Session): Promise<string> {
  const replay = await session.replay()
  if (!replay) throw new Error('this match has no replay')
  return (await import('../replay/source.ts')).linkTo(replay, replay.steps.length)
}
