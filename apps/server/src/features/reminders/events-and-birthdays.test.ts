import * as reminders from '@planner/contract/reminders'
import { expect, test } from 'vitest'
import { knownReminders } from '#features/conversation/reminders-known.ts'
import { startTestServer } from '#test/test-server.ts'

/** Friday 20 November 2026, 10:00 in India. */
const at = '2026-11-20T10:00:00+05:30'

test('TASK-5 a meeting is marked as an event and a task is not, also after an edit', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const make = (text: string) => asha.call(reminders.createFromText, { text })
  const meeting = await make('meeting with Ravi today 3 to 4 pm')
  expect(meeting.is_event).toBe(true)
  const rent = await make('pay rent tomorrow')
  expect(rent.is_event).toBeUndefined()
  expect((await asha.call(reminders.update, { id: rent.id, title: 'Rohan ki shaadi' })).is_event).toBe(true)
  expect(
    (await asha.call(reminders.update, { id: meeting.id, title: 'Book the meeting room' })).is_event,
  ).toBeUndefined()
})

test('TASK-5 a task with a length that was not done is overdue the next morning', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const deploy = await asha.call(reminders.createFromText, { text: 'Deploy tonight 11:30pm for 90 min #work' })
  expect(deploy).toMatchObject({ date: '2026-11-20', time: '23:30:00', duration_minutes: 90 })
  expect(deploy.is_event).toBeUndefined()
  await asha.call(reminders.createFromText, { text: 'Meeting with Ravi tonight 9pm for 30 min' })
  server.clock.set('2026-11-21T08:00:00+05:30')
  const user = await server.context.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', asha.id)
    .executeTakeFirstOrThrow()
  const { missed, list } = await knownReminders(server.context, user)
  expect(list.flatMap((each) => (missed(each).length > 0 ? [each.title] : []))).toEqual(['Deploy'])
})

test('TASK-12 a birthday said with its day comes every year, with a week’s notice; once only if the word is left alone', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const text = 'Rohan birthday 12 March'
  const start = text.indexOf('birthday')
  const every = await asha.call(reminders.createFromText, { text })
  expect(every).toMatchObject({ title: 'Rohan birthday', date: '2027-03-12', recurrence: 'yearly', is_event: true })
  expect(every.lead_minutes).toContain(10_080)
  const once = await asha.call(reminders.createFromText, { text, leave_alone: [{ start, end: start + 8 }] })
  expect(once).toMatchObject({ date: '2027-03-12', recurrence: 'none' })
})

test('TASK-5 an appointment that is over is dismissed, which puts nothing off its day and can be undone', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const { id, date } = await asha.call(reminders.createFromText, { text: 'blood test today 11 am' })
  const dismissal = { id, occurrence_date: date }
  const refused = { status: 422, detail: 'The reminder doesn’t occur on that day' }
  expect(await asha.ask(reminders.remove, dismissal)).toMatchObject(refused)
  server.clock.set('2026-11-20T11:01:00+05:30')
  for (const _twice of [1, 2])
    expect(await asha.call(reminders.remove, dismissal)).toMatchObject({ id, date, skipped_dates: [date] })
  expect(await asha.call(reminders.list, {})).toMatchObject([{ id, completed: false }])
  expect(await asha.call(reminders.restore, dismissal)).not.toHaveProperty('skipped_dates')
  // A task is overdue until it is done.
  const task = await asha.call(reminders.createFromText, { text: 'call the plumber today 11:30 am' })
  server.clock.set('2026-11-20T12:00:00+05:30')
  expect(await asha.ask(reminders.remove, { id: task.id, occurrence_date: task.date })).toMatchObject(refused)
  await asha.call(reminders.remove, dismissal)
  const moved = await asha.call(reminders.update, { id, date: '2026-11-25' })
  expect(moved).toMatchObject({ date: '2026-11-25' })
  await server.passTimeUntil('2026-11-25T11:01:00+05:30')
  expect((await server.outbox('email')).at(-1)).toMatchObject({ subject: expect.stringMatching(/blood test/i) })
})
