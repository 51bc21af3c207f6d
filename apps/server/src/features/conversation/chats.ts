import { chats as limits } from '@planner/contract/constants/notifications'
import type { Context } from '#context.ts'
import { codeHashOf } from '#features/household/code.ts'
import { planEverything } from '#features/notifications/planning/plan-everything.ts'
import type { ChatLanguage } from '#platform/chat.ts'
import { after, minuteMs } from '#platform/clock.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { lockPerson } from '#platform/db/lock-person.ts'
import type { Db } from '#platform/db/open.ts'
import type { ChatChannel, ChatRow } from '#platform/db/tables/conversation.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import {
  chatAt,
  chatOf,
  clearRefusal,
  deleteChat,
  personById,
  personByNumber,
  saveChat,
  saveCode,
  setTelegramAlerts,
  setWhatsappAlerts,
  spendCode,
  updateChat,
} from './store.ts'

/** Saves a person's link code, replacing an earlier one. */
export const keepCode = saveCode

/** Returns a person's Telegram chat; null if none is linked. */
export const linkOf = async ({ db }: Pick<Context, 'db'>, { id }: Pick<UserRow, 'id'>): Promise<ChatRow | null> =>
  (await chatOf(db, id, 'telegram')) ?? null

/** Returns a chat and its person; null if the chat is not linked. */
export async function chatAndPerson(
  { db }: Pick<Context, 'db'>,
  channel: ChatChannel,
  address: string,
): Promise<{ chat: ChatRow; user: UserRow } | null> {
  const chat = await chatAt(db, channel, address)
  const user = chat && (await personById(db, chat.user_id))
  return chat && user ? { chat, user } : null
}

/** Unlinks a chat as part of another change, which takes care of the alerts. */
export async function closeChat(tx: Db, userId: string, channel: ChatChannel): Promise<ChatRow | null> {
  return (await deleteChat(tx, userId, channel)) ?? null
}

type Linking = { code: string; address: string; name: string | null; language: ChatLanguage }

/**
 * Links a Telegram chat to the account whose code was sent from it, and switches its alerts on.
 *
 * @returns the person, and the previously linked chat; null if the code is wrong or expired.
 */
export async function linkTelegram(
  context: Context,
  { code, address, name, language }: Linking,
): Promise<{ user: UserRow; before: string | null } | null> {
  const now = context.clock.now()
  return inTransaction(context.db, async (tx) => {
    const userId = await spendCode(tx, codeHashOf(code), after(now, -limits.codeMinutes * minuteMs))
    const user = userId === null ? undefined : await lockPerson(tx, userId)
    if (!user || user.deletion_planned_at) return null
    const before = await chatOf(tx, user.id, 'telegram')
    await saveChat(tx, {
      user_id: user.id,
      channel: 'telegram',
      address,
      name,
      language,
      linked_at: now,
      wrote_at: now,
    })
    await clearRefusal(tx, user.id, 'telegram')
    await ring(context, tx, user, true, now)
    return { user, before: before && before.address !== address ? before.address : null }
  })
}

/** Unlinks a person's Telegram chat. @returns the chat; null if there was none. */
export async function unlinkTelegram(context: Context, { id }: Pick<UserRow, 'id'>): Promise<ChatRow | null> {
  return inTransaction(context.db, async (tx) => {
    const user = await lockPerson(tx, id)
    const chat = user && (await deleteChat(tx, id, 'telegram'))
    if (!user || !chat) return null
    await ring(context, tx, user, false, context.clock.now())
    return chat
  })
}

/** Switches alerts in the linked chat on or off. @returns false if none is linked. */
export async function setRings(context: Context, { id }: Pick<UserRow, 'id'>, rings: boolean): Promise<boolean> {
  return inTransaction(context.db, async (tx) => {
    const user = await lockPerson(tx, id)
    if (!user || !(await chatOf(tx, id, 'telegram'))) return false
    await ring(context, tx, user, rings, context.clock.now())
    return true
  })
}

/** Returns the person who has verified a phone number, and their chat, which the first message opens. */
export async function whatsappPerson(
  context: Context,
  { number, name }: { number: string; name: string | null },
): Promise<{ chat: ChatRow; user: UserRow } | null> {
  return inTransaction(context.db, async (tx) => {
    const user = await personByNumber(tx, number)
    if (!user) return null
    const chat = await chatOf(tx, user.id, 'whatsapp')
    if (chat?.address === number) return { chat, user }
    // A previous owner of the number loses their chat.
    const former = await chatAt(tx, 'whatsapp', number)
    if (former) await deleteChat(tx, former.user_id, 'whatsapp')
    const linked_at = context.clock.now()
    const opened = { user_id: user.id, channel: 'whatsapp' as const, address: number, name, language: 'en' as const }
    await saveChat(tx, { ...opened, linked_at, wrote_at: linked_at, stopped_at: null })
    return { chat: (await chatOf(tx, user.id, 'whatsapp'))!, user }
  })
}

/** Returns a person's WhatsApp chat; null until they have written from their verified number. */
export async function whatsappChatOf(
  { db }: Pick<Context, 'db'>,
  { id, phone_number: number, phone_verified: isVerified }: UserRow,
): Promise<ChatRow | null> {
  const chat = await chatOf(db, id, 'whatsapp')
  return chat && isVerified && chat.address === number ? chat : null
}

/** Records that a person sent STOP and wants no more messages in this chat. */
export const stopChat = (context: Context, chat: ChatRow): Promise<void> =>
  updateChat(context.db, chat, { stopped_at: context.clock.now(), offered: [], changing: null })

/** Clears an earlier STOP, once a person has switched the channel on again. */
export async function clearStop(tx: Db, userId: string): Promise<void> {
  await updateChat(tx, { user_id: userId, channel: 'whatsapp' }, { stopped_at: null })
}

/** Handles START: messages resume, and the earlier conversation is forgotten. */
export async function startChat(context: Context, tx: Db, chat: ChatRow): Promise<void> {
  const user = await lockPerson(tx, chat.user_id)
  if (!user) return
  const now = context.clock.now()
  await updateChat(tx, chat, { stopped_at: null, wrote_at: now })
  await clearRefusal(tx, user.id, 'whatsapp')
  if (!user.whatsapp_notifications) await planEverything(context, tx, await setWhatsappAlerts(tx, user.id), now)
}

async function ring(context: Context, tx: Db, user: UserRow, rings: boolean, now: Date): Promise<void> {
  if (user.telegram_notifications === rings) return
  await planEverything(context, tx, await setTelegramAlerts(tx, user.id, rings), now)
}
