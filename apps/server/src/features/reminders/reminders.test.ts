import { randomUUID } from 'node:crypto'
import * as reminders from '@planner/contract/reminders'
import { expect, test } from 'vitest'
import { startTestServer } from '#test/test-server.ts'

/** Friday 20 November 2026, 10:00 in India. */
const at = '2026-11-20T10:00:00+05:30'

test('DATA-2 API-2 a sentence becomes a reminder with all its fields', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const made = await asha.call(reminders.createFromText, { text: 'call the plumber tomorrow at 6:30 pm' })
  expect(made).toEqual({
    id: expect.any(String),
    title: 'Call the plumber',
    description: '',
    date: '2026-11-21',
    time: '18:30:00',
    time_defaulted: false,
    time_zone: 'Asia/Kolkata',
    recurrence: 'none',
    festival: null,
    completed: false,
    completed_dates: [],
    tags: expect.any(Array),
    read_by: 'engine',
    created_at: '2026-11-20T04:30:00.000Z',
    updated_at: '2026-11-20T04:30:00.000Z',
  })
  expect(await asha.call(reminders.list, {})).toEqual([made])
})

test('DASH-4 the text wins, suggestions fill the rest, and a default is marked as one', async () => {
  await using server = await startTestServer({ at: '2026-11-20T23:20:00+05:30' })
  const asha = await server.aPerson()
  const when = async (text: string, suggested: { suggested_date?: string; suggested_time?: string } = {}) => {
    const { date, time, time_defaulted } = await asha.call(reminders.createFromText, { text, ...suggested })
    return `${date} ${time}${time_defaulted ? ' default' : ''}`
  }
  const suggested = { suggested_date: '2026-12-24', suggested_time: '11:15' }
  expect(await when('pay rent tomorrow at 5 pm', suggested)).toBe('2026-11-21 17:00:00')
  expect(await when('pay rent', suggested)).toBe('2026-12-24 11:15:00')
  expect(await when('pay rent')).toBe('2026-11-21 00:20:00 default')
})

test('a time in the text that is past today means the next time it comes, unless today was picked', async () => {
  await using server = await startTestServer({ at: '2026-11-22T20:35:00+05:30' })
  const asha = await server.aPerson()
  const day = async (text: string, date_picked?: boolean) =>
    (await asha.call(reminders.createFromText, { text, suggested_date: '2026-11-22', date_picked })).date
  expect(await day('shaam 5 baje gym')).toBe('2026-11-23')
  expect(await day('shaam 5 baje gym', false)).toBe('2026-11-23')
  expect(await day('shaam 5 baje gym', true)).toBe('2026-11-22')
  expect(await day('aaj shaam 5 baje gym')).toBe('2026-11-23')
  expect(await day('gym at 9 pm')).toBe('2026-11-22')
})

test('words that the person excludes from reading stay in the title', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const text = 'watch Tomorrow at 8 pm'
  const read = await asha.call(reminders.createFromText, { text })
  expect(read).toMatchObject({ title: 'Watch', date: '2026-11-21', time: '20:00:00' })
  const left = await asha.call(reminders.createFromText, { text, leave_alone: [{ start: 6, end: 14 }] })
  expect(left).toMatchObject({ title: 'Watch Tomorrow', date: '2026-11-20', time: '20:00:00' })
  const odd = await asha.ask(reminders.createFromText, {
    text,
    leave_alone: [
      { start: 900, end: 3 },
      { start: 0, end: 1e9 },
    ],
  })
  expect(odd.status).toBe(200)
  expect((await asha.ask(reminders.createFromText, { text, leave_alone: [{ start: -1, end: 3 }] })).status).toBe(422)
})

test('the same id sent again makes no second reminder, and somebody else’s id is refused', async () => {
  await using server = await startTestServer({ at })
  const [asha, ravi] = [await server.aPerson(), await server.aPerson()]
  const id = randomUUID()
  const tries = await Promise.all(
    [1, 2, 3].map(() => asha.call(reminders.createFromText, { text: 'pay rent tomorrow', id })),
  )
  expect(tries.map((one) => one.id)).toEqual([id, id, id])
  expect(await asha.call(reminders.list, {})).toHaveLength(1)
  expect(await ravi.ask(reminders.createFromText, { text: 'pay rent', id })).toMatchObject({
    status: 409,
    detail: 'That id is already in use',
  })
  expect((await ravi.call(reminders.list, {})).length).toBe(0)
})

test('DASH-3 a reminder is completed and reopened through either path of the API call', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const { id } = await asha.call(reminders.createFromText, { text: 'pay rent tomorrow' })
  for (const url of [`/reminders/${id}`, `/api/reminders/${id}`]) {
    for (const completed of [true, false]) {
      const answer = await server.app.inject({
        method: 'PUT',
        url,
        payload: { completed },
        headers: { authorization: `Bearer ${asha.token}` },
      })
      expect(answer.json()).toMatchObject({ id, completed })
    }
  }
})

test('one occurrence is completed without the others', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const { id } = await asha.call(reminders.createFromText, { text: 'water the tulsi tomorrow at 7 am' })
  await asha.call(reminders.update, { id, recurrence: 'weekdays' })
  const done = await asha.call(reminders.update, { id, completed: true, occurrence_date: '2026-11-24' })
  expect(done).toMatchObject({ completed: false, completed_dates: ['2026-11-24'], date: '2026-11-23' })
  expect(await asha.ask(reminders.update, { id, completed: true, occurrence_date: '2026-11-22' })).toMatchObject({
    status: 422,
    detail: 'The reminder doesn’t occur on that day',
  })
  const undone = await asha.call(reminders.update, { id, completed: false, occurrence_date: '2026-11-24' })
  expect(undone.completed_dates).toEqual([])
})

test('DASH-5 an edit changes what it names and keeps the rest; an overdue reminder keeps its day', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const { id } = await asha.call(reminders.createFromText, { text: 'pay rent', suggested_date: '2026-11-21' })
  server.clock.set('2026-12-05T10:00:00+05:30')
  const edited = await asha.call(reminders.update, {
    id,
    title: ' Pay the rent ',
    description: 'to Mrs Iyer, by UPI',
    date: '2026-11-21',
    time: '09:00',
  })
  expect(edited).toMatchObject({
    title: 'Pay the rent',
    description: 'to Mrs Iyer, by UPI',
    date: '2026-11-21',
    time: '09:00:00',
    time_defaulted: true,
    recurrence: 'none',
  })
  expect(await asha.call(reminders.update, { id, time: '10:15' })).toMatchObject({
    time: '10:15:00',
    time_defaulted: false,
    description: 'to Mrs Iyer, by UPI',
  })
})

test('repeats are kept by their names, anything else as an RRULE, and nonsense is refused', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const { id } = await asha.call(reminders.createFromText, { text: 'pay rent', suggested_date: '2026-11-23' })
  const updateTo = async (recurrence: string) => (await asha.ask(reminders.update, { id, recurrence })).body
  expect(await updateTo('RRULE:FREQ=WEEKLY;BYDAY=MO')).toMatchObject({ recurrence: 'weekly' })
  expect(await updateTo('FREQ=WEEKLY;BYDAY=MO,TH')).toMatchObject({ recurrence: 'FREQ=WEEKLY;BYDAY=MO,TH' })
  expect(await updateTo('FREQ=MONTHLY;BYMONTHDAY=-1')).toMatchObject({ date: '2026-11-30' })
  expect(await updateTo('fortnightly')).toEqual({
    detail: 'Repeats must be none, daily, weekdays, weekly, monthly, yearly or an RRULE',
  })
  expect(await updateTo('FREQ=MINUTELY')).toEqual({ detail: 'We don’t support that repeat' })
  expect(await updateTo('FREQ=DAILY;UNTIL=20200101')).toEqual({ detail: 'That repeat never falls on any date' })
  expect(await updateTo('none')).toMatchObject({ recurrence: 'none' })
})

test('TASK-6 a repeat every few months on the 29th to 31st skips no month', async () => {
  await using server = await startTestServer({ at: '2026-11-30T08:00:00+05:30' })
  const asha = await server.aPerson()
  const rule = async (text: string) => {
    const { date, recurrence } = await asha.call(reminders.createFromText, { text })
    return [date, recurrence]
  }
  const month = 'FREQ=MONTHLY;INTERVAL='
  expect(await rule('backup laptop every quarter from 30 Nov 9 am')).toEqual([
    '2026-11-30',
    `${month}3;BYMONTHDAY=28,29,30;BYSETPOS=-1`,
  ])
  expect(await rule('servicing every 2 months from 31 Dec 9am')).toEqual(['2026-12-31', `${month}2;BYMONTHDAY=-1`])
  expect(await rule('gym fees every month starting 31 Dec 8am')).toEqual(['2026-12-31', 'monthly'])
})

test('a reminder on the 30th of every month rings in February too', async () => {
  await using server = await startTestServer({ at: '2027-01-29T10:00:00+05:30' })
  const asha = await server.aPerson()
  const made = await asha.call(reminders.createFromText, { text: 'EMI every month on the 30th at 9 am' })
  expect([made.date, made.recurrence]).toEqual(['2027-01-30', 'monthly'])
  await server.passTimeUntil('2027-01-31T10:00:00+05:30')
  // Skips the weeks in between, whose alerts would ring late.
  server.clock.set('2027-02-27T20:00:00+05:30')
  await server.passTimeUntil('2027-03-02T10:00:00+05:30')
  server.clock.set('2027-03-29T20:00:00+05:30')
  await server.passTimeUntil('2027-03-31T10:00:00+05:30')
  const rang = (await server.outbox('email')).filter(({ body }) => body.startsWith('Due now'))
  expect(rang.map(({ created_at }) => created_at.toISOString().slice(0, 10))).toEqual([
    '2027-01-30',
    '2027-02-28',
    '2027-03-30',
  ])
  expect((await server.outbox('email')).filter(({ body }) => body.includes('this is late'))).toEqual([])
})

test('an unsupported repeat still creates the reminder', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  for (const text of ['drink water every two hours', 'blink every 10 seconds', 'check the gas every 30 minutes']) {
    expect(await asha.ask(reminders.createFromText, { text })).toMatchObject({
      status: 200,
      body: { recurrence: 'none' },
    })
  }
})

test('DASH-6 a deleted reminder is gone', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const made = await asha.call(reminders.createFromText, { text: 'pay rent tomorrow' })
  expect(await asha.call(reminders.remove, { id: made.id })).toEqual(made)
  expect(await asha.call(reminders.list, {})).toEqual([])
  expect(await asha.ask(reminders.remove, { id: made.id })).toMatchObject({ status: 404, detail: 'Reminder not found' })
})

test('another person’s reminder is not found, whatever is tried on it', async () => {
  await using server = await startTestServer({ at })
  const [asha, ravi] = [await server.aPerson(), await server.aPerson()]
  const { id } = await asha.call(reminders.createFromText, { text: 'pay rent tomorrow' })
  for (const [endpoint, input] of [
    [reminders.update, { id, title: 'mine now' }],
    [reminders.update, { id, completed: true }],
    [reminders.remove, { id }],
  ] as const) {
    expect(await ravi.ask(endpoint, input)).toMatchObject({ status: 404, detail: 'Reminder not found' })
  }
  expect(await ravi.call(reminders.list, {})).toEqual([])
  expect(await asha.call(reminders.list, {})).toMatchObject([
    { title: expect.stringMatching(/pay rent/i), completed: false },
  ])
})

test('invalid input is refused with one sentence each and changes nothing', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const { id } = await asha.call(reminders.createFromText, { text: 'pay rent tomorrow' })
  const before = await asha.call(reminders.list, {})
  const cases: [input: unknown, detail: string][] = [
    [{}, 'Reminder must be text'],
    [{ text: '' }, 'Reminder must not be empty'],
    [{ text: '   \n ' }, 'Reminder must not be empty'],
    [{ text: 'x'.repeat(10_000) }, 'Reminder must be at most 2,000 characters'],
    [{ text: 'a\0b' }, 'Reminder must not contain null characters'],
    [{ text: 7 }, 'Reminder must be text'],
    [{ text: ['a'] }, 'Reminder must be text'],
    [{ text: 'a', suggested_date: '2026-02-30' }, 'Date must be a valid date in the format YYYY-MM-DD'],
    [{ text: 'a', suggested_date: '30/11/2026' }, 'Date must be a valid date in the format YYYY-MM-DD'],
    [{ text: 'a', suggested_date: '9999-01-01' }, 'Date must be between 1970 and 2199'],
    [{ text: 'a', suggested_time: '25:00' }, 'Time must be a valid time in the format HH:MM'],
    [{ text: 'a', id: 'not-an-id' }, 'That ID isn’t valid'],
  ]
  for (const [input, detail] of cases) {
    expect(await asha.ask(reminders.createFromText, input)).toMatchObject({ status: 422, detail })
  }
  expect(await asha.ask(reminders.update, { id, title: '' })).toMatchObject({
    status: 422,
    detail: 'Title must not be empty',
  })
  expect(await asha.ask(reminders.update, { id, completed: 'yes' })).toMatchObject({
    status: 422,
    detail: 'Completed must be true or false',
  })
  expect(await asha.ask(reminders.update, { id: randomUUID(), title: 'x' })).toMatchObject({ status: 404 })
  expect(await asha.ask(reminders.update, { id: 'x', title: 'x' })).toMatchObject({ status: 422 })
  expect(await asha.call(reminders.list, {})).toEqual(before)
})

test('unknown fields are ignored: nobody can assign a reminder to another account', async () => {
  await using server = await startTestServer({ at })
  const [asha, ravi] = [await server.aPerson(), await server.aPerson()]
  const { id } = await asha.call(reminders.createFromText, { text: 'pay rent tomorrow' })
  const answer = await asha.ask(reminders.update, {
    id,
    user_id: ravi.id,
    created_at: '1970-01-01T00:00:00Z',
    is_admin: true,
  })
  expect(answer.status).toBe(200)
  expect(await ravi.call(reminders.list, {})).toEqual([])
})

test('twenty tabs that change one reminder at once all get an answer, and the last one wins', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const { id } = await asha.call(reminders.createFromText, { text: 'pay rent tomorrow' })
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, tab) => asha.call(reminders.update, { id, title: `from tab ${tab}` })),
  )
  expect(new Set(answers.map(({ title }) => title)).size).toBe(20)
  expect((await asha.call(reminders.list, {}))[0]!.title).toMatch(/^from tab \d+$/)
})
