import type { Context } from '#context.ts'
import type { Line, UserRow } from '#platform/db/tables.ts'
import { cartOf } from './store.ts'

/** What is in a person's cart. */
export const linesInCart = async ({ db }: Context, user: UserRow): Promise<Line[]> =>
  (await cartOf(db, user.id))?.lines ?? []
