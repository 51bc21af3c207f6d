import * as google from '@planner/contract/google'
import * as reminders from '@planner/contract/reminders'
import { expect, test } from 'vitest'
import { agendaOf, anEvent, connect, startGoogleTestServer } from '#test/google-test-server.ts'

/** In days around Friday 20 November 2026, 10:00 in India. */
const window = { sync_past_days: 7, sync_future_days: 30 } as const

test('what the person changes or deletes here wins, and is marked', async () => {
  await using google_ = await startGoogleTestServer()
  const { standIn } = google_
  standIn.calendar.put(
    anEvent('moved', '2026-11-23', 'Moved here'),
    anEvent('deleted', '2026-11-24', 'Deleted here'),
    anEvent('done', '2026-11-25', 'Done here'),
    anEvent('gone', '2026-11-26', 'Moved here, deleted there'),
  )
  const asha = await google_.aConnected()
  await asha.call(google.syncCalendar, window)
  const idOf = Object.fromEntries((await asha.call(reminders.list, {})).map(({ title, id }) => [title, id]))
  const moved = await asha.call(reminders.update, { id: idOf['Moved here']!, time: '18:00' })
  expect(moved.origin).toMatchObject({ edited: true })
  await asha.call(reminders.remove, { id: idOf['Deleted here']! })
  const done = await asha.call(reminders.update, { id: idOf['Done here']!, completed: true })
  expect(done.origin).toMatchObject({ edited: false })
  await asha.call(reminders.update, { id: idOf['Moved here, deleted there']!, title: 'Mine now' })

  standIn.calendar.change('moved', { summary: 'Changed there' })
  standIn.calendar.change('deleted', { summary: 'Changed there' })
  standIn.calendar.change('done', { summary: 'Changed there' })
  standIn.calendar.cancel('gone')
  expect(await asha.call(google.syncCalendar, window)).toMatchObject({
    message: 'Calendar synced: 1 changed, 1 left as you changed it',
    changed: 1,
    kept: 1,
    removed: 0,
  })
  standIn.calendar.clearTokens()
  expect(await asha.call(google.syncCalendar, window)).toMatchObject({ synced_count: 0, kept: 0 })
  const left = await asha.call(reminders.list, {})
  expect(left.map(({ title, time, completed }) => [title, time, completed])).toEqual([
    ['Moved here', '18:00:00', false],
    ['Changed there', '16:00:00', true],
    ['Mine now', '16:00:00', false],
  ])
})

test('imported events ring only if that is wanted, from then on and no longer', async () => {
  await using google_ = await startGoogleTestServer()
  const { standIn, server } = google_
  standIn.calendar.put(anEvent('e1', '2026-11-20', 'Dentist'), anEvent('e2', '2026-11-21', 'Lunch'))
  const asha = await google_.aConnected()
  await asha.call(google.syncCalendar, window)
  const waiting = async () => {
    const { rows } = await server.pool.query(`select distinct reminder_id, moment from alerts where state = 'waiting'`)
    return rows.length
  }
  expect(await waiting()).toBe(0)

  expect(await asha.call(google.settings, { notify: true })).toMatchObject({ calendar: { notify: true } })
  expect(await waiting()).toBe(4)
  expect((await asha.call(reminders.list, {})).every(({ origin }) => origin!.rings)).toBe(true)
  standIn.calendar.put(anEvent('e3', '2026-11-22', 'Tea'))
  await asha.call(google.syncCalendar, window)
  expect(await waiting()).toBe(6)
  standIn.calendar.cancel('e3')
  await asha.call(google.syncCalendar, window)
  expect(await waiting()).toBe(4)

  await asha.call(google.settings, { notify: false })
  expect(await waiting()).toBe(0)
  expect(await asha.ask(google.settings, { notify: 'yes' })).toMatchObject({ status: 422 })
})

test('hourly sync runs for those who turned it on, by one worker, with their chosen period', async () => {
  await using google_ = await startGoogleTestServer()
  const { standIn, server } = google_
  const asha = await google_.aConnected()
  await asha.call(google.syncCalendar, { sync_past_days: 1, sync_future_days: 60 })
  await server.passTimeUntil('2026-11-20T10:01:00+05:30')
  await server.runJobs()
  expect(standIn.calendar.asked).toHaveLength(1)

  expect(await asha.call(google.settings, { auto_sync: true })).toMatchObject({ calendar: { auto_sync: true } })
  standIn.calendar.put(anEvent('e1', '2027-01-15', 'In two months'))
  await server.passTimeUntil('2026-11-20T10:02:00+05:30')
  await server.runJobs()
  expect(await agendaOf(asha)).toEqual(['2027-01-15 16:00 In two months'])
  const asked = standIn.calendar.asked.length

  await server.passTimeUntil('2026-11-20T11:01:00+05:30')
  await server.runJobs()
  expect(standIn.calendar.asked).toHaveLength(asked)
  await server.passTimeUntil('2026-11-20T11:03:00+05:30')
  await server.runJobs()
  expect(standIn.calendar.asked).toHaveLength(asked + 1)

  // A connection without access is no longer synced.
  standIn.people.takeBack()
  server.clock.set('2026-11-20T13:00:00+05:30')
  await server.passTimeUntil('2026-11-20T13:01:00+05:30')
  await server.runJobs()
  expect(await asha.call(google.status, {})).toMatchObject({ expired: true })
  const asked2 = standIn.calls()
  server.clock.set('2026-11-20T16:00:00+05:30')
  await server.passTimeUntil('2026-11-20T16:01:00+05:30')
  await server.runJobs()
  expect(standIn.calls()).toBe(asked2)
})

test('disconnecting during a sync imports nothing, and revoking access during one is reported', async () => {
  await using google_ = await startGoogleTestServer()
  const { standIn } = google_
  standIn.calendar.put(anEvent('e1', '2026-11-23', 'Dentist'), anEvent('e2', '2026-11-24', 'Lunch'))
  standIn.calendar.pagesOf(1)
  const asha = await google_.aConnected()
  standIn.meanwhile(() => asha.call(google.disconnect, {}))
  const answer = await asha.ask(google.syncCalendar, window)
  expect(answer.status).toBe(400)
  expect(await asha.call(reminders.list, {})).toEqual([])
  expect(await asha.call(google.status, {})).toMatchObject({ connected: false, expired: false })

  const ravi = await google_.aConnected()
  standIn.meanwhile(() => standIn.people.takeBack())
  expect(await ravi.ask(google.syncCalendar, window)).toMatchObject({
    status: 400,
    headers: { 'x-problem': 'google.expired' },
  })
  expect(await ravi.call(reminders.list, {})).toEqual([])
})

test('two syncs at once bring everything in once', async () => {
  await using google_ = await startGoogleTestServer()
  const { standIn } = google_
  standIn.calendar.put(anEvent('e1', '2026-11-23', 'Dentist'), anEvent('e2', '2026-11-24', 'Lunch'))
  const asha = await google_.aConnected()
  const answers = await Promise.all([1, 2, 3].map(() => asha.ask(google.syncCalendar, window)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(answers.map(({ body }) => (body as { added: number }).added).sort((one, other) => one - other)).toEqual([
    0, 0, 2,
  ])
  expect(await agendaOf(asha)).toHaveLength(2)
})

test('imported events stay when Google is disconnected, unless they are to go; connected again, none comes twice', async () => {
  await using google_ = await startGoogleTestServer()
  const { standIn } = google_
  standIn.calendar.put(anEvent('e1', '2026-11-23', 'Dentist'), anEvent('e2', '2026-11-24', 'Lunch'))
  const asha = await google_.aConnected()
  await asha.call(google.syncCalendar, window)
  await asha.call(google.disconnect, {})
  expect(await agendaOf(asha)).toHaveLength(2)

  await connect(asha, standIn)
  expect(await asha.call(google.syncCalendar, window)).toMatchObject({ synced_count: 0, total_events: 2 })
  // The same appointments in another account's calendar are not imported again.
  standIn.people.signInAs('2002', 'office@gmail.example')
  await connect(asha, standIn)
  await asha.call(google.syncCalendar, window)
  expect(await agendaOf(asha)).toHaveLength(2)

  const [first] = await asha.call(reminders.list, {})
  await asha.call(reminders.update, { id: first!.id, title: 'Mine' })
  await asha.call(google.disconnect, { remove_events: 'true' })
  expect(await agendaOf(asha)).toEqual(['2026-11-23 16:00 Mine'])
})
