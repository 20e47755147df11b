import type { KeptMatch } from './saves.ts'

/** The save, and beside it who plays. */
function fileOf(kept: KeptMatch): object {
  const { save, seats, seed, opening } = kept
  return save ? { ...save, seats, ...(seed === undefined ? {} : { seed }), opening } : kept
}

/** Gives the person the file of a match. */
export function download(kept: KeptMatch): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(fileOf(kept))], { type: 'application/json' }))
  link.download = `undercroft-${kept.id}.json`
  link.click()
  URL.revokeObjectURL(link.href)
}
