import type { Reply } from '#platform/chat.ts'

/** A message to the planner's number. */
export type WhatsappMessage = {
  /** The same however often it comes. */
  id: string
  /** The sender's number, such as +919876543210. */
  from: string
  /** Null for a picture or a voice message without words. */
  text: string | null
  isForwarded: boolean
  /** What the person is called there. */
  name: string | null
}

/** WhatsApp's other direction: what people write to the planner's number. */
export type WhatsappInbox = {
  /** The planner's number, to which people write. */
  number: string
  /** An estimate, in paise. */
  pricePaise: number
  /** Reads a signed message; 'forged' for any other, null for one that is not to this number. */
  read(callback: {
    url: string
    signature: string
    fields: Record<string, string>
  }): Promise<WhatsappMessage | 'forged' | null>
  /** Answers within a day of the person's message: free text. @throws ProviderFailure. */
  say(to: string, reply: Reply): Promise<void>
}
