import { useSettings } from '../app/settings.ts'
import { actionKeys } from '../games/action-keys.ts'
import type { GameAdapter } from '../games/adapter.ts'
import { t } from '../i18n/index.ts'
import { Modal } from './Dialogs.tsx'
import { HelpSearch } from './HelpSearch.tsx'
import { KeyRow } from './KeyRow.tsx'
import { commands, keyName, keyOf } from './keys.ts'
import { Tolls } from './Legend.tsx'

/** What everything is called and does, and the keys. */
export function Help({ adapter, close }: { adapter: GameAdapter; close: () => void }) {
  const changed = useSettings(({ keys }) => keys)
  return (
    <Modal label={t('match.help-title')} close={close}>
      <div className="stack">
        <h2>{t('match.help-title')}</h2>
        <HelpSearch adapter={adapter} />
        <p>{t('match.help-mouse')}</p>
        <Tolls tolls={[null, ...adapter.tolls]} holds adapter={adapter} />
        <div className="keys">
          {commands.map((command) => (
            <KeyRow key={command} name={t(`app.command.${command}`)} keyText={keyName(keyOf(command, changed))} />
          ))}
          {Object.entries(actionKeys[adapter.id]).map(([group, key]) => (
            <KeyRow key={group} name={adapter.groupName(group)} keyText={keyName(key)} />
          ))}
          <KeyRow name={t('match.actions')} keyText="1 – 9" />
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
