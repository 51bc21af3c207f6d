import type { Context } from '#context.ts'
import { after, dayMs, minuteMs } from '#platform/clock.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { Db } from '#platform/db/open.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { networksOf } from '#platform/network.ts'
import { Problem } from '#platform/problem.ts'
import { clearFailures, lockFailures, ownerOfDevice, setFailures, takeBackFailure } from './store.ts'
import { tokenHashOf } from './token.ts'

type Guard = {
  key: string
  /** Failures before the first wait. */
  free: number
  maxSeconds: number
  /** How many failures each minute without one forgives. */
  forgivenPerMinute?: number
}

/**
 * The counters that one attempt counts against. A success resets the first and takes only its own count out of the
 * others.
 */
export type Guards = [Guard, ...Guard[]]

const ofAccount = (emailKey: string): Guard => ({ key: `account ${emailKey}`, free: 5, maxSeconds: 60 })

/**
 * Counters per network. A mobile carrier puts thousands of people behind one address, so a network has more free tries
 * than an account, its failures decay over time, and it waits at most a minute. A sustained attack from one address
 * gets about two guesses a minute.
 */
const ofNetworks = (address: string): Guard[] =>
  networksOf(address).map(({ key, times }) => ({
    key: `address ${key}`,
    free: 50 * times,
    maxSeconds: 60,
    forgivenPerMinute: 2 * times,
  }))

/**
 * Returns the counters of a sign-in attempt. A browser that has signed in to this account before has a separate
 * counter, so that strangers' guesses, from anywhere, do not slow the owner down.
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

/** Returns the seconds to wait after this many failures: 1, 2, 4, … once the free ones are used up. */
export const delaySeconds = (failures: number, { free, maxSeconds }: Omit<Guard, 'key'>): number =>
  failures < free ? 0 : Math.min(2 ** Math.min(Math.floor(failures - free), 30), maxSeconds)

/**
 * Lets one attempt through, counted as failed until `signInSucceeded` is called, so that concurrent attempts count
 * against each other.
 *
 * @returns the number of consecutive failures on the first counter, including this attempt.
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

/**
 * Whether a password matches, in an attempt that was let through. An attempt that could not be checked, because the
 * server is busy, does not count as failed.
 *
 * @throws Problem `server.busy`.
 */
export async function matchesInAttempt(
  context: Context,
  guards: Guards,
  { password, hash }: { password: string; hash: string | null },
): Promise<boolean> {
  try {
    return await context.passwords.matches(password, hash)
  } catch (error) {
    await takeBackFailure(
      context.db,
      guards.map(({ key }) => key),
    )
    throw error
  }
}

/** Takes back the attempt's count and clears the counter of the account or device. */
export async function signInSucceeded(context: Context, [own, ...others]: Guards): Promise<void> {
  await clearFailures(context.db, { all: own.key, one: others.map(({ key }) => key) })
}

/** Clears the failures counted against an account, once its owner has proved their identity by a mailed link. */
export async function clearGuesses(tx: Db, { email_key: emailKey }: Pick<UserRow, 'email_key'>): Promise<void> {
  await clearFailures(tx, { all: ofAccount(emailKey).key, one: [] })
}
