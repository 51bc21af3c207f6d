import * as feed from '@planner/contract/calendar-feed'
import { importItems } from '@planner/contract/imports'
import * as notifications from '@planner/contract/notifications'
import * as reminders from '@planner/contract/reminders'
import { occurrencesBetween } from '@planner/reminder-language/recurrence'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { createHousehold } from '#test/create-household.ts'
import { type Person, startTestServer, type TestServer } from '#test/test-server.ts'

const addressOf = async (asha: Person, input: { alarms?: boolean; renew?: boolean } = {}) =>
  new URL((await asha.call(feed.change, input)).feed!.url).pathname

const poll = (server: TestServer, url: string, etag?: string) =>
  server.app.inject({ url, ...(etag && { headers: { 'if-none-match': etag } }) })

/** Parses with a different library than the one that writes the feed. */
function eventsIn(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
}

test('INOUT-1 a calendar app reads the reminders at a secret URL until it is revoked', async () => {
  const lines: string[] = []
  await using server = await startTestServer({ log: (line) => lines.push(line) })
  const asha = await server.aPerson()
  expect(await asha.call(feed.show, {})).toEqual({ feed: null })
  const { id } = await asha.call(reminders.createFromText, { text: 'call, the; plumber tomorrow at 6:30 pm' })
  await asha.call(reminders.update, {
    id,
    description: 'Line one\nline two',
    duration_minutes: 45,
    priority: 1,
    tags: ['home'],
  })
  const url = await addressOf(asha)

  const answer = await poll(server, url)
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    'private, no-cache',
  ])
  expect(answer.body).toMatch(
    /^BEGIN:VCALENDAR\r\n[\s\S]*BEGIN:VTIMEZONE\r\nTZID:Asia\/Kolkata[\s\S]*END:VCALENDAR\s*$/,
  )
  expect(answer.body.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  const [event] = eventsIn(answer.body)
  expect([event!.uid, event!.summary, event!.description]).toEqual([
    `${id}@daily-planner`,
    'Call, the; plumber',
    'Line one\nline two',
  ])
  expect(event!.startDate.toJSDate().toISOString()).toBe('2026-11-21T13:00:00.000Z')
  expect(event!.duration.toSeconds()).toBe(45 * 60)
  const triggers = event!.component
    .getAllSubcomponents('valarm')
    .map((alarm) => (alarm.getFirstPropertyValue('trigger') as InstanceType<typeof ICAL.Duration>).toSeconds())
  // An hour before, as the person chose for all reminders, and at the time itself.
  expect(triggers.map((seconds) => Math.abs(seconds))).toEqual([3600, 0])
  expect((await asha.call(feed.show, {})).feed!.last_read_at).toBe('2026-11-20T04:30:00.000Z')

  await asha.call(feed.withdraw, {})
  const gone = await poll(server, url)
  expect([gone.statusCode, gone.json()]).toEqual([
    404,
    { detail: 'This calendar link doesn’t exist or was turned off' },
  ])
  expect(lines.length).toBeGreaterThan(3)
  expect(lines.join('')).not.toContain(url.slice('/calendar/'.length, -4))
})

test('INOUT-1 a calendar app gets 304 while nothing changed, and a new version after every change', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const url = await addressOf(asha)
  const { id } = await asha.call(reminders.createFromText, { text: 'pay the rent every month on the 5th' })
  let etag = (await poll(server, url)).headers.etag as string
  const isNew = async () => {
    const answer = await poll(server, url, `W/"other", W/${etag}`)
    expect([200, 304]).toContain(answer.statusCode)
    if (answer.statusCode === 304) expect(answer.body).toBe('')
    const changed = answer.statusCode === 200
    if (changed) etag = answer.headers.etag as string
    return changed
  }
  expect(await isNew()).toBe(false)
  const changes: (() => Promise<unknown>)[] = [
    () => asha.call(reminders.update, { id, title: 'Pay the landlord' }),
    () => asha.call(reminders.update, { id, completed: true, occurrence_date: '2026-12-05' }),
    () => asha.call(reminders.remove, { id, occurrence_date: '2027-01-05' }),
    () => asha.call(notifications.setPreferences, { lead_minutes: 30 }),
    () => asha.call(feed.change, { alarms: false }),
    () => asha.call(reminders.remove, { id }),
    () => asha.call(reminders.restore, { id }),
  ]
  for (const change of changes) {
    server.clock.advance(60_000)
    await change()
    expect(await isNew()).toBe(true)
    expect(await isNew()).toBe(false)
  }
  // Other people's changes do not affect the feed.
  await (await server.aPerson()).call(reminders.createFromText, { text: 'call Ravi tomorrow' })
  expect(await isNew()).toBe(false)
})

test('INOUT-1 the feed says in UTC when reminders were made and changed, and every change has a higher number', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const { id } = await asha.call(reminders.createFromText, { text: 'call Ravi tomorrow at 6:30 pm' })
  await asha.call(reminders.createFromText, { text: 'stand-up every weekday at 9 am' })
  const url = await addressOf(asha)
  const stampsIn = (text: string) => text.match(/^(?:DTSTAMP|CREATED|LAST-MODIFIED):.*$/gm)!.map((line) => line.trim())
  const { body } = await poll(server, url)
  // Only from the first event on: a VTIMEZONE has dates of its own.
  expect(stampsIn(body.slice(body.indexOf('BEGIN:VEVENT')))).toEqual(
    Array.from({ length: 2 }, () =>
      ['DTSTAMP', 'CREATED', 'LAST-MODIFIED'].map((name) => `${name}:20261120T043000Z`),
    ).flat(),
  )
  expect(body).toContain('X-WR-TIMEZONE:Asia/Kolkata')

  const sequence = async () => {
    const event = eventsIn((await poll(server, url)).body).find(({ uid }) => uid.startsWith(id))!
    return [event.sequence, String(event.component.getFirstPropertyValue('last-modified'))]
  }
  expect(await sequence()).toEqual([0, '2026-11-20T04:30:00Z'])
  const numbers: unknown[] = []
  for (const [at, change] of [
    ['2026-11-20T04:30:00.400Z', { title: 'Call Ravi home' }],
    ['2026-11-20T04:31:00Z', { time: '19:00' }],
    ['2026-11-25T04:31:00Z', { completed: true }],
  ] as const) {
    server.clock.set(at)
    await asha.call(reminders.update, { id, ...change })
    numbers.push((await sequence())[0])
  }
  expect(numbers).toEqual([1, 60, 432_060])
})

test('INOUT-1 reminders shared by other members are in the feed, and their changes make a new version', async () => {
  await using server = await startTestServer()
  const { asha: owner, rohan: adult } = await createHousehold(server)
  const url = await addressOf(owner)
  const before = await poll(server, url)
  const { id } = await adult.call(reminders.createFromText, { text: 'call the plumber tomorrow' })
  expect((await poll(server, url, String(before.headers.etag))).body).not.toContain('plumber')
  await adult.call(reminders.update, { id, audience: 'everyone' })
  const shared = await poll(server, url, String(before.headers.etag))
  expect(shared.body).toContain('SUMMARY:Call the plumber')
  server.clock.set('2026-11-20T05:00:00Z')
  await adult.call(reminders.update, { id, title: 'Call the electrician' })
  expect((await poll(server, url, String(shared.headers.etag))).body).toContain('SUMMARY:Call the electrician')
})

test('INOUT-1 a person has one feed: a new link replaces the old one, and alarms can be left out', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const ravi = await server.aPerson()
  await asha.call(reminders.createFromText, { text: 'see the cardiologist tomorrow at 10 am' })
  const url = await addressOf(asha)
  expect(await addressOf(asha, { alarms: false })).toBe(url)
  expect((await poll(server, url)).body).not.toContain('VALARM')
  const other = await addressOf(asha, { renew: true })
  expect([(await poll(server, url)).statusCode, (await poll(server, other)).statusCode]).toEqual([404, 200])
  expect((await poll(server, await addressOf(ravi))).body).not.toContain('cardiologist')
  for (const wrong of ['/calendar/x.ics', `/calendar/${'A'.repeat(43)}.ics`, `${other}x`, '/calendar/%00.ics'])
    expect([wrong, (await poll(server, wrong)).statusCode]).toEqual([wrong, 404])
})

test('INOUT-1 guessing feed addresses and reading a whole feed are rate-limited', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const url = await addressOf(asha)
  const statuses = []
  for (let n = 0; n < 62; n++) statuses.push((await poll(server, url)).statusCode)
  expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  const guesses = []
  for (let n = 0; n < 62; n++) guesses.push((await poll(server, `/calendar/${'B'.repeat(40)}${n}.ics`)).statusCode)
  expect(guesses.filter((status) => status === 429)).toHaveLength(2)
})

test('INOUT-1 a thousand feeds of 500 reminders, polled every 15 minutes, cost under 5 % of a core', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  await server.pool.query(
    `insert into reminders (id, user_id, title, description, date, time, time_defaulted, time_zone, recurrence, tags,
       created_at, updated_at)
     select gen_random_uuid(), $1, 'Reminder ' || n, repeat('x', 100), '2026-11-21'::date + n, '09:00', false,
       'Asia/Kolkata', case when n % 5 = 0 then 'weekly' else 'none' end, '{}', now(), now() from generate_series(1, 500) n`,
    [asha.id],
  )
  const url = await addressOf(asha)
  const first = await poll(server, url)
  expect(eventsIn(first.body)).toHaveLength(500)
  const polls = 200
  const began = process.cpuUsage()
  for (let n = 0; n < polls; n++) expect((await poll(server, url, String(first.headers.etag))).statusCode).toBe(304)
  const { user, system } = process.cpuUsage(began)
  // 1,000 polls in 900 seconds: 5 % of a core is 45 ms per poll.
  const ms = (user + system) / 1000 / polls
  expect(ms).toBeLessThan(45 / 2)
})

const repeats: [name: string, input: { date: string; recurrence: string; ends_on?: string; times?: number }][] = [
  ['daily', { date: '2026-11-21', recurrence: 'daily' }],
  ['weekdays from a Saturday', { date: '2026-11-21', recurrence: 'weekdays' }],
  ['weekly', { date: '2026-11-21', recurrence: 'weekly', ends_on: '2027-03-01' }],
  ['monthly on the 15th', { date: '2026-12-15', recurrence: 'monthly' }],
  ['monthly on the 31st', { date: '2026-12-31', recurrence: 'monthly' }],
  ['monthly on the 30th', { date: '2026-12-30', recurrence: 'monthly' }],
  ['monthly on the 29th', { date: '2026-12-29', recurrence: 'monthly', times: 7 }],
  ['yearly', { date: '2026-12-01', recurrence: 'yearly' }],
  ['yearly on 29 February', { date: '2028-02-29', recurrence: 'yearly' }],
  ['last Friday', { date: '2026-11-27', recurrence: 'FREQ=MONTHLY;BYDAY=-1FR' }],
  ['until a day', { date: '2026-11-21', recurrence: 'FREQ=DAILY;INTERVAL=3;UNTIL=20261231' }],
  ['a count', { date: '2026-11-21', recurrence: 'FREQ=WEEKLY;BYDAY=SA,SU;COUNT=9' }],
  ['a count and an end', { date: '2026-11-21', recurrence: 'FREQ=DAILY;COUNT=40', ends_on: '2026-12-10' }],
]

test.each(repeats)('INOUT-1 a calendar app sees a repeating reminder on its own days: %s', async (_name, input) => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const { id } = await asha.call(reminders.createFromText, { text: 'water the plants tomorrow at 7 am' })
  const reminder = await asha.call(reminders.update, { id, ...input })
  const to = '2031-06-30'
  const days = occurrencesBetween({ ...reminder, ends_on: reminder.ends_on ?? null }, { from: reminder.date, to })
  const skipped = days[1]!
  await asha.call(reminders.remove, { id, occurrence_date: skipped })

  const [event] = eventsIn((await poll(server, await addressOf(asha))).body)
  const seen: string[] = []
  const iterator = event!.iterator()
  for (let next = iterator.next(); next; next = iterator.next()) {
    const { startDate } = event!.getOccurrenceDetails(next)
    if (startDate.toString().slice(0, 10) > to) break
    seen.push(startDate.toString().slice(0, 10))
  }
  expect(seen).toEqual(days.filter((day) => day !== skipped))
  expect(seen.length).toBeGreaterThan(0)
})

test('INOUT-1 a festival reminder is in the feed on the festival’s days', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const { date, festival } = await asha.call(reminders.createFromText, { text: 'light the lamps on Diwali every year' })
  expect(festival).not.toBe(null)
  const { body } = await poll(server, await addressOf(asha))
  expect(body).toContain(`DTSTART;TZID=Asia/Kolkata:${date.replaceAll('-', '')}T090000`)
  // Diwali 2028, from the festival table.
  expect(body.replaceAll('\r\n ', '')).toMatch(/RDATE;TZID=Asia\/Kolkata:20281017T090000,/)
})

test('INOUT-1 an imported trip of four whole days goes out as one event of four days', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const days = { time: null, time_zone: 'Asia/Kolkata', recurrence: 'FREQ=DAILY', ends_on: '2026-12-07' }
  await asha.call(importItems, {
    items: [
      { key: 'trip', title: 'Kodaikanal trip', date: '2026-12-04', is_event: true, ...days },
      { key: 'task', title: 'Water the plants', date: '2026-12-04', ...days },
    ],
  })
  const { body } = await poll(server, await addressOf(asha))
  const events = eventsIn(body).map((event) => ({
    title: event.summary,
    // The end of an event without times is the day after its last one (RFC 5545, 3.6.1).
    days: [event.startDate.toString(), event.endDate.toString()],
    repeats: event.isRecurring(),
  }))
  expect(events.toSorted((one, other) => one.title.localeCompare(other.title))).toEqual([
    { title: 'Kodaikanal trip', days: ['2026-12-04', '2026-12-08'], repeats: false },
    { title: 'Water the plants', days: ['2026-12-04', '2026-12-05'], repeats: true },
  ])
})
