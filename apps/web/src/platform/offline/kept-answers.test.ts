import { expect, test, vi } from 'vitest'

import { keptAtHeader, keptSince, noteOrigin, onOrigin } from './kept-answers.ts'

test('a stored answer carries its age, and the next server answer clears it', () => {
  const heard = vi.fn()
  const stop = onOrigin(heard)
  const kept = new Response('[]', { headers: { [keptAtHeader]: '2026-11-21T08:00:00.000Z' } })

  noteOrigin('/api/recipes/saved', new Response('[]'))
  expect(heard).not.toHaveBeenCalled()

  noteOrigin('/api/recipes/saved', kept)
  expect([keptSince('/api/recipes/saved'), keptSince('/api/auth/me')]).toEqual([Date.UTC(2026, 10, 21, 8), null])

  noteOrigin('/api/recipes/saved', new Response('[]'))
  expect(keptSince('/api/recipes/saved')).toBeNull()
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
})
