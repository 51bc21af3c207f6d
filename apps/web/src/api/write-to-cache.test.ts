import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'

import { writeToCache } from './write-to-cache.ts'

const queryKey = ['name'] as const

/** A client with a pending query for a name, and a function that answers it. */
function asking(known?: string) {
  const client = new QueryClient()
  if (known !== undefined) client.setQueryData(queryKey, known)
  const { promise, resolve } = Promise.withResolvers<string>()
  const answer = client.fetchQuery({
    queryKey,
    queryFn: ({ signal }) => promise.finally(() => signal.throwIfAborted()),
  })

  return { client, answered: answer.catch(() => undefined), resolve }
}

test('an answer requested before a change and arriving after it does not undo the change', async () => {
  const { client, answered, resolve } = asking('Asha')
  await writeToCache<string>(client, queryKey, () => 'Asha Rao')
  resolve('Asha')
  await answered
  expect(client.getQueryData(queryKey)).toBe('Asha Rao')
})

test('an unknown value is still taken from a late answer', async () => {
  const { client, answered, resolve } = asking()
  await writeToCache<string>(client, queryKey, (known) => `${known} Rao`)
  resolve('Asha Rao')
  await answered
  expect(client.getQueryData(queryKey)).toBe('Asha Rao')
})
