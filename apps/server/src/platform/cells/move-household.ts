import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { digestOf } from '../db/transfer/digest.ts'
import { type OpenPlace, openPlace } from '../db/transfer/place.ts'
import { rowsIn, rowsOut } from '../db/transfer/rows.ts'
import { channel, holdAlone } from './directory.ts'
import { type HouseholdRows, isBusy, rowsOfHousehold } from './household-rows.ts'

/** The URLs of the stores by name; the first store has the directory. */
export type Cells = ReadonlyMap<string, string>

/** How long to wait for requests inside the household to end. */
const waitForPeopleMs = 60_000

/** How long to wait for an alert being handed over, whose lease is a minute, and for a job. */
const waitForWorkMs = 90_000

const againMs = 200

/** A finished move, with the number of rows. */
export type Moved = { from: string; to: string; rows: number }

/**
 * Moves a household to another store while its members keep using it: their requests wait, for most households some
 * tenths of a second.
 *
 * Its rows are first staged in the other store and inserted there on trial; then one transaction deletes them here and
 * records the departure; then they are inserted there for good. Wherever the process is killed, the household is in
 * exactly one place, and {@link locate} completes or undoes the move.
 *
 * @returns null if it is there already.
 * @throws if no store has it, it is busy for too long, or the other store refuses a row; the household then stays where
 * it was.
 */
export function moveHousehold(cells: Cells, household: string, to: string): Promise<Moved | null> {
  if (!cells.has(to)) throw new Error(`there is no store called ${to}`)
  return holding(cells, household, async (directory) => {
    const from = await endUnfinished(cells, household)
    if (from === null) throw new Error('no store has this household')
    if (from === to) {
      await enterInDirectory(directory, household, to)
      return null
    }
    await directory.query('delete from household_places where household_id = $1', [household])
    await directory.query(`select nextval('household_moves'), pg_notify('${channel}', $1)`, [household])
    const rows = await withCell(cells, from, (source) =>
      withCell(cells, to, async (target) => {
        const count = await leaveFor(source, target, { household, to })
        await arrive(target, household)
        return count
      }),
    )
    await withCell(cells, from, (source) => noteArrival(source, household))
    await enterInDirectory(directory, household, to)
    return { from, to, rows }
  })
}

/** Moves the household of the account with an email address. */
export async function moveHouseholdOf(cells: Cells, email: string, to: string): Promise<Moved | null> {
  for (const name of cells.keys()) {
    const household = await withCell(cells, name, async (client) => {
      const { rows } = await client.query<{ household_id: string }>(
        'select household_id from users where email_key = lower($1)',
        [email],
      )
      return rows[0]?.household_id
    })
    if (household !== undefined) return moveHousehold(cells, household, to)
  }
  throw new Error(`no store has an account of ${email}`)
}

/**
 * Finds the store of a household, finishes an interrupted move, and records the store in the directory.
 *
 * @returns null if no store has it.
 */
export function locate(cells: Cells, household: string): Promise<string | null> {
  return holding(cells, household, async (directory) => {
    const cell = await endUnfinished(cells, household)
    if (cell !== null) await enterInDirectory(directory, household, cell)
    return cell
  })
}

/** Finishes all interrupted moves: for workers. @returns the households. */
export async function finishMoves(cells: Cells): Promise<string[]> {
  const found = new Set<string>()
  for (const name of cells.keys()) {
    const ids = await withCell(cells, name, async (client) => {
      const { rows } = await client.query<{ household_id: string }>(
        'select household_id from household_departures where arrived_at is null union select household_id from household_arrivals',
      )
      return rows.map(({ household_id: id }) => id)
    })
    for (const id of ids) found.add(id)
  }
  for (const household of found) await locate(cells, household)
  return [...found]
}

/** Runs `work` while holding the household's lock: no request is inside, and nobody else moves it. */
async function holding<T>(cells: Cells, household: string, work: (directory: pg.Client) => Promise<T>): Promise<T> {
  return withCell(cells, firstOf(cells), async (directory) => {
    await holdAlone(directory, household, waitForPeopleMs)
    return work(directory)
  })
}

async function enterInDirectory(directory: pg.Client, household: string, cell: string): Promise<void> {
  await directory.query(
    `insert into household_places (household_id, cell) values ($1, $2)
     on conflict (household_id) do update set cell = excluded.cell`,
    [household, cell],
  )
}

/** Stages the rows in the target store, then deletes them from the source. @returns how many there were. */
async function leaveFor(
  source: pg.Client,
  target: pg.Client,
  { household, to }: { household: string; to: string },
): Promise<number> {
  const rows = await lockHouseholdRows(source, household)
  try {
    await deleteOthers(source, rows)
    const count = await layDown(source, target, household, rows)
    for (const { name, whose } of rows.toReversed()) await source.query(`delete from ${name} where ${whose}`)
    await source.query(
      `insert into household_departures (household_id, to_cell, left_at) values ($1, $2, now())
       on conflict (household_id) do update set to_cell = excluded.to_cell, left_at = now(), arrived_at = null`,
      [household, to],
    )
    await source.query('commit')
    return count
  } catch (error) {
    await source.query('rollback').catch(() => undefined)
    throw error
  }
}

/** Locks all rows of a household once no alert or job is in progress that only this store can finish. */
async function lockHouseholdRows(source: pg.Client, household: string): Promise<HouseholdRows[]> {
  for (let waited = 0; ; waited += againMs) {
    await source.query('begin')
    // From here on nobody can add a row that references these.
    await source.query('select from households where id = $1 for update', [household])
    await source.query('select from users where household_id = $1 for update', [household])
    const rows = await rowsOfHousehold(source, household)
    for (const { name, whose } of rows) await source.query(`select from ${name} where ${whose} for update`)
    if (!(await isBusy(source, rows))) return rows
    await source.query('rollback')
    if (waited >= waitForWorkMs) throw new Error('something of this household is being sent or made: try again later')
    await pause(againMs)
  }
}

/** Clears references to people or households that stay behind, as when these are deleted. */
async function deleteOthers(source: pg.Client, rows: HouseholdRows[]): Promise<void> {
  const { rows: references } = await source.query<{ table: string; column: string; to: string }>(`
    select format('%I.%I', n.nspname, c.relname) as table, quote_ident(a.attname) as column, confrelid::regclass::text as to
    from pg_constraint f join pg_class c on c.oid = conrelid join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = conrelid and a.attnum = conkey[1]
    where contype = 'f' and confdeltype = 'n' and confrelid in ('users'::regclass, 'households'::regclass)`)
  for (const { table, column, to } of references) {
    const whose = rows.find(({ name }) => name === table)?.whose
    const kept = rows.find(({ name }) => name === `public.${to}`)!.whose
    if (whose === undefined) continue
    await source.query(
      `update ${table} set ${column} = null where ${whose} and ${column} is not null
       and ${column} not in (select id from ${to} where ${kept})`,
    )
  }
}

/**
 * Stages rows in the target store, and inserts them into its tables on trial, to check that it accepts them unchanged.
 */
async function layDown(
  source: pg.Client,
  target: pg.Client,
  household: string,
  rows: HouseholdRows[],
): Promise<number> {
  let count = 0
  await target.query('begin')
  try {
    await target.query('delete from household_arrivals where household_id = $1', [household])
    for (const [place, table] of rows.entries()) {
      const picked = { ...table, name: `${table.name} where ${table.whose}` }
      const digest = await digestOf(source, picked)
      if (digest.rows === 0) continue
      const lines = await buffer(rowsOut(source, picked))
      await target.query(
        `insert into household_arrivals (household_id, place, table_name, columns, whose, lines, row_count, sum)
         values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [household, place, table.name, table.columns, table.whose, lines, digest.rows, digest.sum],
      )
      count += digest.rows
    }
    await target.query('savepoint tried')
    await putInTables(target, household)
    await target.query('rollback to savepoint tried')
    await target.query('commit')
    return count
  } catch (error) {
    await target.query('rollback').catch(() => undefined)
    throw error
  }
}

type Arrival = { table_name: string; columns: string[]; whose: string; lines: Buffer; row_count: number; sum: string }

/** Inserts the staged rows into their tables, verifying each table. */
async function arrive(target: pg.Client, household: string): Promise<void> {
  await target.query('begin')
  try {
    await putInTables(target, household)
    await target.query('delete from household_arrivals where household_id = $1', [household])
    await target.query('delete from household_departures where household_id = $1', [household])
    await target.query('commit')
  } catch (error) {
    await target.query('rollback').catch(() => undefined)
    throw error
  }
}

/** @throws if the household is there already, or a table differs after the insert. */
async function putInTables(target: pg.Client, household: string): Promise<void> {
  const { rows: arrivals } = await target.query<Arrival>(
    'select table_name, columns, whose, lines, row_count, sum from household_arrivals where household_id = $1 order by place',
    [household],
  )
  if (arrivals.length === 0) throw new Error('what was to arrive is not there')
  const { rows: here } = await target.query('select from households where id = $1', [household])
  if (here.length > 0) throw new Error('the household is here already')
  for (const { table_name: name, columns, whose, lines, row_count: rows, sum } of arrivals) {
    // Left from an earlier stay: a counter written as the household left.
    await target.query(`delete from ${name} where ${whose}`)
    await pipeline(Readable.from([lines]), rowsIn(target, { name, columns }))
    const found = await digestOf(target, { name: `${name} where ${whose}`, columns })
    if (found.rows !== rows || found.sum !== sum) throw new Error(`${name} did not arrive as it was`)
  }
}

async function noteArrival(source: pg.Client, household: string): Promise<void> {
  await source.query('update household_departures set arrived_at = now() where household_id = $1', [household])
}

/**
 * Finishes an interrupted move: rows that have left are inserted in the target, and rows that were only staged are
 * removed.
 *
 * @returns the store of the household; null if no store has it.
 */
async function endUnfinished(cells: Cells, household: string): Promise<string | null> {
  for (const from of cells.keys()) {
    const to = await withCell(cells, from, async (source) => {
      const { rows } = await source.query<{ to_cell: string }>(
        'select to_cell from household_departures where household_id = $1 and arrived_at is null',
        [household],
      )
      return rows[0]?.to_cell
    })
    if (to === undefined) continue
    await withCell(cells, to, async (target) => {
      const { rows } = await target.query('select from households where id = $1', [household])
      if (rows.length === 0) await arrive(target, household)
    })
    await withCell(cells, from, (source) => noteArrival(source, household))
  }
  let found: string | null = null
  for (const name of cells.keys()) {
    await withCell(cells, name, async (client) => {
      await client.query('delete from household_arrivals where household_id = $1', [household])
      const { rows } = await client.query('select from households where id = $1', [household])
      if (rows.length > 0) found = name
    })
  }
  return found
}

export const firstOf = (cells: Cells): string => cells.keys().next().value!

async function withCell<T>(cells: Cells, name: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const url = cells.get(name)
  if (url === undefined) throw new Error(`there is no store called ${name}`)
  const place: OpenPlace = await openPlace({ url }, { mayMake: false })
  try {
    await place.client.query(`set planner.moving = 'on'`)
    return await work(place.client)
  } finally {
    await place.close()
  }
}
