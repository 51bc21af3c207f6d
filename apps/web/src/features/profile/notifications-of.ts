import type { User } from '@planner/contract/account/auth'

import { words } from './words.ts'

type Given = Pick<
  User,
  | 'sms_notifications'
  | 'email_notifications'
  | 'whatsapp_notifications'
  | 'voice_notifications'
  | 'sendgrid_connected'
  | 'phone_number'
  | 'phone_verified'
>

/** Lists the channels that are on and can deliver, 'SMS, Email', then those waiting for a verified number. */
export function notificationsOf(user: Given): string[] {
  const byPhone = [
    user.sms_notifications && 'SMS',
    user.whatsapp_notifications && 'WhatsApp',
    user.voice_notifications && 'Voice',
  ].filter((name) => name !== false)
  // Without a provider, mail is written but not sent.
  const email = user.email_notifications ? [user.sendgrid_connected ? 'Email' : words.emailKept] : []
  if (byPhone.length === 0 || (user.phone_number && user.phone_verified)) {
    return [[...byPhone, ...email].join(', ') || 'All off']
  }
  const waiting = words.needsNumber(byPhone.join(', '), user.phone_number !== null)
  return [...email, waiting]
}
