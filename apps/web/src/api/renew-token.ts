import { postToWorker } from '#platform/offline/worker-messages.ts'
import { storage } from '#platform/storage.ts'

import { token } from './token.ts'

/** A person's token, and the one that replaces it. */
export type Renewal = { from: string | null; to: string }

/** Kept for a moment only: other tabs hear of it before they hear of the token, and so know that as the same person's. */
const announced = 'tokenRenewed'

/**
 * Puts a new token in the place of one, after the password was shown again: the person stays the same, so that nothing that
 * was fetched for them is forgotten, neither what this device keeps nor what other tabs show.
 *
 * @returns false where somebody else has signed in meanwhile, in another tab.
 */
export function renewToken({ from, to }: Renewal): boolean {
  if (from === null || token.read() !== from) return false

  storage.write(announced, to)
  token.keep(to)
  storage.remove(announced)
  postToWorker({ kind: 'renewed', from, to })

  return true
}

/** Hears what other tabs do to the token. Returns how to stop listening. */
export function followToken(on: {
  renewed: (renewal: Renewal) => void
  /** The current token's owner is not known; there may be none. */
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
