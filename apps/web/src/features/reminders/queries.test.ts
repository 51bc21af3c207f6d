import type { Snoozed } from '@planner/contract/notifications'
import type { Reminder } from '@planner/contract/reminders'
import * as reminders from '@planner/contract/reminders'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'

import { call } from '#api/call.ts'
import { cachedAtHeader, noteOrigin } from '#platform/offline/cached-answers.ts'

import { aReminder } from '../../../test/a-reminder.ts'
import { alertsWithin, cacheSnoozed, listOptions, sharedById, snoozedOptions, stillWanted } from './queries.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  noteOrigin(reminders.list.path, new Response())
})

test('answers stored before a change do not undo it, and are used if nothing else is known', async () => {
  const before = aReminder({ title: 'Pay rent' })
  const ticked = { ...before, completed: true }
  const asCached = () =>
    Response.json([before], { headers: { [cachedAtHeader]: new Date(Date.now() - 60_000).toISOString() } })
  const answers = [() => Response.json([before]), () => Response.json(ticked), asCached, asCached]
  vi.stubGlobal('fetch', async () => answers.shift()!())
  const client = new QueryClient()

  await client.fetchQuery(listOptions)
  await call(reminders.update, { id: before.id, completed: true })
  client.setQueryData(listOptions.queryKey, [ticked])
  await expect(client.fetchQuery(listOptions)).rejects.toThrow('No response')
  expect(client.getQueryData(listOptions.queryKey)).toEqual([ticked])

  expect(await new QueryClient().fetchQuery(listOptions)).toEqual([before])
})

const [now, minute] = [Date.parse('2026-11-21T12:20:00.000Z'), 60_000]
const ringing = { leadMinutes: 60, quiet: null, timeZone: 'Asia/Kolkata' }
const again = (at: number) => ({
  reminder_id: aReminder().id,
  occurrence_date: '2026-11-21',
  rings_at: new Date(at).toISOString(),
})

/** A page with a reminder and a snooze in its cache, and a server that answers with its current state. */
async function snoozedPage(server: { list?: Reminder[]; snoozed: Snoozed[] }) {
  const client = new QueryClient()
  const old = { updatedAt: Date.now() - minute }
  client.setQueryData(listOptions.queryKey, [aReminder()], old)
  client.setQueryData(snoozedOptions.queryKey, [again(now)], old)
  const [alert] = await alertsWithin(client, { from: now, until: now + 1 }, ringing)
  client.setQueryData(listOptions.queryKey, [aReminder()], old)
  client.setQueryData(snoozedOptions.queryKey, [again(now)], old)
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url.includes('snoozed') ? server.snoozed : (server.list ?? [aReminder()])),
  )
  return { client, alert: alert! }
}

test('DASH-10 a snoozed alert that the server has just sent, and lists no more, still rings in the open tab', async () => {
  vi.stubGlobal('fetch', async () => Response.error())
  const { client, alert } = await snoozedPage({ snoozed: [] })
  expect(alert.moment).toBe('snoozed')
  expect(await stillWanted(client, alert, ringing)).toEqual(alert)
})

test('DASH-10 a snoozed alert does not ring once it was snoozed again or completed elsewhere', async () => {
  vi.stubGlobal('fetch', async () => Response.error())
  const later = await snoozedPage({ snoozed: [again(now + 10 * minute)] })
  expect(await stillWanted(later.client, later.alert, ringing)).toBeUndefined()
  vi.stubGlobal('fetch', async () => Response.error())
  const done = await snoozedPage({ snoozed: [], list: [aReminder({ completed: true })] })
  expect(await stillWanted(done.client, done.alert, ringing)).toBeUndefined()
})

test('DASH-10 a snooze counts as soon as it is answered, even if the list of snoozes cannot be read', async () => {
  vi.stubGlobal('fetch', async () => Response.error())
  const client = new QueryClient()
  client.setQueryData(listOptions.queryKey, [aReminder()])
  client.setQueryData(snoozedOptions.queryKey, [])
  await cacheSnoozed(client, again(now))
  expect(await alertsWithin(client, { from: now, until: now + minute }, ringing)).toMatchObject([{ at: now }])
})

test('DASH-10 an alert that a snooze replaces does not ring in the open tab, and rings once the snooze is taken back', async () => {
  const dueAt = Date.parse('2026-11-21T18:30:00+05:30')
  const atDue = { from: dueAt, until: dueAt + minute }
  const rung = async (snoozed: Snoozed[], cached = [] as Snoozed[]) => {
    const client = new QueryClient()
    const old = { updatedAt: Date.now() - minute }
    client.setQueryData(listOptions.queryKey, [aReminder()], old)
    client.setQueryData(snoozedOptions.queryKey, cached, old)
    vi.stubGlobal('fetch', async (url: string) => Response.json(url.includes('snoozed') ? snoozed : [aReminder()]))
    return (await alertsWithin(client, atDue, ringing)).map(({ moment }) => moment)
  }
  expect(await rung([])).toEqual(['due'])
  const later = [again(dueAt + 30 * minute)]
  // Snoozed on another device, unknown here; and after a reload.
  expect(await rung(later)).toEqual([])
  expect(await rung(later, later)).toEqual([])
  // Snoozed to an earlier time, it still rings when due.
  expect(await rung([again(dueAt - 30 * minute)])).toEqual(['due'])
  expect(await rung([{ ...later[0]!, occurrence_date: '2026-11-20' }])).toEqual(['due'])
  expect(await rung([], later)).toEqual(['due'])
})

test('DASH-10 if the recurrence rules cannot be loaded, that is reported, and the next check loads them', async () => {
  const due = Date.parse('2026-11-23T18:30:00+05:30')
  const client = new QueryClient()
  client.setQueryData(listOptions.queryKey, [aReminder({ recurrence: 'FREQ=DAILY;INTERVAL=2' })])
  client.setQueryData(snoozedOptions.queryKey, [])
  vi.stubGlobal('fetch', async () => Response.error())
  const reported: unknown[] = []
  vi.stubGlobal('reportError', (error: unknown) => void reported.push(error))
  const failure = new TypeError('Failed to fetch dynamically imported module')
  const ensure = client.ensureQueryData.bind(client)
  const load = vi.spyOn(client, 'ensureQueryData')
  load.mockImplementation(((options: Parameters<typeof ensure>[0]) =>
    options.queryKey[0] === 'recurrence-engine' ? Promise.reject(failure) : ensure(options)) as typeof ensure)
  const rung = async () => (await alertsWithin(client, { from: due, until: due + minute }, ringing)).length
  expect(await rung()).toBe(0)
  expect(reported).toContain(failure)
  load.mockRestore()
  expect(await rung()).toBe(1)
})

test('a reminder that has not changed stays the same wherever the list has it now', () => {
  const [first, second, third] = ['a', 'b', 'c'].map((id) => aReminder({ id })) as [Reminder, Reminder, Reminder]
  const answer = [second, { ...first, title: 'Call dadi' }, third].map((one) => structuredClone(one))
  const shared = sharedById([first, second, third], answer)
  expect(shared).toEqual(answer)
  expect(shared[0]).toBe(second)
  expect(shared[2]).toBe(third)
  const known = [first, second]
  expect(sharedById(known, structuredClone(known))).toBe(known)
  expect(sharedById(known, structuredClone([first]))).toEqual([first])
  expect(sharedById(undefined, known)).toEqual(known)
})
