import { tellWorker } from '#platform/worker-messages.ts'

import { token } from './token.ts'
import { sendUnder } from './waiting/waiting.ts'

/**
 * Puts a new token in the place of one, after the password was shown again: the person stays the same, so that nothing that
 * was fetched for them is forgotten, what this device keeps included.
 */
export function renewToken({ from, to }: { from: string | null; to: string }): void {
  // Somebody else has signed in meanwhile, in another tab.
  if (from === null || token.read() !== from) return

  token.keep(to)
  sendUnder(to)
  tellWorker({ kind: 'renewed', from, to })
}
