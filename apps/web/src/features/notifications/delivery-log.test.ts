import type { Delivery } from '@planner/contract/notifications'
import { expect, test } from 'vitest'

import { deliveryLog } from './delivery-log.ts'

let count = 0
const aDelivery = (changes: Partial<Delivery>): Delivery => ({
  id: String(count++),
  channel: 'app',
  moment: 'due',
  reminder_id: 'plumber',
  title: 'Call the plumber',
  occurrence_on: '2026-11-21',
  due_at: '2026-11-21T13:00:00.000Z',
  settled_at: null,
  state: 'sent',
  note: null,
  kept_in_outbox: false,
  ...changes,
})

test('a ring is one entry with all its channels, under the day on which it was due at home', () => {
  const log = deliveryLog(
    [
      aDelivery({ due_at: '2026-11-21T19:00:00.000Z', title: 'Sleep', reminder_id: 'sleep' }),
      aDelivery({ channel: 'sms' }),
      aDelivery({}),
      aDelivery({ moment: 'before', due_at: '2026-11-21T12:00:00.000Z' }),
    ],
    'Asia/Kolkata',
  )

  expect(log.map(({ day, rings }) => [day, rings.map(({ title, moment }) => `${title} ${moment}`)])).toEqual([
    ['2026-11-22', ['Sleep due']],
    ['2026-11-21', ['Call the plumber due', 'Call the plumber before']],
  ])
  expect(log[1]!.rings[0]!.deliveries.map(({ channel }) => channel)).toEqual(['app', 'sms'])
})

test('two reminders at the same minute are two entries', () => {
  const log = deliveryLog([aDelivery({}), aDelivery({ reminder_id: 'rent', title: 'Pay rent' })], 'Asia/Kolkata')

  expect(log[0]!.rings).toHaveLength(2)
})
