import type { Context } from '#context.ts'
import { isGone } from '#features/auth/is-gone.ts'
import { startChat, stopChat, whatsappPerson } from '#features/conversation/chats.ts'
import { handleMessage, parseMessage } from '#features/conversation/converse.ts'
import { handleOnce } from '#features/conversation/handle-once.ts'
import { languageOf } from '#features/conversation/language.ts'
import { countMessage, isWithinDailyLimit } from '#features/conversation/limit-chat.ts'
import { textReply } from '#features/conversation/replies.ts'
import { replyTexts } from '#features/conversation/reply-texts.ts'
import { mayLeave } from '#features/notifications/outgoing/spend.ts'
import { switchOffChannel } from '#features/notifications/sending/switch-off/switch-off.ts'
import type { Reply } from '#platform/chat.ts'
import type { ChatRow } from '#platform/db/tables/conversation.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { ProviderFailure } from '#providers/provider-call.ts'
import type { WhatsappMessage } from '#providers/whatsapp.ts'

const channel = 'whatsapp'

/**
 * Handles a message from WhatsApp exactly once, for the person whose verified number sent it.
 *
 * @throws Problem `request.not-found` if no number is configured, `callback.signature` if the provider did not send
 *   this.
 */
export async function takeWhatsapp(
  context: Context,
  callback: { url: string; signature: string; fields: Record<string, string> },
): Promise<void> {
  const { whatsappInbox: inbox } = context
  if (!inbox) throw new Problem('request.not-found')
  const message = await inbox.read(callback)
  if (message === 'forged') throw new Problem('callback.signature')
  if (message === null) return
  const word = wordOf(message)
  const found = await whatsappPerson(context, { number: message.from, name: message.name })
  if (!found || isGone(context, found.user)) return answerStranger(context, message, word)
  const { chat, user } = found

  // Never rate-limited: an opt-out must always work.
  if (word === 'stop') return stop(context, chat, user)
  if (chat.stopped_at !== null && word !== 'start') return
  const counted = await countMessage(context, channel, message.from)
  if (counted === 'over') return
  const answer = (reply: Reply) => answerTo(context, message.from, reply)
  if (counted === 'first-over') return answer(textReply(replyTexts[chat.language].tooMany))
  const key = { channel, id: message.id, userId: user.id } as const
  if (word === 'start' && chat.stopped_at !== null) {
    return handleOnce(context, key, {
      read: async () => {},
      answer,
      async work(within) {
        await startChat(within, within.db, chat)
        return { userId: user.id, reply: textReply(replyTexts[chat.language].started) }
      },
    })
  }
  const { text } = message
  if (text === null) {
    return handleOnce(context, key, {
      read: async () => {},
      answer,
      work: async () => ({ userId: user.id, reply: textReply(replyTexts[chat.language].textOnly) }),
    })
  }
  return handleOnce(context, key, {
    read: () => parseMessage(context, user, chat, word === 'start' ? help : { text, isForwarded: message.isForwarded }),
    work: async (within, read) => ({ userId: user.id, reply: await handleMessage(within, user, chat, read) }),
    answer,
  })
}

const help = { text: 'help', isForwarded: false }

const words: Record<string, 'stop' | 'start'> = {
  stop: 'stop',
  stopall: 'stop',
  unsubscribe: 'stop',
  'band karo': 'stop',
  'बंद करो': 'stop',
  'बंद करें': 'stop',
  start: 'start',
  unstop: 'start',
  'shuru karo': 'start',
  'शुरू करो': 'start',
  'शुरू करें': 'start',
}

const wordOf = ({ text, isForwarded }: WhatsappMessage): 'stop' | 'start' | null =>
  (!isForwarded &&
    words[
      (text ?? '')
        .trim()
        .toLowerCase()
        .replace(/[.!]+$/, '')
    ]) ||
  null

/** Ends the alerts, confirms that once, and sends nothing more until START. */
async function stop(context: Context, chat: ChatRow, user: UserRow): Promise<void> {
  if (chat.stopped_at !== null) return
  await stopChat(context, chat)
  await switchOffChannel(context, { userId: user.id, channel, why: 'opted-out' })
  await answerTo(context, chat.address, textReply(replyTexts[chat.language].stopped))
}

/** Tells the sender of an unverified number how to verify it, once a day. */
async function answerStranger(
  context: Context,
  { from, text }: WhatsappMessage,
  word: 'stop' | 'start' | null,
): Promise<void> {
  if (word === 'stop' || !(await isWithinDailyLimit(context, `whatsapp stranger ${from}`))) return
  await answerTo(context, from, textReply(replyTexts[languageOf(text ?? '', 'en')].stranger))
}

/** Sends a reply within the installation's budget; a failure is only logged. */
async function answerTo(context: Context, to: string, reply: Reply): Promise<void> {
  const { whatsappInbox: inbox, log } = context
  if (!inbox || !(await mayLeave(context, { connected: true, pricePaise: inbox.pricePaise }))) return
  try {
    await inbox.sendReply(to, reply)
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    log.warn({ note: error.message }, 'an answer did not reach WhatsApp')
  }
}
