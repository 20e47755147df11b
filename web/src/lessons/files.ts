import { fileTask } from './task.ts'

const KEY = 'undercroft-scenario-'

/** How many files are kept; the oldest make room. */
const LIMIT = 12

/** Keeps a scenario file after checking that it can be played, and gives the id of its address. Throws FileError. */
export async function keepScenario(text: string, file: string): Promise<string> {
  await fileTask(text, file)
  const id = crypto.randomUUID().slice(0, 8)
  const old = Object.keys(localStorage)
    .filter((key) => key.startsWith(KEY))
    .map((key) => ({ key, added: readKept(key)?.added ?? 0 }))
    .sort((a, b) => b.added - a.added)
    .slice(LIMIT - 1)
  for (const { key } of old) localStorage.removeItem(key)
  localStorage.setItem(KEY + id, JSON.stringify({ text, file, added: Date.now() }))
  return id
}

interface KeptScenario {
  readonly text: string
  readonly file: string
  readonly added: number
}

function readKept(key: string): KeptScenario | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as KeptScenario | null
  } catch {
    return null
  }
}

export const findScenario = (id: string): KeptScenario | null => readKept(KEY + id)
