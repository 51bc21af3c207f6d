import { expect, test } from 'vitest'

import { dietSaved } from './diet-saved.ts'

test.each([
  [{ today: 3, ahead: 0, kept: 0 }, 'Saved. 3 dishes of today were exchanged.'],
  [
    { today: 1, ahead: 0, kept: 1 },
    'Saved. 1 dish of today was exchanged. 1 dish in your cart or orders stays and is marked.',
  ],
  [{ today: 2, ahead: 5, kept: 0 }, 'Saved. 2 dishes of today and 5 of the days ahead were exchanged.'],
  [
    { today: 0, ahead: 1, kept: 2 },
    'Saved. 1 dish of the days ahead was exchanged. 2 dishes in your cart or orders stay and are marked.',
  ],
  [{ today: 0, ahead: 0, kept: 0 }, 'Saved. Your plan already fits.'],
])('COOK-3 saving a diet says what it changed: %j', (replanned, sentence) => {
  expect(dietSaved(replanned)).toBe(sentence)
})
