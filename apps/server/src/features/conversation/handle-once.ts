import type { Context } from '#context.ts'
import type { Reply } from '#platform/chat.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { ChatChannel } from '#platform/db/tables/conversation.ts'
import { Problem } from '#platform/problem.ts'
import { textReply } from './replies.ts'
import { insertMessage, markAnswered, messageTaken, saveReply } from './store.ts'

/** The reply to a message, and the person it belongs to; null for no reply. */
export type Taken = { userId: string | null; reply: Reply } | null

/**
 * Handles a message exactly once, by the messenger's own id. A repeated delivery changes nothing, and sends the reply
 * only if it was not sent before.
 *
 * @param read prepares the work outside the transaction; it must not write.
 * @param work gets a context whose `db` is the transaction. If a use-case refuses, the refusal becomes the reply.
 */
export async function handleOnce<Read>(
  context: Context,
  { channel, id, userId }: { channel: ChatChannel; id: string; userId: string | null },
  {
    read,
    work,
    answer,
  }: {
    read: () => Promise<Read>
    work: (within: Context, read: Read) => Promise<Taken>
    answer: (reply: Reply) => Promise<void>
  },
): Promise<void> {
  const key = { channel, id }
  const reply = await once(context, key, userId, read, work)
  // Marked before sending: a lost reply is better than a duplicate.
  if (reply && (await markAnswered(context.db, key, context.clock.now()))) await answer(reply)
}

async function once<Read>(
  context: Context,
  key: { channel: ChatChannel; id: string },
  userId: string | null,
  read: () => Promise<Read>,
  work: (within: Context, read: Read) => Promise<Taken>,
): Promise<Reply | null> {
  const before = await messageTaken(context.db, key)
  if (before) return before.answered_at ? null : before.reply
  const has = await read()
  const take = (taking: (within: Context) => Promise<Taken>) =>
    inTransaction(context.db, async (tx) => {
      const within = { ...context, db: tx }
      if (!(await insertMessage(tx, key, context.clock.now()))) return (await messageTaken(tx, key))?.reply ?? null
      const taken = await taking(within)
      await saveReply(tx, key, { userId: taken?.userId ?? null, reply: taken?.reply ?? null })
      return taken?.reply ?? null
    })
  try {
    return await take((within) => work(within, has))
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    // Replies with the refusal's own sentence.
    return take(async () => ({ userId, reply: textReply(`${error.detail}.`) }))
  }
}
