import { expect, test } from 'vitest'

import { CallError, NoAnswer } from '#api/errors.ts'

import { analysisFailureOf, failureOf, syncFailureOf } from './failure-of.ts'

const refusal = (status: number, detail: string) => new CallError({ status, code: null, detail, retryAfter: null })

test('GOOGLE-3 a sync that is refused says why; any other failure says that it failed', () => {
  expect(syncFailureOf(refusal(400, 'Google isn’t connected'))).toEqual({
    sentence: 'Calendar sync failed: Google isn’t connected',
    reason: null,
  })
  expect(syncFailureOf(refusal(429, 'Google asks us to slow down'))).toEqual({
    sentence: 'Failed to sync Google Calendar',
    reason: 'Google asks us to slow down.',
  })
  expect(syncFailureOf(new NoAnswer('offline'))).toEqual({ sentence: 'Failed to sync Google Calendar', reason: null })
})

test('GOOGLE-4 an analysis that is refused says why; any other failure says that it failed', () => {
  expect(analysisFailureOf(refusal(400, 'Google isn’t connected')).sentence).toBe(
    'Email analysis failed: Google isn’t connected',
  )
  expect(analysisFailureOf(refusal(502, '')).sentence).toBe('Failed to analyze Gmail')
})

test('an error without a server reason shows none', () => {
  expect(failureOf(refusal(500, ''), 'It failed')).toEqual({ sentence: 'It failed', reason: null })
})
