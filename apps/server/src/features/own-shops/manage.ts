import { shops as limits } from '@planner/contract/constants/orders'
import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { create, update } from '@planner/contract/shops'
import type { Context } from '#context.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { lockAccount } from '#platform/db/lock-account.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import type { OwnShopRow } from '#platform/db/tables/vendors.ts'
import { Problem } from '#platform/problem.ts'
import { deleteShop, insertShop, shopsOf, updateShop } from './store.ts'

/** @throws Problem `shop.too-many`. */
export async function addShop(
  context: Context,
  user: UserRow,
  { kind, name, phone, upi_id, hours, language }: CheckedInputOf<typeof create>,
): Promise<OwnShopRow> {
  return inTransaction(context.db, async (tx) => {
    await lockAccount(tx, user.id)
    if ((await shopsOf(tx, user.id)).length >= limits.max) throw new Problem('shop.too-many')
    const shop = {
      id: context.ids.next(),
      user_id: user.id,
      kind,
      name,
      phone: phone || null,
      upi_id: upi_id || null,
      hours: hours || null,
      language,
      created_at: context.clock.now(),
    }
    await insertShop(tx, shop)
    return shop
  })
}

/** Changes the given fields and keeps the others. @throws Problem `shop.not-found`. */
export async function changeShop(
  context: Context,
  user: UserRow,
  { id, phone, upi_id, hours, ...changes }: CheckedInputOf<typeof update>,
): Promise<OwnShopRow> {
  const shop = await updateShop(
    context.db,
    { id, userId: user.id },
    {
      ...changes,
      ...(phone !== undefined && { phone: phone || null }),
      ...(upi_id !== undefined && { upi_id: upi_id || null }),
      ...(hours !== undefined && { hours: hours || null }),
    },
  )
  if (!shop) throw new Problem('shop.not-found')
  return shop
}

/** @throws Problem `shop.not-found`. */
export async function removeShop(context: Context, user: UserRow, id: string): Promise<void> {
  if (!(await deleteShop(context.db, { id, userId: user.id }))) throw new Problem('shop.not-found')
}
