import { channels } from '@planner/contract/notifications'
import { expect, test } from 'vitest'
import { work } from '#app-map.ts'
import { createDatabase } from './create-database.ts'

/** Never woken: what it waits for can only become due later than planned. */
const wokenByNobody = ['telegram.receive', 'notifications.recover']

test('SCALE-1 all work that sleeps is woken by the store under its own name, and no other', async () => {
  await using database = await createDatabase({ migrated: true })
  const { rows } = await database.client.query<{ name: string }>(
    `select distinct convert_from(trim(trailing '\\000' from tgargs::text)::bytea, 'utf8') as name from pg_trigger
     where tgfoid = 'wake_worker'::regproc`,
  )
  const dispatchers = channels.map((channel) => `notifications.dispatch.${channel}`)
  const sleeping = work.filter(({ nextAt }) => nextAt).map(({ name }) => name)
  expect([...rows.map(({ name }) => name), ...dispatchers, ...wokenByNobody].toSorted()).toEqual(sleeping.toSorted())
})

test('SCALE-1 an alert says which channel is to look once it is due within seconds, and nothing before', async () => {
  await using database = await createDatabase({ migrated: true })
  const { client } = database
  const heard: (string | undefined)[] = []
  client.on('notification', ({ payload }) => heard.push(payload))
  await client.query('listen planner_work')
  await client.query(`insert into users (id, email, email_key, full_name, password_hash, created_at)
    values (gen_random_uuid(), 'a@example.in', 'a@example.in', 'Asha Rao', '', now())`)
  const plant = (channel: string, inSeconds: number) =>
    client.query(
      `insert into alerts (id, user_id, occurrence_on, occurrence_at, moment, channel, due_at, ready_at)
       select gen_random_uuid(), id, current_date, at, 'digest', $1, at, at
       from users, lateral (select now() + $2 * interval '1 second' as at) due`,
      [channel, inSeconds],
    )
  await plant('sms', 300)
  expect(heard).toEqual([])
  await plant('sms', 20)
  await plant('app', -1)
  await client.query(`update alerts set state = 'handing' where channel = 'app'`)
  await client.query('select 1')
  expect(heard).toEqual(['notifications.dispatch.sms', 'notifications.dispatch.app'])
  await client.query(`update alerts set state = 'waiting' where channel = 'app'`)
  await client.query('select 1')
  expect(heard).toHaveLength(3)
})
