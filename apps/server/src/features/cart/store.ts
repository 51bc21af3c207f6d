import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import { prepared } from '#platform/db/prepared.ts'
import type { CartRow, Line } from '#platform/db/tables/cart.ts'

/** Returns the cart that a person adds to; null if nothing was ever added to it. */
export async function cartOf(db: Db, userId: string): Promise<CartRow | null> {
  const statement = sql<CartRow>`select * from carts where id = (select cart_id from users where id = ${userId})`
  return (await prepared(db, statement))[0] ?? null
}

/** Counts the lines in a person's own cart, which is kept aside while the household shares one. */
export async function countOwnLines(db: Db, userId: string): Promise<number> {
  const statement = sql<{ count: number }>`
    select jsonb_array_length(lines) as count from carts where user_id = ${userId}`
  return (await prepared(db, statement))[0]?.count ?? 0
}

/** The fields that identify an item: adding it a second time only raises the quantity. */
const identityOf = ({ type, item_id, action, vendor_id, reminder_id, recipe_id }: Line) =>
  JSON.stringify({ type, item_id, action, vendor_id, reminder_id, recipe_id })

/** Length of a line's text, in characters. */
const text = (line: RawBuilder<unknown>) => sql<number>`(length(${line} ->> 'name')
  + coalesce(length(${line} ->> 'vendor_name'), 0) + coalesce(length(${line} ->> 'description'), 0))`

/**
 * Adds a line in one statement, so that concurrent additions all count: an existing item's quantity grows up to
 * `quantityMax` and it gets the current name and price; a new item is appended. In a shared cart each member's lines
 * are separate. The person's cart is looked up under a lock that waits for anyone joining, leaving or switching.
 *
 * @returns the cart, or null if it already has `linesMax` lines or would exceed `textMax` characters.
 */
export async function addLine(
  db: Db,
  userId: string,
  line: Line,
  { now, linesMax, textMax, quantityMax }: { now: Date; linesMax: number; textMax: number; quantityMax: number },
): Promise<CartRow | null> {
  const json = JSON.stringify(line)
  const same = sql`same @> (select identity from added)`
  const statement = sql<CartRow>`
    with me as materialized (select id, cart_id from users where id = ${userId} for key share), added as materialized (
      select cart_id, case when cart_id = id then id end as user_id, case when cart_id <> id then cart_id end as household_id,
        ${json}::jsonb || mark as line, ${identityOf(line)}::jsonb || mark as identity
      from me cross join lateral (
        select case when cart_id = id then '{}'::jsonb else jsonb_build_object('by', id) end as mark
      ) as marked
    )
    insert into carts as cart (id, user_id, household_id, version, lines, updated_at)
    select cart_id, user_id, household_id, 1, jsonb_build_array(line), ${now} from added
    on conflict (id) do update set
      version = cart.version + 1,
      updated_at = excluded.updated_at,
      lines = coalesce(
        (
          select jsonb_set(
            cart.lines,
            array[(at - 1)::text],
            (excluded.lines -> 0) || jsonb_build_object(
              'quantity', least((same ->> 'quantity')::int + ${line.quantity}::int, ${quantityMax}::int),
              'replacement', same -> 'replacement'
            )
          )
          from jsonb_array_elements(cart.lines) with ordinality as line (same, at)
          where ${same}
          limit 1
        ),
        cart.lines || excluded.lines
      )
    where (
        jsonb_array_length(cart.lines) < ${linesMax}
        and ${text(sql`${json}::jsonb`)} + (
          select coalesce(sum(${text(sql`line`)}), 0) from jsonb_array_elements(cart.lines) as each (line)
        ) <= ${textMax}
      )
      or exists (select from jsonb_array_elements(cart.lines) as line (same) where ${same})
    returning *`
  const rows = await prepared(db, statement)
  return rows[0] ?? null
}

/** Returns the cart that a person adds to, created empty if there is none, locked until the transaction ends. */
export async function lockCart(tx: Db, userId: string, now: Date): Promise<CartRow> {
  const { rows } = await sql<{ cart_id: string }>`
    select cart_id from users where id = ${userId} for key share`.execute(tx)
  const id = rows[0]!.cart_id
  return lockCartOf(tx, { id, userId: id === userId ? userId : null, now })
}

/** @param userId the owner; null for a household's cart. */
export async function lockCartOf(
  tx: Db,
  { id, userId, now }: { id: string; userId: string | null; now: Date },
): Promise<CartRow> {
  await tx
    .insertInto('carts')
    .values({
      id,
      user_id: userId,
      household_id: userId === null ? id : null,
      version: 0,
      lines: '[]',
      address: null,
      pin_code: null,
      deliver_by: null,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  return tx.selectFrom('carts').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

/** @param above the new version also exceeds this one: that of another cart that a page may still be showing. */
export async function saveCart(
  tx: Db,
  { id, lines, address, pin_code, deliver_by }: Omit<CartRow, 'version' | 'updated_at' | 'user_id' | 'household_id'>,
  now: Date,
  above = 0,
): Promise<CartRow> {
  return tx
    .updateTable('carts')
    .set((cart) => ({
      version: sql<number>`greatest(${cart.ref('version')}, ${above}::integer) + 1`,
      lines: JSON.stringify(lines),
      address,
      pin_code,
      deliver_by,
      updated_at: now,
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Locks the members of a household and returns their ids. Nobody can change their carts before the transaction ends.
 */
export async function lockMembers(tx: Db, householdId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from users where household_id = ${householdId} order by id for update`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Returns the highest version among some people's own carts. */
export async function largestVersion(tx: Db, userIds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select coalesce(max(version), 0)::int as version from carts where user_id = any (${userIds}::uuid[])`.execute(tx)
  return rows[0]!.version
}

export async function setCart(tx: Db, userIds: readonly string[], householdId: string | null): Promise<void> {
  await sql`
    update users set cart_id = coalesce(${householdId}::uuid, id) where id = any (${userIds}::uuid[])`.execute(tx)
}

export async function setSharesCart(tx: Db, householdId: string, shares: boolean): Promise<void> {
  await tx.updateTable('households').set({ shares_cart: shares }).where('id', '=', householdId).execute()
}

export async function sharesCart(tx: Db, householdId: string): Promise<boolean> {
  const row = await tx.selectFrom('households').select('shares_cart').where('id', '=', householdId).executeTakeFirst()
  return row?.shares_cart ?? false
}

/** Returns the orders of a household without members to the people who placed them. */
export async function detachOrders(tx: Db, householdId: string): Promise<void> {
  await tx.updateTable('orders').set({ household_id: null }).where('household_id', '=', householdId).execute()
}
