import { useLayoutEffect, useState } from 'react'
import { needArea, t } from '../i18n/index.ts'
import { useOpenFile, useOpening } from './useOpenFile.ts'
import './files.css'

const carriesFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false

/** A file dropped anywhere on the page is opened; where that fails the reason is told and nothing else changes. */
export function DropZone() {
  const open = useOpenFile()
  const opening = useOpening((state) => state.opening)
  const [over, setOver] = useState(false)
  // A layout effect, as for keys: what is on the screen can be dropped on.
  useLayoutEffect(() => {
    let depth = 0
    const enter = (event: DragEvent) => {
      if (!carriesFiles(event)) return
      depth++
      void needArea('replay').then(() => setOver(depth > 0))
    }
    const leave = (event: DragEvent) => {
      if (carriesFiles(event) && --depth <= 0) setOver(false)
    }
    const allow = (event: DragEvent) => {
      if (carriesFiles(event)) event.preventDefault()
    }
    const drop = (event: DragEvent) => {
      depth = 0
      setOver(false)
      const file = event.dataTransfer?.files[0]
      if (!file || event.defaultPrevented) return
      event.preventDefault()
      void open(file)
    }
    window.addEventListener('dragenter', enter)
    window.addEventListener('dragleave', leave)
    window.addEventListener('dragover', allow)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragenter', enter)
      window.removeEventListener('dragleave', leave)
      window.removeEventListener('dragover', allow)
      window.removeEventListener('drop', drop)
    }
  }, [open])
  const close = () => useOpening.setState({ opening: null })
  return (
    <div className="in-files">
      {over && <div className="drop-here">{t('replay.drop.here')}</div>}
      {opening?.reason && (
        <div className="refused" role="alert">
          <div>
            <b>{t('replay.drop.refused', { name: opening.name })}</b>
            <p>{opening.reason}</p>
            <p className="muted">{t('replay.drop.kept')}</p>
          </div>
          <button type="button" className="button" onClick={close}>
            {t('replay.drop.close')}
          </button>
        </div>
      )}
    </div>
  )
}
