import * as google from '@planner/contract/google'
import * as reminders from '@planner/contract/reminders'
import { expect, test } from 'vitest'
import { agendaOf, anEvent, startGoogleTestServer } from '#test/google-test-server.ts'

/** In days around Friday 20 November 2026, 10:00 in India. */
const window = { sync_past_days: 7, sync_future_days: 30 } as const

test('GOOGLE-3 events become reminders of their own kind, and a second sync changes nothing', async () => {
  await using google_ = await startGoogleTestServer()
  const { standIn } = google_
  standIn.calendar.put(
    anEvent('e1', '2026-11-23', 'Dentist', {
      location: 'Andheri',
      description: '<b>Bring</b> the X-ray<br>&amp; the file',
      htmlLink: 'https://www.google.com/calendar/event?eid=abc',
    }),
    anEvent('e2', '2026-11-18', 'Stand-up'),
  )
  const asha = await google_.aConnected()
  expect(await asha.call(google.syncCalendar, window)).toEqual({
    message: 'Calendar synced: 2 new',
    synced_count: 2,
    total_events: 2,
    added: 2,
    changed: 0,
    removed: 0,
    kept: 0,
  })
  const [, dentist] = await asha.call(reminders.list, {})
  expect(dentist).toMatchObject({
    title: 'Dentist',
    description: 'Andheri\nBring the X-ray\n& the file',
    date: '2026-11-23',
    time: '16:00:00',
    time_defaulted: false,
    time_zone: 'Asia/Kolkata',
    recurrence: 'none',
    origin: { from: 'google', edited: false, rings: false, url: 'https://www.google.com/calendar/event?eid=abc' },
  })

  const before = await asha.call(reminders.list, {})
  // First with the sync token, then over the whole window.
  for (const again of [1, 2]) {
    expect(await asha.call(google.syncCalendar, window), `run ${again}`).toMatchObject({
      message: 'Your calendar is up to date',
      synced_count: 0,
      total_events: 2,
    })
    standIn.calendar.clearTokens()
  }
  expect(await asha.call(reminders.list, {})).toEqual(before)
  expect(standIn.calendar.asked.map((query) => query.has('syncToken'))).toEqual([false, true, true, false])
})

test('GOOGLE-3 whole days keep their day, and times are those of the person’s own zone', async () => {
  await using google_ = await startGoogleTestServer()
  const { standIn } = google_
  const at = (from: string, to = from) => ({ start: { dateTime: from }, end: { dateTime: to } })
  const days = (from: string, to: string) => ({ start: { date: from }, end: { date: to } })
  standIn.calendar.put(
    { id: 'a', summary: 'Holiday', ...days('2026-11-25', '2026-11-26') },
    { id: 'b', summary: 'Goa', ...days('2026-11-27', '2026-11-30') },
    { id: 'c', summary: 'New York call', ...at('2026-11-23T20:00:00-05:00') },
    { id: 'd', summary: 'London call', ...at('2026-11-23T09:00:00Z') },
    { id: 'e', summary: 'Night train', ...at('2026-11-24T22:00:00+05:30', '2026-11-25T06:00:00+05:30') },
  )
  const asha = await google_.aConnected()
  await asha.call(google.syncCalendar, window)
  expect(await agendaOf(asha)).toEqual([
    '2026-11-23 14:30 London call',
    '2026-11-24 06:30 New York call',
    '2026-11-24 22:00 Night train',
    '2026-11-25 09:00 Holiday',
    '2026-11-27 09:00 Goa',
  ])
  const all = await asha.call(reminders.list, {})
  expect(all.map(({ time_defaulted: isDefault }) => isDefault)).toEqual([false, false, false, true, true])
  expect(all.map(({ description }) => description)).toEqual([
    '',
    '',
    'Until 25 November 2026',
    '',
    'Until 29 November 2026',
  ])
})

test('GOOGLE-3 the chosen period counts in the person’s time zone; other periods are refused', async () => {
  await using google_ = await startGoogleTestServer()
  const { standIn, server } = google_
  standIn.calendar.put(
    anEvent('past', '2026-11-13', 'A week ago'),
    anEvent('yesterday', '2026-11-19', 'Yesterday'),
    anEvent('soon', '2026-11-27', 'In a week'),
    anEvent('later', '2026-12-20', 'In a month'),
    anEvent('far', '2027-01-08', 'In seven weeks'),
  )
  const asha = await google_.aConnected()
  await asha.call(google.syncCalendar, { sync_past_days: 1, sync_future_days: 7 })
  expect(await agendaOf(asha)).toEqual(['2026-11-19 16:00 Yesterday', '2026-11-27 16:00 In a week'])
  const [asked] = standIn.calendar.asked
  expect(asked!.get('timeMin')).toBe('2026-11-18T18:30:00.000Z')
  expect(asked!.get('timeMax')).toBe('2026-11-27T18:30:00.000Z')

  // First the wider default window, then a narrower one: events outside it are removed.
  expect(await asha.call(google.syncCalendar, {})).toMatchObject({ added: 2, total_events: 4 })
  expect(await asha.call(google.status, {})).toMatchObject({
    calendar: { sync_past_days: 7, sync_future_days: 30, events: 4, synced_at: '2026-11-20T04:30:00.000Z' },
  })
  expect(await asha.call(google.syncCalendar, { sync_past_days: 14, sync_future_days: 7 })).toMatchObject({
    removed: 1,
  })

  // The window moves forward with time.
  server.clock.set('2026-12-10T10:00:00+05:30')
  expect(await asha.call(google.syncCalendar, window)).toMatchObject({ added: 2 })
  expect((await agendaOf(asha)).at(-1)).toBe('2027-01-08 16:00 In seven weeks')

  for (const wrong of [
    { sync_past_days: 2 },
    { sync_future_days: 90 },
    { sync_past_days: '7' },
    { sync_future_days: null },
  ]) {
    expect((await asha.ask(google.syncCalendar, wrong)).status).toBe(422)
  }
})

test('GOOGLE-3 changes and deletions in Google are followed; each instance of a repeating event is separate', async () => {
  await using google_ = await startGoogleTestServer()
  const { standIn } = google_
  const weekly = ['2026-11-23', '2026-11-30', '2026-12-07']
  standIn.calendar.put(
    ...weekly.map((day) => anEvent(`yoga_${day.replaceAll('-', '')}`, day, 'Yoga', { recurringEventId: 'yoga' })),
    anEvent('e1', '2026-11-24', 'Lunch'),
  )
  const asha = await google_.aConnected()
  await asha.call(google.syncCalendar, window)
  standIn.calendar.change('yoga_20261130', { start: { dateTime: '2026-12-01T07:00:00+05:30' } })
  standIn.calendar.cancel('yoga_20261207')
  standIn.calendar.change('e1', { summary: 'Long lunch' })
  expect(await asha.call(google.syncCalendar, window)).toMatchObject({
    message: 'Calendar synced: 2 changed, 1 removed',
    synced_count: 3,
    total_events: 3,
  })
  expect(await agendaOf(asha)).toEqual([
    '2026-11-23 16:00 Yoga',
    '2026-11-24 16:00 Long lunch',
    '2026-12-01 07:00 Yoga',
  ])

  // Deleted while the sync token expired: a full sync detects it, because the event is missing.
  standIn.calendar.cancel('e1')
  standIn.calendar.clearTokens()
  expect(await asha.call(google.syncCalendar, window)).toMatchObject({ removed: 1, changed: 0, added: 0 })
  expect(await agendaOf(asha)).toHaveLength(2)
})

test('events that are declined, broken or outside the planner’s years are not imported', async () => {
  await using google_ = await startGoogleTestServer()
  const { standIn } = google_
  standIn.calendar.put(
    anEvent('office', '2026-11-23', 'Office', { eventType: 'workingLocation' }),
    anEvent('no', '2026-11-23', 'Declined', { attendees: [{ self: true, responseStatus: 'declined' }] }),
    anEvent('yes', '2026-11-23', '', { attendees: [{ responseStatus: 'declined' }, { self: true }] }),
    { id: 'broken', summary: 'Broken', start: {} },
    { id: 'old', summary: 'Since 1970', start: { date: '1970-01-01' }, end: { date: '2030-01-01' } },
    { id: 'older', summary: 'Since 1969', start: { date: '1969-12-31' }, end: { date: '2030-01-01' } },
    anEvent('html', '2026-11-24', '<img src=x onerror=alert(1)>\u0000 Tea\n& cake', {
      htmlLink: 'javascript:alert(1)',
      description: 'x'.repeat(9000),
    }),
    anEvent('long', '2026-11-25', 'लंबा '.repeat(200)),
  )
  const asha = await google_.aConnected()
  expect(await asha.call(google.syncCalendar, window)).toMatchObject({ added: 4 })
  const all = await asha.call(reminders.list, {})
  expect(all.map(({ date, title }) => [date, title.slice(0, 40)])).toEqual([
    ['1970-01-01', 'Since 1970'],
    ['2026-11-23', '(No title)'],
    ['2026-11-24', '<img src=x onerror=alert(1)> Tea & cake'],
    ['2026-11-25', 'लंबा '.repeat(8)],
  ])
  expect(all[2]!.origin!.url).toBeNull()
  expect(all[2]!.description).toHaveLength(5000)
  expect(all[3]!.title).toHaveLength(300)

  // Declined later, so the event is removed.
  standIn.calendar.change('yes', { attendees: [{ self: true, responseStatus: 'declined' }] })
  expect(await asha.call(google.syncCalendar, window)).toMatchObject({ removed: 1 })
})

test('2,500 events come in over several pages, once each', async () => {
  await using google_ = await startGoogleTestServer()
  const { standIn, server } = google_
  const day = (n: number) => new Date(Date.UTC(2026, 10, 14 + (n % 36))).toISOString().slice(0, 10)
  standIn.calendar.put(...Array.from({ length: 2500 }, (_, n) => anEvent(`e${n}`, day(n), `Event ${n}`)))
  const asha = await google_.aConnected()
  expect(await asha.call(google.syncCalendar, window)).toMatchObject({ synced_count: 2500, total_events: 2500 })
  expect(standIn.calendar.asked).toHaveLength(3)
  expect(await asha.call(google.syncCalendar, window)).toMatchObject({ synced_count: 0, total_events: 2500 })
  expect(new Set(await agendaOf(asha)).size).toBe(2500)

  // An import that would exceed the person's limit is refused as a whole.
  standIn.calendar.put(...Array.from({ length: 8000 }, (_, n) => anEvent(`f${n}`, day(n), `More ${n}`)))
  expect(await asha.ask(google.syncCalendar, window)).toMatchObject({ status: 409 })
  const { rows } = await server.pool.query('select count(*) from reminders')
  expect(Number(rows[0].count)).toBe(2500)
})
