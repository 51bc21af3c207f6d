import type { Cart } from '@planner/contract/cart'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'

import { personChanged } from '#api/session-signals.ts'

import { cartOptions, countOptions } from './queries.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A server that increments the cart's version with each answer, and counts its calls. */
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

test('a cart that was asked for before a line was taken out, and comes after it, does not bring the line back', async () => {
  const asked = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => asked.promise)
  const client = new QueryClient()
  const before = { items: [{ name: 'Toor dal' }], version: 3 } as unknown as Cart
  const after = { items: [], version: 4 } as unknown as Cart
  client.setQueryData(cartOptions.queryKey, before)
  const late = client.fetchQuery(cartOptions)
  client.setQueryData(cartOptions.queryKey, after)
  asked.resolve(Response.json(before))
  await late
  expect(client.getQueryData(cartOptions.queryKey)).toEqual(after)
})

test('a person who signs in while another’s cart is loading gets their own cart', async () => {
  const server = aServer()
  const before = new QueryClient().fetchQuery(cartOptions)
  personChanged.tell()
  const after = new QueryClient().fetchQuery(cartOptions)
  expect([(await before).version, (await after).version]).toEqual([1, 2])
  expect(server).toHaveBeenCalledTimes(2)
})
