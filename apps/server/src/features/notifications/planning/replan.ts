import type { Context } from '#context.ts'
import { after, minuteMs } from '#platform/clock.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { planNext } from './plan-everything.ts'
import { endReplan, lockPersonIfFree, peopleToReplan, postponeReplan, replanOf, saveReplan } from './store.ts'

/** Number of people whose batches alternate. */
const peopleTogether = 20

/** Pieces of background work that a batch counts as: a hundred reminders, some ten milliseconds. */
const replanPieces = 5

/**
 * Continues planning after a change of preferences or channels: one batch per transaction, alternating between people.
 * Several processes share the work, and a killed one loses only its batch.
 */
export async function replan(context: Context): Promise<void> {
  let isMore = true
  while (isMore) {
    const people = await peopleToReplan(context.db, { now: context.clock.now(), limit: peopleTogether })
    isMore = false
    for (const userId of people) {
      if (await replanOne(context, userId)) isMore = true
      await context.pace.yieldToRequests(replanPieces)
    }
  }
}

/** Plans one batch. @returns false if another process has locked this person, or it failed and is retried later. */
async function replanOne(context: Context, userId: string): Promise<boolean> {
  const now = context.clock.now()
  try {
    return await inTransaction(context.db, async (tx) => {
      const user = await lockPersonIfFree(tx, userId)
      // Read under the lock: changing it requires locking the person.
      const asked = user && (await replanOf(tx, userId))
      if (!asked) return false
      const left = await planNext(context, tx, user, asked, now)
      await (left ? saveReplan(tx, left) : endReplan(tx, userId))
      return true
    })
  } catch (error) {
    // One person's failure does not delay others.
    context.log.error({ err: error, userId }, 'could not replan alerts, retrying in a minute')
    await postponeReplan(context.db, userId, after(now, minuteMs))
    return false
  }
}
