import type { Context } from '#context.ts'
import { after, dayMs, minuteMs } from '#platform/clock.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { Db } from '#platform/db/open.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { networksOf } from '#platform/network.ts'
import { Problem } from '#platform/problem.ts'
import { clearFailures, lockFailures, ownerOfDevice, setFailures } from './store.ts'
import { tokenHashOf } from './token.ts'

type Guard = {
  key: string
  /** Failures before the first wait. */
  free: number
  maxSeconds: number
  /** Failures that each minute without one takes away. */
  forgivenPerMinute?: number
}

/** The counters of one attempt. A success resets the first one, and uncounts only itself in the others. */
export type Guards = [Guard, ...Guard[]]

const ofAccount = (emailKey: string): Guard => ({ key: `account ${emailKey}`, free: 5, maxSeconds: 60 })

/**
 * A mobile carrier puts thousands of people behind one address, so it has more free tries than an account, is forgiven as
 * time passes, and waits no longer than a minute. A sustained attack from one address gets about two guesses a minute.
 */
const ofNetworks = (address: string): Guard[] =>
  networksOf(address).map(({ key, times }) => ({
    key: `address ${key}`,
    free: 50 * times,
    maxSeconds: 60,
    forgivenPerMinute: 2 * times,
  }))

/**
 * The counter of a sign-in attempt. A browser that has signed in to this account before has a separate counter, so that
 * strangers' guesses, from anywhere, do not slow the owner down.
 */
export async function guardsOfSignIn(
  context: Context,
  { emailKey, address, deviceToken }: { emailKey: string; address: string; deviceToken: string | undefined },
): Promise<Guards> {
  const strangers: Guards = [ofAccount(emailKey), ...ofNetworks(address)]
  if (deviceToken === undefined) return strangers
  const tokenHash = tokenHashOf(deviceToken)
  const owner = await ownerOfDevice(context.db, { emailKey, tokenHash })
  return owner === null ? strangers : [{ key: `device ${owner} ${tokenHash.toString('hex')}`, free: 5, maxSeconds: 60 }]
}

/** Counter key for password checks within a session: a stolen session can only lock out itself. */
export const guardsOfSession = (userId: string, tokenHash: Buffer): Guards => [
  { key: `session ${userId} ${tokenHash.toString('hex')}`, free: 5, maxSeconds: 60 },
]

/** Seconds to wait after this many failures: 1, 2, 4, … from the first that is no longer free. */
export const delaySeconds = (failures: number, { free, maxSeconds }: Omit<Guard, 'key'>): number =>
  failures < free ? 0 : Math.min(2 ** Math.min(Math.floor(failures - free), 30), maxSeconds)

/**
 * Lets one attempt through, counted as failed until `signInSucceeded` says otherwise: attempts made at once then count
 * against each other.
 *
 * @returns how often the first was tried in vain in a row, this time included.
 * @throws Problem `auth.slow-down` with the seconds to wait.
 */
export async function allowSignInAttempt(context: Context, guards: Guards): Promise<{ failures: number }> {
  const now = context.clock.now()
  const since = after(now, -dayMs)
  return inTransaction(context.db, async (tx) => {
    const counts: number[] = []
    for (const guard of guards) {
      const counted = await lockFailures(tx, guard.key, { since })
      const waitMs = counted.lastFailedAt.getTime() + delaySeconds(counted.failures, guard) * 1000 - now.getTime()
      if (counted.failures > 0 && waitMs > 0) {
        throw new Problem('auth.slow-down', { retryAfterSeconds: Math.ceil(waitMs / 1000) })
      }
      const failures = stillCounted(counted, guard, now) + 1
      await setFailures(tx, guard.key, { failures, now })
      counts.push(failures)
    }
    return { failures: counts[0]! }
  })
}

function stillCounted(
  { failures, lastFailedAt }: { failures: number; lastFailedAt: Date },
  { forgivenPerMinute = 0 }: Guard,
  now: Date,
): number {
  const minutes = (now.getTime() - lastFailedAt.getTime()) / minuteMs
  return Math.max(0, failures - Math.max(0, minutes) * forgivenPerMinute)
}

/** Takes back the attempt's count, and all of the account's or the device's. */
export async function signInSucceeded(context: Context, [own, ...others]: Guards): Promise<void> {
  await clearFailures(context.db, { all: own.key, one: others.map(({ key }) => key) })
}

/** Forgets what strangers have guessed at an account, once its owner has shown to be that by a mailed link. */
export async function forgetGuesses(tx: Db, { email_key: emailKey }: Pick<UserRow, 'email_key'>): Promise<void> {
  await clearFailures(tx, { all: ofAccount(emailKey).key, one: [] })
}
