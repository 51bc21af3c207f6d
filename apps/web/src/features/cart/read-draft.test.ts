import { expect, test } from 'vitest'

import type { CartDraft } from './draft.ts'
import { draftFrom } from './read-draft.ts'

test('a draft is read as it was written', () => {
  const drafts: CartDraft[] = [
    { lines: {} },
    { lines: { tea: { was: 2 } }, address: '14 Hill Road', pinCode: '400050' },
    { lines: { tea: { was: 2, quantity: 3, vendor: { id: '7', name: 'Sharma' }, replacement: 'similar' } } },
    { lines: { tea: { was: 2, vendor: null } }, address: '' },
  ]
  for (const draft of drafts) expect(draftFrom(JSON.stringify(draft))).toEqual(draft)
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
  expect(() => draftFrom(text)).toThrow(SyntaxError)
})
