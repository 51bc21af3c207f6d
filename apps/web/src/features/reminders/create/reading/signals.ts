import { signal } from '#platform/signal.ts'

/** Requests a new reminder, optionally with its first words; handled by QuickAdd. */
export const createAsked = wanted()

/** Requests the list of all keyboard shortcuts; handled by QuickAdd. */
export const keysAsked = signal()

function wanted() {
  let text = ''
  const { tell, listen } = signal()

  return {
    tell(words: string) {
      text = words
      tell()
    },
    listen: (listener: (words: string) => void) => listen(() => listener(text)),
  }
}
