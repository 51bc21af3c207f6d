import type { Context } from '#context.ts'
import type { Line } from '#platform/db/tables/cart.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { linesSince } from './store.ts'

/** Maximum orders to read, newest first. */
const most = 20

/** Returns the lines that a person ordered since an instant and did not cancel. */
export const linesOrderedSince = ({ db }: Context, user: UserRow, since: Date): Promise<Line[]> =>
  linesSince(db, user.id, { since, limit: most })
