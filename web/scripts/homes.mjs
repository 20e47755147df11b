import { gather } from '../../scripts/gather.mjs'

/** Gathers again when a home, a rule or a message changes, so that the development server shows it at once. */
export function homes() {
  return {
    name: 'undercroft-homes',
    configureServer({ watcher }) {
      watcher.add(['../games'])
      watcher.on('all', (_event, path) => {
        if (/\.(yaml|json)$/.test(path) && !path.includes('.gen.')) gather()
      })
    },
  }
}
