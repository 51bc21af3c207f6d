import { randomUUID } from 'node:crypto'
import { Kysely, PostgresDialect } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '#platform/db/migrate.ts'
import { createDatabase } from '#test/create-database.ts'
import { openTestPool } from '#test/test-pool.ts'

test('SAFE-3 SAFE-6 the migration confirms accounts that used a reset link, mails active ones a link, and resets push', async () => {
  await using database = await createDatabase()
  const { client, url } = database
  const db = new Kysely<never>({ dialect: new PostgresDialect({ pool: openTestPool(url) }) })
  try {
    await migrate(db as never, '0020-one-day')
    const people = ['reset', 'in use', 'idle', 'closing']
    const ids = Object.fromEntries(people.map((name) => [name, randomUUID()]))
    for (const [name, id] of Object.entries(ids)) {
      await client.query(
        `insert into users (id, email, email_key, full_name, password_hash, created_at, deletion_planned_at)
         values ($1, $2, $2, 'Asha', '', now(), $3)`,
        [id, `${name}@example.in`, name === 'closing' ? '2099-01-01' : null],
      )
      await client.query(
        `insert into sessions (token_hash, id, user_id, created_at, last_used_at)
         values (convert_to($1, 'UTF8'), gen_random_uuid(), $2, now(), now() - $3::interval)`,
        [name, id, name === 'idle' ? '40 days' : '1 day'],
      )
    }
    await client.query(
      `insert into audit_log (id, at, kind, user_id) values (gen_random_uuid(), now(), 'password.reset', $1)`,
      [ids.reset],
    )
    await client.query(`insert into push_subscriptions values ('https://push.example/1', $1, 'k', 'a', now())`, [
      ids['in use'],
    ])
    await migrate(db as never)
    const proved = await client.query('select id from users where email_verified_at is not null')
    expect(proved.rows).toEqual([{ id: ids.reset }])
    const asked = await client.query('select user_id from email_proof_requests')
    expect(asked.rows).toEqual([{ user_id: ids['in use'] }])
    expect((await client.query('select * from push_subscriptions')).rows).toEqual([])
  } finally {
    await db.destroy()
  }
})
