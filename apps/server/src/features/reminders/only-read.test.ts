import { randomUUID } from 'node:crypto'
import * as reminders from '@planner/contract/reminders'
import { expect, test } from 'vitest'
import { startLanguageModel } from '#test/stand-ins/language-model/language-model.ts'
import { startTestServer } from '#test/test-server.ts'

/** Friday 20 November 2026, 10:00 in India. */
const at = '2026-11-20T10:00:00+05:30'

test('TASK-3 previewing a sentence stores nothing, and creates it later as it was shown', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const input = { text: 'take out the washing in 10 minutes', id: randomUUID() }
  const shown = await asha.call(reminders.createFromText, { ...input, only_read: true })
  expect(shown).toMatchObject({ id: input.id, date: '2026-11-20', time: '10:10:00' })
  expect(await asha.call(reminders.list, {})).toEqual([])
  const { rows } = await server.pool.query('select 1 from alerts where user_id = $1', [asha.id])
  expect(rows).toEqual([])

  server.clock.advance(90_000)
  const { created_at: read_at, read_by } = shown
  const made = await asha.call(reminders.createFromText, { ...input, read_at, read_by: read_by! })
  expect(made).toMatchObject({ id: input.id, title: shown.title, date: '2026-11-20', time: '10:10:00' })
  await asha.call(reminders.createFromText, { ...input, read_at, read_by: read_by! })
  expect(await asha.call(reminders.list, {})).toEqual([made])
})

test('TASK-3 a model is asked once for the question and the reminder, and never for one that was shown without it', async () => {
  const unread = 'ᱜᱟᱯᱟ ᱟᱭᱩᱵ 6 ᱵᱟᱡᱮ ᱛᱚᱣᱟ ᱠᱤᱨᱤᱧ'
  const right = { title: 'ᱛᱚᱣᱟ ᱠᱤᱨᱤᱧ', date: '2026-11-21', time: '18:00', recurrence: null, certainty: 0.9 }
  await using model = await startLanguageModel({ says: () => right })
  await using server = await startTestServer({ at, environment: model.environment })
  const asha = await server.aPerson()
  const shown = await asha.call(reminders.createFromText, { text: unread, only_read: true })
  expect(shown).toMatchObject({ read_by: 'model', date: '2026-11-21' })
  const made = await asha.call(reminders.createFromText, { text: unread, read_at: shown.created_at, read_by: 'model' })
  expect(made).toMatchObject({ read_by: 'model', title: shown.title, date: '2026-11-21', time: '18:00:00' })
  expect(model.calls()).toBe(1)

  const ours = await asha.call(reminders.createFromText, { text: `${unread} ᱟᱭᱳ`, read_by: 'engine' })
  expect(ours).toMatchObject({ read_by: 'engine' })
  expect(model.calls()).toBe(1)
})
