import type { Twilio } from 'twilio'

import type { ChatLanguage } from '#platform/chat.ts'
import { segmentsOf } from '#platform/sms-length.ts'
import { alertReply } from '../alert-text.ts'
import { type ChannelPort, type Delivery, smsOf } from '../channels.ts'
import { twilioChannel } from './channel.ts'
import type { TwilioAccess } from './client.ts'
import { estimatedPaise } from './prices.ts'

/** SMS messages. The sender is a number, a registered name, or a messaging service. */
export function smsChannel(access: TwilioAccess, from: string): ChannelPort {
  const sender = from.startsWith('MG') ? { messagingServiceSid: from } : { from }
  return twilioChannel(access, {
    create: (client, { number, statusCallback }, { message }) =>
      client.messages.create({ to: number, ...sender, body: smsOf(message), statusCallback }),
    pricePaise: estimatedPaise.smsSegment,
    costOf: ({ message }) => estimatedPaise.smsSegment * segmentsOf(smsOf(message)),
    list: messagesTo,
    isIt: (text, { message }) => text === smsOf(message),
  })
}

/**
 * WhatsApp messages, through one approved template with two variables: the subject and the time. Twilio accepts free
 * text but fails to deliver it, unless the person wrote to us within a day.
 */
export function whatsappChannel(
  access: TwilioAccess,
  { from, contentSid }: { from: string; contentSid: string },
): ChannelPort {
  const onWhatsapp = (number: string) => `whatsapp:${number}`
  return twilioChannel(access, {
    create: (client, { number, statusCallback }, delivery) =>
      client.messages.create({
        to: onWhatsapp(number),
        from: onWhatsapp(from),
        ...(isOpen(delivery)
          ? { body: freeText(delivery) }
          : {
              contentSid,
              contentVariables: JSON.stringify({
                1: oneLine(delivery.message.subject),
                2: oneLine(delivery.message.body),
              }),
            }),
        statusCallback,
      }),
    pricePaise: estimatedPaise.whatsapp,
    costOf: () => estimatedPaise.whatsapp,
    list: (client, number, limit) => messagesTo(client, onWhatsapp(number), limit),
    // Twilio adds the template's own words around the variables.
    isIt: (text, delivery) =>
      text === freeText(delivery) ||
      (text.includes(oneLine(delivery.message.subject)) && text.includes(oneLine(delivery.message.body))),
  })
}

/** Whether the person has written from this number within a day, so that free text is delivered. */
const isOpen = ({ user }: Delivery): boolean => user.chat?.isOpen === true && user.chat.address === user.phone_number

/** Returns the text of the template and how to answer, because free text has no buttons. */
function freeText({ message, user }: Delivery): string {
  const language = user.chat?.language ?? 'en'
  const { lines } = alertReply(message, language)
  return [...lines.map(({ text }) => oneLine(text)), ...(message.about ? ['', answers[language]] : [])].join('\n')
}

const answers: Record<ChatLanguage, string> = {
  en: 'Reply “done” or “later”.',
  hi: 'जवाब दें: “हो गया” या “बाद में”।',
  'hi-Latn': 'Jawab dein: “ho gaya” ya “baad mein”.',
}

/**
 * Collapses whitespace: Twilio refuses a variable that has a line break, a tab or five spaces in a row, or is empty
 * (21656).
 */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim() || '-'

const messagesTo = (client: Twilio, to: string, limit: number) => client.messages.list({ to, limit })
