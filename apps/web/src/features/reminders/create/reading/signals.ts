import { signal } from '#platform/signal.ts'

/** Requests a new reminder, optionally with its first words; handled by QuickAdd. */
export const createAsked = wanted()

/** Requests the list of all keyboard shortcuts; handled by QuickAdd. */
export const keysAsked = signal()

/** A request that waits for its listener, because the button is shown before the code behind it has loaded. */
function wanted() {
  let listener: ((words: string) => void) | null = null
  let waiting: string | null = null

  return {
    tell(words: string) {
      if (listener) listener(words)
      else waiting = words
    },
    listen(next: (words: string) => void) {
      listener = next
      if (waiting !== null) next(waiting)
      waiting = null
      return () => {
        listener = null
      }
    },
  }
}
