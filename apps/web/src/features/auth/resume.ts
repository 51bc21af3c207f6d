import type { User } from '@planner/contract/account/auth'

import { CallError } from '#api/errors.ts'

/** Delays between attempts, in milliseconds. */
const delaysMs = [600, 1800] as const

/**
 * Loads the owner of the stored token. A 401 or 403 is final; other failures are retried up to three attempts.
 *
 * @returns the person, or null if the token must be dropped.
 */
export async function resume(ask: () => Promise<User>, wait: (ms: number) => Promise<void>): Promise<User | null> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await ask()
    } catch (error) {
      const refused = error instanceof CallError && (error.status === 401 || error.status === 403)
      const delayMs = delaysMs[attempt]
      if (refused || delayMs === undefined) return null
      await wait(delayMs)
    }
  }
}
