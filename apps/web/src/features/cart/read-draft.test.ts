import { expect, test } from 'vitest'

import type { CartDraft } from './draft.ts'
import { draftFrom } from './read-draft.ts'

const now = new Date('2026-12-02T09:00:00Z')

test('a draft is read as it was written', () => {
  const drafts: CartDraft[] = [
    { lines: {} },
    { lines: { tea: { was: 2 } }, address: '14 Hill Road', pinCode: '400050' },
    { lines: { tea: { was: 2, quantity: 3, vendor: { id: '7', name: 'Sharma' }, replacement: 'similar' } } },
    { lines: { tea: { was: 2, vendor: null } }, address: '' },
  ]
  for (const draft of drafts) expect(draftFrom(JSON.stringify(draft), now)).toEqual(draft)
})

test.each([
  'no JSON',
  'null',
  '{}',
  '{"lines":[1]}',
  '{"lines":{"tea":{}}}',
  '{"lines":{"tea":{"was":"2"}}}',
  '{"lines":{"tea":{"was":2,"quantity":1.5}}}',
  '{"lines":{"tea":{"was":2,"vendor":{"id":7}}}}',
  '{"lines":{"tea":{"was":2,"replacement":"any"}}}',
  '{"lines":{},"pinCode":400050}',
])('a draft that is not ours is ignored: %s', (text) => {
  expect(() => draftFrom(text, now)).toThrow(SyntaxError)
})

test('SHOP-6 a delivery time of an earlier day is not read any more, a later one and none are', () => {
  const timeOf = (deliverBy: string) => draftFrom(JSON.stringify({ lines: {}, deliverBy }), now).deliverBy
  expect(timeOf('2026-12-01T11:30:00.000Z')).toBeUndefined()
  expect(timeOf('2026-12-02T11:30:00.000Z')).toBe('2026-12-02T11:30:00.000Z')
  expect(timeOf('')).toBe('')
})
