import { expect, test } from 'vitest'

import { aReminder } from '../../../../test/a-reminder.ts'
import { snoozeOffers } from './snooze-from.ts'

const offers = (day: string, now: string) =>
  snoozeOffers(aReminder({ date: day, time: '11:00:00' }), day, new Date(now), 'Asia/Kolkata').map(
    ({ snooze, ringsAt }) => `${snooze} ${new Date(ringsAt + 19_800_000).toISOString().slice(5, 16)}`,
  )

test('TASK-8 what is due on another day is put off from then, what is due already from now', () => {
  expect(offers('2026-11-27', '2026-11-20T21:00:00+05:30')).toEqual([
    'ten-minutes 11-27T11:10',
    'hour 11-27T12:00',
    'three-hours 11-27T14:00',
    'evening 11-27T18:00',
    'tomorrow 11-28T09:00',
    'week 12-04T09:00',
  ])
  expect(offers('2026-11-20', '2026-11-20T21:00:00+05:30')).toEqual([
    'ten-minutes 11-20T21:10',
    'hour 11-20T22:00',
    'three-hours 11-21T00:00',
    'tomorrow 11-21T09:00',
    'week 11-27T09:00',
  ])
})
