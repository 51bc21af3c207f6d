import type { Context } from '#context.ts'
import { after, dayMs } from '#platform/clock.ts'
import { networksOf } from '#platform/network.ts'
import { Problem } from '#platform/problem.ts'
import { clearFailures, lockFailures, setFailures } from './store.ts'

type Guard = { key: string; free: number; maxSeconds: number }

/**
 * An account waits at most a minute, so that a stranger's guesses never shut its owner out; an address, which may be the
 * stranger's, waits longer. Both are tried freely at first.
 */
const guardsOf = (emailKey: string, address: string): Guard[] => [
  { key: `account ${emailKey}`, free: 5, maxSeconds: 60 },
  ...networksOf(address).map(({ key, times }) => ({ key: `address ${key}`, free: 20 * times, maxSeconds: 900 })),
]

/** Seconds to wait after so many failures: 1, 2, 4, … from the first that is no longer free. */
export const delaySeconds = (failures: number, { free, maxSeconds }: Omit<Guard, 'key'>): number =>
  failures < free ? 0 : Math.min(2 ** Math.min(failures - free, 30), maxSeconds)

/**
 * Lets one attempt through, counted as failed until `signInSucceeded` says otherwise: attempts made at once then count
 * against each other.
 *
 * @returns how often the account was tried in vain in a row, this time included.
 * @throws Problem `auth.slow-down` with the seconds to wait.
 */
export async function allowSignInAttempt(
  context: Context,
  emailKey: string,
  address: string,
): Promise<{ failures: number }> {
  const now = context.clock.now()
  const since = after(now, -dayMs)
  return context.db.transaction().execute(async (tx) => {
    const counts: number[] = []
    for (const guard of guardsOf(emailKey, address)) {
      const { failures, lastFailedAt } = await lockFailures(tx, guard.key, { since })
      const waitMs = lastFailedAt.getTime() + delaySeconds(failures, guard) * 1000 - now.getTime()
      if (failures > 0 && waitMs > 0) {
        throw new Problem('auth.slow-down', { retryAfterSeconds: Math.ceil(waitMs / 1000) })
      }
      await setFailures(tx, guard.key, { failures: failures + 1, now })
      counts.push(failures + 1)
    }
    return { failures: counts[0]! }
  })
}

/** Takes back the attempt's count, and all of the account's. */
export async function signInSucceeded(context: Context, emailKey: string, address: string): Promise<void> {
  const [account, ...from] = guardsOf(emailKey, address).map(({ key }) => key)
  await clearFailures(context.db, { all: account!, oneOf: from })
}
