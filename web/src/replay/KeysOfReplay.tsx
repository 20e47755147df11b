import { useSettings } from '../app/settings.ts'
import { t } from '../i18n/index.ts'
import { Modal } from '../match/Dialogs.tsx'
import { KeyRow } from '../match/KeyRow.tsx'
import { keyName, keyOf } from '../match/keys.ts'

const rows = [
  ['play', 'Space'],
  ['forward', '→  .'],
  ['back', '←  ,'],
  ['first', 'Home'],
  ['last', 'End'],
] as const

/** The keys of the viewer. */
export function KeysOfReplay({ close }: { close: () => void }) {
  const ask = useSettings(({ keys }) => keyName(keyOf('ask', keys)))
  return (
    <Modal label={t('replay.keys')} close={close}>
      <div className="stack">
        <h2>{t('replay.keys')}</h2>
        <div className="keys">
          {rows.map(([name, key]) => (
            <KeyRow key={name} name={t(`replay.${name}`)} keyText={key} />
          ))}
          <KeyRow name={t('app.command.ask')} keyText={ask} />
        </div>
        <div className="bar">
          <button type="button" className="button primary" onClick={close}>
            {t('app.back')}
          </button>
        </div>
      </div>
    </Modal>
  )
}
