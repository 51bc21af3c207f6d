import type { Twilio } from 'twilio'

import { segmentsOf } from '#platform/sms-length.ts'
import type { ChannelPort } from '../channels.ts'
import { twilioChannel } from './channel.ts'
import type { TwilioAccess } from './client.ts'
import { estimatedPaise } from './prices.ts'

/** Texts by SMS. A sender is a number, a registered name, or a messaging service. */
export function smsChannel(access: TwilioAccess, from: string): ChannelPort {
  const sender = from.startsWith('MG') ? { messagingServiceSid: from } : { from }
  return twilioChannel(access, {
    create: (client, { number, statusCallback }, { message }) =>
      client.messages.create({ to: number, ...sender, body: message.sms, statusCallback }),
    pricePaise: estimatedPaise.smsSegment,
    costOf: ({ message }) => estimatedPaise.smsSegment * segmentsOf(message.sms),
    list: messagesTo,
    isIt: (text, { message }) => text === message.sms,
  })
}

/**
 * WhatsApp, by one approved template with two variables: what it is about, and when. Free text is accepted by Twilio and
 * fails afterwards, unless the person wrote to us within a day.
 */
export function whatsappChannel(
  access: TwilioAccess,
  { from, contentSid }: { from: string; contentSid: string },
): ChannelPort {
  const onWhatsapp = (number: string) => `whatsapp:${number}`
  return twilioChannel(access, {
    create: (client, { number, statusCallback }, { message }) =>
      client.messages.create({
        to: onWhatsapp(number),
        from: onWhatsapp(from),
        contentSid,
        contentVariables: JSON.stringify({ 1: oneLine(message.subject), 2: oneLine(message.body) }),
        statusCallback,
      }),
    pricePaise: estimatedPaise.whatsapp,
    costOf: () => estimatedPaise.whatsapp,
    list: (client, number, limit) => messagesTo(client, onWhatsapp(number), limit),
    // The template's own words around them are Twilio's.
    isIt: (text, { message }) => text.includes(oneLine(message.subject)) && text.includes(oneLine(message.body)),
  })
}

/** Twilio refuses a variable with a line break, a tab or five spaces in a row, and one that is empty (21656). */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim() || '-'

const messagesTo = (client: Twilio, to: string, limit: number) => client.messages.list({ to, limit })
