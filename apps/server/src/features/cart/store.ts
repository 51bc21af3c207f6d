import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import { prepared } from '#platform/db/prepared.ts'
import type { CartRow, Line } from '#platform/db/tables.ts'

/** Null if the person never put anything into a cart. */
export async function cartOf(db: Db, userId: string): Promise<CartRow | null> {
  const rows = await prepared(db, db.selectFrom('carts').selectAll().where('user_id', '=', userId))
  return rows[0] ?? null
}

/** What makes two lines the same thing, so that a second one only raises the quantity. */
const identityOf = ({ type, item_id, action, vendor_id, reminder_id, recipe_id }: Line) =>
  JSON.stringify({ type, item_id, action, vendor_id, reminder_id, recipe_id })

/** Characters of text in a line. */
const text = (line: RawBuilder<unknown>) => sql<number>`(length(${line} ->> 'name')
  + coalesce(length(${line} ->> 'vendor_name'), 0) + coalesce(length(${line} ->> 'description'), 0))`

/**
 * Adds a line in one statement, so that parallel additions all count: the same item's quantity grows up to
 * `quantityMax` and gets the current name and price; a new item is appended.
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
  const statement = sql<CartRow>`
    insert into carts as cart (user_id, version, lines, updated_at)
    values (${userId}, 1, jsonb_build_array(${json}::jsonb), ${now})
    on conflict (user_id) do update set
      version = cart.version + 1,
      updated_at = excluded.updated_at,
      lines = coalesce(
        (
          select jsonb_set(
            cart.lines,
            array[(at - 1)::text],
            ${json}::jsonb || jsonb_build_object(
              'quantity', least((same ->> 'quantity')::int + ${line.quantity}::int, ${quantityMax}::int),
              'replacement', same -> 'replacement'
            )
          )
          from jsonb_array_elements(cart.lines) with ordinality as line (same, at)
          where same @> ${identityOf(line)}::jsonb
          limit 1
        ),
        cart.lines || ${json}::jsonb
      )
    where (
        jsonb_array_length(cart.lines) < ${linesMax}
        and ${text(sql`${json}::jsonb`)} + (
          select coalesce(sum(${text(sql`line`)}), 0) from jsonb_array_elements(cart.lines) as each (line)
        ) <= ${textMax}
      )
      or exists (select from jsonb_array_elements(cart.lines) as line (same) where same @> ${identityOf(line)}::jsonb)
    returning *`
  const rows = await prepared(db, statement)
  return rows[0] ?? null
}

/** The cart, made empty if there is none, locked until the transaction ends. */
export async function lockCart(tx: Db, userId: string, now: Date): Promise<CartRow> {
  await tx
    .insertInto('carts')
    .values({
      user_id: userId,
      version: 0,
      lines: '[]',
      address: null,
      pin_code: null,
      deliver_by: null,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
  return tx.selectFrom('carts').selectAll().where('user_id', '=', userId).forUpdate().executeTakeFirstOrThrow()
}

export async function saveCart(
  tx: Db,
  { user_id: userId, lines, address, pin_code, deliver_by }: Omit<CartRow, 'version' | 'updated_at'>,
  now: Date,
): Promise<CartRow> {
  return tx
    .updateTable('carts')
    .set((cart) => ({
      version: cart('version', '+', 1),
      lines: JSON.stringify(lines),
      address,
      pin_code,
      deliver_by,
      updated_at: now,
    }))
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow()
}
