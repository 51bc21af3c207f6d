import { chats as limits } from '@planner/contract/constants/notifications'
import type { Context } from '#context.ts'
import { record } from '#features/audit/record.ts'
import { isGone } from '#features/auth/is-gone.ts'
import { chatAndPerson, linkTelegram, unlinkTelegram } from '#features/conversation/chats.ts'
import { handleMessage, parseMessage } from '#features/conversation/converse.ts'
import { handleOnce, type Taken } from '#features/conversation/handle-once.ts'
import { languageOfApp } from '#features/conversation/language.ts'
import { countMessage, isWithinDailyLimit } from '#features/conversation/limit-chat.ts'
import { textReply } from '#features/conversation/replies.ts'
import { replyTexts } from '#features/conversation/reply-texts.ts'
import { switchOffChannel } from '#features/notifications/sending/switch-off/switch-off.ts'
import { hourMs } from '#platform/clock.ts'
import type { ChatRow } from '#platform/db/tables/conversation.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { countMore } from '#platform/request-counter.ts'
import { ProviderFailure } from '#providers/provider-call.ts'
import type { TelegramUpdate } from '#providers/telegram.ts'
import { tryReply } from './try-reply.ts'

const channel = 'telegram'

/** Maximum answers per day to a chat that is not linked. */
const strangerAnswers = 10

/** Handles an update exactly once, even if it is delivered again, and replies in the chat. */
export async function takeUpdate(context: Context, update: TelegramUpdate): Promise<void> {
  const { telegram } = context
  if (!telegram || update.chat === '') return
  const appLanguage = languageOfApp(update.language)
  if (!update.isPrivate) return leaveGroup(context, update)
  const linked = await chatAndPerson(context, channel, update.chat)
  if (update.kind === 'blocked') {
    if (linked) await switchOffChannel(context, { userId: linked.user.id, channel, why: 'opted-out' })
    return
  }
  const counted = await countMessage(context, channel, update.chat)
  if (counted === 'over') return
  if (counted === 'first-over')
    return tryReply(context, update.chat, replyTexts[linked?.chat.language ?? appLanguage].tooMany)

  if (update.kind === 'button') await acknowledge(context, update.callbackId)
  const inPlaceOf = update.kind === 'button' ? update.messageId : undefined
  const answer = (reply: Parameters<typeof telegram.sendReply>[1]) => tryReply(context, update.chat, reply, inPlaceOf)
  const key = { channel, id: update.id, userId: linked?.user.id ?? null } as const
  const code = codeIn(update)
  if (linked && !isGone(context, linked.user)) {
    const { chat, user } = linked
    const command = update.kind === 'text' ? commandIn(update.text) : null
    if (command === 'stop') {
      return handleOnce(context, key, { read: nothing, answer, work: (within) => stop(within, chat, user) })
    }
    if (update.kind === 'other') {
      return handleOnce(context, key, {
        read: nothing,
        answer,
        work: async () => ({ userId: user.id, reply: textReply(replyTexts[chat.language].textOnly) }),
      })
    }
    const incoming =
      update.kind === 'button'
        ? { action: update.action }
        : command === 'start' || command === 'help'
          ? { text: 'help', isForwarded: false }
          : { text: update.text, isForwarded: update.isForwarded }
    return handleOnce(context, key, {
      read: () => parseMessage(context, user, chat, incoming),
      work: async (within, read) => ({ userId: user.id, reply: await handleMessage(within, user, chat, read) }),
      answer,
    })
  }
  const words = replyTexts[appLanguage]
  return handleOnce(context, key, {
    read: nothing,
    answer,
    async work(within): Promise<Taken> {
      if (code) return { userId: null, reply: textReply(await tryCode(within, update, code)) }
      const mayAnswer = await isWithinDailyLimit(within, `telegram stranger ${update.chat}`, strangerAnswers)
      return mayAnswer ? { userId: null, reply: textReply(words.linkFirst) } : null
    },
  })
}

const nothing = async () => {}

async function stop(within: Context, { language }: ChatRow, user: UserRow): Promise<Taken> {
  if (await unlinkTelegram(within, user))
    await record(within, within.db, 'telegram.unlinked', null, { subjectId: user.id })
  return { userId: user.id, reply: textReply(replyTexts[language].unlinked) }
}

async function tryCode(within: Context, { chat, name, language }: TelegramUpdate, code: string): Promise<string> {
  const now = within.clock.now()
  const words = replyTexts[languageOfApp(language)]
  const tries = { key: `telegram code ${chat}`, now, windowMs: hourMs }
  if ((await countMore(within.db, { ...tries, by: 0 })).count >= limits.wrongCodesPerHour) return words.tooManyCodes
  const linked = await linkTelegram(within, { code, address: chat, name, language: languageOfApp(language) })
  if (!linked) {
    await countMore(within.db, { ...tries, by: 1 })
    return words.wrongCode
  }
  await record(within, within.db, 'telegram.linked', null, { subjectId: linked.user.id })
  return words.linked(linked.user.full_name)
}

/** Returns the code in '/start K7Q2M-9XHDR', as sent by the link, or in a message with the code alone. */
function codeIn(update: TelegramUpdate): string | null {
  if (update.kind !== 'text') return null
  const match = /^(?:\/start\s+)?([0-9a-z]{5}-?[0-9a-z]{5})$/i.exec(update.text.trim())
  return match?.[1] ?? null
}

const commandIn = (text: string): string | null =>
  /^\/(start|help|stop)\b/i.exec(text.trim())?.[1]?.toLowerCase() ?? null

/** Leaves a group, explaining why at most once a day. */
async function leaveGroup(context: Context, update: TelegramUpdate): Promise<void> {
  if (update.kind === 'blocked') return
  if (await isWithinDailyLimit(context, `telegram group ${update.chat}`)) {
    await tryReply(context, update.chat, replyTexts[languageOfApp(update.language)].groups)
  }
  await quietly(context, () => context.telegram!.leave(update.chat))
}

const acknowledge = (context: Context, callbackId: string) =>
  quietly(context, () => context.telegram!.acknowledge(callbackId))

async function quietly({ log }: Context, call: () => Promise<void>): Promise<void> {
  try {
    await call()
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    log.warn({ note: error.message }, 'Telegram did not take a call')
  }
}
