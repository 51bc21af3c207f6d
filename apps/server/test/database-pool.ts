import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { databaseUrl, schemaMark } from './postgres.ts'

/**
 * Databases that earlier tests of this process have released, emptied. Copying one (900 files) and dropping it costs as
 * much as the rest of starting a test server.
 */
const emptied: string[] = []
const uses = new Map<string, number>()

/** Deleted rows stay in a table's file until a vacuum, and would slow down later tests. */
const mostUses = 25
const mostBytes = 4_000_000

/** Returns the name of a database in the state after the migrations. */
export async function acquireDatabase(serverUrl: string): Promise<string> {
  const name = emptied.pop() ?? (await copyTemplate(serverUrl))
  uses.set(name, (uses.get(name) ?? 0) + 1)
  return name
}

async function copyTemplate(serverUrl: string): Promise<string> {
  const name = `t_${randomUUID().replaceAll('-', '')}`
  await connected(serverUrl, (server) =>
    server.query(`create database ${name} template planner_template strategy file_copy`),
  )
  return name
}

/** Empties a database for the next test; drops it if that is not enough, as after a change of its schema. */
export async function releaseDatabase(serverUrl: string, name: string): Promise<void> {
  // A pooler keeps its own connections open.
  const isWorn = uses.get(name)! >= mostUses || inject('poolerUrl') !== null
  if (!isWorn && (await connected(databaseUrl(serverUrl, name), empty))) return void emptied.push(name)
  uses.delete(name)
  await connected(serverUrl, (server) => server.query(`drop database ${name} with (force)`))
}

/**
 * Returns whether a database could be reset: nobody else uses it, its rows are deleted, its schema is unchanged, and
 * neither thousands of deleted rows nor statistics of full tables mislead the query planner.
 */
async function empty(client: pg.Client): Promise<boolean> {
  await client.query(`select pg_terminate_backend(pid, 10000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
  // In any order, because foreign keys and triggers are disabled.
  await client.query(`do $$ declare one regclass; begin
    set local session_replication_role = replica;
    for one in select oid from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname not like 'kysely%' and pg_relation_size(oid) > 0
    loop execute format('delete from %s', one); end loop; end $$`)
  const { rows } = await client.query<{ mark: string }>(schemaMark)
  const { rowCount: misleading } = await client.query(
    `select 1 from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely%'
      and (reltuples > 0 or pg_relation_size(oid) > $1)`,
    [mostBytes],
  )
  return rows[0]!.mark === inject('schemaMark') && misleading === 0
}

async function connected<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
