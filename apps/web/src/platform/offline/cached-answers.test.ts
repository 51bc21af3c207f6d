import { expect, test, vi } from 'vitest'

import { cachedAtHeader, cachedSince, noteOrigin, onOrigin } from './cached-answers.ts'

test('a stored answer carries its age, and the next server answer clears it', () => {
  const heard = vi.fn()
  const stop = onOrigin(heard)
  const cached = new Response('[]', { headers: { [cachedAtHeader]: '2026-11-21T08:00:00.000Z' } })

  noteOrigin('/api/recipes/saved', new Response('[]'))
  expect(heard).not.toHaveBeenCalled()

  noteOrigin('/api/recipes/saved', cached)
  expect([cachedSince('/api/recipes/saved'), cachedSince('/api/auth/me')]).toEqual([Date.UTC(2026, 10, 21, 8), null])

  noteOrigin('/api/recipes/saved', new Response('[]'))
  expect(cachedSince('/api/recipes/saved')).toBeNull()
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
})
