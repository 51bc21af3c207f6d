import * as feed from '@planner/contract/calendar-feed'
import * as notifications from '@planner/contract/notifications'
import * as reminders from '@planner/contract/reminders'
import { expect, test } from 'vitest'
import { startTestServer } from '#test/test-server.ts'

test('TASK-7 a sentence that asks to be reminded ahead keeps the event at its time, and rings ahead of it', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const made = await asha.call(reminders.createFromText, {
    text: 'flight to Delhi 5 Dec 6:40am, remind me 3 hours earlier',
    suggested_date: '2026-11-20',
  })
  expect(made).toMatchObject({
    title: 'Flight to Delhi',
    date: '2026-12-05',
    time: '06:40:00',
    lead_minutes: [180],
  })
  const { rows } = await server.pool.query<{ moment: string; due: string }>(
    `select distinct moment, to_char(due_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI') as due
     from alerts where reminder_id = $1 order by due`,
    [made.id],
  )
  expect(rows.map(({ due }) => due)).toContain('2026-12-05 03:40')

  const { feed: shown } = await asha.call(feed.change, {})
  const { body } = await server.app.inject(new URL(shown!.url).pathname)
  expect(body).toContain('SUMMARY:Flight to Delhi')
  expect(body).toContain('20261205T064000')
})

test('READ-3 a range of hours and words for a length are kept as the duration, in the feed too', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const make = (text: string) => asha.call(reminders.createFromText, { text })
  expect(await make('review PR tomorrow 3-4pm')).toMatchObject({ title: 'Review PR', duration_minutes: 60 })
  expect(await make('call Priya tomorrow at 6 pm for 45 min')).toMatchObject({
    title: 'Call Priya',
    duration_minutes: 45,
  })
  const { feed: shown } = await asha.call(feed.change, {})
  const { body } = await server.app.inject(new URL(shown!.url).pathname)
  expect(body).toMatch(/DTEND;TZID=Asia\/Kolkata:20261121T160000/)
  expect(body).toMatch(/DTEND;TZID=Asia\/Kolkata:20261121T184500/)
})

test('READ-3 an excluded day is skipped, and the last day of a trip is kept', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const make = (text: string) => asha.call(reminders.createFromText, { text })
  const made = await make('har somvaar 8 baje class, 23 nov ko nahi')
  expect(made).toMatchObject({ title: 'Class', date: '2026-11-30', skipped_dates: ['2026-11-23'] })
  expect(await make('yoga every day 6 am except 26 Nov')).toMatchObject({ skipped_dates: ['2026-11-26'] })
  expect(await make('Goa trip 24 to 27 December')).toMatchObject({
    title: 'Goa trip',
    date: '2026-12-24',
    recurrence: 'none',
    description: '',
    ends_on: '2026-12-27',
  })
  expect(await make('dentist 5 Dec 4 pm')).not.toHaveProperty('ends_on')
})

test('READ-3 a reminder over several days is shown on each, moves as a whole, and ends in the feed after the last', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const { id } = await asha.call(reminders.createFromText, { text: 'Goa trip 24 to 27 December' })
  const seenOn = async (day: string) =>
    (await asha.call(reminders.list, { from: day, to: day })).map(({ title }) => title)
  expect(await seenOn('2026-12-26')).toEqual(['Goa trip'])
  expect(await seenOn('2026-12-28')).toEqual([])

  const { feed: shown } = await asha.call(feed.change, {})
  const { body } = await server.app.inject(new URL(shown!.url).pathname)
  expect(body).toMatch(/DTSTART;TZID=Asia\/Kolkata:20261224T090000/)
  expect(body).toMatch(/DTEND;TZID=Asia\/Kolkata:20261228T000000/)

  const change = (input: object) => asha.ask(reminders.update, { id, ...input })
  expect((await change({ date: '2026-12-30' })).body).toMatchObject({ date: '2026-12-30', ends_on: '2027-01-02' })
  expect(await change({ ends_on: '2026-12-29' })).toMatchObject({
    status: 422,
    body: { detail: 'The last day can’t be before the first' },
  })
  expect((await change({ recurrence: 'weekly' })).body).not.toHaveProperty('ends_on')
  expect((await change({ recurrence: 'none' })).body).not.toHaveProperty('ends_on')
})

test('TASK-7 what repeats within the day has no alert that would come before the previous one is due', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const at = (text: string, time: string) =>
    asha.call(reminders.createFromText, {
      text,
      suggested_date: '2026-12-01',
      suggested_time: time,
      date_picked: true,
    })
  expect(await at('stretch every 45 minutes from 2pm to 5pm tomorrow', '14:45')).toMatchObject({ lead_minutes: [] })
  expect(await at('water the saplings every hour from 2pm to 5pm tomorrow', '15:00')).toMatchObject({
    lead_minutes: [],
  })
  expect(await at('eye drops every 3 hours from 8am to 8pm tomorrow', '11:00')).not.toHaveProperty('lead_minutes')
  await asha.call(notifications.setPreferences, { lead_minutes: 30 })
  expect(await at('stretch every 45 minutes from 2pm to 5pm tomorrow', '15:30')).not.toHaveProperty('lead_minutes')
})
