import * as admin from '@planner/contract/admin'
import * as clientErrors from '@planner/contract/client-errors'
import * as reminders from '@planner/contract/reminders'
import { expect, test } from 'vitest'
import { dayMs } from '#platform/clock.ts'
import { dropOldErrors } from '#platform/error-counts.ts'
import { startTestServer } from '#test/test-server.ts'
import { waitUntil } from '#test/wait-until.ts'
import { stripPersonalData } from './strip-personal-data.ts'

const reportOf = (message: string, more: Partial<Parameters<typeof stripPersonalData>[0]> = {}) =>
  stripPersonalData({ name: 'TypeError', message, screen: '/cart', source: '', ...more })

test('only listed fields of a page’s error report are stored', () => {
  expect(reportOf("Cannot read properties of undefined (reading 'title')").message).toBe(
    'Cannot read properties of undefined (reading …',
  )
  expect(reportOf('Minified React error #418; visit https://react.dev/errors/418?args[]=Asha').message).toBe(
    'Minified React error #418; …',
  )
  expect(reportOf('asha@example.in +919812345678 buy medicine for Papa is not a function').message).toBe(
    '… for … is not a function',
  )
  expect(reportOf('', { name: 'Asha Rao' }).name).toBe('Error')
  expect(reportOf('', { screen: '/reset/secret-token' }).place).toBe('other')
  expect(reportOf('', { source: 'https://planner.example/assets/index-B2_c.js:12:345' }).source).toBe(
    'assets/index-B2_c.js:12:345',
  )
  expect(reportOf('', { source: 'https://elsewhere.example/?name=asha' }).source).toBe('')
})

test('errors of pages and of the server are counted for administrators, without what was personal, and forgotten', async () => {
  const lines: string[] = []
  await using server = await startTestServer({ log: (line) => lines.push(line) })
  const boss = await server.anAdmin()
  const report = { name: 'TypeError', message: 'asha is not a function', screen: '/cart', source: '' }
  for (let n = 0; n < 20; n++) await server.anyone.call(clientErrors.report, report)
  const over = await server.anyone.ask(clientErrors.report, report)
  expect(over).toMatchObject({ status: 429 })
  expect(Number(over.headers['retry-after'])).toBeGreaterThan(0)
  expect(await server.anyone.ask(clientErrors.report, { ...report, message: 'x'.repeat(501) })).toMatchObject({
    status: 422,
  })

  await server.pool.query('alter table reminders rename to lost')
  expect(await boss.ask(reminders.list, {})).toMatchObject({ status: 500 })
  await server.pool.query('alter table lost rename to reminders')

  const both = async () => (await boss.call(admin.system, {})).errors
  await waitUntil('both are counted', async () => (await both()).length === 2)
  expect(await both()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ side: 'page', name: 'TypeError', message: '… is not a function', count: 20 }),
      expect.objectContaining({
        side: 'request',
        name: 'DatabaseError',
        message: '42P01',
        place: 'GET /api/reminders',
        count: 1,
      }),
    ]),
  )
  expect(lines.join('')).not.toContain('asha is')

  // Made-up kinds of errors do not fill the database: above a daily limit they are counted as one.
  await server.pool.query(
    `insert into error_counts select current_date, 'page', 'Error', 'made up ' || n, '/', '', 1, now(), now()
     from generate_series(1, 400) n`,
  )
  await server.pool.query(`update error_counts set day = $1`, [server.clock.now().toISOString().slice(0, 10)])
  server.clock.advance(61_000)
  await server.anyone.call(clientErrors.report, { ...report, name: 'RangeError' })
  await server.anyone.call(clientErrors.report, report)
  const { rows } = await server.pool.query(
    `select name, place, count from error_counts where message not like 'made up%' and side = 'page' order by name`,
  )
  expect(rows).toEqual([
    { name: 'Error', place: 'other', count: 1 },
    { name: 'TypeError', place: '/cart', count: 21 },
  ])
  await dropOldErrors(server.context.db, new Date(server.clock.now().getTime() + 32 * dayMs))
  expect((await server.pool.query('select from error_counts')).rowCount).toBe(0)
})
