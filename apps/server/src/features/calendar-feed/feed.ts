import { createHash } from 'node:crypto'
import type { Feed } from '@planner/contract/calendar-feed'
import type { Context } from '#context.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { CalendarFeedRow } from '#platform/db/tables/calendar-files.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { deleteFeed, feedOf, putFeed, updateFeed } from './store.ts'

/** Returns the hash by which a feed is looked up, so that the database never holds its address. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest()

const sealedFor = (userId: string): string => `calendar feed ${userId}`

/** Returns a person’s calendar link; null if they have none. */
export async function showFeed(context: Context, user: UserRow): Promise<Feed | null> {
  const row = await feedOf(context.db, user.id)
  return row && presentFeed(context, row)
}

/** Creates a person's feed, renews its address, or changes its settings. */
export async function changeFeed(
  context: Context,
  user: UserRow,
  { alarms, renew }: { alarms?: boolean | undefined; renew?: boolean | undefined },
): Promise<Feed> {
  const row = await inTransaction(context.db, async (tx) => {
    const before = await feedOf(tx, user.id)
    if (before && !renew) return updateFeed(tx, user.id, { alarms: alarms ?? before.alarms })
    const token = context.ids.secret()
    return putFeed(tx, {
      user_id: user.id,
      token_hash: hashOfToken(token),
      token: context.sealer.seal(token, sealedFor(user.id)),
      alarms: alarms ?? before?.alarms ?? true,
      created_at: context.clock.now(),
      last_read_at: null,
    })
  })
  // With the encryption key lost, the old address can no longer be shown, so it is replaced.
  return presentFeed(context, row) ?? changeFeed(context, user, { alarms, renew: true })
}

/** Deletes the feed; its address stops working at once. */
export const withdrawFeed = (context: Context, user: UserRow): Promise<void> => deleteFeed(context.db, user.id)

function presentFeed(context: Context, row: CalendarFeedRow): Feed | null {
  const token = context.sealer.open(row.token, sealedFor(row.user_id))
  if (token === null) return null
  return {
    url: `${context.config.publicUrl}/calendar/${token}.ics`,
    alarms: row.alarms,
    created_at: row.created_at.toISOString(),
    last_read_at: row.last_read_at?.toISOString() ?? null,
  }
}
