import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'

import { personChanged } from '#api/session-signals.ts'

import { cartOptions, countOptions } from './queries.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A server whose carts have a version more with each answer, and how often it was asked. */
function aServer() {
  let version = 0
  const fetch = vi.fn(async () => {
    version += 1
    return Response.json({ items: [], version })
  })
  vi.stubGlobal('fetch', fetch)

  return fetch
}

test('page and count that begin together ask for the cart once, and by themselves from then on', async () => {
  const server = aServer()
  const client = new QueryClient()
  await Promise.all([client.fetchQuery(cartOptions), client.fetchQuery(countOptions)])
  expect(server).toHaveBeenCalledTimes(1)

  await Promise.all([client.fetchQuery(cartOptions), client.fetchQuery(countOptions)])
  expect(server).toHaveBeenCalledTimes(3)
  expect(client.getQueryData(cartOptions.queryKey)?.version).toBeGreaterThan(1)
})

test('whoever signs in while another’s cart is under way gets their own', async () => {
  const server = aServer()
  const before = new QueryClient().fetchQuery(cartOptions)
  personChanged.tell()
  const after = new QueryClient().fetchQuery(cartOptions)
  expect([(await before).version, (await after).version]).toEqual([1, 2])
  expect(server).toHaveBeenCalledTimes(2)
})
