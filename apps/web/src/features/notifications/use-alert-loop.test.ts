import { expect, test } from 'vitest'

import { recent } from './shown-alerts.ts'
import { windowAt } from './use-alert-loop.ts'

const minute = 60_000

test('DASH-10 the check looks a minute ahead, and back no further than the page has been open', () => {
  expect(windowAt(10 * minute, 10 * minute)).toEqual({ from: 10 * minute, until: 11 * minute })
  expect(windowAt(60 * minute, 10 * minute)).toEqual({ from: 59 * minute, until: 61 * minute })
})

test('DASH-10 a shown alert is remembered for a day', () => {
  expect(recent({ old: 0, fresh: 5 * minute }, 1441 * minute)).toEqual({ fresh: 5 * minute })
})
