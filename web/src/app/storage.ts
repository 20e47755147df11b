import { createJSONStorage, type StateStorage } from 'zustand/middleware'

/** What could not be written: it lasts as long as the page does. */
const memory = new Map<string, string>()

/** The browser's small store, or the page's own memory where it is refused or full: nothing breaks for lack of it. */
const storage: StateStorage = {
  getItem(name) {
    try {
      return memory.get(name) ?? localStorage.getItem(name)
    } catch {
      return memory.get(name) ?? null
    }
  },
  setItem(name, value) {
    try {
      localStorage.setItem(name, value)
      memory.delete(name)
    } catch {
      memory.set(name, value)
    }
  },
  removeItem(name) {
    memory.delete(name)
    try {
      localStorage.removeItem(name)
    } catch {
      // Nothing is kept there.
    }
  },
}

export const smallStore = <T>() => createJSONStorage<T>(() => storage)
