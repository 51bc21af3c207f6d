import * as privacy from '@planner/contract/account/privacy'
import * as audit from '@planner/contract/audit'
import * as reminders from '@planner/contract/reminders'
import { expect, test } from 'vitest'
import { createFullPerson, tablesOfPeople, words } from '#test/create-full-person.ts'
import { startTestServer } from '#test/test-server.ts'
import { exported, notExported } from './exported.ts'

// docs/product/decisions.md#31
test('every table that can name a person is in the export, or on the list of those that are not', async () => {
  await using server = await startTestServer()
  const tables = await tablesOfPeople(server)
  expect(tables.length).toBeGreaterThan(15)
  const known = new Set<string>([...exported.map(({ table }) => table), ...Object.keys(notExported), 'reset_requests'])
  expect(tables.filter((table) => !known.has(table))).toEqual([])
  expect(new Set(exported.map(({ key }) => key)).size).toBe(exported.length)
})

// docs/product/decisions.md#31
test('the export holds a row of everything, and none of the keys to the account', {
  timeout: 60_000,
}, async () => {
  await using server = await startTestServer()
  const zarina = await createFullPerson(server)
  const other = await server.aPerson({ email: 'other@example.in' })
  await other.call(reminders.createFromText, { text: 'somebody else tomorrow at 9 am' })

  const answer = await zarina.ask(privacy.exportData, {})
  expect(answer.headers['content-type']).toBe('application/json')
  const file = answer.body as Record<string, Record<string, unknown>[]>
  const empty = exported.filter(({ key }) => file[key]!.length === 0).map(({ key }) => key)
  expect(empty).toEqual([])
  expect(file.profile).toMatchObject([{ email: words.email, location: 'Mumbai, India', lead_minutes: 60 }])
  expect(file.reminders).toMatchObject([{ title: expect.stringMatching(/cardiologist/i) }])
  expect(file.saved_recipes![0]!.recipe).toHaveProperty('instructions')
  expect(file.account_activity!.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['account.opened', 'order.placed', 'consent.given', 'data.exported']),
  )
  const text = JSON.stringify(file)
  expect(text).not.toMatch(/password_hash|token_hash|code_hash|p256dh|argon2|refresh_token|other@example.in/)
})

test('a large export holds each row once', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  await server.pool.query(
    `insert into reminders (id, user_id, title, description, date, time, time_defaulted, time_zone, recurrence, created_at, updated_at)
     select gen_random_uuid(), $1, 'r' || n, '', '2026-11-20', '09:00', false, 'Asia/Kolkata', 'none', now(), now()
     from generate_series(1, 2100) n`,
    [asha.id],
  )
  await server.pool.query(
    `insert into alerts (id, user_id, reminder_id, occurrence_on, occurrence_at, moment, channel, due_at, ready_at, state, round)
     select gen_random_uuid(), user_id, id, date, now(), 'due', 'app', now(), now(), 'sent', n from reminders, generate_series(1, 2) n`,
  )
  const file = (await asha.ask(privacy.exportData, {})).body as Record<string, { id: string }[]>
  expect(new Set(file.reminders!.map(({ id }) => id)).size).toBe(2100)
  expect(file.reminders).toHaveLength(2100)
  expect(new Set(file.deliveries!.map(({ id }) => id)).size).toBe(4200)
})

test('three exports a day are allowed', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  for (let count = 0; count < 3; count++) expect((await asha.ask(privacy.exportData, {})).status).toBe(200)
  expect(await asha.ask(privacy.exportData, {})).toMatchObject({
    status: 429,
    detail: 'You’ve used your three exports for today; please try again tomorrow',
    headers: { 'retry-after': '86400' },
  })
  const kinds = (await asha.call(audit.own, {})).entries.map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'data.exported')).toHaveLength(3)
  server.clock.advance(24 * 3_600_000)
  expect((await asha.ask(privacy.exportData, {})).status).toBe(200)
})
