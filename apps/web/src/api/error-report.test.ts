import { expect, test } from 'vitest'

import { errorReport } from './error-report.ts'
import { CallError, NoAnswer } from './errors.ts'

test('an unexpected error is reported with its place, cut to what the server accepts', () => {
  const error = new TypeError('x'.repeat(900))
  error.stack = 'TypeError: x\n    at draw (https://planner.example/assets/index-B2_c.js:12:345)\n    at more'
  expect(errorReport(error, '/cart')).toEqual({
    name: 'TypeError',
    message: 'x'.repeat(500),
    screen: '/cart',
    source: 'https://planner.example/assets/index-B2_c.js:12:345',
  })
})

test('refusals, offline and aborted calls are not reported as errors', () => {
  const refused = new CallError({
    status: 404,
    code: null,
    detail: 'There is nothing at this address',
    retryAfter: null,
  })
  const givenUp = new DOMException('The user aborted a request', 'AbortError')
  for (const error of [refused, new NoAnswer(null), givenUp, 'a string', null]) {
    expect(errorReport(error, '/')).toBeNull()
  }
})
