import type { ColumnType, Generated, Selectable } from 'kysely'
import type { Button, ChatLanguage, Reply } from '../../chat.ts'
import type { JsonColumn } from './columns.ts'

export type ChatChannel = 'telegram' | 'whatsapp'

/** A chat with a person; for WhatsApp that of their verified number. */
export type ChatsTable = {
  user_id: string
  channel: ChatChannel
  address: string
  name: string | null
  language: ChatLanguage
  linked_at: Date
  wrote_at: Date | null
  stopped_at: Generated<Date | null>
  offered: ColumnType<Button[], string | undefined, string>
  changing: ColumnType<{ id: string; until: string } | null, string | null | undefined, string | null>
}
export type ChatRow = Selectable<ChatsTable>

/** An action that a message caused, or a choice that it offered. */
export type ChatAction =
  | { kind: 'created'; ids: string[] }
  | { kind: 'done'; id: string; day: string }
  | { kind: 'removed'; id: string; day: string | null }
  | {
      kind: 'changed'
      id: string
      before: { title: string; date: string; time: string; recurrence: string; lead_minutes?: number[] | null }
    }
  | { kind: 'separated'; id: string; day: string; own: string }
  | { kind: 'choice'; text: string; targets: { id: string; day: string; all: boolean }[] }

export type ChatActionsTable = {
  id: string
  user_id: string
  deed: JsonColumn<ChatAction>
  made_at: Date
  undone_at: Date | null
}
export type ChatActionRow = Selectable<ChatActionsTable>

export type ChatCodesTable = { user_id: string; code_hash: Buffer; made_at: Date }

export type ChatMessagesTable = {
  channel: ChatChannel
  id: string
  user_id: string | null
  reply: ColumnType<Reply | null, string | null, string | null>
  taken_at: Date
  answered_at: Date | null
}

export type ChatReceiversTable = { channel: ChatChannel | 'mail'; holder: string; until: Date }

export type ConversationTables = {
  chats: ChatsTable
  chat_deeds: ChatActionsTable
  chat_codes: ChatCodesTable
  chat_messages: ChatMessagesTable
  chat_receivers: ChatReceiversTable
}
