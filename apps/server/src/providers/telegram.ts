import type { Reply } from '#platform/chat.ts'
import type { ChannelPort } from './channels.ts'

/** An update of Telegram, as far as the planner uses it. */
export type TelegramUpdate = {
  /** Stays the same when the update is delivered again. */
  id: string
  chat: string
  isPrivate: boolean
  /** The person's name in Telegram. */
  name: string | null
  /** The language of the person's app. */
  language: string | null
} & (
  | { kind: 'text'; text: string; isForwarded: boolean }
  /** A picture, a voice message or anything else without text. */
  | { kind: 'other' }
  | { kind: 'button'; action: string; callbackId: string; messageId: number }
  /** The person has blocked or deleted the bot. */
  | { kind: 'blocked' }
)

/** The planner's bot. Every call may throw a ProviderFailure. */
export type TelegramBot = {
  /** Sends alerts. */
  channel: ChannelPort
  /** The bot's user name; null while Telegram cannot be reached. */
  name(): Promise<string | null>
  /** Sends a message to a chat, or replaces an earlier message of the bot. */
  sendReply(chat: string, reply: Reply, inPlaceOf?: number): Promise<void>
  /** Ends a button's loading state. */
  acknowledge(callbackId: string): Promise<void>
  leave(chat: string): Promise<void>
  /** Makes Telegram deliver updates to a webhook. */
  sendTo(webhook: { url: string; secret: string }): Promise<void>
  /** Removes the webhook, so that updates are fetched instead. */
  sendNowhere(): Promise<void>
  /** Fetches the updates after the given one; waits some seconds for the first. */
  fetch(after: string | null): Promise<TelegramUpdate[]>
  /** Parses a raw update; null if it does not concern the planner. */
  read(update: unknown): TelegramUpdate | null
}
