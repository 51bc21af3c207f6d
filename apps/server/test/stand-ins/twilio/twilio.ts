import { createHmac } from 'node:crypto'
import { type Answer, type Asked, startHttpStandIn } from '../http-stand-in.ts'
import { callsResource } from './calls.ts'
import { messagesResource, type TwilioMessage } from './messages.ts'
import { page } from './page.ts'
import { newSid, refusal } from './rules.ts'
import { verifyResource } from './verify.ts'

/** The settings of a server that uses this stand-in, with keys that no real account has. */
const twilioKeys = {
  TWILIO_ACCOUNT_SID: `AC${'5'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 'stand-in-token',
  TWILIO_SMS_FROM: '+15005550006',
  TWILIO_WHATSAPP_FROM: '+15005550007',
  TWILIO_WHATSAPP_CONTENT_SID: `HX${'6'.repeat(32)}`,
  TWILIO_VOICE_FROM: '+15005550008',
}
export const verifyKeys = { TWILIO_VERIFY_SERVICE_SID: `VA${'7'.repeat(32)}` }

type Post = (callback: { url: string; headers: Record<string, string>; body: string }) => Promise<number>

type Furnishing = {
  port?: number
  takesMs?: number
  now?: () => Date
  /** Whether accepted messages are reported immediately, as by Twilio, or when a test asks for it. */
  reports?: 'at once' | 'when asked'
  post?: Post
}

const overHttp: Post = async ({ url, headers, body }) => {
  const response = await fetch(url, { method: 'POST', headers, body })
  await response.body?.cancel()
  return response.status
}

/**
 * Twilio over HTTP: Messages, Calls and Verify with their rules, a record of what was received, signed status
 * callbacks, and faults.
 *
 * The last five digits of a number decide the outcome: +91 98765 21610 is refused with code 21610, +91 98765 30003 is
 * accepted and reported as undelivered.
 */
export async function startTwilio({
  port,
  takesMs,
  now = () => new Date(),
  reports = 'when asked',
  post = overHttp,
}: Furnishing = {}) {
  let clock = now
  let carry = post
  const complaints: string[] = []
  const context = { now: () => clock(), complain: (words: string) => void complaints.push(words) }
  const messages = messagesResource(context)
  const calls = callsResource(context)
  const verify = verifyResource(context)

  async function answer(asked: Asked): Promise<Answer> {
    if (asked.path === '/') return { status: 200, body: page(messages.all, calls.all, verify.codes) }
    const { TWILIO_ACCOUNT_SID: sid, TWILIO_AUTH_TOKEN: token } = twilioKeys
    const expected = `Basic ${Buffer.from(`${sid}:${token}`).toString('base64')}`
    if (asked.headers.authorization !== expected) return refusal(401, 20003, 'Authenticate')
    const reply =
      messages.answer(asked, `/api/2010-04-01/Accounts/${sid}`) ??
      calls.answer(asked, `/api/2010-04-01/Accounts/${sid}`) ??
      verify.answer(asked, `/verify/v2/Services/${verifyKeys.TWILIO_VERIFY_SERVICE_SID}`) ??
      refusal(404, 20404, 'not found')
    if (reports === 'at once' && asked.method === 'POST' && reply.status === 201) reportSoon()
    return reply
  }

  const reported = new Set<string>()

  /** Reports some moments later, and again if there was no response. */
  function reportSoon(): void {
    setTimeout(() => {
      reportAll().catch(() => reportSoon())
    }, 500).unref()
  }

  /** Sends a status callback, signed over the URL and the sorted fields. */
  async function report(about: { sid: string; statusCallback: string | null }, fields: Record<string, string>) {
    const url = about.statusCallback!
    const signed =
      url +
      Object.keys(fields)
        .sort()
        .map((name) => name + fields[name])
        .join('')
    const signature = createHmac('sha1', twilioKeys.TWILIO_AUTH_TOKEN).update(signed).digest('base64')
    const headers = { 'x-twilio-signature': signature, 'content-type': 'application/x-www-form-urlencoded' }
    return carry({ url, headers, body: new URLSearchParams(fields).toString() })
  }

  /** Sends an incoming message to our webhook, signed over the URL and the sorted fields. */
  function signed(url: string, fields: Record<string, string>, token: string) {
    const text =
      url +
      Object.entries(fields)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .flat()
        .join('')
    const signature = createHmac('sha1', token).update(text).digest('base64')
    const headers = { 'x-twilio-signature': signature, 'content-type': 'application/x-www-form-urlencoded' }
    return carry({ url, headers, body: new URLSearchParams(fields).toString() })
  }

  type Written = { sid?: string; forwarded?: boolean; media?: boolean; token?: string; to?: string }

  /** Sends a WhatsApp message to the planner's number. */
  async function write(url: string, from: string, text: string, more: Written = {}) {
    const { sid = newSid('SM'), forwarded = false, media = false, to = twilioKeys.TWILIO_WHATSAPP_FROM } = more
    messages.wroteAt.set(from, clock())
    const fields = {
      MessageSid: sid,
      SmsMessageSid: sid,
      AccountSid: twilioKeys.TWILIO_ACCOUNT_SID,
      From: `whatsapp:${from}`,
      To: `whatsapp:${to}`,
      Body: text,
      NumMedia: media ? '1' : '0',
      ProfileName: 'Asha',
      WaId: from.slice(1),
      ...(forwarded && { Forwarded: 'true' }),
    }
    return { sid, status: await signed(url, fields, more.token ?? twilioKeys.TWILIO_AUTH_TOKEN) }
  }

  const reportMessage = (message: TwilioMessage, status: string, errorCode?: number) => {
    message.status = status
    return report(message, {
      MessageSid: message.sid,
      MessageStatus: status,
      To: message.to,
      From: message.from,
      AccountSid: twilioKeys.TWILIO_ACCOUNT_SID,
      ApiVersion: '2010-04-01',
      ...(errorCode ? { ErrorCode: String(errorCode) } : {}),
    })
  }

  /** Sends the reports that are still due. */
  async function reportAll(): Promise<void> {
    for (const message of messages.all.filter((one) => one.statusCallback && !reported.has(one.sid))) {
      await reportMessage(message, 'sent')
      await (message.fails ? reportMessage(message, 'undelivered', message.fails) : reportMessage(message, 'delivered'))
      reported.add(message.sid)
    }
    for (const call of calls.all.filter((one) => one.statusCallback && !reported.has(one.sid))) {
      await report(call, { CallSid: call.sid, CallStatus: 'completed', To: call.to, From: call.from })
      reported.add(call.sid)
    }
  }

  const http = await startHttpStandIn({ answer, takesMs, ...(port === undefined ? {} : { port }) })
  return {
    ...http,
    /** The settings of a server that uses it. */
    environment: { ...twilioKeys, TWILIO_BASE_URL: http.url },
    messages: messages.all,
    phoneCalls: calls.all,
    codes: verify.codes,
    complaints,
    reportMessage,
    reportAll,
    write,
    useClock(use: () => Date) {
      clock = use
    },
    usePost(use: Post) {
      carry = use
    },
  }
}
export type TwilioStandIn = Awaited<ReturnType<typeof startTwilio>>
