import { readFile } from '@planner/calendar-files/read-file'
import * as profile from '@planner/contract/account/profile'
import * as feed from '@planner/contract/calendar-feed'
import { type ImportItem, importItems, undoImport } from '@planner/contract/imports'
import * as reminders from '@planner/contract/reminders'
import { expect, test } from 'vitest'
import { createHousehold } from '#test/create-household.ts'
import { type Person, startTestServer, type TestServer } from '#test/test-server.ts'

const item = (key: string, more: Partial<ImportItem> = {}): ImportItem => ({
  key,
  title: `Event ${key}`,
  date: '2026-11-24',
  time: '10:00:00',
  time_zone: 'Asia/Kolkata',
  ...more,
})

const bring = async (asha: Person, items: ImportItem[], preview = false) =>
  (await asha.call(importItems, { items, preview })).states

const agenda = async (asha: Person) =>
  (await asha.call(reminders.list, {})).map(({ title, date, time, recurrence }) =>
    [title, date, time, recurrence].join(' '),
  )

test('INOUT-1 importing a file twice creates nothing twice, and a preview changes nothing', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const items = [
    item('a', { recurrence: 'FREQ=WEEKLY;BYDAY=TU,TH', skipped_dates: ['2026-11-26'], lead_minutes: [10, 30] }),
    item('b', { time: null, tags: ['home'], priority: 1, duration_minutes: 30 }),
    item('c', { date: '2026-10-01', completed: true }),
    item('a'),
  ]
  expect(await bring(asha, items, true)).toEqual(['new', 'new', 'new', 'same'])
  expect(await agenda(asha)).toEqual([])
  expect(await bring(asha, items)).toEqual(['new', 'new', 'new', 'same'])
  const before = await agenda(asha)
  expect(before).toEqual([
    'Event c 2026-10-01 10:00:00 none',
    'Event b 2026-11-24 09:00:00 none',
    'Event a 2026-11-24 10:00:00 FREQ=WEEKLY;BYDAY=TU,TH',
  ])
  // An all-day item rings once, not also an hour before.
  expect((await asha.call(reminders.list, {}))[1]).toMatchObject({ time_defaulted: true, lead_minutes: [] })
  expect(await bring(asha, items)).toEqual(['same', 'same', 'same', 'same'])
  expect(await agenda(asha)).toEqual(before)
  const { rows } = await server.pool.query(`select distinct occurrence_on from alerts where state = 'waiting'`)
  expect(rows.length).toBeGreaterThan(0)
  expect((await asha.call(reminders.list, {}))[2]).toMatchObject({
    skipped_dates: ['2026-11-26'],
    lead_minutes: [30, 10],
    origin: { from: 'file', edited: false, rings: true },
  })
  // Another person's file with the same UIDs is imported separately.
  expect(await bring(await server.aPerson(), [item('a')])).toEqual(['new'])
})

test('INOUT-1 TASK-5 an event of a calendar file is past and never overdue, whatever its words; a task is overdue', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  await bring(asha, [item('a', { title: 'Call the bank', is_event: true }), item('b', { title: 'Call the bank' })])
  const events = (await asha.call(reminders.list, {})).map(({ is_event: isEvent = false }) => isEvent)
  expect(events.filter((isEvent) => isEvent)).toHaveLength(1)
  expect(events).toHaveLength(2)
})

test('INOUT-1 events of a calendar file alert only if wanted, tasks always', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const items = [item('a', { title: 'Stand-up', is_event: true }), item('b', { title: 'Call the bank' })]
  await asha.call(importItems, { items, ring_events: false })
  const rings = (await asha.call(reminders.list, {})).map(({ title, origin }) => [
    title,
    origin?.from === 'file' && origin.rings,
  ])
  expect(new Map(rings as [string, boolean][])).toEqual(
    new Map([
      ['Stand-up', false],
      ['Call the bank', true],
    ]),
  )
  const { rows } = await server.pool.query(
    `select distinct reminders.title from alerts join reminders on reminders.id = alerts.reminder_id where alerts.state = 'waiting'`,
  )
  expect(rows).toEqual([{ title: 'Call the bank' }])
})

test('INOUT-1 an imported whole day rings in the morning of where its reader is', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  await asha.call(profile.update, { time_zone: 'Europe/London' })
  // The file says India; a whole day has no instant.
  await bring(asha, [item('a', { time: null, date: '2026-11-24' }), item('b', { date: '2026-11-24' })])
  const due = async () =>
    (
      await server.pool.query<{ title: string; at: string }>(
        `select distinct reminders.title, to_char(occurrence_at at time zone 'UTC', 'HH24:MI') as at from alerts
         join reminders on reminders.id = alerts.reminder_id where alerts.state = 'waiting' order by reminders.title`,
      )
    ).rows.map(({ title, at }) => `${title} ${at}`)
  expect(await due()).toEqual(['Event a 09:00', 'Event b 04:30'])
  await asha.call(profile.update, { time_zone: 'Asia/Kolkata' })
  expect(await due()).toEqual(['Event a 03:30', 'Event b 04:30'])
})

test('INOUT-1 a newer file updates and cancels events, but the person’s own changes win', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  await bring(
    asha,
    ['moved', 'mine', 'deleted', 'off', 'done'].map((key) => item(key)),
  )
  const ids = Object.fromEntries((await asha.call(reminders.list, {})).map(({ title, id }) => [title, id]))
  await asha.call(reminders.update, { id: ids['Event mine']!, title: 'Mine' })
  await asha.call(reminders.update, { id: ids['Event done']!, completed: true })
  await asha.call(reminders.remove, { id: ids['Event deleted']! })
  const later = { date: '2026-11-27' }
  const newer = [
    item('moved', later),
    item('mine', later),
    item('deleted', later),
    item('off', { cancelled: true }),
    item('done', later),
    item('never', { cancelled: true }),
  ]
  const states = ['changed', 'kept', 'deleted', 'removed', 'changed', 'cancelled']
  expect(await bring(asha, newer, true)).toEqual(states)
  expect(await bring(asha, newer)).toEqual(states)
  expect((await agenda(asha)).sort()).toEqual([
    'Event done 2026-11-27 10:00:00 none',
    'Event moved 2026-11-27 10:00:00 none',
    'Mine 2026-11-24 10:00:00 none',
  ])
  const done = (await asha.call(reminders.list, {})).find(({ title }) => title === 'Event done')
  expect(done).toMatchObject({ completed: true })
})

test('INOUT-1 an imported series is missed only from its import on: from the next day where its time had passed', async () => {
  // 10:00 in India.
  await using server = await startTestServer({ at: '2026-11-20T10:00:00+05:30' })
  const asha = await server.aPerson()
  await bring(asha, [
    item('early', { date: '2026-11-02', time: '09:00:00', recurrence: 'FREQ=DAILY' }),
    item('late', { date: '2026-11-02', time: '11:00:00', recurrence: 'FREQ=DAILY' }),
    item('whole day', { date: '1992-06-03', time: null, recurrence: 'FREQ=YEARLY' }),
    item('once', { date: '2026-11-02' }),
  ])
  const since = async () =>
    Object.fromEntries((await asha.call(reminders.list, {})).map(({ title, rule_since }) => [title, rule_since]))
  expect(await since()).toEqual({
    'Event early': '2026-11-21',
    'Event late': '2026-11-20',
    'Event whole day': '2026-11-20',
    'Event once': undefined,
  })
  server.clock.set('2026-11-25T10:00:00+05:30')
  const [first] = (await asha.call(reminders.list, {})).filter(({ title }) => title === 'Event early')
  await asha.call(reminders.update, { id: first!.id, recurrence: 'weekly' })
  expect((await since())['Event early']).toBe('2026-11-25')
})

test('INOUT-1 two tabs that bring in one file at once make nothing twice', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const items = Array.from({ length: 50 }, (_, n) => item(String(n)))
  await Promise.all([1, 2, 3].map(() => bring(asha, items)))
  expect(await agenda(asha)).toHaveLength(50)
})

test('INOUT-1 bad items are refused with a sentence and nothing comes in', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const refusals: [Partial<ImportItem> | ImportItem[], string][] = [
    [{ date: '2026-02-31' }, 'Date must be a valid date in the format YYYY-MM-DD'],
    [{ time_zone: 'Mars/Olympus' }, 'We don’t recognise that time zone'],
    [{ title: '' }, 'Title must not be empty'],
    [{ recurrence: 'FREQ=DAILY;\nX' }, 'Repeats must be none, daily, weekdays, weekly, monthly, yearly or an RRULE'],
    [Array.from({ length: 201 }, (_, n) => item(String(n))), 'At most 200 items in one call'],
  ]
  for (const [bad, detail] of refusals) {
    const items = Array.isArray(bad) ? bad : [item('good'), item('bad', bad)]
    expect(await asha.ask(importItems, { items })).toMatchObject({ status: 422, detail })
  }
  // Only the item with an unsupported rule is left out.
  expect(
    await bring(asha, [
      item('x', { recurrence: 'FREQ=SECONDLY' }),
      item('y', { ends_on: '2020-01-01', recurrence: 'daily' }),
    ]),
  ).toEqual(['refused', 'refused'])
  expect(await agenda(asha)).toEqual([])
})

test('INOUT-1 5,000 events come in within ten seconds, a second time none', { timeout: 90_000 }, async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const calls = Array.from({ length: 25 }, (_, call) =>
    Array.from({ length: 200 }, (_, n) =>
      item(`${call}-${n}`, { date: `2027-0${1 + (n % 9)}-1${n % 10}`, lead_minutes: [30] }),
    ),
  )
  const began = process.cpuUsage()
  for (const items of calls) expect(new Set(await bring(asha, items))).toEqual(new Set(['new']))
  const { user, system } = process.cpuUsage(began)
  expect((user + system) / 1e6).toBeLessThan(10)
  for (const items of calls) expect(new Set(await bring(asha, items))).toEqual(new Set(['same']))
  const { rows } = await server.pool.query('select count(*)::int as count from reminders where user_id = $1', [asha.id])
  expect(rows[0].count).toBe(5000)
})

/** Returns the person's own calendar file, as the page parses it. */
async function ownFileOf(server: TestServer, person: Person): Promise<ImportItem[]> {
  const { pathname } = new URL((await person.call(feed.change, {})).feed!.url)
  const { rawPayload } = await server.app.inject({ url: pathname })
  const now = server.clock.now()
  const reading = { timeZone: 'Asia/Kolkata', now, itemsMax: 20_000, bytesMax: 8_000_000 }
  return readFile(rawPayload, reading).items
}

test('INOUT-1 importing our own calendar file adds nothing in the same household, and all of it in another account', async () => {
  await using server = await startTestServer()
  const { asha, rohan } = await createHousehold(server)
  for (const text of ['gym every day at 6 am', 'call mummy tomorrow at 9 am', 'pay rent on the 5th of every month']) {
    await asha.call(reminders.createFromText, { text })
  }
  await asha.call(reminders.createFromText, { text: 'water the plants tomorrow', audience: 'everyone' })
  const items = await ownFileOf(server, asha)
  expect(items).toHaveLength(4)
  // A day of a series that a calendar app has changed.
  items.push({ ...items[0]!, key: `${items[0]!.key}|2026-11-25` })
  const before = await agenda(asha)
  for (const preview of [true, false]) expect(new Set(await bring(asha, items, preview))).toEqual(new Set(['own']))
  expect(await agenda(asha)).toEqual(before)
  // As returned by apps that write UIDs in capitals.
  const loud = items.map((one) => ({ ...one, key: one.key.toUpperCase().replace('@DAILY-PLANNER', '@daily-planner') }))
  expect(new Set(await bring(asha, loud))).toEqual(new Set(['own']))
  const states = await bring(rohan, items, true)
  expect(states.filter((state) => state === 'own')).toHaveLength(1)
  expect(new Set(await bring(await server.aPerson(), items))).toEqual(new Set(['new']))
  expect(await bring(asha, [item('none@daily-planner'), item('x-@daily-planner|2026-11-25')])).toEqual(['new', 'new'])
})

test('INOUT-1 an import is undone in one step: what it added goes, what was changed since stays, and for a day only', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const [importId, later] = ['0c8ab1f4-3f0f-4f2a-9c3e-2f6f5a1b7c01', '0c8ab1f4-3f0f-4f2a-9c3e-2f6f5a1b7c02']
  await bring(asha, [item('before')])
  const all = Array.from({ length: 250 }, (_, n) => item(String(n), { recurrence: n % 2 ? 'daily' : 'none' }))
  await asha.call(importItems, { items: all.slice(0, 200), import_id: importId })
  await asha.call(importItems, { items: [...all.slice(200), item('before')], import_id: importId })
  const ids = Object.fromEntries((await asha.call(reminders.list, {})).map(({ title, id }) => [title, id]))
  const soon = (ms: number) => server.clock.advance(ms)
  soon(1000)
  await asha.call(reminders.update, { id: ids['Event 1']!, title: 'Mine' })
  await asha.call(reminders.update, { id: ids['Event 2']!, completed: true })
  await asha.call(reminders.remove, { id: ids['Event 3']! })

  expect(await (await server.aPerson()).ask(undoImport, { id: importId })).toMatchObject({ status: 404 })
  expect(await asha.call(undoImport, { id: importId })).toEqual({ removed: 247, kept: 2 })
  expect((await asha.call(reminders.list, {})).map(({ title }) => title).sort()).toEqual([
    'Event 2',
    'Event before',
    'Mine',
  ])
  const { rows } = await server.pool.query(
    `select count(*)::int as count from alerts where state = 'waiting' and reminder_id not in (select id from reminders)`,
  )
  expect(rows).toEqual([{ count: 0 }])
  // Undone items can be imported again; items the person deleted stay deleted.
  expect(await bring(asha, [all[0]!, all[1]!, all[3]!], true)).toEqual(['new', 'same', 'deleted'])

  await asha.call(importItems, { items: [item('late')], import_id: later })
  soon(24 * 60 * 60 * 1000 + 1)
  expect(await asha.ask(undoImport, { id: later })).toMatchObject({
    status: 404,
    detail: 'There’s nothing to undo: an import can be undone for 24 hours',
  })
})

test('INOUT-1 the same table chosen again later changes nothing; changed words keep the first day of a running series', async () => {
  await using server = await startTestServer({ at: '2026-12-12T07:10:00+05:30' })
  const asha = await server.aPerson()
  const table = (...rows: string[]) => {
    const text = ['TYPE,CONTENT,PRIORITY,INDENT,DATE', ...rows.map((row) => `task,${row}`)].join('\n')
    const reading = { timeZone: 'Asia/Kolkata', now: server.clock.now(), itemsMax: 100, bytesMax: 100_000 }
    return readFile(new TextEncoder().encode(text), reading)
  }
  const weekly = ['Report,4,1,every sat 11am', 'Plants,4,1,every 3 days at 8am', 'Pay SIP,4,1,every 12th at 9am']
  const once = ['Bike insurance,4,1,13 dec', 'Call Ravi,4,1,tomorrow']
  const first = table(...weekly, ...once, 'Read,4,1,')
  const all = [...first.items, ...first.undated]
  expect(new Set(await bring(asha, all))).toEqual(new Set(['new']))
  const before = await agenda(asha)

  server.clock.set('2026-12-20T12:00:00+05:30')
  const again = table(...weekly, ...once, 'Read,4,1,')
  expect(again.items.map(({ date }) => date)).not.toEqual(first.items.map(({ date }) => date))
  expect(new Set(await bring(asha, [...again.items, ...again.undated]))).toEqual(new Set(['same']))
  expect(await agenda(asha)).toEqual(before)

  // A higher priority is a change, but no new beginning; another weekday is.
  const changed = table(...weekly.map((row) => row.replace(',4,', ',1,'))).items
  expect(await bring(asha, changed)).toEqual(['changed', 'changed', 'changed'])
  expect(await agenda(asha)).toEqual(before)
  expect(await bring(asha, table('Report,1,1,every mon 11am').items)).toEqual(['changed'])
  expect((await agenda(asha)).filter((line) => line.startsWith('Report 2026-12-21'))).toHaveLength(1)
})
