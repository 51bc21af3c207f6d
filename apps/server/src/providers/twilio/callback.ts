import type { CallbackReader, StatusReport } from '../channels.ts'
import type { TwilioSettings } from './client.ts'
import { readErrorCode } from './failures.ts'

/** Returns the URL to which Twilio reports the status of this delivery; the id comes back with each report. */
export const callbackFor = (settings: TwilioSettings, deliveryId: string): string =>
  `${settings.callbackUrl}?id=${encodeURIComponent(deliveryId)}`

/** Maps Twilio's status of a message or a call to ours. */
const states: Record<string, StatusReport['state']> = {
  accepted: 'sent',
  scheduled: 'sent',
  queued: 'sent',
  sending: 'sent',
  sent: 'sent',
  initiated: 'sent',
  ringing: 'sent',
  'in-progress': 'sent',
  delivered: 'delivered',
  read: 'delivered',
  completed: 'delivered',
  undelivered: 'failed',
  failed: 'failed',
  canceled: 'failed',
  busy: 'failed',
  'no-answer': 'failed',
}

const callNotes: Record<string, string> = { busy: 'the line was busy', 'no-answer': 'nobody picked up' }

/** Parses Twilio's status callbacks, which are signed with our token over the URL we gave and all fields. */
export function callbackReader(settings: TwilioSettings): CallbackReader {
  return async ({ url, signature, fields }) => {
    const { validateRequest } = await import('twilio/lib/webhooks/webhooks.js')
    if (!validateRequest(settings.authToken, signature, url, fields)) return 'forged'
    const deliveryId = new URL(url).searchParams.get('id')
    const status = fields.MessageStatus ?? fields.CallStatus ?? ''
    const state = states[status]
    const providerId = fields.MessageSid ?? fields.CallSid
    if (!deliveryId || !state || !providerId) return null
    const { note, switchOff } = readErrorCode(fields.ErrorCode)
    return {
      deliveryId,
      providerId,
      state,
      note: state === 'failed' ? (note ?? callNotes[status] ?? 'not delivered') : null,
      ...(switchOff ? { switchOff } : {}),
    }
  }
}
