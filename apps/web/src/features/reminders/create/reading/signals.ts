import { signal } from '#platform/signal.ts'

/** Somebody asked for a new reminder, perhaps with its first words: QuickAdd answers. */
export const createAsked = wanted()

/** Somebody asked for the list of all keys: QuickAdd answers. */
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
