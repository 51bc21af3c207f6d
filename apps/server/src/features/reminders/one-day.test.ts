import * as reminders from '@planner/contract/reminders'
import { expect, test } from 'vitest'
import { type Person, startTestServer, type TestServer } from '#test/test-server.ts'

/** Friday 20 November 2026, 10:00 in India. */
const at = '2026-11-20T10:00:00+05:30'

async function aDailyWalk(server: TestServer): Promise<{ asha: Person; id: string }> {
  const asha = await server.aPerson()
  const { id } = await asha.call(reminders.createFromText, { text: 'walk every day at 6:30 pm' })
  return { asha, id }
}

/** Returns 'DD HH:MM subject body' of the emails, in Indian time. */
const rung = async (server: TestServer) =>
  (await server.outbox('email')).map(({ created_at, subject, body }) => {
    const there = new Date(created_at.getTime() + 19_800_000).toISOString()
    return `${there.slice(8, 10)} ${there.slice(11, 16)} ${subject} · ${body}`
  })

test('moving one day of a repeating reminder changes its alerts only', async () => {
  await using server = await startTestServer({ at })
  const { asha, id } = await aDailyWalk(server)
  const own = await asha.call(reminders.update, {
    id,
    occurrence_date: '2026-11-21',
    only_day: true,
    title: 'walk with Ravi',
    time: '19:00',
  })
  expect(own).toMatchObject({ title: 'walk with Ravi', date: '2026-11-21', time: '19:00:00', recurrence: 'none' })
  expect(own.id).not.toBe(id)
  const list = await asha.call(reminders.list, {})
  expect(list.map(({ title, skipped_dates }) => [title, skipped_dates])).toEqual([
    ['Walk', ['2026-11-21']],
    ['walk with Ravi', undefined],
  ])
  await server.passTimeUntil('2026-11-22T19:30:00+05:30')
  expect((await rung(server)).filter((line) => line.includes('Due now'))).toEqual([
    '20 18:30 Walk · Due now, 6:30 pm.',
    '21 19:00 walk with Ravi · Due now, 7:00 pm.',
    '22 18:30 Walk · Due now, 6:30 pm.',
  ])
})

test('one day of a repeating reminder is deleted: nothing rings on it, and it cannot be done', async () => {
  await using server = await startTestServer({ at })
  const { asha, id } = await aDailyWalk(server)
  const without = await asha.call(reminders.remove, { id, occurrence_date: '2026-11-21' })
  expect(without).toMatchObject({ id, skipped_dates: ['2026-11-21'] })
  await server.passTimeUntil('2026-11-22T19:30:00+05:30')
  expect((await rung(server)).map((line) => line.slice(0, 8))).toEqual(['20 17:30', '20 18:30', '22 17:30', '22 18:30'])
  expect(await asha.ask(reminders.update, { id, completed: true, occurrence_date: '2026-11-21' })).toMatchObject({
    status: 422,
  })
})

test('a day that was done stays done as its own reminder, and what is not changed is taken over', async () => {
  await using server = await startTestServer({ at })
  const { asha, id } = await aDailyWalk(server)
  await asha.call(reminders.update, { id, description: 'by the lake' })
  await asha.call(reminders.update, { id, completed: true, occurrence_date: '2026-11-20' })
  const own = await asha.call(reminders.update, { id, occurrence_date: '2026-11-20', only_day: true, title: 'run' })
  expect(own).toMatchObject({ title: 'run', description: 'by the lake', time: '18:30:00', completed: true })
})

test('only an existing occurrence can be taken out of a series, once, by its owner', async () => {
  await using server = await startTestServer({ at })
  const { asha, id } = await aDailyWalk(server)
  const once = await asha.call(reminders.createFromText, { text: 'pay rent tomorrow at 5 pm' })
  const ravi = await server.aPerson()
  const change = (person: Person, of: string, day: string) =>
    person.ask(reminders.update, { id: of, occurrence_date: day, only_day: true, title: 'other' })
  expect(await change(asha, id, '2026-11-19')).toMatchObject({ status: 422 })
  expect(await change(asha, once.id, '2026-11-21')).toMatchObject({ status: 422 })
  expect(await change(ravi, id, '2026-11-21')).toMatchObject({ status: 404 })
  expect(await asha.ask(reminders.remove, { id: once.id, occurrence_date: '2026-11-21' })).toMatchObject({
    status: 422,
  })
  expect(await change(asha, id, '2026-11-21')).toMatchObject({ status: 200 })
  expect(await change(asha, id, '2026-11-21')).toMatchObject({ status: 422 })
  expect((await asha.call(reminders.list, {})).length).toBe(3)
})

test('TASK-6 a changed occurrence goes on belonging to its series: what changes there reaches what was not changed on the day', async () => {
  await using server = await startTestServer({ at })
  const { asha, id } = await aDailyWalk(server)
  const only = (day: string, change: object) =>
    asha.call(reminders.update, { id, occurrence_date: day, only_day: true, ...change })
  const moved = await only('2026-11-21', { time: '19:00' })
  const renamed = await only('2026-11-22', { title: 'walk with Ravi' })
  const done = await only('2026-11-23', { time: '07:00' })
  await asha.call(reminders.update, { id: done.id, completed: true })
  expect(moved.series).toEqual({ id, day: '2026-11-21' })

  await asha.call(reminders.update, { id, title: 'evening walk', time: '18:00', priority: 1 })
  const list = await asha.call(reminders.list, {})
  const saysNow = (one: { id: string }) => {
    const { title, time, priority } = list.find((there) => there.id === one.id)!
    return [title, time, priority]
  }
  expect(saysNow(moved)).toEqual(['evening walk', '19:00:00', 1])
  expect(saysNow(renamed)).toEqual(['walk with Ravi', '18:00:00', 1])
  expect(saysNow(done)).toEqual(['Walk', '07:00:00', undefined])

  await server.passTimeUntil('2026-11-22T20:00:00+05:30')
  expect((await rung(server)).filter((line) => line.includes('Due now'))).toEqual([
    '20 18:00 evening walk · Due now, 6:00 pm.',
    '21 19:00 evening walk · Due now, 7:00 pm.',
    '22 18:00 walk with Ravi · Due now, 6:00 pm.',
  ])
})

test('TASK-6 this and following takes changed occurrences along, and gives them back where it is undone', async () => {
  await using server = await startTestServer({ at })
  const { asha, id } = await aDailyWalk(server)
  const only = (day: string) => asha.call(reminders.update, { id, occurrence_date: day, only_day: true, time: '19:00' })
  const early = await only('2026-11-21')
  const late = await only('2026-11-26')
  const own = await asha.call(reminders.update, {
    id,
    occurrence_date: '2026-11-24',
    following: true,
    title: 'evening walk',
  })
  const said = async () => {
    const list = await asha.call(reminders.list, {})
    return [early, late].map((one) => list.find((there) => there.id === one.id)).map((one) => [one?.title, one?.series])
  }
  expect(await said()).toEqual([
    ['Walk', { id, day: '2026-11-21' }],
    ['evening walk', { id: own.id, day: '2026-11-26' }],
  ])
  await asha.call(reminders.remove, { id: own.id })
  expect(await said()).toEqual([
    ['Walk', { id, day: '2026-11-21' }],
    ['evening walk', { id, day: '2026-11-26' }],
  ])
})

test('TASK-6 a changed occurrence that repeats by itself is a series of its own', async () => {
  await using server = await startTestServer({ at })
  const { asha, id } = await aDailyWalk(server)
  const own = await asha.call(reminders.update, { id, occurrence_date: '2026-11-21', only_day: true, time: '19:00' })
  expect(await asha.call(reminders.update, { id: own.id, recurrence: 'weekly' })).not.toHaveProperty('series')
  await asha.call(reminders.update, { id, title: 'evening walk' })
  const list = await asha.call(reminders.list, {})
  expect(list.map(({ title, recurrence }) => [title, recurrence])).toEqual([
    ['evening walk', 'daily'],
    ['Walk', 'weekly'],
  ])
})
