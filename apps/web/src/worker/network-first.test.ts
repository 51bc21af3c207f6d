import { expect, test } from 'vitest'

import type { DeviceData } from './device-data.ts'
import { cacheKeyOf, isCacheable, networkFirst } from './network-first.ts'

function aDevice(): DeviceData & { size: () => number } {
  const stored = new Map<string, Response>()

  return {
    read: async (owner, path) => stored.get(`${owner} ${path}`)?.clone(),
    write: async (owner, path, { body, status }) =>
      void stored.set(`${owner} ${path}`, new Response(body, { status, headers: { from: 'device' } })),
    clear: async () => stored.clear(),
    size: () => stored.size,
  }
}

const asha = 'asha-token'
const ravi = 'ravi-token'
const answers =
  (body: string, status = 200) =>
  async () =>
    new Response(body, { status })
const silence = async () => {
  throw new TypeError('Failed to fetch')
}
const never = () => new Promise<Response>(() => {})

async function ask(device: DeviceData, token: string, fetch: (request: Request) => Promise<Response>) {
  const request = new Request('https://planner.example/api/reminders', {
    headers: { authorization: `Bearer ${token}` },
  })
  const { response, settled } = networkFirst(request, device, {
    fetch,
    patienceMs: 20,
  })
  const answer = await response
  if (fetch !== never) await settled

  return { body: await answer.text(), status: answer.status, from: answer.headers.get('from') ?? 'server' }
}

test('without a server the stored answer is used', async () => {
  const device = aDevice()

  expect(await ask(device, asha, answers('fresh'))).toEqual({ body: 'fresh', status: 200, from: 'server' })
  expect(await ask(device, asha, silence)).toEqual({ body: 'fresh', status: 200, from: 'device' })
  expect(await ask(device, asha, never)).toEqual({ body: 'fresh', status: 200, from: 'device' })
})

test('answers stored for one person are never shown to another', async () => {
  const device = aDevice()
  await ask(device, asha, answers('of Asha'))

  await expect(ask(device, ravi, silence)).rejects.toThrow('Failed to fetch')
})

test('a server’s answer is never replaced by a stored one, not even a failure', async () => {
  const device = aDevice()
  await ask(device, asha, answers('fresh'))

  expect(await ask(device, asha, answers('broken', 500))).toEqual({ body: 'broken', status: 500, from: 'server' })
  expect(await ask(device, asha, silence)).toMatchObject({ body: 'fresh' })
})

test('a 401 deletes stored answers', async () => {
  const device = aDevice()
  await ask(device, asha, answers('fresh'))
  await ask(device, asha, answers('who?', 401))

  expect(device.size()).toBe(0)
})

test('a slow server is awaited if nothing is stored', async () => {
  const slow = () => new Promise<Response>((resolve) => setTimeout(() => resolve(new Response('late')), 60))

  expect(await ask(aDevice(), asha, slow)).toEqual({ body: 'late', status: 200, from: 'server' })
})

test.each([
  ['GET', '/api/reminders', true],
  ['GET', '/api/auth/me', true],
  ['GET', '/api/recipes/saved', true],
  ['GET', '/api/recipes/chosen', true],
  ['GET', '/api/shopping-list', true],
  ['GET', '/api/pantry', true],
  ['GET', '/api/pantry/dishes', false],
  ['GET', '/api/recipes/kitchen-tip', true],
  ['POST', '/api/recipes/search', false],
  ['PUT', '/api/reminders', false],
  ['GET', '/api/orders', false],
])('%s %s is stored for offline use: %s', (method, path, stored) => {
  expect(isCacheable(method, new URL(path, 'https://planner.example'))).toBe(stored)
})

test('SAFE-1 each page of a long list is stored separately, and a window of the past is not stored', () => {
  const url = (path: string) => new URL(path, 'https://planner.example')
  const next = url('/api/reminders?part=2&after=2026-11-20T09%3A00%3A00~x')
  expect([cacheKeyOf(url('/api/reminders')), isCacheable('GET', next), cacheKeyOf(next)]).toEqual([
    '/api/reminders',
    true,
    '/api/reminders/part-2',
  ])
  expect(isCacheable('GET', url('/api/reminders?from=2026-01-01&to=2026-01-31'))).toBe(false)
})
