import { type LimitCode, problems } from '@planner/contract/problems'
import { expect, test } from 'vitest'
import { Problem } from './problem.ts'

test('an error of a reached limit needs the seconds to wait; other errors do not', () => {
  // @ts-expect-error: without them, a client cannot know when to try again (docs/product/decisions.md#2).
  expect(new Problem('webhook.tests')).toMatchObject({ status: 429 })
  expect(new Problem('webhook.tests', { retryAfterSeconds: 60 })).toMatchObject({ status: 429, retryAfterSeconds: 60 })
  expect(new Problem('list.item')).toMatchObject({ status: 404, retryAfterSeconds: undefined })
})

test('a code that may be of a reached limit needs the seconds, too', () => {
  for (const code of Object.keys(problems) as (keyof typeof problems)[]) {
    // @ts-expect-error: one of these codes has status 429.
    expect(new Problem(code).status).toBe(problems[code].status)
  }
  const limit: LimitCode = 'phone.limit'
  expect(problems[limit].status).toBe(429)
})
