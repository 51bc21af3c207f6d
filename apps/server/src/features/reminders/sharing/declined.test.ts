import * as household from '@planner/contract/household'
import * as reminders from '@planner/contract/reminders'
import { expect, test } from 'vitest'
import { createHousehold } from '#test/create-household.ts'
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
