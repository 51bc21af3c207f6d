import { expect, test } from 'vitest'

import { notificationsOf } from './notifications-of.ts'

const off = {
  sms_notifications: false,
  email_notifications: false,
  whatsapp_notifications: false,
  voice_notifications: false,
  sendgrid_connected: true,
  phone_number: null,
  phone_verified: false,
}
const number = { phone_number: '+919876543210' }

test.each([
  [{ ...off }, 'All off'],
  [{ ...off, email_notifications: true }, 'Email'],
  [{ ...off, email_notifications: true, sendgrid_connected: false }, 'Email (kept in the outbox)'],
  [{ ...off, sms_notifications: true, email_notifications: true }, 'Email; SMS once you add a phone number'],
  [
    { ...off, ...number, sms_notifications: true, voice_notifications: true },
    'SMS, Voice once your number is confirmed',
  ],
  [{ ...off, ...number, phone_verified: true, sms_notifications: true, email_notifications: true }, 'SMS, Email'],
])('channels that need a number are not shown as working without one (%#)', (user, words) => {
  expect(notificationsOf(user).join('; ')).toBe(words)
})
