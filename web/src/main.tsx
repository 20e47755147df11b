import { createRoot } from 'react-dom/client'
import './app/fonts.ts'
import './app/theme.css'
import './app/shared.css'
import './app/pages.css'
import { App } from './app/App.tsx'
import { applyTheme, useSettings } from './app/settings.ts'
import { browserLanguage, type Language, languages, needArea, setLanguage } from './i18n/index.ts'

const { language, theme } = useSettings.getState()
applyTheme(theme)
const chosen = languages.find((known) => known === language) ?? browserLanguage(navigator.languages)
await setLanguage(chosen as Language)
await needArea('app')
const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  navigator.serviceWorker.register('/sw.js').catch(() => {})
}
