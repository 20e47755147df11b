import { Suspense, useLayoutEffect, useState } from 'react'
import { t } from '../i18n/index.ts'
import { type Command, commandFor, commands, keyName, keyOf } from '../match/keys.ts'
import { kinds } from '../sound/sounds.ts'
import { StandingAnswers } from './StandingAnswers.tsx'
import { type Speed, type Theme, useSettings } from './settings.ts'

const themes: readonly Theme[] = ['system', 'dark', 'light']
const speeds: readonly Speed[] = ['off', 'fast', 'normal', 'slow']

export function SettingsPage() {
  return (
    <>
      <div className="hero">
        <h1>{t('app.settings.title')}</h1>
      </div>
      <SettingsForm />
    </>
  )
}

function Sounds() {
  const { volume, silent, change } = useSettings()
  return (
    <>
      <div className="field">
        <label htmlFor="volume">{t('app.settings.volume')}</label>
        <input
          id="volume"
          type="range"
          min={0}
          max={1}
          step={0.1}
          value={volume}
          onChange={(event) => change({ volume: Number(event.target.value) })}
        />
      </div>
      {kinds.map((kind) => (
        <label key={kind} className="check">
          <input
            type="checkbox"
            checked={!silent.includes(kind)}
            onChange={(event) =>
              change({ silent: event.target.checked ? silent.filter((one) => one !== kind) : [...silent, kind] })
            }
          />
          <span>{t(`app.settings.sounds.${kind}`)}</span>
        </label>
      ))}
    </>
  )
}

/** Everything that a person prefers: on its own page, or over a match. */
export function SettingsForm() {
  const settings = useSettings()
  const { change } = settings
  return (
    <div className="settings">
      <section className="panel">
        <div className="field">
          <label htmlFor="theme">{t('app.settings.theme')}</label>
          <select
            id="theme"
            value={settings.theme}
            onChange={(event) => change({ theme: event.target.value as Theme })}
          >
            {themes.map((theme) => (
              <option key={theme} value={theme}>
                {t(`app.settings.theme-${theme}`)}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="speed">{t('app.settings.speed')}</label>
          <select
            id="speed"
            value={settings.speed}
            onChange={(event) => change({ speed: event.target.value as Speed })}
          >
            {speeds.map((speed) => (
              <option key={speed} value={speed}>
                {t(`app.settings.speed-${speed}`)}
              </option>
            ))}
          </select>
        </div>
        <label className="check">
          <input
            type="checkbox"
            checked={settings.sound}
            onChange={(event) => change({ sound: event.target.checked })}
          />
          <span>{t('app.settings.sound')}</span>
        </label>
        {settings.sound && <Sounds />}
        <label className="check">
          <input
            type="checkbox"
            checked={settings.confirmEnd}
            onChange={(event) => change({ confirmEnd: event.target.checked })}
          />
          <span>{t('app.settings.confirm-end')}</span>
        </label>
        <label className="check">
          <input
            type="checkbox"
            checked={settings.coordinates}
            onChange={(event) => change({ coordinates: event.target.checked })}
          />
          <span>{t('app.settings.coordinates')}</span>
        </label>
        <label className="check">
          <input
            type="checkbox"
            checked={settings.guide}
            onChange={(event) => change({ guide: event.target.checked, tipsSeen: [] })}
          />
          <span>{t('app.settings.guide')}</span>
        </label>
        <h2>{t('app.settings.answers')}</h2>
        <Suspense fallback={<p className="muted">{t('app.loading')}</p>}>
          <StandingAnswers />
        </Suspense>
      </section>
      <section className="panel">
        <h2>{t('app.settings.keys')}</h2>
        <Keys />
      </section>
    </div>
  )
}

function Keys() {
  const { keys, change } = useSettings()
  const [waiting, setWaiting] = useState<Command | null>(null)
  const [refused, setRefused] = useState<{ key: string; by: Command } | null>(null)
  useLayoutEffect(() => {
    if (!waiting) return
    const onKey = (event: KeyboardEvent) => {
      event.preventDefault()
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
      const by = commandFor(key, keys)
      setWaiting(null)
      // One key for two commands: one of them would never be heard.
      setRefused(by && by !== waiting ? { key, by } : null)
      if (!by || by === waiting) change({ keys: { ...keys, [waiting]: key } })
    }
    window.addEventListener('keydown', onKey, { once: true })
    return () => window.removeEventListener('keydown', onKey)
  }, [waiting, keys, change])
  return (
    <>
      <div className="keys">
        {commands.map((command) => {
          const name = t(`app.command.${command}`)
          return (
            <div key={command} style={{ display: 'contents' }}>
              <span>{name}</span>
              <button
                type="button"
                className="button"
                aria-label={t('app.settings.keys-change', { command: name, key: keyName(keyOf(command, keys)) })}
                onClick={() => setWaiting(command)}
              >
                {waiting === command ? t('app.settings.keys-press') : keyName(keyOf(command, keys))}
              </button>
            </div>
          )
        })}
      </div>
      {refused && (
        <p className="error" role="alert">
          {t('app.settings.keys-taken', { key: keyName(refused.key), command: t(`app.command.${refused.by}`) })}
        </p>
      )}
      <div className="bar">
        <button type="button" className="button quiet" onClick={() => change({ keys: {} })}>
          {t('app.settings.keys-reset')}
        </button>
      </div>
    </>
  )
}
