type Listener = () => void

/** The server no longer knows the session. */
export const sessionEnded = signal()
/** Someone signed in or out: whatever was fetched for the one before is to be forgotten. */
export const personChanged = signal()

function signal() {
  const listeners = new Set<Listener>()
  return {
    tell: () => {
      for (const listener of listeners) listener()
    },
    /** Returns how to stop listening. */
    listen: (listener: Listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
