import { createHash } from 'node:crypto'
import type pg from 'pg'

/** Connections to each store, by name. */
export type Pools = ReadonlyMap<string, pg.Pool>

export type Found = { household: string; cell: string }

/** Finds the household of the owner of a bearer token, searching every store. */
export const householdOfToken = (pools: Pools, token: string): Promise<Found | null> =>
  firstWith(
    pools,
    `select household_id from users where id in (
       select user_id from sessions where token_hash = $1 union all select user_id from programs where token_hash = $1)`,
    createHash('sha256').update(token).digest(),
  )

/** Finds the household of the account with an email address. */
export const householdOfAddress = (pools: Pools, email: string): Promise<Found | null> =>
  firstWith(pools, 'select household_id from users where email_key = $1', email.toLowerCase())

async function firstWith(pools: Pools, text: string, value: unknown): Promise<Found | null> {
  const found = await Promise.all(
    [...pools].map(async ([cell, pool]) => {
      const { rows } = await pool.query<{ household_id: string }>(text, [value])
      return rows.map(({ household_id: household }): Found => ({ household, cell }))
    }),
  )
  return found.flat()[0] ?? null
}

/** Whether any household has left one store and not yet arrived in another. */
export async function isMoveRunning(pools: Pools): Promise<boolean> {
  const found = await Promise.all(
    [...pools.values()].map((pool) =>
      pool.query<{ moving: boolean }>(
        'select exists (select from household_departures where arrived_at is null) as moving',
      ),
    ),
  )
  return found.some(({ rows }) => rows[0]!.moving)
}
