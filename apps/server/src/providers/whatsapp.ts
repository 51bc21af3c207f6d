import type { Reply } from '#platform/chat.ts'

/** A message to the planner's number. */
export type WhatsappMessage = {
  /** Stays the same when the message is delivered again. */
  id: string
  /** The sender's number, such as +919876543210. */
  from: string
  /** Null for a picture or a voice message without text. */
  text: string | null
  isForwarded: boolean
  /** The person's name in WhatsApp. */
  name: string | null
}

/** Incoming WhatsApp: messages that people send to the planner's number. */
export type WhatsappInbox = {
  /** The planner's number. */
  number: string
  /** Estimated cost of a reply, in paise. */
  pricePaise: number
  /** Parses a signed message; 'forged' if the signature is invalid, null if it is not to this number. */
  read(callback: {
    url: string
    signature: string
    fields: Record<string, string>
  }): Promise<WhatsappMessage | 'forged' | null>
  /** Sends a free-text reply, which is possible within a day of the person's message. @throws ProviderFailure. */
  sendReply(to: string, reply: Reply): Promise<void>
}
