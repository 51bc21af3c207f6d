import * as notifications from '@planner/contract/notifications'
import * as reminders from '@planner/contract/reminders'
import { expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#test/test-server.ts'

/** Friday 20 November 2026, 10:00 in India. */
const at = '2026-11-20T10:00:00+05:30'

/** Returns 'DD HH:MM body' of the emails, in Indian time. */
const rung = async (server: TestServer) =>
  (await server.outbox('email')).map(({ created_at, body }) => {
    const there = new Date(created_at.getTime() + 19_800_000).toISOString()
    return `${there.slice(8, 10)} ${there.slice(11, 16)} ${body}`
  })

test('TASK-7 priority, tags, checklist and duration are kept, and go along when a day or the rest becomes its own', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const { id, priority } = await asha.call(reminders.createFromText, { text: 'walk every day at 6:30 pm !!' })
  expect(priority).toBe(1)
  const details = {
    priority: 2,
    tags: ['health', '🏃'],
    checklist: [
      { text: 'shoes', done: true },
      { text: 'water', done: false },
    ],
    duration_minutes: 45,
    lead_minutes: [10, 1440],
    nag_minutes: 15,
  }
  const there = { ...details, lead_minutes: [1440, 10] }
  expect(await asha.call(reminders.update, { id, ...details })).toMatchObject(there)
  const where = { id, occurrence_date: '2026-11-22' }
  expect(await asha.call(reminders.update, { ...where, only_day: true, time: '07:00' })).toMatchObject(there)
  const rest = { ...where, occurrence_date: '2026-11-23', following: true, priority: 3 }
  expect(await asha.call(reminders.update, rest)).toMatchObject({ ...there, priority: 3 })
  const plain = { priority: 0, tags: [], checklist: [], duration_minutes: null, lead_minutes: null, nag_minutes: null }
  const without = await asha.call(reminders.update, { id, ...plain })
  for (const name of ['priority', 'checklist', 'duration_minutes', 'lead_minutes', 'nag_minutes'])
    expect(without).not.toHaveProperty(name)
})

test('TASK-7 what is too much or makes no sense is refused in one sentence', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const { id } = await asha.call(reminders.createFromText, { text: 'walk at 6:30 pm' })
  const item = { text: 'shoes', done: false }
  for (const [input, detail] of [
    [{ checklist: Array.from({ length: 500 }, () => item) }, 'At most 100 checklist items'],
    [{ checklist: [{ text: ' ', done: false }] }, 'A checklist item must not be empty'],
    [{ tags: ['two words'] }, 'A tag can’t contain spaces, commas or #'],
    [{ priority: 4 }, 'Priority must be 0 to 3'],
    [{ duration_minutes: 1441 }, 'Duration must be at most a day'],
    [{ lead_minutes: [1, 2, 3, 4, 5, 6] }, 'At most 5 lead times'],
    [{ lead_minutes: [40_321] }, 'Lead times must be at most four weeks'],
    [{ nag_minutes: 4 }, 'At least 5 minutes apart'],
  ] as const)
    expect(await asha.ask(reminders.update, { id, ...(input as object) })).toMatchObject({ status: 422, detail })
})

test('TASK-7 a reminder’s own lead times apply, also days ahead; otherwise the person’s do', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const { id } = await asha.call(reminders.createFromText, { text: 'class every Monday at 11 am' })
  const due = async () => (await rung(server)).map((line) => line.slice(0, 8))
  await asha.call(reminders.update, { id, lead_minutes: [4320, 1440, 15] })
  await server.passTimeUntil('2026-11-30T12:00:00+05:30')
  expect(await due()).toEqual([
    '20 11:00',
    '22 11:00',
    '23 10:45',
    '23 11:00',
    '27 11:00',
    '29 11:00',
    '30 10:45',
    '30 11:00',
  ])
  await asha.call(reminders.update, { id, lead_minutes: [] })
  await server.passTimeUntil('2026-12-07T12:00:00+05:30')
  expect((await due()).slice(8)).toEqual(['07 11:00'])
  await asha.call(reminders.update, { id, lead_minutes: null })
  await server.passTimeUntil('2026-12-14T12:00:00+05:30')
  expect((await due()).slice(9)).toEqual(['14 10:00', '14 11:00'])
})

test('TASK-7 a sentence with several lead times keeps its day and time, and rings at each', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const text = 'sync mon 3pm remind 1 day before and 1 hour before'
  expect(await asha.call(reminders.createFromText, { text })).toMatchObject({
    title: 'Sync',
    date: '2026-11-23',
    time: '15:00:00',
    lead_minutes: [1440, 60],
  })
  await server.passTimeUntil('2026-11-23T16:00:00+05:30')
  expect((await rung(server)).map((line) => line.slice(0, 8))).toEqual(['22 15:00', '23 14:00', '23 15:00'])
})

test('TASK-7 one reminder rings until it is done, the others once', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  await asha.call(notifications.setPreferences, { lead_minutes: 0 })
  const pills = await asha.call(reminders.createFromText, { text: 'take the pills today at 12:00 pm' })
  await asha.call(reminders.createFromText, { text: 'call mummy today at 12:00 pm' })
  await asha.call(reminders.update, { id: pills.id, nag_minutes: 10 })
  await server.passTimeUntil('2026-11-20T12:25:00+05:30')
  expect((await rung(server)).map((line) => line.slice(3, 8)).sort()).toEqual(['12:00', '12:00', '12:10', '12:20'])
  await asha.call(reminders.update, { id: pills.id, completed: true })
  await server.passTimeUntil('2026-11-20T13:30:00+05:30')
  expect(await rung(server)).toHaveLength(4)
})
