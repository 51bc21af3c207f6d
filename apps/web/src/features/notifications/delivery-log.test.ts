import type { Delivery } from '@planner/contract/notifications'
import { expect, test } from 'vitest'

import { noteInWords } from './as-sentence.ts'
import { outcomeLook } from './channel-look.ts'
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

test('NOTIFY-1 an alert without a device to send to was shown where the page was open, not skipped', () => {
  const alert = { state: 'skipped', kept_in_outbox: false, note: 'no device' } as const
  expect(outcomeLook(alert).name).toBe('Only while open')
  expect(outcomeLook({ ...alert, note: 'no address' }).name).toBe('Skipped')
  expect(noteInWords('no device')).toMatch(/^Shown only where Daily Planner was open/)
})

test('NOTIFY-1 notes of the server are sentences', () => {
  expect(noteInWords('cut short while it was handed over')).toMatch(/^The server stopped while sending it/)
  expect(noteInWords('no address')).toBe('No address.')
})
