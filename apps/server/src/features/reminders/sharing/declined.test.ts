import { reminders as limits } from '@planner/contract/constants/reminders'
import * as household from '@planner/contract/household'
import * as reminders from '@planner/contract/reminders'
import { expect, test } from 'vitest'
import { createHousehold } from '#test/create-household.ts'
import { stubEmailChannel } from '#test/stub-email-channel.ts'
import { type Person, startTestServer } from '#test/test-server.ts'

const make = (person: Person, text: string, more: object = {}) =>
  person.call(reminders.createFromText, { text, ...more })

const only = async (person: Person) => (await person.call(reminders.list, {}))[0]

test('HOME-2 who asked is told by name that the person can’t, and sees it on the reminder', async () => {
  await using server = await startTestServer()
  const { asha, rohan } = await createHousehold(server)
  const { id } = await make(asha, 'bring milk today at 6 pm', { for_id: rohan.id })
  await rohan.call(reminders.giveBack, { id })
  await server.runJobs()

  expect(await only(asha)).toMatchObject({ id, declined_by: rohan.id })
  const told = (await server.outbox()).filter(({ user_id }) => user_id === asha.id).at(-1)!
  expect(told.subject).toBe('Rohan can’t: Bring milk')
  expect(told.body).toContain('It’s yours again, due Fri, 20 Nov at 6:00 pm.')
})

test('HOME-2 a slip of the thumb is undone: it is theirs again as before, and nobody is told', async () => {
  await using server = await startTestServer()
  const { asha, rohan } = await createHousehold(server)
  const { id } = await make(asha, 'pay the EMI today at 6 pm', {
    for_id: rohan.id,
    escalate_to_id: asha.id,
    escalate_minutes: 30,
  })
  const before = (await only(rohan))!.shared!
  await rohan.call(reminders.giveBack, { id })
  expect(await rohan.call(reminders.list, {})).toEqual([])
  await rohan.call(reminders.giveBack, { id, undo: true })
  const messages = (await server.outbox()).length
  await server.runJobs()

  expect((await only(rohan))!.shared).toEqual({ ...before, seen_at: expect.any(String) })
  expect((await only(asha))!.declined_by).toBeUndefined()
  expect(await server.outbox()).toHaveLength(messages)
})

test('HOME-2 only the person who gave it back can undo that, and only until it is asked of somebody else', async () => {
  await using server = await startTestServer()
  const { asha, rohan, anu, stranger } = await createHousehold(server)
  const { id } = await make(asha, 'bring milk today at 6 pm', { for_id: rohan.id })
  await rohan.call(reminders.giveBack, { id })
  for (const person of [anu, stranger, asha]) {
    expect(await person.ask(reminders.giveBack, { id, undo: true })).toMatchObject({ status: 409 })
  }
  await asha.call(reminders.update, { id, audience: 'member', for_id: anu.id })
  expect((await only(asha))!.declined_by).toBeUndefined()
  expect(await rohan.ask(reminders.giveBack, { id, undo: true })).toMatchObject({ status: 409 })
  const messages = (await server.outbox()).length
  await server.runJobs()
  expect(await server.outbox()).toHaveLength(messages)
})

test('HOME-2 who has left the household can’t take a reminder of it back', async () => {
  await using server = await startTestServer()
  const { asha, rohan } = await createHousehold(server)
  const { id } = await make(asha, 'bring milk today at 6 pm', { for_id: rohan.id })
  await rohan.call(reminders.giveBack, { id })
  await asha.call(household.removeMember, { id: rohan.id })
  expect(await rohan.ask(reminders.giveBack, { id, undo: true })).toMatchObject({ status: 409 })
  expect(await rohan.call(reminders.list, {})).toEqual([])
})

test('HOME-2 a reminder that was given back can be deleted and restored', async () => {
  await using server = await startTestServer()
  const { asha, rohan } = await createHousehold(server)
  const { id } = await make(asha, 'bring milk today at 6 pm', { for_id: rohan.id })
  await rohan.call(reminders.giveBack, { id })
  await asha.call(reminders.remove, { id })
  expect(await asha.call(reminders.restore, { id })).toMatchObject({ declined_by: rohan.id })
})

test('HOME-2 giving back can be undone for a few minutes, unless the asker has done or changed the reminder', async () => {
  await using server = await startTestServer()
  const { asha, rohan } = await createHousehold(server)
  const { id } = await make(asha, 'bring milk today at 6 pm', { for_id: rohan.id })
  const undo = () => rohan.ask(reminders.giveBack, { id, undo: true })
  const askAgain = async () => {
    await asha.call(reminders.update, { id, completed: false, audience: 'member', for_id: rohan.id })
    await rohan.call(reminders.giveBack, { id })
    server.clock.advance(60_000)
  }
  await askAgain()
  await asha.call(reminders.update, { id, description: 'Only for me: the PIN is 1234' })
  expect(await undo()).toMatchObject({ status: 409 })
  await askAgain()
  await asha.call(reminders.update, { id, completed: true })
  expect(await undo()).toMatchObject({ status: 409 })
  await askAgain()
  server.clock.advance(5 * 60_000)
  expect(await undo()).toMatchObject({ status: 409 })
  await askAgain()
  expect((await undo()).status).toBe(200)
})

test('HOME-2 a reminder is taken back only while the household has room to share one', async () => {
  await using server = await startTestServer()
  const { asha, rohan } = await createHousehold(server)
  const { id } = await make(asha, 'bring milk today at 6 pm', { for_id: rohan.id })
  const other = await make(asha, 'bring curd today at 6 pm', { for_id: rohan.id })
  await rohan.call(reminders.giveBack, { id })
  await server.pool.query(
    `insert into reminders select row.* from reminders, generate_series(2, $2) as n, jsonb_populate_record(
       null::reminders,
       to_jsonb(reminders) || jsonb_build_object('id', '00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))) as row
     where reminders.id = $1`,
    [other.id, limits.sharedMax],
  )
  const undo = () => rohan.ask(reminders.giveBack, { id, undo: true })
  expect(await undo()).toMatchObject({ status: 409, detail: expect.stringContaining('already shares 500') })
  await asha.call(reminders.remove, { id: other.id })
  expect((await undo()).status).toBe(200)
})

test('HOME-2 who gives back, undoes that and gives back again notifies the asker once', async () => {
  const told: string[] = []
  const { email: app } = stubEmailChannel(({ message }) => told.push(message.subject))
  await using server = await startTestServer({ channels: { app } })
  const { asha, rohan } = await createHousehold(server)
  const { id } = await make(asha, 'bring milk today at 6 pm', { for_id: rohan.id })
  for (const undo of [false, true, false]) {
    await rohan.call(reminders.giveBack, { id, undo })
    server.clock.advance(60_000)
  }
  await server.runJobs()
  expect(told).toEqual(['Rohan can’t: Bring milk'])
})

test('HOME-2 the asker is mailed at most once a day that a reminder was given back', async () => {
  await using server = await startTestServer()
  const { asha, rohan } = await createHousehold(server)
  const { id } = await make(asha, 'bring milk every day at 6 pm', { for_id: rohan.id })
  const mails = async () => {
    await rohan.call(reminders.giveBack, { id })
    await server.runJobs()
    return (await server.outbox('email')).filter(({ subject }) => subject === 'Rohan can’t: Bring milk').length
  }
  expect(await mails()).toBe(1)
  await rohan.call(reminders.giveBack, { id, undo: true })
  expect(await mails()).toBe(1)
  server.clock.advance(24 * 60 * 60_000)
  await asha.call(reminders.update, { id, audience: 'member', for_id: rohan.id })
  expect(await mails()).toBe(2)
})

test('HOME-2 the notice of a repeating reminder leads to its next open day', async () => {
  const links: string[] = []
  const { email: app } = stubEmailChannel(({ message }) => links.push(message.push.url))
  await using server = await startTestServer({ channels: { app } })
  const { asha, rohan } = await createHousehold(server)
  const { id } = await make(asha, 'bring milk every day at 6 pm', { for_id: rohan.id })
  server.clock.advance(3 * 24 * 60 * 60_000)
  await rohan.call(reminders.update, { id, completed: true, occurrence_date: '2026-11-23' })
  await rohan.call(reminders.giveBack, { id })
  await server.runJobs()
  expect(links).toEqual(['/dashboard#day=2026-11-24'])
})
