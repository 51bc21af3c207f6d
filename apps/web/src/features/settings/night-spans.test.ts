import { expect, test } from 'vitest'

import { nightSpans } from './night-spans.ts'

test.each([
  ['22:00:00', '07:00:00', [{ left: 41.67, width: 37.5 }]],
  ['00:00:00', '06:00:00', [{ left: 50, width: 25 }]],
  ['13:00:00', '15:00:00', [{ left: 4.17, width: 8.33 }]],
  ['12:00:00', '00:00:00', [{ left: 0, width: 50 }]],
  [
    '06:00:00',
    '18:00:00',
    [
      { left: 0, width: 25 },
      { left: 75, width: 25 },
    ],
  ],
  ['22:00:00', '12:00:00', [{ left: 41.67, width: 58.33 }]],
])('quiet from %s until %s is drawn on the line from noon to noon', (from, until, spans) => {
  expect(nightSpans({ from, until })).toEqual(spans)
})
