import { expect, test, vi } from 'vitest'

import { deviceData, ownerOf, transferDeviceData } from './device-data.ts'

/** A cache that matches full addresses, as in browsers. */
function aCache() {
  const stored = new Map<string, Response>()
  const addressOf = (request: Request | string) =>
    new URL(typeof request === 'string' ? request : request.url, 'https://planner.example').href
  return {
    keys: async () => [...stored.keys()].map((url) => ({ url }) as Request),
    match: async (request: Request | string) => stored.get(addressOf(request))?.clone(),
    put: async (request: Request | string, response: Response) => void stored.set(addressOf(request), response),
    delete: async (request: Request | string) => stored.delete(addressOf(request)),
  }
}

test('data stored for a token moves to the token that replaces it', async () => {
  const cache = aCache()
  vi.stubGlobal('caches', { open: async () => cache })
  const [before, after] = [await ownerOf('old'), await ownerOf('new')]
  for (const path of ['/api/auth/me', '/api/reminders']) await deviceData.write(before, path, new Response(path))

  await transferDeviceData('old', 'new')
  for (const path of ['/api/auth/me', '/api/reminders']) {
    expect(await (await deviceData.read(after, path))?.text()).toBe(path)
    expect(await deviceData.read(before, path)).toBeUndefined()
  }
  vi.unstubAllGlobals()
})
