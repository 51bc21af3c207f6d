import type { LineType } from '@planner/contract/cart'
import type { Meal } from '@planner/contract/kitchen/chosen-dishes'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import { prepared } from '#platform/db/prepared.ts'
import type { ShoppingItemRow, ShoppingItemsTable } from '#platform/db/tables/shopping.ts'
import type { UserRow } from '#platform/db/tables/users.ts'

/** An item with who added it, and who ticked it. */
export type ListedItem = ItemOfDish & { by: string | null; ticked_by: string | null }

/** An item with its dish's meal, people and servings; null for one without a dish. */
export type ItemOfDish = ShoppingItemRow & { meal: Meal | null; people: number | null; servings: number | null }

const itemsWithDish = sql`shopping_items items left join chosen_dishes chosen on chosen.id = items.chosen_id`
const ofDish = sql`items.*, chosen.meal, chosen.people, chosen.servings`

const named = (person: string) =>
  sql.raw(`coalesce(${person}.household_nickname, split_part(${person}.full_name, ' ', 1))`)

/**
 * Returns a household's visible items: those to buy, and recently ticked ones. A dish's ingredients are listed until it
 * is cooked or its day is over.
 */
export function listedItems(
  db: Db,
  householdId: string,
  { today, tickedSince }: { today: string; tickedSince: Date },
): Promise<ListedItem[]> {
  return prepared(
    db,
    sql<ListedItem>`
      select ${ofDish}, ${named('adder')} as by, ${named('ticker')} as ticked_by
      from ${itemsWithDish}
        left join users adder on adder.id = items.user_id and adder.household_id = items.household_id
        left join users ticker on ticker.id = items.state_by and items.state = 'ticked' and ticker.household_id = items.household_id
      where items.household_id = ${householdId} and items.state <> 'removed' and items.cleared_at is null
        and case items.state
          when 'ticked' then items.state_at > ${tickedSince}
          else chosen.cooked_at is null and (items.for_day is null or items.for_day >= ${today})
        end
      order by items.added_at, items.id`,
  )
}

/** Counts open items: typed ones, including named ingredients of own recipes, and foods of dishes. */
export async function countOpen(tx: Db, householdId: string): Promise<{ typed: number; ofDishes: number }> {
  const { rows } = await sql<{ typed: number; ofDishes: number }>`
    select count(*) filter (where dish is null or food is null)::int as typed, count(*) filter (where dish is not null and food is not null)::int as "ofDishes"
    from shopping_items where household_id = ${householdId} and state <> 'removed' and cleared_at is null and state = 'open'`.execute(
    tx,
  )
  return rows[0]!
}

/** Adds items, leaving existing ones unchanged. @returns the ids of the new ones. */
export async function insertItems(tx: Db, items: Insertable<ShoppingItemsTable>[]): Promise<string[]> {
  if (items.length === 0) return []
  const rows = await tx
    .insertInto('shopping_items')
    .values(items)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Returns some of a household's items, locked in a fixed order. */
export async function lockItems(tx: Db, householdId: string, ids: string[]): Promise<ItemOfDish[]> {
  const { rows } = await sql<ItemOfDish>`
    select ${ofDish} from ${itemsWithDish}
    where items.household_id = ${householdId} and items.id = any (${ids}::uuid[])
    order by items.id for update of items`.execute(tx)
  return rows
}

/**
 * Returns the items that were on a household's list before `addedBefore` and were ticked from `since` on, also those
 * cleared since.
 */
export async function itemsTicked(
  tx: Db,
  householdId: string,
  { addedBefore, since }: { addedBefore: Date; since: Date },
): Promise<ListedItem[]> {
  const { rows } = await sql<ListedItem>`
    select ${ofDish}, null as by, null as ticked_by from ${itemsWithDish}
    where items.household_id = ${householdId} and items.state <> 'open' and items.state = 'ticked'
      and items.state_at >= ${since} and items.added_at <= ${addedBefore}
    order by items.id for update of items`.execute(tx)
  return rows
}

/** Returns what is still to be bought for a dish by its title, except for dishes that are cooked or whose day is over. */
export async function openOfDish(
  tx: Db,
  householdId: string,
  { dish, today }: { dish: string; today: string },
): Promise<ItemOfDish[]> {
  const { rows } = await sql<ItemOfDish>`
    select ${ofDish} from ${itemsWithDish}
    where items.household_id = ${householdId} and items.state <> 'removed' and items.cleared_at is null
      and items.state = 'open' and items.dish = ${dish}
      and chosen.cooked_at is null and (items.for_day is null or items.for_day >= ${today})
    order by items.added_at, items.id`.execute(tx)
  return rows
}

/**
 * Makes what was put on the list for a dish without a day part of a chosen dish: once per food, and only foods that the
 * chosen dish lacks. What was added once more on purpose stays apart if the dish is chosen again.
 */
export async function adoptItems(
  tx: Db,
  householdId: string,
  { chosen_id: chosenId, dish, for_day: day }: Pick<ShoppingItemRow, 'chosen_id' | 'dish' | 'for_day'>,
): Promise<void> {
  await sql`
    update shopping_items set chosen_id = ${chosenId}, for_day = ${day}
    where id in (
      select distinct on (key) id from shopping_items
      where household_id = ${householdId} and state <> 'removed' and cleared_at is null and state = 'open'
        and dish = ${dish} and chosen_id is null and for_day is null and serves is not null
        and key not in (select key from shopping_items where chosen_id = ${chosenId})
      order by key, added_at, id)`.execute(tx)
}

/** Returns the keys of a dish's ingredients, whatever their state. */
export async function keysOfDish(tx: Db, chosenId: string): Promise<Set<string>> {
  const rows = await tx.selectFrom('shopping_items').select('key').where('chosen_id', '=', chosenId).execute()
  return new Set(rows.map(({ key }) => key))
}

export async function setItem(tx: Db, id: string, change: Updateable<ShoppingItemsTable>): Promise<void> {
  await tx.updateTable('shopping_items').set(change).where('id', '=', id).execute()
}

/** Sets the state of items; one whose state changes is visible again. */
export async function setState(
  tx: Db,
  ids: string[],
  { state, at, by }: { state: ShoppingItemRow['state']; at: Date; by: string },
): Promise<void> {
  await sql`
    update shopping_items set state = ${state}, state_at = ${at}, state_by = ${by},
      cleared_at = case when state = ${state} then cleared_at end
    where id = any (${ids}::uuid[])`.execute(tx)
}

/** Returns which of these keys are still to be bought. */
export async function openKeys(tx: Db, householdId: string, keys: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select distinct key from shopping_items
    where household_id = ${householdId} and state <> 'removed' and cleared_at is null and state = 'open'
      and dish is null and key = any (${keys}::text[])`.execute(tx)
  return new Set(rows.map(({ key }) => key))
}

export async function clearTicked(tx: Db, householdId: string, now: Date): Promise<void> {
  await sql`
    update shopping_items set cleared_at = ${now}
    where household_id = ${householdId} and state <> 'removed' and cleared_at is null and state = 'ticked'`.execute(tx)
}

export type BoughtThing = { key: string; name: string; said: string; times: number; last_at: Date; dish: string | null }

/** Returns what a household bought, newest first. */
export function boughtThings(db: Db, householdId: string, { since, most }: { since: Date; most: number }) {
  return prepared(
    db,
    sql<BoughtThing>`
      select key, count(*)::int as times, max(state_at) as last_at, (array_agg(name order by state_at desc))[1] as name,
        (array_agg(said order by state_at desc))[1] as said, (array_agg(dish order by state_at desc))[1] as dish
      from shopping_items
      where household_id = ${householdId} and state <> 'open' and state = 'ticked' and state_at > ${since}
      group by key order by last_at desc, key limit ${most}`,
  )
}

/** Deletes a household's oldest ticked and removed items beyond `most`. */
export async function deleteBeyond(tx: Db, householdId: string, most: number): Promise<void> {
  await sql`
    delete from shopping_items where id in (
      select id from shopping_items where household_id = ${householdId} and state <> 'open'
      order by state_at desc offset ${most})`.execute(tx)
}

/** Clears items that were ticked long enough ago. */
export async function clearOld(db: Db, { before, now }: { before: Date; now: Date }): Promise<void> {
  await sql`
    update shopping_items set cleared_at = ${now}
    where state = 'ticked' and cleared_at is null and state_at < ${before}`.execute(db)
}

export async function purgeSettled(
  db: Db,
  { removedBefore, boughtBefore }: { removedBefore: Date; boughtBefore: Date },
): Promise<void> {
  await sql`delete from shopping_items where state <> 'open' and state_at < ${boughtBefore}`.execute(db)
  await sql`delete from shopping_items where state <> 'open' and state = 'removed' and state_at < ${removedBefore}`.execute(
    db,
  )
}

/** Deletes open items of dishes whose day is long past. */
export async function deletePast(db: Db, beforeDay: string): Promise<void> {
  await sql`delete from shopping_items where state = 'open' and for_day is not null and for_day < ${beforeDay}`.execute(
    db,
  )
}

/**
 * Deletes a dish's ingredients that nobody has bought; bought ones stay. Those of a dish still to be cooked that were on
 * the list before the dish was chosen are for the dish without a day again.
 */
export async function dropDish(tx: Db, chosenId: string): Promise<void> {
  await sql`
    update shopping_items set chosen_id = null, for_day = null
    from chosen_dishes chosen
    where chosen.id = ${chosenId} and chosen.cooked_at is null and shopping_items.chosen_id = chosen.id
      and shopping_items.state = 'open' and shopping_items.added_at < chosen.chosen_at`.execute(tx)
  await sql`delete from shopping_items where chosen_id = ${chosenId} and state <> 'ticked'`.execute(tx)
  await sql`update shopping_items set chosen_id = null where chosen_id = ${chosenId}`.execute(tx)
}

/**
 * Moves the list to another household, which its only person joins. If both have the same staple, the other household's
 * is kept.
 */
export async function moveShoppingList(tx: Db, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.updateTable('shopping_items').set({ household_id: to }).where('household_id', '=', from).execute()
  await sql`
    update shopping_staples set household_id = ${to} where household_id = ${from}
      and not exists (select from shopping_staples other where other.household_id = ${to} and other.key = shopping_staples.key)`.execute(
    tx,
  )
}

/** An item in one of the household's carts or in an order. */
export type OnItsWay = {
  type: LineType
  item_id: string
  name: string
  quantity: number
  place: 'mine' | 'other' | 'order'
  /** When it was ordered. */
  at: Date | null
}

/** Returns what is in the carts that a household's people use, and what they have ordered recently. */
export function onItsWay(
  db: Db,
  { household_id: household, cart_id: cart }: Pick<UserRow, 'household_id' | 'cart_id'>,
  { since }: { since: Date },
): Promise<OnItsWay[]> {
  return prepared(
    db,
    sql<OnItsWay>`
      select line ->> 'type' as type, line ->> 'item_id' as item_id, line ->> 'name' as name, (line ->> 'quantity')::int as quantity,
        case when carts.id = ${cart}::uuid then 'mine' else 'other' end as place, null::timestamptz as at
      from carts, jsonb_array_elements(carts.lines) line
      where carts.id in (select cart_id from users where household_id = ${household}) and line ->> 'type' in ('ingredient', 'product')
      union all
      select line ->> 'type', line ->> 'item_id', line ->> 'name', (line ->> 'quantity')::int, 'order', orders.order_date
      from orders, jsonb_array_elements(orders.lines) line
      where orders.user_id in (select id from users where household_id = ${household})
        and orders.order_date >= ${since} and orders.status <> 'cancelled' and line -> 'lacking' is null
        and line ->> 'type' in ('ingredient', 'product')`,
  )
}
