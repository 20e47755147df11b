import { useEffect, useRef } from 'react'

/** The painted front of the house; painted after the words can be read, and again when its width changes. */
export function Scene() {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const shown = canvas.current
    if (!shown) return
    let width = 0
    const paint = async () => {
      const { clientWidth, clientHeight } = shown
      if (clientWidth === 0 || clientWidth === width) return
      width = clientWidth
      const [{ paintScene }, { show }] = await Promise.all([import('../art/scene.ts'), import('../art/canvas.ts')])
      const picture = paintScene(clientWidth, clientHeight, Math.min(1.5, window.devicePixelRatio))
      show(shown, picture)
      shown.dataset.painted = 'true'
    }
    const observer = new ResizeObserver(() => void paint())
    observer.observe(shown)
    return () => observer.disconnect()
  }, [])
  return <canvas ref={canvas} className="scene-picture" />
}
