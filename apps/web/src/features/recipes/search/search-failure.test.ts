import { expect, test } from 'vitest'

import { CallError, NoAnswer } from '#api/errors.ts'

import { searchFailure } from './search-failure.ts'

const refused = (status: number) => new CallError({ status, code: null, detail: 'No', retryAfter: null })

const cases: [error: unknown, sentence: string][] = [
  [refused(401), 'Please log in to search recipes'],
  [refused(403), 'Please log in to search recipes'],
  [refused(404), 'Search service not available'],
  [new NoAnswer(null), 'Network error. Please check your connection.'],
  [refused(500), 'Failed to search recipes. Please try again.'],
  [refused(422), 'Failed to search recipes. Please try again.'],
  [new TypeError('half an answer'), 'Failed to search recipes. Please try again.'],
]

test.each(cases)('RECIPE-8 %s reads: %s', (error, sentence) => {
  expect(searchFailure(error)).toBe(sentence)
})
