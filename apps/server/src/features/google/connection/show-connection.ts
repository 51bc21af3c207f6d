import type { Connection } from '@planner/contract/google'
import type { Context } from '#context.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { countEvents } from '../calendar/store.ts'
import { presentConnection } from './present.ts'
import { connectionOf } from './store.ts'

/** Returns the state of a person's Google connection, without calling Google. */
export async function showConnection(context: Context, user: UserRow): Promise<Connection> {
  const [connection, events] = await Promise.all([connectionOf(context.db, user.id), countEvents(context.db, user.id)])
  return presentConnection(context, connection, events)
}
