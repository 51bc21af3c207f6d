import { postToWorker } from '#platform/offline/worker-messages.ts'
import { storage } from '#platform/storage.ts'

import { token } from './token.ts'

/** A token and the one that replaces it; `from` is null if there was none. */
export type Renewal = { from: string | null; to: string }

/**
 * Storage key written briefly before a renewed token, so that other tabs recognise the new token as the same person's.
 */
const announced = 'tokenRenewed'

/**
 * Replaces a token after the password was confirmed. The person stays the same, so nothing cached for them is dropped,
 * on this device or in other tabs.
 *
 * @returns false if somebody else has signed in meanwhile in another tab.
 */
export function renewToken({ from, to }: Renewal): boolean {
  if (from === null || token.read() !== from) return false

  storage.write(announced, to)
  token.keep(to)
  storage.remove(announced)
  postToWorker({ kind: 'renewed', from, to })

  return true
}

/** Listens for changes to the token in other tabs. Returns the unsubscribe function. */
export function followToken(on: {
  renewed: (renewal: Renewal) => void
  /** The token was replaced or removed; the owner of the current one is unknown. */
  replaced: () => void
}): () => void {
  let renewed: string | null = null
  const hear = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key === announced) renewed = newValue ?? renewed
    if (key !== token.key && key !== null) return
    if (newValue !== null && newValue === renewed) on.renewed({ from: oldValue, to: newValue })
    else on.replaced()
  }
  window.addEventListener('storage', hear)

  return () => window.removeEventListener('storage', hear)
}
