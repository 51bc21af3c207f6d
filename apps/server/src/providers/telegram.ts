import type { Reply } from '#platform/chat.ts'
import type { ChannelPort } from './channels.ts'

/** Something that happened in Telegram, as far as the planner cares. */
export type TelegramUpdate = {
  /** The same however often it comes. */
  id: string
  chat: string
  isPrivate: boolean
  /** What the person is called there. */
  name: string | null
  /** The language of their app. */
  language: string | null
} & (
  | { kind: 'text'; text: string; isForwarded: boolean }
  /** A picture, a voice message: nothing that can be read. */
  | { kind: 'other' }
  | { kind: 'button'; action: string; callbackId: string; messageId: number }
  /** The person has blocked or deleted the bot. */
  | { kind: 'blocked' }
)

/** The planner's bot. Every call may throw a ProviderFailure. */
export type TelegramBot = {
  /** Rings there. */
  channel: ChannelPort
  /** The bot's user name; null while Telegram cannot be reached. */
  name(): Promise<string | null>
  /** Says something in a chat; in place of an earlier message of the bot, if there is one. */
  say(chat: string, reply: Reply, inPlaceOf?: number): Promise<void>
  /** Ends the waiting of a button. */
  acknowledge(callbackId: string): Promise<void>
  leave(chat: string): Promise<void>
  /** Has updates sent to a webhook. */
  sendTo(webhook: { url: string; secret: string }): Promise<void>
  /** Has updates wait to be fetched. */
  sendNowhere(): Promise<void>
  /** Fetches the updates after one; waits some seconds for the first. */
  fetch(after: string | null): Promise<TelegramUpdate[]>
  /** Reads an update as it came; null for one that does not concern the planner. */
  read(update: unknown): TelegramUpdate | null
}
