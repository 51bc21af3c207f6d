import { expect, test } from 'vitest'

import { readSuggestions } from './read-suggestions.ts'

type Answer = Parameters<typeof readSuggestions>[0]

test('DASH-8 both forms of the suggestions’ answer are read', () => {
  const answer = {
    suggested_vendors: [
      {
        id: 'v1',
        name: 'Practo',
        description: 'Doctors',
        category: 'healthcare',
        booking_priority: 'high',
        price_range: '$$',
      },
    ],
    suggested_activities: ['Note your questions', { activity_name: 'Take the reports along', why: 'They will ask' }],
  }
  expect(readSuggestions(answer as unknown as Answer)).toEqual({
    vendors: [
      {
        id: 'v1',
        provider_name: 'Practo',
        why_relevant: 'Doctors',
        does: 'Doctors',
        category: 'healthcare',
        booking_priority: 'high',
        relevance_score: 0,
        price_range: '₹₹',
        rating: null,
        website: null,
        price: null,
      },
    ],
    activities: [
      { name: 'Note your questions', why: null },
      { name: 'Take the reports along', why: 'They will ask' },
    ],
    mayWord: false,
  })
})

test('DASH-8 missing and odd fields in suggestions do no harm', () => {
  expect(readSuggestions({} as Answer)).toEqual({ vendors: [], activities: [], mayWord: false })
  const [odd] = readSuggestions({
    suggested_providers: [
      { provider_name: 'X', website: 'javascript:alert(1)', category: 'rockets', booking_priority: 3 },
    ],
  } as unknown as Answer).vendors
  expect(odd).toMatchObject({ website: null, category: 'other', booking_priority: 'medium' })
})
