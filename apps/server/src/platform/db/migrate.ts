import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Db } from './open.ts'

const folder = path.resolve(import.meta.dirname, '../../../migrations')

/**
 * Migrates the store to the newest schema: runs the numbered SQL files in order, each once, all in one transaction.
 * Processes that start together wait for one another.
 *
 * @param upTo the last migration to run, to match the version of another store.
 * @throws the error of the first file that fails.
 */
export async function migrate(db: Db, upTo?: string): Promise<void> {
  await db.connection().execute(async (one) => {
    // Changing a large table, or waiting for another process that does, may take longer than any query of the product.
    await sql`set statement_timeout = 0`.execute(one)
    const migrator = new Migrator({ db: one, provider: { getMigrations: readMigrations } })
    const { error } = await (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest())
    if (error) throw error
    await sql`reset statement_timeout`.execute(one)
  })
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  const entries = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(path.join(folder, file), 'utf8')
      return [path.parse(file).name, { up: async (db) => void (await sql.raw(text).execute(db)) }] as const satisfies [
        string,
        Migration,
      ]
    }),
  )
  return Object.fromEntries(entries)
}
