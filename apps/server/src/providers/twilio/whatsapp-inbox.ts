import type { Reply } from '#platform/chat.ts'
import type { WhatsappInbox } from '../whatsapp.ts'
import type { TwilioAccess } from './client.ts'
import { estimatedPaise } from './prices.ts'

/** Twilio's limit for a text. */
const textMax = 1600

/** Messages that people send to the planner's WhatsApp number. */
export function whatsappInbox(access: TwilioAccess, from: string): WhatsappInbox {
  return {
    number: from,
    pricePaise: estimatedPaise.whatsapp,
    async read({ url, signature, fields }) {
      const { validateRequest } = await import('twilio/lib/webhooks/webhooks.js')
      if (!validateRequest(access.settings.authToken, signature, url, fields)) return 'forged'
      const { MessageSid: id, From: writer = '', To: to, Body: text = '', AccountSid: account } = fields
      const number = /^whatsapp:(\+[1-9]\d{6,14})$/.exec(writer)?.[1]
      if (!id || !number || to !== `whatsapp:${from}` || account !== access.settings.accountSid) return null
      return {
        id,
        from: number,
        text: text.trim() === '' ? null : text,
        isForwarded: fields.Forwarded === 'true' || fields.FrequentlyForwarded === 'true',
        name: fields.ProfileName?.slice(0, 64) ?? null,
      }
    },
    async sendReply(to, reply) {
      const client = await access.client()
      await access.calls.make(() =>
        client.messages.create({ to: `whatsapp:${to}`, from: `whatsapp:${from}`, body: asText(reply) }),
      )
    },
  }
}

/**
 * Formats a reply as text. WhatsApp free text has no buttons, so the choices are numbered. Truncated at a line break.
 */
function asText({ lines, buttons }: Reply): string {
  const next = buttons.map(({ label }, at) => `${at + 1} ${label}`)
  const kept: string[] = []
  let length = next.join('\n').length
  for (const { text } of lines) {
    length += text.length + 1
    if (length > textMax) break
    kept.push(text)
  }
  // Short choices share a line; long ones get a line each.
  const isShort = buttons.every(({ label }) => label.length <= 20)
  return [...kept, ...(next.length > 0 ? ['', ...(isShort ? [next.join(' · ')] : next)] : [])].join('\n') || '…'
}
