import type { SuggestedVendor } from '@planner/contract/vendors'
import { expect, test } from 'vitest'

import { inWords } from './suggestions-in-words.ts'

const vendor = (id: string) => ({ id, provider_name: id, why_relevant: 'ours' }) as SuggestedVendor
const ours = { vendors: [vendor('a'), vendor('b')], activities: [{ name: 'Ours', why: null }], mayWord: true }

test('until a model answers, and if it has nothing to say, our own words are shown', () => {
  for (const wording of [undefined, { worded_by: 'engine' as const, reasons: [], activities: [] }]) {
    const shown = inWords(ours, wording)
    expect(shown.vendors.map(({ vendor, worded }) => [vendor.why_relevant, worded])).toEqual([
      ['ours', undefined],
      ['ours', undefined],
    ])
    expect(shown).toMatchObject({ activities: ours.activities, activitiesWorded: false })
  }
})

test('a model’s words are shown with their vendor and marked; they add no vendor', () => {
  const shown = inWords(ours, {
    worded_by: 'model',
    reasons: [
      { id: 'b', why_relevant: 'theirs' },
      { id: 'c', why_relevant: 'nobody' },
    ],
    activities: [{ activity_name: 'Theirs', why: 'so' }],
  })
  expect(shown.vendors.map(({ vendor, worded }) => [vendor.id, vendor.why_relevant, worded])).toEqual([
    ['a', 'ours', undefined],
    ['b', 'ours', 'theirs'],
  ])
  expect(shown).toMatchObject({ activities: [{ name: 'Theirs', why: 'so' }], activitiesWorded: true })
})
