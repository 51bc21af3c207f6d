import { expect, test } from 'vitest'

import { restOf } from './call-pages.ts'

test('SAFE-1 a paged answer says how to request the rest', () => {
  const link = '</api/reminders?part=2&after=2026-11-20T09%3A00%3A00%7Ex>; rel="next"'
  expect(restOf(link)).toEqual({ part: '2', after: '2026-11-20T09:00:00~x' })
  expect(restOf(null)).toBeNull()
  expect(restOf('</terms>; rel="help"')).toBeNull()
})
