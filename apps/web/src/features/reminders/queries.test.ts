import * as reminders from '@planner/contract/reminders'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'

import { call } from '#api/call.ts'
import { keptAtHeader, noteOrigin } from '#platform/offline/kept-answers.ts'

import { aReminder } from './a-reminder.ts'
import { listOptions } from './queries.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  noteOrigin(reminders.list.path, new Response())
})

test('what this device kept before a change does not undo it, and serves where the page knows nothing', async () => {
  const before = aReminder({ title: 'Pay rent' })
  const ticked = { ...before, completed: true }
  const asKept = () =>
    Response.json([before], { headers: { [keptAtHeader]: new Date(Date.now() - 60_000).toISOString() } })
  const answers = [() => Response.json([before]), () => Response.json(ticked), asKept, asKept]
  vi.stubGlobal('fetch', async () => answers.shift()!())
  const client = new QueryClient()

  await client.fetchQuery(listOptions)
  await call(reminders.update, { id: before.id, completed: true })
  client.setQueryData(listOptions.queryKey, [ticked])
  await expect(client.fetchQuery(listOptions)).rejects.toThrow('No response')
  expect(client.getQueryData(listOptions.queryKey)).toEqual([ticked])

  expect(await new QueryClient().fetchQuery(listOptions)).toEqual([before])
})
