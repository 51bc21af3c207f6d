import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

import { bootCode } from './boot-script.ts'
import { firstCalls } from './first-calls.ts'
import { pageModules } from './page-modules.ts'

const root = path.resolve(import.meta.dirname, '..')
const calls = await firstCalls(root)

/** Must be updated with every changed prefetch, so that the boot script never sends other calls by accident. */
const expected = {
  '/': ['/api/reminders'],
  '/dashboard': ['/api/reminders'],
  '/recipes': ['/api/recipes/diet', '/api/recipes/meal-plan'],
  '/cart': ['/api/cart'],
  '/orders': ['/api/orders', '/api/orders/counts'],
  '/profile': ['/api/profile/me'],
  '/google': ['/api/google/connection/status'],
  '/settings': ['/api/notifications/preferences'],
}

test('the boot script sends the calls that each page’s prefetch makes', async () => {
  expect(calls).toEqual(expected)
  const code = await bootCode(root, calls)
  for (const url of Object.values(calls).flat()) expect(code).toContain(url)
})

test('every page with a prefetch that needs no user has first calls', async () => {
  const withPrefetch: string[] = []
  for (const [address, file] of await pageModules(root)) {
    const source = await readFile(path.join(root, 'src', file), 'utf8')
    if (/export (const prefetch = \(\) =>|\{ askFirst \})/.test(source)) withPrefetch.push(address)
  }
  expect(withPrefetch.length).toBeGreaterThan(5)
  expect(Object.keys(calls)).toEqual(withPrefetch)
})

test('the boot script, a part of every page, stays small', async () => {
  expect(gzipSync(await bootCode(root, calls)).length).toBeLessThan(2_300)
})
