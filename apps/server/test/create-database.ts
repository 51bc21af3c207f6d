import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { databaseUrl } from './postgres.ts'

/** Creates an empty or migrated database on the tests' PostgreSQL; `await using` drops it at the end of the test. */
export async function createDatabase({ migrated = false } = {}) {
  const serverUrl = inject('postgresUrl')
  const name = `t_${randomUUID().replaceAll('-', '')}`
  const url = databaseUrl(serverUrl, name)
  const server = await connect(serverUrl)
  await server.query(`create database ${name} template ${migrated ? 'planner_template' : 'template0'}`)
  const client = await connect(url)
  return {
    url,
    client,
    connect: () => connect(url),
    async [Symbol.asyncDispose]() {
      await client.end()
      await server.query(`drop database ${name} with (force)`)
      await server.end()
    },
  }
}

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString })
  // Dropping the database ends connections that a failed test has left open.
  client.on('error', () => undefined)
  await client.connect()
  return client
}
