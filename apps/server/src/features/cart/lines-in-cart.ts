import type { Context } from '#context.ts'
import type { Line } from '#platform/db/tables/cart.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { cartOf } from './store.ts'

/** Returns the lines in a person's cart. */
export const linesInCart = async ({ db }: Context, user: UserRow): Promise<Line[]> =>
  (await cartOf(db, user.id))?.lines ?? []
