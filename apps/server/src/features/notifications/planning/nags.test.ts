import * as notifications from '@planner/contract/notifications'
import * as reminders from '@planner/contract/reminders'
import { expect, test } from 'vitest'
import { type Person, startTestServer, type TestServer } from '#test/test-server.ts'
import { planNags } from './plan-nags.ts'

/** Friday 20 November 2026, 10:00 in India. */
const at = '2026-11-20T10:00:00+05:30'

async function aNaggedPerson(server: TestServer, preferences: object = {}): Promise<Person> {
  const asha = await server.aPerson()
  await asha.call(notifications.setPreferences, { lead_minutes: 0, nag_minutes: 30, ...preferences })
  return asha
}

const remind = (person: Person, text = 'call the plumber today at 6:30 pm') =>
  person.call(reminders.createFromText, { text })

const times = async (server: TestServer) =>
  (await server.outbox('email')).map(({ created_at }) =>
    new Date(created_at.getTime() + 19_800_000).toISOString().slice(11, 16),
  )

test('a reminder that is not done rings again, six times at most', async () => {
  await using server = await startTestServer({ at })
  const asha = await aNaggedPerson(server)
  await remind(asha)
  await server.passTimeUntil('2026-11-22T00:00:00+05:30')
  expect(await times(server)).toEqual(['18:30', '19:00', '19:30', '20:00', '20:30', '21:00', '21:30'])
  expect((await server.outbox('email')).at(-1)!.body).toBe('Not done yet: this was due at 6:30 pm.')
})

test('ringing until done stops when the reminder is done or deleted, and when it is turned off', async () => {
  await using server = await startTestServer({ at })
  const asha = await aNaggedPerson(server)
  const done = await remind(asha, 'done today at 6:30 pm')
  const gone = await remind(asha, 'gone today at 6:30 pm')
  await remind(asha, 'left today at 6:30 pm')
  await server.passTimeUntil('2026-11-20T19:05:00+05:30')
  await asha.call(reminders.update, { id: done.id, completed: true })
  await asha.call(reminders.remove, { id: gone.id })
  await server.passTimeUntil('2026-11-20T19:35:00+05:30')
  await asha.call(notifications.setPreferences, { nag_minutes: null })
  await server.passTimeUntil('2026-11-22T00:00:00+05:30')
  const titles = (await server.outbox('email')).map(({ subject }) => subject.toLowerCase()).sort()
  expect(titles).toEqual(['done', 'done', 'gone', 'gone', 'left', 'left', 'left'])
})

test('ringing until done applies to reminders that ring after it was turned on', async () => {
  await using server = await startTestServer({ at })
  const asha = await aNaggedPerson(server, { nag_minutes: null })
  await remind(asha, 'first today at 6:30 pm')
  await remind(asha, 'second today at 7:30 pm')
  await server.passTimeUntil('2026-11-20T18:45:00+05:30')
  await asha.call(notifications.setPreferences, { nag_minutes: 60 })
  await server.passTimeUntil('2026-11-20T20:31:00+05:30')
  expect((await server.outbox('email')).map(({ subject }) => subject)).toEqual(['First', 'Second', 'Second'])
})

test('ringing until done pauses during a snooze and continues after it', async () => {
  await using server = await startTestServer({ at })
  const asha = await aNaggedPerson(server)
  const { id } = await remind(asha)
  await server.passTimeUntil('2026-11-20T19:05:00+05:30')
  await asha.call(notifications.snooze, { reminder_id: id, occurrence_date: '2026-11-20', snooze: 'hour' })
  await server.passTimeUntil('2026-11-20T21:10:00+05:30')
  expect(await times(server)).toEqual(['18:30', '19:00', '20:05', '20:35', '21:05'])
})

test('ringing until done: after three hours of downtime it rings late once, then continues', async () => {
  await using server = await startTestServer({ at })
  const asha = await aNaggedPerson(server)
  await remind(asha)
  server.clock.set('2026-11-20T21:30:00+05:30')
  await server.passTimeUntil('2026-11-20T22:10:00+05:30')
  expect(await times(server)).toEqual(['21:30', '22:00'])
})

test('ringing until done waits for the end of quiet hours', async () => {
  await using server = await startTestServer({ at })
  const asha = await aNaggedPerson(server, { quiet_from: '18:45', quiet_until: '20:15' })
  await remind(asha)
  await server.passTimeUntil('2026-11-20T21:00:00+05:30')
  expect(await times(server)).toEqual(['18:30', '20:15', '20:45'])
})

test('several processes plan one next ring until done', async () => {
  await using server = await startTestServer({ at })
  const asha = await aNaggedPerson(server)
  await remind(asha)
  await server.passTimeUntil('2026-11-20T18:30:00+05:30')
  await server.pool.query(`delete from alerts where moment = 'nag'`)
  await Promise.all(Array.from({ length: 5 }, () => planNags(server.context)))
  const { rows } = await server.pool.query(`select channel, round from alerts where moment = 'nag' order by channel`)
  expect(rows).toEqual([
    { channel: 'app', round: 1 },
    { channel: 'email', round: 1 },
  ])
})
