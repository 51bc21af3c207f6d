import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'

import { putInPlace } from './put-in-place.ts'

const queryKey = ['name'] as const

/** A client that asks for a name, and how to answer it. */
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

test('an answer that was asked for before a change and comes after it does not undo it', async () => {
  const { client, answered, resolve } = asking('Asha')
  await putInPlace<string>(client, queryKey, () => 'Asha Rao')
  resolve('Asha')
  await answered
  expect(client.getQueryData(queryKey)).toBe('Asha Rao')
})

test('what is not known yet comes all the same', async () => {
  const { client, answered, resolve } = asking()
  await putInPlace<string>(client, queryKey, (known) => `${known} Rao`)
  resolve('Asha Rao')
  await answered
  expect(client.getQueryData(queryKey)).toBe('Asha Rao')
})
