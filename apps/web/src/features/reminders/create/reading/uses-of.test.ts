import { parseReminder } from '@planner/reminder-language'
import { detailsOf } from '@planner/reminder-language/details'
import { expect, test } from 'vitest'

import { usesOf } from './uses-of.ts'

const uses = (text: string) => {
  const reading = parseReminder(text, { now: new Date('2026-11-20T04:30:00Z'), timeZone: 'Asia/Kolkata' })

  return usesOf(detailsOf(text, reading), text)
}

test.each([
  ['call Ramesh 98765 43210 tomorrow', { call: 'tel:9876543210', map: null, open: null, pay: null }],
  [
    'pay 500 to sunita@okhdfc on Monday',
    { call: null, map: null, open: null, pay: 'upi://pay?pa=sunita%40okhdfc&am=500&cu=INR' },
  ],
  ['pay 500 to Sunita on Monday', { call: null, map: null, open: null, pay: null }],
  ['pay ₹500 and mail sunita@example.com', { call: null, map: null, open: null, pay: null }],
  ['pay bill on www.bescom.co.in kal', { call: null, map: null, open: 'https://www.bescom.co.in', pay: null }],
  [
    'meet Asha at Cafe Mondegar Saturday 5 pm',
    { call: null, map: 'https://www.google.com/maps/search/?api=1&query=Cafe+Mondegar', open: null, pay: null },
  ],
])('READ-6 %s can be called, paid, found or opened', (text, wanted) => expect(uses(text)).toEqual(wanted))
