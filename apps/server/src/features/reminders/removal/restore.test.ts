import { randomUUID } from 'node:crypto'
import * as notifications from '@planner/contract/notifications'
import * as reminders from '@planner/contract/reminders'
import { expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#test/test-server.ts'
import { purgeRemoved } from './restore.ts'

/** Friday 20 November 2026, 10:00 in India. */
const at = '2026-11-20T10:00:00+05:30'

const rung = async (server: TestServer) =>
  (await server.outbox('email')).map(({ subject, body }) => `${subject} ${body}`)

test('TASK-3 a deleted reminder is restored unchanged and rings; restoring twice has no further effect', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const made = await asha.call(reminders.createFromText, { text: 'pay rent every month on the 25th at 11 am #home' })
  await asha.call(reminders.update, { id: made.id, completed: true, occurrence_date: '2026-11-25' })
  const before = await asha.call(reminders.list, {})
  await asha.call(reminders.remove, { id: made.id })
  expect(await asha.call(reminders.list, {})).toEqual([])
  for (const _twice of [1, 2]) await asha.call(reminders.restore, { id: made.id })
  const after = await asha.call(reminders.list, {})
  const whole = (list: typeof before) => list.map((reminder) => ({ ...reminder, updated_at: '' }))
  expect(whole(after)).toEqual(whole(before))
  await server.passTimeUntil('2026-12-25T11:01:00+05:30')
  expect((await rung(server)).filter((line) => line.includes('Due now'))).toEqual(['Pay rent Due now, 11:00 am.'])
})

test('TASK-3 a day taken out of a repeating reminder is put back', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const { id } = await asha.call(reminders.createFromText, { text: 'walk every day at 6:30 pm' })
  await asha.call(notifications.setPreferences, { lead_minutes: 0 })
  const day = { id, occurrence_date: '2026-11-20' }
  await asha.call(reminders.remove, day)
  expect(await asha.call(reminders.restore, day)).not.toHaveProperty('skipped_dates')
  await asha.call(reminders.restore, day)
  await server.passTimeUntil('2026-11-20T18:31:00+05:30')
  expect(await rung(server)).toEqual(['Walk Due now, 6:30 pm.'])
})

test('TASK-3 deleted reminders can be restored for seven days, the latest two hundred per person', async () => {
  await using server = await startTestServer({ at })
  const [asha, ravi] = [await server.aPerson(), await server.aPerson()]
  const { id } = await asha.call(reminders.createFromText, { text: 'pay rent tomorrow' })
  await asha.call(reminders.remove, { id })
  const notFound = { status: 404, detail: 'Reminder not found' }
  expect(await ravi.ask(reminders.restore, { id })).toMatchObject(notFound)
  expect(await asha.ask(reminders.restore, { id: randomUUID() })).toMatchObject(notFound)

  await server.pool.query(
    `insert into removed_reminders (user_id, id, reminder, removed_at)
     select $1, gen_random_uuid(), '{}', $2::timestamptz - n * interval '1 second' from generate_series(1, 250) n`,
    [asha.id, server.clock.now()],
  )
  const other = await asha.call(reminders.createFromText, { text: 'call mummy tomorrow' })
  await asha.call(reminders.remove, { id: other.id })
  const count = async () => (await server.pool.query('select count(*)::int as n from removed_reminders')).rows[0].n
  expect(await count()).toBe(200)
  expect(await asha.call(reminders.restore, { id })).toMatchObject({ id })

  server.clock.set('2026-11-27T10:00:01+05:30')
  expect(await asha.ask(reminders.restore, { id: other.id })).toMatchObject(notFound)
  await purgeRemoved(server.context)
  expect(await count()).toBe(0)
})

test('a day that becomes a reminder of its own takes the id that its device chose, if it is free', async () => {
  await using server = await startTestServer({ at })
  const [asha, ravi] = [await server.aPerson(), await server.aPerson()]
  const { id } = await asha.call(reminders.createFromText, { text: 'walk every day at 6:30 pm' })
  const change = { id, only_day: true, occurrence_date: '2026-11-21', time: '19:00' }
  const separate_id = randomUUID()
  expect(await asha.call(reminders.update, { ...change, separate_id })).toMatchObject({ id: separate_id })
  const his = await ravi.call(reminders.createFromText, { text: 'call mummy' })
  expect(
    await asha.ask(reminders.update, { ...change, occurrence_date: '2026-11-22', separate_id: his.id }),
  ).toMatchObject({ status: 409, detail: 'That id is already in use' })
  expect((await asha.call(reminders.list, {}))[0]!.skipped_dates).toEqual(['2026-11-21'])
})
