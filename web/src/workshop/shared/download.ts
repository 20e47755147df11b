import { exportText, fileName } from '../library/files.ts'
import type { KindId } from '../library/kind.ts'

/** Hands the file to the browser. */
export function download(kind: KindId, name: string, content: unknown): void {
  const address = URL.createObjectURL(new Blob([exportText(kind, content)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName(kind, name)
  link.click()
  URL.revokeObjectURL(address)
}
