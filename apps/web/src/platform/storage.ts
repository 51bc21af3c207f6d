/**
 * What this browser keeps for us. Where it refuses (private mode, storage full, blocked), the page keeps it for as long
 * as it is open and nothing throws.
 */
export const storage = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(key) ?? memory.get(key) ?? null
    } catch {
      return memory.get(key) ?? null
    }
  },

  write(key: string, value: string): void {
    try {
      localStorage.setItem(key, value)
      memory.delete(key)
    } catch {
      memory.set(key, value)
    }
  },

  remove(key: string): void {
    memory.delete(key)
    try {
      localStorage.removeItem(key)
    } catch {
      // Nothing was kept there.
    }
  },
}

const memory = new Map<string, string>()
