import { useRef } from 'react'
import { useOpenFile } from './useOpenFile.ts'

/** A button that asks for a file and opens it. */
export function PickFile({ label, className = 'button' }: { label: string; className?: string }) {
  const input = useRef<HTMLInputElement>(null)
  const open = useOpenFile()
  return (
    <>
      <button type="button" className={className} onClick={() => input.current?.click()}>
        {label}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) void open(file)
          event.target.value = ''
        }}
      />
    </>
  )
}
