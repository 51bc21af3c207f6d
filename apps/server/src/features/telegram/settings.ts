import type { makeCode as codeContract, Telegram } from '@planner/contract/account/telegram'
import { chats as limits } from '@planner/contract/constants/notifications'
import type { ResultOf } from '@planner/contract/endpoint'
import type { Context } from '#context.ts'
import { type Actor, record } from '#features/audit/record.ts'
import { keepCode, linkOf, setRings, unlinkTelegram } from '#features/conversation/chats.ts'
import { replyTexts } from '#features/conversation/reply-texts.ts'
import { codeHashOf, newCode } from '#features/household/code.ts'
import { after, minuteMs } from '#platform/clock.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { ChatRow } from '#platform/db/tables/conversation.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { tryReply } from './try-reply.ts'

type By = Actor & { user: UserRow }

/** Returns whether there is a bot, and the linked chat. */
export async function showTelegram(context: Context, user: UserRow): Promise<Telegram> {
  const { telegram } = context
  const chat = await linkOf(context, user)
  return {
    available: telegram !== null,
    bot: telegram && (await telegram.name()),
    chat: chat && presentChat(chat, user),
  }
}

const presentChat = ({ name, linked_at: linkedAt }: ChatRow, { telegram_notifications: rings }: UserRow) => ({
  name,
  linked_at: linkedAt.toISOString(),
  rings,
})

/**
 * Creates a short-lived, single-use code that links a chat. Only its hash is stored.
 *
 * @throws Problem `telegram.off`.
 */
export async function makeCode(context: Context, { user }: By): Promise<ResultOf<typeof codeContract>> {
  const { telegram, clock, db } = context
  if (!telegram) throw new Problem('telegram.off')
  const now = clock.now()
  const code = newCode(context)
  await keepCode(db, user.id, codeHashOf(code), now)
  const bot = await telegram.name()
  return {
    code,
    url: bot && `https://t.me/${bot}?start=${code}`,
    expires_at: after(now, limits.codeMinutes * minuteMs).toISOString(),
  }
}

/** @throws Problem `telegram.not-linked`. */
export async function changeRings(context: Context, user: UserRow, rings: boolean): Promise<Telegram> {
  if (!(await setRings(context, user, rings))) throw new Problem('telegram.not-linked')
  return showTelegram(context, { ...user, telegram_notifications: rings })
}

/** Unlinks the chat, and tells it so. */
export async function unlink(context: Context, by: By): Promise<void> {
  const chat = await inTransaction(context.db, async (tx) => {
    const ended = await unlinkTelegram({ ...context, db: tx }, by.user)
    if (ended) await record(context, tx, 'telegram.unlinked', by, {})
    return ended
  })
  if (chat) await tryReply(context, chat.address, replyTexts[chat.language].unlinked)
}
