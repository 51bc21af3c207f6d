import type { Refusal } from '../channels.ts'
import { failureByStatus, ProviderFailure } from '../provider-call.ts'

type Answer = { statusCode: number; body: unknown; headers?: unknown }

/** Twilio error codes that we handle or explain specifically. */
const known: Record<number, { note: string; again?: true; switchOff?: 'opted-out' | 'landline' }> = {
  20003: { note: 'Twilio does not accept our keys', again: true },
  21211: { note: 'not a phone number' },
  21408: { note: 'this country is not enabled at Twilio' },
  21603: { note: 'the sender is missing at Twilio' },
  21606: { note: 'the sender cannot send to this number' },
  21608: { note: 'a Twilio trial account sends to numbers that it has verified only' },
  21610: { note: 'the number has opted out of our messages', switchOff: 'opted-out' },
  21614: { note: 'a landline, which cannot receive texts', switchOff: 'landline' },
  21617: { note: 'the message is too long for Twilio' },
  21635: { note: 'a landline, which cannot receive texts', switchOff: 'landline' },
  21656: { note: 'the WhatsApp template does not take these variables' },
  21910: { note: 'the sender and the recipient are on different channels' },
  30003: { note: 'the phone could not be reached' },
  30004: { note: 'the number blocks our messages', switchOff: 'opted-out' },
  30005: { note: 'this number isn’t in use' },
  30006: { note: 'a landline, which cannot receive texts', switchOff: 'landline' },
  30007: { note: 'filtered by the carrier; in India the text must equal its DLT template' },
  30008: { note: 'not delivered, for reasons unknown to Twilio' },
  60200: { note: 'not a phone number' },
  60202: { note: 'too many wrong codes' },
  60203: { note: 'too many codes for this number' },
  60205: { note: 'a landline, which cannot receive texts', switchOff: 'landline' },
  60212: { note: 'too many codes for this number at once' },
  60410: { note: 'Twilio blocks this prefix to prevent fraud' },
  63016: { note: 'WhatsApp takes templates only outside 24 hours of the last message' },
}

/**
 * Returns if a response of Twilio's is a success.
 *
 * @throws ProviderFailure otherwise.
 */
export function expectSuccess({ statusCode, body, headers }: Answer): void {
  if (statusCode < 400) return
  const code = codeOf(body)
  const about = known[code]
  // Verify's own limits are 429 too, but retrying soon does not help.
  if (statusCode === 429 && code >= 60_000) throw refused(code, about?.note)
  const general = failureByStatus(statusCode, (headers as Record<string, unknown> | undefined)?.['retry-after'])
  if (general) throw general
  if (about?.again) throw new ProviderFailure('again', about.note, { code: String(code) })
  throw refused(code, about?.note ?? `refused by Twilio, ${code || statusCode}`)
}

const refused = (code: number, note = 'refused by Twilio') =>
  new ProviderFailure('refused', note, {
    code: String(code),
    switchOff: known[code]?.switchOff,
    refusal: known[code]?.switchOff ?? refusals[code] ?? 'other',
  })

/** Errors of the number itself; any other refusal is about our account or the message. */
const refusals: Record<number, Refusal> = { 21211: 'invalid', 60200: 'invalid', 21408: 'country' }

/** Returns a readable note for the error code of a status callback, and whether the channel must be switched off. */
export function readErrorCode(errorCode: string | undefined): {
  note: string | null
  switchOff?: 'opted-out' | 'landline'
} {
  if (!errorCode || errorCode === '0') return { note: null }
  const { note = `not delivered, Twilio ${errorCode}`, switchOff } = known[Number(errorCode)] ?? {}
  return switchOff ? { note, switchOff } : { note }
}

/** Twilio's client returns JSON either parsed or as text, depending on the code path. */
function codeOf(body: unknown): number {
  const parsed = typeof body === 'string' ? parsedOrNull(body) : body
  const code = (parsed as { code?: unknown } | null)?.code
  return typeof code === 'number' ? code : 0
}

function parsedOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
