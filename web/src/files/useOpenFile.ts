import { useCallback } from 'react'
import { useLocation } from 'wouter'
import { create } from 'zustand'

interface Opening {
  /** The file that is being opened, or was refused. */
  readonly name: string
  readonly reason: string | null
}

/** What became of the last file; null where there is nothing to tell. */
export const useOpening = create<{ readonly opening: Opening | null }>(() => ({ opening: null }))

/** Opens a file and goes to where it is shown. What is on the page stays where it was if that fails. */
export function useOpenFile(): (file: File) => Promise<void> {
  const [, navigate] = useLocation()
  return useCallback(
    async (file: File) => {
      useOpening.setState({ opening: { name: file.name, reason: null } })
      try {
        const { openFile } = await import('./open-file.ts')
        const address = await openFile(file)
        useOpening.setState({ opening: null })
        navigate(address)
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        useOpening.setState({ opening: { name: file.name, reason } })
      }
    },
    [navigate],
  )
}
