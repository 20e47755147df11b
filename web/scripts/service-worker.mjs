import { createHash } from 'node:crypto'

/** Writes sw.js: it keeps every built file, so that Undercroft works without a network once it was opened. */
export function serviceWorker() {
  return {
    name: 'undercroft-service-worker',
    apply: 'build',
    generateBundle(_options, bundle) {
      const files = Object.keys(bundle).filter((file) => !file.endsWith('.map'))
      const content = files.map((file) => bundle[file].code ?? bundle[file].source).join('')
      const version = createHash('sha256').update(files.join()).update(content).digest('hex').slice(0, 12)
      const paths = ['/', ...files.map((file) => `/${file}`), '/icon.svg', '/manifest.webmanifest']
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: worker(version, [...new Set(paths)]) })
    },
  }
}

function worker(version, paths) {
  return `const CACHE = 'undercroft-${version}'
const FILES = ${JSON.stringify(paths)}
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()))
})
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET' || url.origin !== location.origin) return
  const wanted = event.request.mode === 'navigate' ? '/' : url.pathname
  event.respondWith(caches.open(CACHE).then((cache) => cache.match(wanted)).then((kept) => kept ?? fetch(event.request)))
})
`
}
