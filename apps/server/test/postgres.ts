import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#platform/db/embedded-postgres.ts'
import { migrate } from '#platform/db/migrate.ts'
import { openStore } from '#platform/db/open.ts'
import { findPgBouncer, startPgBouncer } from '../../../scripts/pgbouncer.mjs'
import { fastTempFolder } from './fast-temp-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of a PostgreSQL with the migrated database `planner_template`, without a database in its path. */
    postgresUrl: string
    /** The same behind PgBouncer in transaction mode; null unless TEST_POOLED is set. */
    poolerUrl: string | null
    /** The result of `schemaMark` in the template. */
    schemaMark: string
  }
}

/**
 * Starts the server on which every test's database is cloned: that of TEST_DATABASE_URL, or a separate embedded one.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL
    ? { url: process.env.TEST_DATABASE_URL, stop: async () => undefined }
    : await embedded()
  project.provide('schemaMark', await makeTemplate(server.url))
  project.provide('postgresUrl', server.url)
  const pooler = process.env.TEST_POOLED ? await pgBouncer(server.url) : null
  project.provide('poolerUrl', pooler?.url ?? null)
  return async () => {
    pooler?.stop()
    await dropCopies(server.url)
    await server.stop()
  }
}

async function pgBouncer(url: string): Promise<{ url: string; stop(): void }> {
  const found = findPgBouncer(console.error)
  if (!found) throw new Error('TEST_POOLED needs PgBouncer: install it, or name one in PGBOUNCER')
  return startPgBouncer(found, url)
}

async function embedded(): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = mkdtempSync(path.join(fastTempFolder(), 'planner-test-'))
  // Accessible to the account of the database under root, so that the database is in this folder and deleted with it.
  chmodSync(dataDir, 0o711)
  const postgres = await startEmbeddedPostgres(dataDir)
  const { user, password, host } = postgres.connection
  return {
    url: `postgres://${user}:${password}@/postgres?host=${encodeURIComponent(host)}`,
    async stop() {
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/**
 * Changes when anything in a database's schema is added, changed or dropped: the number of catalog rows, and the
 * newest.
 */
export const schemaMark = `select count(*) || ' ' || max(changed) as mark from (${[
  'pg_attrdef',
  'pg_attribute',
  'pg_class',
  'pg_constraint',
  'pg_index',
  'pg_namespace',
  'pg_proc',
  'pg_trigger',
  'pg_type',
]
  .map((catalog) => `select xmin::text::bigint as changed from ${catalog}`)
  .join(' union all ')}) as catalogs`

/** Creates the template database. @returns its `schemaMark`. */
async function makeTemplate(url: string): Promise<string> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  // Durability is off: hundreds of databases are created and dropped, and none must survive a crash.
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    await admin.query(`alter system set ${setting} = off`)
  }
  await admin.query('select pg_reload_conf()')
  await admin.query('drop database if exists planner_template')
  await admin.query('create database planner_template')
  await admin.end()
  const store = await openStore({ databaseUrl: databaseUrl(url, 'planner_template'), dataDir: '' })
  await migrate(store.direct.db)
  const { rows } = await store.pool.query<{ mark: string }>(schemaMark)
  await store.close()
  // A template in use cannot be copied, and on a busy machine closed connections take a moment to end.
  const last = new pg.Client({ connectionString: url })
  await last.connect()
  await last.query('alter database planner_template allow_connections false')
  await last.query(`select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = 'planner_template'`)
  await last.end()
  return rows[0]!.mark
}

/** Drops the databases that workers kept for their next test (database-pool.ts). */
async function dropCopies(url: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  const { rows } = await admin.query<{ datname: string }>(`select datname from pg_database where datname like 't\\_%'`)
  for (const { datname } of rows) await admin.query(`drop database ${datname} with (force)`)
  await admin.end()
}

/** Returns the URL of a database on a server. */
export const databaseUrl = (serverUrl: string, name: string): string => serverUrl.replace('/postgres?', `/${name}?`)
