import * as profile from '@planner/contract/account/profile'
import type { InputOf } from '@planner/contract/endpoint'
import * as reminders from '@planner/contract/reminders'
import { expect, test } from 'vitest'
import { type Person, startTestServer } from '#test/test-server.ts'

/** Friday 20 November 2026, 10:00 in India. */
const at = '2026-11-20T10:00:00+05:30'

const make = (person: Person, text: string) => person.call(reminders.createFromText, { text })

/** Returns the status and message of a refused change, after checking that the reminder is unchanged. */
async function refusal(person: Person, change: InputOf<typeof reminders.update>) {
  const before = await person.call(reminders.list, {})
  const { status, body } = await person.ask(reminders.update, change)
  expect(await person.call(reminders.list, {})).toEqual(before)
  return [status, (body as { detail: string }).detail]
}

test.each([
  ['31 February every year', { recurrence: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31' }, 'We don’t support that repeat'],
  ['31 February every month', { recurrence: 'FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=31' }, 'We don’t support that repeat'],
  ['an end before the start', { recurrence: 'daily', ends_on: '2026-11-19' }, 'The last day can’t be before the first'],
  ['until before the start', { recurrence: 'FREQ=DAILY;UNTIL=20261101' }, 'That repeat never falls on any date'],
  ['no times at all', { recurrence: 'daily', times: 0 }, 'Times must be at least 1'],
  ['a count of 0', { recurrence: 'FREQ=DAILY;COUNT=0' }, 'We don’t support that repeat'],
  ['every 0 days', { recurrence: 'FREQ=DAILY;INTERVAL=0' }, 'We don’t support that repeat'],
  ['every second', { recurrence: 'FREQ=SECONDLY' }, 'We don’t support that repeat'],
] as const)('TASK-6 %s is refused in a sentence, and nothing is lost', async (_, change, sentence) => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const { id } = await make(asha, 'walk every day at 6:30 pm')
  expect(await refusal(asha, { id, ...change })).toEqual([422, sentence])
})

test('TASK-7 500 checklist items are refused in a sentence; an emoji is a tag and is found', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const { id } = await make(asha, 'pack for Goa tomorrow at 6 pm')
  const checklist = Array.from({ length: 500 }, (__, place) => ({ text: `thing ${place}`, done: false }))
  expect(await refusal(asha, { id, checklist })).toEqual([422, 'At most 100 checklist items'])
  for (const tag of ['🏖️', '👨‍👩‍👧', '🇮🇳']) {
    const { tags } = await asha.call(reminders.update, { id, tags: [tag] })
    expect(tags).toEqual([tag])
    const { reminders: found } = await asha.call(reminders.search, { query: tag })
    expect(found.map((one) => one.id)).toEqual([id])
  }
  // Half of an emoji is not a character, and cannot be stored.
  expect((await asha.call(reminders.update, { id, tags: ['\ud83c'] })).tags).toEqual(['\ufffd'])
})

test('two tabs edit the same series: each field has the last writer, and no day is lost', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const { id } = await make(asha, 'walk every day at 6:30 pm')
  const day = '2026-11-23'
  // One tab renames the series while another moves a day.
  await Promise.all([
    asha.call(reminders.update, { id, title: 'Long walk' }),
    asha.call(reminders.update, { id, occurrence_date: day, only_day: true, time: '07:00' }),
  ])
  const [series, own] = (await asha.call(reminders.list, {})).toSorted((one, other) => (one.date < other.date ? -1 : 1))
  expect(series).toMatchObject({ title: 'Long walk', skipped_dates: [day] })
  expect(own).toMatchObject({ date: day, time: '07:00:00' })
  // The tab that still shows that day gets an error, and the day is not removed twice.
  expect(await refusal(asha, { id, occurrence_date: day, only_day: true, time: '08:00' })).toEqual([
    422,
    'The reminder doesn’t occur on that day',
  ])
  // Both end the series with 'this and following', from different days.
  const from = (on: string) => asha.ask(reminders.update, { id, occurrence_date: on, following: true, time: '19:00' })
  const answers = await Promise.all([from('2026-11-25'), from('2026-11-27')])
  expect(answers.some(({ status }) => status === 200)).toBe(true)
  for (const { status, body } of answers) {
    if (status !== 200) expect(body).toEqual({ detail: 'The reminder doesn’t occur on that day' })
  }
  const ends = (await asha.call(reminders.list, {})).find((one) => one.id === id)!.ends_on
  expect(['2026-11-24', '2026-11-26']).toContain(ends)
})

test('when the server’s clock is set back nothing rings twice, and a done reminder stays done', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const { id } = await make(asha, 'call the plumber today at 6:30 pm')
  const other = await make(asha, 'pay the milkman today at 6:30 pm')
  await server.passTimeUntil('2026-11-20T18:31:00+05:30')
  await asha.call(reminders.update, { id: other.id, completed: true })
  const rung = (await server.outbox('email')).length
  expect(rung).toBe(4)
  server.clock.set('2026-11-20T17:00:00+05:30')
  // By that clock the change predates the reminder, but nothing is refused.
  expect(await asha.call(reminders.update, { id, description: 'number on the fridge' })).toMatchObject({ id })
  await server.passTimeUntil('2026-11-20T18:40:00+05:30')
  expect(await server.outbox('email')).toHaveLength(rung)
  expect((await asha.call(reminders.list, {})).find((one) => one.id === other.id)!.completed).toBe(true)
})

test('after a change of time zone existing reminders keep theirs, and new ones use the new one', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const walk = await make(asha, 'walk every day at 6:30 pm')
  await asha.call(profile.update, { time_zone: 'Asia/Dubai' })
  const swim = await make(asha, 'swim every day at 6:30 pm')
  const list = await asha.call(reminders.list, {})
  expect(list.map(({ id, time, time_zone }) => [id, time, time_zone])).toEqual(
    expect.arrayContaining([
      [walk.id, '18:30:00', 'Asia/Kolkata'],
      [swim.id, '18:30:00', 'Asia/Dubai'],
    ]),
  )
  await server.passTimeUntil('2026-11-20T23:59:00+05:30')
  const due = (await server.outbox('email')).filter(({ body }) => body.startsWith('Due now'))
  expect(due.map(({ subject, created_at }) => [subject, created_at.toISOString().slice(11, 16)])).toEqual([
    ['Walk', '13:00'],
    ['Swim', '14:30'],
  ])
})
