import * as z from 'zod/mini'
import type { TelegramUpdate } from '../telegram.ts'

const Chat = z.object({ id: z.int(), type: z.string() })
const Sender = z.object({ first_name: z.optional(z.string()), language_code: z.optional(z.string()) })

const Update = z.object({
  update_id: z.int(),
  message: z.optional(
    z.object({
      chat: Chat,
      from: z.optional(Sender),
      text: z.optional(z.string()),
      caption: z.optional(z.string()),
      forward_origin: z.optional(z.unknown()),
      new_chat_members: z.optional(z.unknown()),
    }),
  ),
  callback_query: z.optional(
    z.object({
      id: z.string(),
      from: Sender,
      data: z.optional(z.string()),
      message: z.optional(z.object({ message_id: z.int(), chat: Chat })),
    }),
  ),
  my_chat_member: z.optional(
    z.object({ chat: Chat, from: z.optional(Sender), new_chat_member: z.object({ status: z.string() }) }),
  ),
})

/** Parses an update of the Bot API; null if it is malformed or does not concern the planner. */
export function readUpdate(update: unknown): TelegramUpdate | null {
  const parsed = Update.safeParse(update)
  if (!parsed.success) return null
  const { update_id: id, message, callback_query: callback, my_chat_member: member } = parsed.data
  const of = (chat: z.infer<typeof Chat>, from: z.infer<typeof Sender> | undefined) => ({
    id: String(id),
    chat: String(chat.id),
    isPrivate: chat.type === 'private',
    name: from?.first_name?.slice(0, 64) ?? null,
    language: from?.language_code ?? null,
  })
  if (message) {
    const text = message.text ?? message.caption
    const base = of(message.chat, message.from)
    return text === undefined
      ? { ...base, kind: 'other' }
      : { ...base, kind: 'text', text, isForwarded: message.forward_origin !== undefined }
  }
  if (callback?.message) {
    const { chat, message_id: messageId } = callback.message
    const action = callback.data ?? ''
    return { ...of(chat, callback.from), kind: 'button', action, callbackId: callback.id, messageId }
  }
  if (member && ['kicked', 'left'].includes(member.new_chat_member.status)) {
    return { ...of(member.chat, member.from), kind: 'blocked' }
  }
  return null
}
